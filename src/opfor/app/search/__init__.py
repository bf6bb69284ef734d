"""Looking ahead: one search for all games, through the kernel itself."""

from opfor.app.search.expert import Expert, Seated, answer_of, known_players, player_named
from opfor.app.search.search import Budget, Weighed, is_weighed, search

__all__ = [
    "Budget",
    "Expert",
    "Seated",
    "Weighed",
    "answer_of",
    "is_weighed",
    "known_players",
    "player_named",
    "search",
]
