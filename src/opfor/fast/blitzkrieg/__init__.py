"""Blitzkrieg! over flat integers: the rules of ``opfor.games.blitzkrieg`` once more, for speed."""
