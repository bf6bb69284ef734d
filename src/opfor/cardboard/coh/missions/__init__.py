"""Missions as files: firefights and solo missions, read, checked, found."""
