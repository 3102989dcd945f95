"""The table: where a hand is played, from the first card dealt to the last."""
