"""The generator's pack: its tables, what halves of cards do, what can be wrong."""
