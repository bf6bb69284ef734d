"""The battlefield as orders see it."""
