"""The order language: what is printed on order cards, missions and AI tiles, as text and tree.

``parse_priority``, ``parse_tactical`` and ``parse_line`` read a line; ``order_text`` prints it;
``describe`` says in words what the AI will understand; ``check_file`` does so for a whole file;
``load_order_cards`` reads a pack of order cards.
"""

from __future__ import annotations

from opfor.cardboard.coh.orders.errors import BadOrderText
from opfor.cardboard.coh.orders.findings import Finding, check_file, check_line
from opfor.cardboard.coh.orders.meaning import describe
from opfor.cardboard.coh.orders.order_cards import OrderCard, load_order_cards
from opfor.cardboard.coh.orders.parse import parse_line, parse_priority, parse_tactical
from opfor.cardboard.coh.orders.text import order_text

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
