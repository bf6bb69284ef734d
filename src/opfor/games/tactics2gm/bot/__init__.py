"""The solo AI of 2GM Tactics over numbers: what the opponent wants."""
