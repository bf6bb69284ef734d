"""Names for the things of Blitzkrieg!: what actions, events, candidates and forecasts are about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from opfor.core.requests import UNTOLD
from opfor.core.trace import Decision
from opfor.games.blitzkrieg.bot.leftover_effect import LEFTOVER_EFFECT
from opfor.games.blitzkrieg.told.pictures.board import space_ref, theatre_ref
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.state import HIDDEN, STRATAGEMS, State
from opfor.kit.pointing import Pointing

Refs = tuple[str, ...]


def reserve_ref(setting: Setting, side: int, slot: int) -> str:
    """A unit of a reserve by its place from the left, from 0."""
    return f"reserve:{setting.seats[side]}/{slot + 1}"


def track_ref(setting: Setting, theatre: int) -> str:
    return f"track:{setting.board.theatres[theatre].id}"


def stratagem_ref(name: str) -> str:
    return f"stratagem:{name}"


def _held(setting: Setting, state: State, act: Any) -> str:
    """A unit of the mover's reserve; an untold one stands for any."""
    row = state.reserves[state.mover]
    known = act.unit if act.unit in row else UNTOLD
    return reserve_ref(setting, state.mover, row.index(known)) if known in row else ""


def _slot(setting: Setting, _state: State, event: Any) -> str:
    return reserve_ref(setting, event.side, event.slot) if event.slot >= 0 else ""


def _space(setting: Setting, _state: State, what: Any) -> str:
    return space_ref(setting, what.space)


def _theatre(setting: Setting, _state: State, what: Any) -> str:
    return theatre_ref(setting, what.theatre)


ACTIONS = Pointing(
    {
        "place.unit": _held,
        "slot": lambda setting, _state, act: reserve_ref(setting, 0, act.slot),
        "space": _space,
        "theatre": _theatre,
    }
)
EVENTS = Pointing(
    {
        "space": _space,
        "track-moved.theatre": lambda setting, _state, event: track_ref(setting, event.theatre),
        "theatre": _theatre,
        "stratagem-drawn.stratagem": lambda _setting, _state, event: (
            stratagem_ref(event.stratagem) if event.stratagem != HIDDEN else ""
        ),
    }
)
refs_of_action = ACTIONS.refs
refs_of_event = EVENTS.refs
ref_of_field = Pointing({**EVENTS.fields, "slot": _slot}).ref
"""Where a token came from is played, but not lit: it is gone from there."""


def ref_of_candidate(setting: Setting, decision: Decision, name: str | int) -> str:
    """A theatre by its id; a space or a unit of the bot's row by its number."""
    if decision.question == LEFTOVER_EFFECT.name:
        return f"space:{name}"
    if isinstance(name, str):
        index = setting.board.theatre_index.get(name)
        return "" if index is None else theatre_ref(setting, index)
    if decision.question == "unit":
        return reserve_ref(setting, 0, name - 1)
    space = decision.details.get("names", {}).get(str(name))
    return space_ref(setting, space) if isinstance(space, int) else ""


def refs_of_forecast(setting: Setting, state: State, key: str) -> Refs:
    """``africa 2 3``: the third unit of the row goes to the second space of the open campaign."""
    theatre, _, rest = key.partition(" ")
    index = setting.board.theatre_index.get(theatre)
    if index is None:
        return ()
    position, slot = map(int, rest.split())
    campaign = state.campaigns[index]
    spaces = setting.board.theatres[index].campaigns[campaign].spaces if campaign >= 0 else ()
    where = [s for s in spaces if setting.board.spaces[s].position == position]
    refs = [reserve_ref(setting, 0, slot - 1)] if slot <= len(state.reserves[0]) else []
    return (*refs, *(space_ref(setting, s) for s in where))


def ref_of_item(setting: Setting, _source: str, item: str) -> str:
    """An item of a draw: a stratagem or a theatre; units of bags have no name of their own."""
    if item in STRATAGEMS:
        return stratagem_ref(item)
    index = setting.board.theatre_index.get(item)
    return "" if index is None else theatre_ref(setting, index)


def meant(_setting: Setting, state: State, refs: Sequence[str]) -> list[str]:
    """A unit of one's own row and a space."""
    if len(refs) < 2 or not refs[0].startswith("reserve:"):
        return []
    place = int(refs[0].rpartition("/")[2]) - 1
    row = state.reserves[state.mover]
    return [f"{row[place]} {refs[1]}"] if place < len(row) else []
