"""What the AI wants: a file for each question it asks, and what it looks at."""
