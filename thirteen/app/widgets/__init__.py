"""The controls every screen is made of."""
