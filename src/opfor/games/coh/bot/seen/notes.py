"""What has been worked out about a state is kept while nothing it depends on has changed.

An AI turn surveys the same counters several times (its event, the mission's own orders, the
card), a forecast once for each card of the pile. Their answers agree as long as the counters, the
ground, the Objectives and who may act are the same.
"""

from __future__ import annotations

from typing import NamedTuple

from opfor.games.coh.values.deployment import Deployment

KEPT = 4
"""States remembered at once: before and after an event, on a green card and on a blue one."""


class Grounds(NamedTuple):
    """All that answers about a state depend on."""

    setting: object
    counters: object
    works: object
    sight: object
    may_leave: bool
    intrusion: object
    turn: int
    bot: int
    objectives: object
    command: bool
    idle: object

    def same_as(self, other: Grounds) -> bool:
        """Compares by identity first: equal counters are nearly always the same ones."""
        return (
            self.setting is other.setting
            and self.counters is other.counters
            and self[2:] == other[2:]
        )


class Notes(NamedTuple):
    """Answers by question, fire zones, steps and routes by counter."""

    answers: dict[object, object]
    zones: dict[int, int]
    steps: dict[int, tuple[int, ...]]
    routes: dict[int, dict[int, list[tuple[int, ...]]]]


_kept: list[tuple[Grounds, Notes]] = []


def notes_on(look: Deployment, bot: int, objectives: object, command: bool, idle: object) -> Notes:
    """The notes about a state: those begun earlier if they still hold, else new ones."""
    state = look.state
    turn = state.turn if state.intrusion is not None else 0
    grounds = Grounds(
        look.setting, state.counters, state.works, look.sight, look.may_leave,
        state.intrusion, turn, bot, objectives, command, idle,
    )  # fmt: skip
    for known, notes in _kept:
        if known.same_as(grounds):
            return notes
    notes = Notes({}, {}, {}, {})
    _kept[KEPT - 1 :] = []
    _kept.insert(0, (grounds, notes))
    return notes
