"""A mission file on the drawing board: the map it lays, what lies on it, what is filled in."""
