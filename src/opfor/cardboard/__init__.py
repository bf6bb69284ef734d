"""Cardboard: boards, counters, cards and missions that several games share."""
