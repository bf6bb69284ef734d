"""Whom the AI's units shoot at, and whom they heal."""
