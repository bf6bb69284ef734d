"""Position files read and written."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from opfor.core.errors import BadPosition, OpforError, one_of
from opfor.games.blitzkrieg.bot.stratagems import in_force
from opfor.games.blitzkrieg.bot.survey import BOT
from opfor.games.blitzkrieg.told.positions.faults import check_theatre, check_units
from opfor.games.blitzkrieg.told.positions.form import PositionForm, TheatreForm, cell_form, parse
from opfor.games.blitzkrieg.told.positions.tokens import Tokens, listed, tokens_used
from opfor.games.blitzkrieg.values.content import Theatre
from opfor.games.blitzkrieg.values.options import Options, Setting, prepare
from opfor.games.blitzkrieg.values.state import (
    CLOSED,
    NOT_OPENED,
    STEAMROLL,
    STRATAGEMS,
    Placed,
    State,
)

Rulings = Mapping[str, str]


def read(rulings: Rulings, raw: bytes) -> tuple[Setting, State]:
    """Setting and state of a position, ready to be played on with the bot to move.

    Tokens the position does not mention lie in their bags and in the pile; if the bot's bag is
    given, its missing regular units have been bombed into the pile.
    """
    form = parse(raw)
    setting = setting_of(form.board, tuple(sorted(rulings.items())))
    return setting, state_of(setting, form)


@lru_cache(maxsize=16)
def setting_of(board: Any, rulings: tuple[tuple[str, str], ...]) -> Setting:
    return prepare(Options(board=board), dict(rulings))


def state_of(setting: Setting, form: PositionForm) -> State:
    for where, units in (
        ("row", form.row),
        ("reserve", form.reserve),
        ("bag", form.bag or ()),
        ("last_unit", (form.last_unit,) if form.last_unit else ()),
    ):
        check_units(setting, where, units)
    for name in form.theatres:
        if name not in setting.board.theatre_index:
            raise BadPosition(one_of("theatres", name, setting.board.theatre_index))
    tracks, campaigns, placed = _board(setting, form)
    bot_bag, player_bag, pile = _pools(setting, form)
    return State(
        stage="turn",
        turn=1,
        mover=BOT,
        tracks=tracks,
        campaigns=campaigns,
        placed=placed,
        vp=(form.vp.bot, form.vp.player),
        reserves=(form.row, form.reserve),
        bags=(bot_bag, player_bag),
        pile=pile,
        cup=tuple(s for s in STRATAGEMS if s != form.stratagem),
        stratagem=form.stratagem,
        in_force=_in_force(form),
        stratagem_turn=1 if form.stratagem is not None else 0,
        last_unit=form.last_unit,
        last_units=(form.last_unit, form.last_unit),
    )


def _in_force(form: PositionForm) -> str | None:
    """What the stratagem acts as; Steamroll after nothing known filters nothing."""
    for where, name in (
        ("stratagem", form.stratagem),
        ("previous_stratagem", form.previous_stratagem),
    ):
        if name is not None and name not in STRATAGEMS:
            raise BadPosition(one_of(where, name, STRATAGEMS))
    return in_force(form.stratagem, in_force(form.previous_stratagem, None))


def _board(
    setting: Setting, form: PositionForm
) -> tuple[tuple[int, ...], tuple[int, ...], tuple[Placed | None, ...]]:
    """Tracks, open campaigns, and what stands on the spaces."""
    tracks: list[int] = []
    campaigns: list[int] = []
    placed: list[Placed | None] = [None] * len(setting.board.spaces)
    for theatre in setting.board.theatres:
        there = form.theatres.get(theatre.id)
        if there is None:
            tracks.append(0)
            campaigns.append(0 if theatre.open_at_start else NOT_OPENED)
            continue
        full = check_theatre(setting, theatre, there)
        tracks.append(there.track)
        is_closed = there.closed or full == len(theatre.campaigns)
        campaigns.append(CLOSED if is_closed else full)
        _put(theatre, there, placed)
    return tuple(tracks), tuple(campaigns), tuple(placed)


def _put(theatre: Theatre, form: TheatreForm, placed: list[Placed | None]) -> None:
    for campaign, cells in zip(theatre.campaigns, form.rows, strict=False):
        for space, cell in zip(campaign.spaces, cells, strict=True):
            if cell is not None:
                placed[space] = (0 if cell[0] == "bot" else 1, cell[1])


def _pools(
    setting: Setting, form: PositionForm
) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """The bot's bag, the player's bag and the pile: whatever the position does not show."""
    tokens = Tokens(setting)
    for side, unit, where in tokens_used(form):
        tokens.take(side, unit, where)
    if form.bag is None:
        return listed(tokens.bags[0]), listed(tokens.bags[1]), listed(tokens.pile)
    for unit in form.bag:
        tokens.take(BOT, unit, "bag")
    pile = tokens.pile + tokens.bags[0]
    return tuple(sorted(form.bag)), listed(tokens.bags[1]), listed(pile)


def write(setting: Setting, state: State) -> dict[str, Any]:
    """The position file of a state of a solo game; reading it gives the same decision."""
    if setting.bot is None:
        raise OpforError("positions are for solo games: with two players there is no bot to ask")
    steamrolls = state.stratagem == STEAMROLL
    return {
        "game": "blitzkrieg",
        "board": setting.board.id,
        "vp": {"bot": state.vp[0], "player": state.vp[1]},
        "theatres": {
            theatre.id: _theatre_form(theatre, state)
            for theatre in setting.board.theatres
            if state.campaigns[theatre.index] != NOT_OPENED
        },
        "row": list(state.reserves[0]),
        "reserve": list(state.reserves[1]),
        "stratagem": state.stratagem,
        "previous_stratagem": state.in_force if steamrolls else None,
        "last_unit": state.last_unit,
        "bag": list(state.bags[0]),
    }


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
