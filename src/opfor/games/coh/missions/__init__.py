"""Missions as files: read, checked, found."""
