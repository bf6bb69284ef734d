"""What the opponent wants."""
