"""What an order is, as the ladders of the AI say which of their rungs hold for it."""

from __future__ import annotations

from opfor.cardboard.coh.orders.words import Word

AWAY = "the AI disengages"
LEAVING = {
    "COH-4.1.2-g": "the AI disengages by a close-combat or move order",
    "COH-4.1.2-l": "the AI disengages at short range",
}
MOVING = "the AI moves"
NO_MOVE, MOVE = "the order is no move, or is for close combat", "the order is a move"
ATTACK, NO_ATTACK = "the order is an attack", "the order is no attack"
AI_SAYS = {word: f"the line says {word} before the AI" for word in Word}
TARGET_SAYS = {word: f"the line says {word} before the target" for word in Word}
