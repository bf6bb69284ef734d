"""How a generation is said and drawn."""
