"""A story for each row."""
