"""What comes when."""
