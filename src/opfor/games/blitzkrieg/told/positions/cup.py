"""The stratagems of a position: which are in the cup, which lies out, what is in force."""

from __future__ import annotations

from typing import Any

from opfor.core.errors import BadPosition, one_of
from opfor.games.blitzkrieg.told.positions.form import PositionForm
from opfor.games.blitzkrieg.values.seats import BOT
from opfor.games.blitzkrieg.values.state import STEAMROLL, STRATAGEMS, State

Stratagems = tuple[tuple[str, ...], str | None, str | None, bool]
"""The cup, the token lying out, what it acts as, and whether it is the bot's of this turn."""


def stratagems(form: PositionForm) -> Stratagems:
    """What a form says; Steamroll after nothing known filters nothing."""
    out = _out_of_the_cup(form)
    cup = tuple(s for s in STRATAGEMS if s not in out)
    previous = _acting(form.previous_stratagem, None)
    to_be_drawn = form.stratagem is None and bool(form.used_stratagems and cup)
    if form.to_move == "bot" and to_be_drawn:
        return cup, out[0], previous, False
    acting = _acting(form.stratagem, previous)
    return cup, form.stratagem, acting, form.to_move == "bot"


def _acting(stratagem: str | None, before: str | None) -> str | None:
    """Steamroll acts as what was in force before it."""
    return before if stratagem == STEAMROLL else stratagem


def _out_of_the_cup(form: PositionForm) -> tuple[str, ...]:
    """Those used; if nothing is said about them, the one lying out."""
    one = () if form.stratagem is None else (form.stratagem,)
    used = one if form.used_stratagems is None else form.used_stratagems
    previous = () if form.previous_stratagem is None else (form.previous_stratagem,)
    for where, names in (
        ("stratagem", one),
        ("previous_stratagem", previous),
        ("used_stratagems", used),
    ):
        for name in names:
            if name not in STRATAGEMS:
                raise BadPosition(one_of(where, name, STRATAGEMS))
    if len(set(used)) < len(used):
        raise BadPosition("used_stratagems: a name stands there twice; there is one of each")
    if form.stratagem is not None and form.stratagem not in used:
        raise BadPosition(
            f"used_stratagems: {form.stratagem} lies out, so it is not in the cup; add it"
        )
    return used


def stratagem_fields(state: State) -> dict[str, Any]:
    """The fields that ``stratagems`` reads, for a state."""
    out: list[str] = [name for name in STRATAGEMS if name not in state.cup]
    lying = state.stratagem
    if lying is not None:
        out = [lying, *(name for name in out if name != lying)]
    is_drawn = state.stratagem_turn == state.turn
    if state.mover == BOT and not is_drawn:
        return {"stratagem": None, "previous_stratagem": state.in_force, "used_stratagems": out}
    previous = state.in_force if lying == STEAMROLL else None
    return {"stratagem": lying, "previous_stratagem": previous, "used_stratagems": out}
