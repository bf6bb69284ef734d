"""What the AI buys, with which equipment, and where it enters."""
