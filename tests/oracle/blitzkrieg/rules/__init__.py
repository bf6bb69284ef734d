"""The rules of the two-player game, one file per section of the book."""
