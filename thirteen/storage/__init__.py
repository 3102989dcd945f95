"""Where user data lives, and files that survive a crash."""
