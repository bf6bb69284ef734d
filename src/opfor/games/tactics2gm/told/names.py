"""Names of things as they are said: spaces, units, sides, targets, cards."""

from __future__ import annotations

from opfor.core.phrases import amount as amount
from opfor.core.phrases import capital as capital
from opfor.core.phrases import listed as listed
from opfor.games.tactics2gm.values.content import HIDDEN
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import HQ, State, cell_of_target, unit_alive


def space(setting: Setting, cell: int) -> str:
    """``space 3.5``: line 3, column 5."""
    if cell < 0:
        return "aboard a transport"
    return f"space {spot(setting, cell)}"


def spot(setting: Setting, cell: int) -> str:
    """``3.5``: a space as it is typed."""
    return f"{setting.board.line(cell)}.{setting.board.column(cell)}"


def side(setting: Setting, state: State, number: int) -> str:
    """``the Germans``; before armies are assigned, the seat."""
    army = setting.cards.armies.get(state.armies[number])
    name = setting.seats[number].title() if army is None else army.title
    mark = " (AI)" if number == setting.ai and army is not None else ""
    return f"the {name}{mark}" if army is not None else _seat(name)


def _seat(name: str) -> str:
    return {"Ai": "the AI", "Player": "the player"}.get(name, name)


def card(setting: Setting, name: str) -> str:
    """A card's printed title."""
    if name == HIDDEN:
        return "a hidden card"
    for table in (setting.cards.units, setting.cards.supports, setting.cards.terrain):
        row = table.get(name)
        if row is not None:
            return row.title
    return token(setting, name)


def token(setting: Setting, name: str) -> str:
    """An equipment token's title; some tokens share their name with a unit card."""
    row = setting.cards.tokens.get(name)
    return name.replace("-", " ") if row is None else row.title


def unit(setting: Setting, state: State, unit_id: int) -> str:
    """``Sherman 7``: a unit by title and number; one that is gone by its number alone."""
    there = unit_alive(state, unit_id)
    if there is None:
        return f"unit {unit_id}"
    title = "face-down card" if there.card == HIDDEN else setting.cards.units[there.card].title
    return f"{title} {unit_id}"


def owned(setting: Setting, state: State, unit_id: int) -> str:
    """``the Germans' Pak40 3``."""
    there = unit_alive(state, unit_id)
    if there is None:
        return f"unit {unit_id}"
    return f"{possessive(setting, state, there.side)} {unit(setting, state, unit_id)}"


def possessive(setting: Setting, state: State, number: int) -> str:
    """``the Germans'``."""
    name = side(setting, state, number).removesuffix(" (AI)")
    return f"{name}'" if name.endswith("s") else f"{name}'s"


def target(setting: Setting, state: State, number: int) -> str:
    """A target in words."""
    if number > 0:
        return unit(setting, state, number)
    if number == HQ:
        return "the HQ"
    cell = cell_of_target(number)
    piece = state.terrain[cell]
    what = "terrain" if piece is None else card(setting, piece.card).lower()
    return f"the {what} at {space(setting, cell)}"


def target_key(setting: Setting, number: int) -> str:
    """A target as it is typed: ``9``, ``hq``, ``t3.5``."""
    if number > 0:
        return str(number)
    return "hq" if number == HQ else f"t{spot(setting, cell_of_target(number))}"


def left_over(ap: int) -> str:
    """``1 AP is left``, ``3 AP are left``."""
    return f"{ap} AP {'is' if ap == 1 else 'are'} left"
