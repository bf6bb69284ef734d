"""Where two engines part is said by the field, what each has, and the rule with its title."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from opfor.core.trace import Decision, Sieve
from tests.parting import parting
from tests.toy_game import GAME
from tests.toy_game.values import State


class Left(NamedTuple):
    log: list[Any]
    settled: dict[str, int]
    state: State


STATE = State(at=(0, 3), hands=((), ("hop",)), deck=("hop", "run"))
SIEVE = Sieve("RACE-5", ("hop",), ("run",), True, values={"hop": 2, "run": 1})
DECISION = Decision("card", ("hop", "run"), (SIEVE,), ("hop",), "hop")
LEFT = Left([DECISION], {"RACE-5": 1}, STATE)


def test_equal_ones_do_not_part() -> None:
    assert parting(GAME, LEFT, LEFT._replace(log=list(LEFT.log))) == ""


@pytest.mark.parametrize(
    ("other", "said"),
    [
        (LEFT._replace(state=replace(STATE, at=(0, 4))), "state.at[1]: 4, readable 3"),
        (LEFT._replace(log=[]), "log[0]: 'nothing', readable Decision("),
        (
            LEFT._replace(log=[replace(DECISION, steps=(replace(SIEVE, values={"hop": 9}),))]),
            "log[0].steps[0].values[hop]: 9, readable 2\n  RACE-5: ",
        ),
        (LEFT._replace(settled={"RACE-5": 2}), "settled[RACE-5]: 2, readable 1\n  RACE-5: "),
    ],
)
def test_the_field_and_the_rule_are_named(other: Left, said: str) -> None:
    assert parting(GAME, other, LEFT).startswith(said)
