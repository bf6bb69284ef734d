"""Who can do what to whom."""
