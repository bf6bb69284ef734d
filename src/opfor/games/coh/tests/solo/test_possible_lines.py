"""What a mission's lines may say is what the game carries out, neither less nor more."""

from __future__ import annotations

import pytest

from opfor.cardboard.coh.missions.solo_mission import Group, solo_faults
from opfor.games.coh.tests.solo.table import mission


@pytest.mark.rule("COH-7.0-a", "COH-7.1-a")
@pytest.mark.parametrize(
    ("counteractions", "orders", "faulty"),
    [
        (("Execute Counteractions",), (), ["counteractions[0]"]),
        ((), ("End the round", "Execute Mission Orders"), ["mission_orders[1]"]),
        (("Execute Mission Orders",), (), []),
        (("Execute Mission Orders",), ("Execute Counteractions",),
         ["counteractions[0]", "mission_orders[0]"]),
    ],
)  # fmt: skip
def test_own_orders_may_not_call_each_other_for_ever(
    counteractions: tuple[str, ...], orders: tuple[str, ...], faulty: list[str]
) -> None:
    told = solo_faults(mission(counteractions=counteractions, mission_orders=orders), "story")
    assert [fault.partition(":")[0] for fault in told] == faulty


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ('Bring group "Second wave"', ""),
        ('Bring Player group "Relief"', ""),
        ('Bring Player group "Second wave"', 'write "Bring group"'),
        ('Bring group "Relief"', 'write "Bring Player group"'),
        ('Bring group "Releif"', "Relief"),
    ],
)
def test_a_group_must_be_named_and_of_that_side(line: str, said: str) -> None:
    groups = (
        Group(name="Second wave", numbers=(5,)),
        Group(name="Relief", numbers=(6,), player=True),
    )
    told = list(solo_faults(mission(mission_orders=(line,), groups=groups), "story"))
    assert len(told) == bool(said)
    assert not said or said in told[0]
