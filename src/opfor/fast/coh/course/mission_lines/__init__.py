"""The lines of a mission of its own, at work."""
