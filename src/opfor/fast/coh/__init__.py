"""Conflict of Heroes over flat integers: firefights on foot."""
