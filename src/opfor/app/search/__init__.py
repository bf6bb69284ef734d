"""Looking ahead: one search for all games, through the kernel itself."""

from opfor.app.search.expert import Expert, known_players
from opfor.app.search.search import Budget, Weighed, search

__all__ = ["Budget", "Expert", "Weighed", "known_players", "search"]
