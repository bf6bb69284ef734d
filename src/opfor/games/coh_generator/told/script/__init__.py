"""Generations told as a document: played, answered, refused."""
