"""What comes when: set-up, turns, and what may come next."""
