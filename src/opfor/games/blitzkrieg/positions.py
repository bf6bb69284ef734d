"""Position files: one bot decision, typed by hand or exported from a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from opfor.core.errors import BadPosition, OpforError, one_of
from opfor.core.game import Positions, Situation
from opfor.core.play import Play, Procedure
from opfor.core.requests import Answer, Choose, Request
from opfor.core.trace import Decision
from opfor.games.blitzkrieg.bot.survey import BOT
from opfor.games.blitzkrieg.bot.turn import in_force, place_units
from opfor.games.blitzkrieg.content import Theatre
from opfor.games.blitzkrieg.events import EffectTaken, UnitPlaced
from opfor.games.blitzkrieg.options import Options, Setting, prepare
from opfor.games.blitzkrieg.position_form import (
    PositionForm,
    TheatreForm,
    Tokens,
    cell_form,
    check_theatre,
    check_units,
    listed,
    parse,
    tokens_used,
)
from opfor.games.blitzkrieg.rules.legality import can_place
from opfor.games.blitzkrieg.speech import space_name, unit_name
from opfor.games.blitzkrieg.state import CLOSED, NOT_OPENED, STRATAGEMS, Placed, State

Rulings = Mapping[str, str]


def read(rulings: Rulings, raw: bytes) -> tuple[Setting, State]:
    """Setting and state of a position, ready to be played on with the bot to move.

    Tokens the position does not mention lie in their bags and in the pile; if the bot's bag is
    given, its missing regular units have been bombed into the pile.
    """
    form = parse(raw)
    setting = _setting(form.board, tuple(sorted(rulings.items())))
    return setting, _state(setting, form)


@lru_cache(maxsize=16)
def _setting(board: Any, rulings: tuple[tuple[str, str], ...]) -> Setting:
    return prepare(Options(board=board), dict(rulings))


def _state(setting: Setting, form: PositionForm) -> State:
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
    steamrolls = state.stratagem == "steamroll"
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


def decide(rulings: Rulings, raw: bytes, chance: Callable[[Request], Answer]) -> Situation:
    """One bot decision: the procedure, with further placements after blitz units.

    Draws inside the turn come from the bag if the position gives one and are left out otherwise.
    Where the rules ask the player (Nippon's next campaign), the first option is taken.
    """
    from opfor.games.blitzkrieg import GAME  # the game is made of its modules, this one included

    form = parse(raw)
    setting = _setting(form.board, tuple(sorted(rulings.items())))
    state = _state(setting, form)
    if form.bag is None:
        state = replace(state, bags=((), ()), pile=())
    if not can_place(setting, state, BOT):
        return Situation((), ({"do": "cannot-place"},), "The bot cannot place any unit.")
    play = Play(GAME, setting, state, explain=True)
    _run(place_units(play), chance)
    return _situation(setting, play.log)


def _run(procedure: Procedure[None], chance: Callable[[Request], Answer]) -> None:
    try:
        request = next(procedure)
        while True:
            answer = request.options[0] if isinstance(request, Choose) else chance(request)
            request = procedure.send(answer)
    except StopIteration:
        return


def _situation(setting: Setting, log: list[Any]) -> Situation:
    """Decisions, the actions they led to, and a sentence for each action."""
    board = setting.board
    actions: list[dict[str, Any]] = []
    said: list[str] = []
    steps = 0
    for item in log:
        match item:
            case UnitPlaced(unit=unit, space=space, slot=slot):
                where = board.spaces[space]
                theatre = board.theatres[where.theatre].id
                place = {"theatre": theatre, "space": where.position, "unit": slot + 1}
                actions.append({"do": "place", **place})
                name = f"{unit_name(setting, unit)} (unit {slot + 1} of its row)"
                said.append(f"The bot places {name} on {space_name(setting, space)}.")
            case EffectTaken(space=space):
                steps = board.spaces[space].amount
            case Decision(question="strategic-advantage", chosen=str() as chosen):
                actions.append({"do": "strategic-advantage", "theatre": chosen, "steps": steps})
                title = board.theatres[board.theatre_index[chosen]].title
                said.append(f"Its strategic advantage of {steps} goes to {title}.")
    decisions = tuple(item for item in log if isinstance(item, Decision))
    return Situation(decisions, tuple(actions), " ".join(said))


POSITIONS: Positions[State] = Positions(read, write, decide)
