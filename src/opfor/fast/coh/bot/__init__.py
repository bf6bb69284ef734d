"""What the solo AI wants, over numbers: a file for each question it asks."""
