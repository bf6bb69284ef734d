"""How 2GM Tactics is said: labels, events, the board as text."""
