"""The game's language, put together."""

from __future__ import annotations

from opfor.core.game import Words
from opfor.core.trace import Decision
from opfor.games.coh.content.cards import action_cards
from opfor.games.coh.options import Setting
from opfor.games.coh.pictures.position import picture
from opfor.games.coh.state import State
from opfor.games.coh.words.board_text import board_text
from opfor.games.coh.words.labels import key, label
from opfor.games.coh.words.reasons import chosen, measure
from opfor.games.coh.words.stories import instruction, story


def candidate(_setting: Setting, _decision: Decision, name: str | int) -> str:
    """Counter ids, hex names and facings stand for themselves; ``tactical/2`` is an order."""
    kind, _, number = str(name).partition("/")
    return f"{kind} order {number}" if number.isdigit() else str(name)


def item(setting: Setting, name: str) -> str:
    """A drawn hit counter or action card in words."""
    if name in setting.hits:
        return setting.hits[name].title
    card = action_cards().get(name)
    return f"{card.number} {card.title}" if card is not None else name


def drawn(setting: Setting, source: str, name: str) -> str:
    """A drawn item in words; order cards have numbers that action cards have too."""
    orders = getattr(setting, "cards", {})
    if source == "orders" and name in orders:
        return f"{name} {orders[name].title}"
    return item(setting, name)


WORDS: Words[State] = Words(
    action=label,
    action_key=key,
    event=story,
    instruct=instruction,
    board=board_text,
    scene=picture,
    candidate=candidate,
    item=item,
    drawn=drawn,
    chosen=chosen,
    measure=measure,
)
