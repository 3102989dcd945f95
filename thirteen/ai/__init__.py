"""What a bot may see, the bots, and the names they go by."""
