"""Every picture of the game as SVG text, made from geometry by plain Python; nothing here draws."""
