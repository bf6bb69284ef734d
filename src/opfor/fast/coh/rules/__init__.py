"""The rules of firefights over numbers."""
