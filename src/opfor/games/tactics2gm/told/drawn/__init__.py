"""A scenario on the drawing board: the field it lays, what lies on it, what is filled in."""
