"""The one contract for every surface: a table, the eyes of a seat, and frozen messages.

Nothing here knows a game, and a surface needs nothing else: ``Table`` is a game under way,
``Table.seen_by`` gives one seat's eyes, and whatever they tell is a Struct that goes to JSON and
back.
"""

from opfor.app.conversation.eyes import Eyes
from opfor.app.conversation.table import Table

__all__ = ["Eyes", "Table"]
