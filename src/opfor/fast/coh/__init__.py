"""Conflict of Heroes over flat integers: firefights of foot and guns."""
