"""Positions written: what is written is read back, or not written."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from opfor.core.codec import convert
from opfor.core.errors import BadPosition, OpforError
from opfor.core.requests import UNTOLD
from opfor.games.blitzkrieg.course.rooms import looked_at
from opfor.games.blitzkrieg.rules.board import empty_spaces
from opfor.games.blitzkrieg.told.positions.cup import stratagem_fields
from opfor.games.blitzkrieg.told.positions.files import state_of
from opfor.games.blitzkrieg.told.positions.form import SIDES, PositionForm, cell_form
from opfor.games.blitzkrieg.values.content import Theatre
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.seats import BOT, PLAYER
from opfor.games.blitzkrieg.values.state import CLOSED, NOT_OPENED, State

READ_BACK = (
    "mover",
    "tracks",
    "campaigns",
    "placed",
    "vp",
    "reserves",
    "bags",
    "pile",
    "cup",
    "stratagem",
    "in_force",
)
"""What a position has to say of a state."""


def write(setting: Setting, state: State) -> dict[str, Any]:
    """The position file of a state of a solo game.

    Corrections by hand can leave a table no position describes: more tokens than there are, a
    campaign open before its turn.
    """
    if setting.bot is None:
        raise OpforError("positions are for solo games: with two players there is no bot to ask")
    if state.stage == "setup":
        raise OpforError("the game is still being set up; there is a position when the turns begin")
    if is_scoring_due(setting, state):
        raise OpforError("a placement is under way; there is a position when it has been scored")
    state = all_told(state)
    document = _document(setting, state)
    try:
        again = state_of(setting, convert(document, PositionForm))
    except BadPosition as error:
        raise OpforError(f"this table cannot be written as a position: {error}") from None
    for name in READ_BACK:
        if getattr(again, name) != getattr(state, name):
            what = name.replace("_", " ")
            raise OpforError(f"this table cannot be written as a position: {what} would be lost")
    return document


def all_told(state: State) -> State:
    """What was not told goes where it is listed: the bot does not look at it."""
    first, second = ([unit for unit in each if unit != UNTOLD] for each in state.reserves)
    bag, other = ([unit for unit in each if unit != UNTOLD] for each in state.bags)
    return replace(state, reserves=(tuple(first), tuple(second)), bags=(tuple(bag), tuple(other)))


def is_scoring_due(setting: Setting, state: State) -> bool:
    """Whether an open campaign is full: that lasts only until its placement is resolved."""
    campaigns = enumerate(state.campaigns)
    war = looked_at(setting, state)
    return any(c >= 0 and not empty_spaces(war, t) for t, c in campaigns)


def _document(setting: Setting, state: State) -> dict[str, Any]:
    return {
        "game": "blitzkrieg",
        "board": setting.board.id,
        "vp": {"bot": state.vp[BOT], "player": state.vp[PLAYER]},
        "theatres": {
            theatre.id: _theatre_form(theatre, state)
            for theatre in setting.board.theatres
            if state.campaigns[theatre.index] != NOT_OPENED
        },
        "row": list(state.reserves[BOT]),
        "reserve": list(state.reserves[PLAYER]),
        **stratagem_fields(state),
        "last_unit": _last_unit(setting, state),
        "bag": list(state.bags[BOT]),
        "to_move": SIDES[state.mover],
        "player_bag": list(state.bags[PLAYER]),
    }


def _last_unit(setting: Setting, state: State) -> str | None:
    """What the bot's spy would copy."""
    is_enemys = setting.rulings.spy_copies == "last-enemy-unit"
    return state.last_units[PLAYER] if is_enemys else state.last_unit


def _theatre_form(theatre: Theatre, state: State) -> dict[str, Any]:
    rows = [
        [cell_form(state.placed[space]) for space in campaign.spaces]
        for campaign in theatre.campaigns
    ]
    form: dict[str, Any] = {"track": state.tracks[theatre.index], "rows": rows}
    has_gap = any(None in row for row in rows)
    if state.campaigns[theatre.index] == CLOSED and has_gap:
        form["closed"] = True
    return form
