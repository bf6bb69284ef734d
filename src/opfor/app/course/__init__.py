"""Learning a game: lessons that are played, and a first game that is led."""
