"""The record looked at again: branches, replay, notes, what changed, games to take along."""
