"""How the ground is drawn."""
