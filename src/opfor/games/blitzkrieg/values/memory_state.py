"""A memory as the readable state again: what ``memory.Position`` says where it lies, read back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from opfor.games.blitzkrieg.values.memory import War
from opfor.games.blitzkrieg.values.names import names_of
from opfor.games.blitzkrieg.values.numbers import NOBODY, NOTHING, STAGES
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.state import STRATAGEMS, State


def state_of(war: War, setting: Setting) -> State:
    """The readable state of a position."""
    said: list[Any] = names_of(setting).said

    def unit(number: int) -> str | None:
        return None if number == NOTHING else said[number]

    def pool(counts: Sequence[int]) -> tuple[str, ...]:
        return tuple(sorted(said[n] for n, count in enumerate(counts) for _ in range(count)))

    def stratagem(number: int) -> str | None:
        return None if number == NOTHING else STRATAGEMS[number]

    first, second = (
        tuple(said[each] for each in row[:count])
        for row, count in zip(war.reserve, war.reserves, strict=True)
    )
    stage: Any = STAGES[war.stage]
    standing = zip(war.owner_of, war.unit_on, range(war.spaces), strict=False)
    return State(
        stage=stage,
        turn=war.turn,
        mover=war.mover,
        tracks=tuple(war.tracks[: war.theatres]),
        campaigns=tuple(war.campaign[: war.theatres]),
        placed=tuple(None if u == NOTHING else (owner, said[u]) for owner, u, _ in standing),
        vp=(war.vp[0], war.vp[1]),
        reserves=(first, second),
        bags=(pool(war.bag[0]), pool(war.bag[1])),
        pile=pool(war.pile),
        cup=tuple(sorted(STRATAGEMS[n] for n, count in enumerate(war.cup) for _ in range(count))),
        stratagem=stratagem(war.stratagem),
        in_force=stratagem(war.in_force),
        stratagem_turn=war.stratagem_turn,
        last_unit=unit(war.last_unit),
        last_units=(unit(war.last_units[0]), unit(war.last_units[1])),
        last_turn=bool(war.last_turn),
        loser=None if war.loser == NOBODY else war.loser,
    )
