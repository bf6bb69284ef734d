"""The coach: advice before an act, a review after the game, puzzles in between."""
