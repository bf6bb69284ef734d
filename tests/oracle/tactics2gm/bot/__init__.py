"""The solo AI of 2GM Tactics: set-up, stance, and what it does in each phase of its turn."""
