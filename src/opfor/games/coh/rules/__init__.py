"""The rules of the tactical game, one file per section of the book."""
