"""What comes when: set-up, rounds, turns, offers, players."""
