"""The rules of 2GM Tactics over numbers."""
