"""How the game is said, drawn, read and corrected."""
