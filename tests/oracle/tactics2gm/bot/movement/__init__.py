"""Where the AI's units go."""
