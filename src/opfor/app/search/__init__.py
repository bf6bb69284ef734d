"""Looking ahead: one search for all games, through the kernel itself."""

from opfor.app.search.expert import Expert
from opfor.app.search.search import Budget, Weighed, is_weighed, search

__all__ = ["Budget", "Expert", "Weighed", "is_weighed", "search"]
