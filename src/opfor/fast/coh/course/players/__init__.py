"""The baseline player over numbers."""
