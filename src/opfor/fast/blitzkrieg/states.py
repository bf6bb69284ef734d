"""A position as both engines have it: the readable state as numbers, and back."""

from __future__ import annotations

from collections.abc import Sequence

from opfor.fast.blitzkrieg import values as fast
from opfor.fast.blitzkrieg.tables import STRATAGEMS, unit_ids
from opfor.fast.blitzkrieg.values import NOBODY, NOTHING, War
from opfor.fast.rows import counted, padded, rows_padded, spread
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.state import Stage, State

STAGES: dict[int, Stage] = {fast.SET_UP: "setup", fast.TURN: "turn", fast.OVER: "over"}


def read_state(war: War, setting: Setting, state: State) -> None:
    """Take a readable state over."""
    ids = unit_ids(setting)
    number: dict[str | None, int] = {None: NOTHING} | {u: i for i, u in enumerate(ids)}
    named: dict[str | None, int] = {None: NOTHING} | STRATAGEMS
    war.stage = next(n for n, stage in STAGES.items() if stage == state.stage)
    war.turn, war.mover = state.turn, state.mover
    war.tracks = padded(state.tracks, fast.THEATRES)
    war.campaign = padded(state.campaigns, fast.THEATRES)
    standing = [there or (0, None) for there in state.placed]
    war.unit_on = padded((number[unit] for _, unit in standing), fast.SPACES)
    war.owner_of = padded((side for side, _ in standing), fast.SPACES)
    war.vp = list(state.vp)
    rows = [[number[unit] for unit in row] for row in state.reserves]
    war.reserve = rows_padded(rows, fast.SIDES, fast.TOKENS)
    war.reserves = [len(row) for row in rows]
    war.bag = rows_padded([counted(bag, ids) for bag in state.bags], fast.SIDES, fast.UNITS)
    war.bags = [len(bag) for bag in state.bags]
    war.pile, war.piled = counted(state.pile, ids, fast.UNITS), len(state.pile)
    war.cup, war.cupped = counted(state.cup, list(STRATAGEMS)), len(state.cup)
    war.stratagem, war.in_force = named[state.stratagem], named[state.in_force]
    war.stratagem_turn = state.stratagem_turn
    war.last_unit = number[state.last_unit]
    war.last_units = [number[unit] for unit in state.last_units]
    war.last_turn = int(state.last_turn)
    war.loser = NOBODY if state.loser is None else state.loser


def state_of(war: War, setting: Setting) -> State:
    """The readable state of a position."""
    ids, names = unit_ids(setting), list(STRATAGEMS)
    first, second = ([ids[u] for u in row] for row in _reserves(war))
    first_bag, second_bag = (spread(bag, ids) for bag in war.bag)
    standing = zip(war.owner_of[: war.spaces], war.unit_on[: war.spaces], strict=True)
    others = war.last_units
    return State(
        stage=STAGES[war.stage],
        turn=war.turn,
        mover=war.mover,
        tracks=tuple(war.tracks[: war.theatres]),
        campaigns=tuple(war.campaign[: war.theatres]),
        placed=tuple((side, ids[u]) if u != NOTHING else None for side, u in standing),
        vp=(war.vp[0], war.vp[1]),
        reserves=(tuple(first), tuple(second)),
        bags=(first_bag, second_bag),
        pile=spread(war.pile, ids),
        cup=spread(war.cup, names),
        stratagem=names[war.stratagem] if war.stratagem != NOTHING else None,
        in_force=names[war.in_force] if war.in_force != NOTHING else None,
        stratagem_turn=war.stratagem_turn,
        last_unit=_named(war.last_unit, ids),
        last_units=(_named(others[0], ids), _named(others[1], ids)),
        last_turn=bool(war.last_turn),
        loser=None if war.loser == NOBODY else war.loser,
    )


def _reserves(war: War) -> list[list[int]]:
    return [row[:count] for row, count in zip(war.reserve, war.reserves, strict=True)]


def _named(unit: int, ids: Sequence[str]) -> str | None:
    return None if unit == NOTHING else ids[unit]
