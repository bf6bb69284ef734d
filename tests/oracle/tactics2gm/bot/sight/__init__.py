"""What the AI looks at when it decides, and what it makes of it."""
