"""The course of a game of 2GM Tactics over numbers."""
