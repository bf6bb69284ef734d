"""2GM Tactics over numbers, one file for each file of the readable engine."""
