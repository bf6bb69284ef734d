"""The position as a drawing."""
