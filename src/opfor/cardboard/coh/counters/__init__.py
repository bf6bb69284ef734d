"""Counters and cards: units, Action Cards, the numbers of the rules."""
