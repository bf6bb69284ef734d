"""The course of firefights over numbers."""
