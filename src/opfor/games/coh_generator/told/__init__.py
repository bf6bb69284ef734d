"""How it is said, drawn, read and printed."""
