"""A board on the drawing board: how it lies, what is painted on it, what is filled in."""
