"""Games as data for learners: explained decisions of the opponent, and choices of players."""
