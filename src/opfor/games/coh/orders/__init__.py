"""The order language: what is printed on order cards, missions and AI tiles, as text and tree.

``parse_priority``, ``parse_tactical`` and ``parse_line`` read a line; ``order_text`` prints it;
``describe`` says in words what the AI will understand; ``check_file`` does so for a whole file;
``load_order_cards`` reads a pack of order cards.
"""

from __future__ import annotations

from opfor.games.coh.orders.cards import OrderCard, load_order_cards
from opfor.games.coh.orders.check import Finding, check_file, check_line
from opfor.games.coh.orders.describe import describe
from opfor.games.coh.orders.errors import BadOrderText
from opfor.games.coh.orders.parse import parse_line, parse_priority, parse_tactical
from opfor.games.coh.orders.text import order_text

__all__ = [
    "BadOrderText",
    "Finding",
    "OrderCard",
    "check_file",
    "check_line",
    "describe",
    "load_order_cards",
    "order_text",
    "parse_line",
    "parse_priority",
    "parse_tactical",
]
