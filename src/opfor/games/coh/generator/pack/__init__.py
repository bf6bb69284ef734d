"""The generator's content: its tables, what halves of cards do, what can be wrong."""
