"""Position files read: setting and state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from opfor.core.errors import BadPosition, one_of
from opfor.core.owned import keeping
from opfor.games.blitzkrieg.told.positions.cup import stratagems
from opfor.games.blitzkrieg.told.positions.faults import check_theatre, check_units
from opfor.games.blitzkrieg.told.positions.form import SIDES, PositionForm, TheatreForm, parse
from opfor.games.blitzkrieg.told.positions.tokens import Tokens, listed, tokens_used
from opfor.games.blitzkrieg.values.content import Theatre, boards
from opfor.games.blitzkrieg.values.options import Options, Setting, prepare
from opfor.games.blitzkrieg.values.seats import BOT, PLAYER
from opfor.games.blitzkrieg.values.state import CLOSED, NOT_OPENED, Placed, State


def read(rulings: Mapping[str, str], raw: bytes) -> tuple[Setting, State]:
    """Setting and state of a position, ready to be played on.

    Tokens the position does not mention lie in their bags and in the pile; if a bag is given, its
    missing units lie in the pile (the bot's have been bombed).
    """
    form = parse(raw)
    if form.board not in boards():
        raise BadPosition(f"position, {one_of('board', form.board, boards())}")
    setting = setting_of(form.board, tuple(sorted(rulings.items())))
    return setting, state_of(setting, form)


@keeping(16)
def setting_of(board: Any, rulings: tuple[tuple[str, str], ...]) -> Setting:
    return prepare(Options(board=board), dict(rulings))


def state_of(setting: Setting, form: PositionForm) -> State:
    """The state a form describes; whatever makes it impossible is one line."""
    for where, units in (
        ("row", form.row),
        ("reserve", form.reserve),
        ("bag", form.bag or ()),
        ("player_bag", form.player_bag or ()),
        ("last_unit", (form.last_unit,) if form.last_unit else ()),
    ):
        check_units(setting, where, units)
    for name in form.theatres:
        if name not in setting.board.theatre_index:
            raise BadPosition(one_of("theatres", name, setting.board.theatre_index))
    tracks, campaigns, placed = _board(setting, form)
    bot_bag, player_bag, pile = _pools(setting, form)
    cup, stratagem, acting, is_drawn = stratagems(form)
    state = State(
        turn=1,
        mover=SIDES.index(form.to_move),
        tracks=tracks,
        campaigns=campaigns,
        placed=placed,
        vp=(form.vp.bot, form.vp.player),
        reserves=(form.row, form.reserve),
        bags=(bot_bag, player_bag),
        pile=pile,
        cup=cup,
        stratagem=stratagem,
        in_force=acting,
        stratagem_turn=1 if is_drawn else 0,
        last_unit=form.last_unit,
        last_units=(form.last_unit, form.last_unit),
    )
    return _staged(setting, state)


def _staged(setting: Setting, state: State) -> State:
    """Over if nothing is left to close or the player has the points; else somebody's turn.

    With the bot's points reached, a turn of the player is the last.
    """
    end = setting.constants.end_points
    is_over = max(state.campaigns) < 0 or state.vp[PLAYER] >= end
    is_last = state.vp[BOT] >= end and state.mover == PLAYER
    return replace(state, stage="over" if is_over else "turn", last_turn=is_last)


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
    bags: list[tuple[str, ...]] = []
    for side, where, given in ((BOT, "bag", form.bag), (PLAYER, "player_bag", form.player_bag)):
        for unit in given or ():
            tokens.take(side, unit, where)
        if given is not None:
            tokens.pile += tokens.bags[side]
            tokens.bags[side].clear()
        bags.append(tuple(sorted(given or ())))
    first, second = (bag or listed(rest) for bag, rest in zip(bags, tokens.bags, strict=True))
    return first, second, listed(tokens.pile)
