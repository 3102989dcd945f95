"""The screens of the program other than the table."""
