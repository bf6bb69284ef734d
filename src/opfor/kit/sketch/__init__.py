"""Boards as text: hexes and squares drawn with letters, complete without colour."""
