"""How it is said and drawn."""
