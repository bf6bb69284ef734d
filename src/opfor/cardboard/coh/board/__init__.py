"""Boards: how they are printed, how they join, what lies on them, who sees whom."""
