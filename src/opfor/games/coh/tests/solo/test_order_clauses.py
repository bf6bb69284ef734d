"""Orders to the last clause: the first counter of all, limits of one AI, kinds of targets."""

from __future__ import annotations

import pytest

from opfor.cardboard.coh.orders.actions import OrderAction
from opfor.cardboard.coh.orders.nouns import TargetKind
from opfor.cardboard.coh.orders.trees import Target
from opfor.games.coh.bot.line_picks import of_kind
from opfor.games.coh.tests.solo.ask import ask
from opfor.games.coh.tests.solo.position import Position

ATTACK = "AI closest to Unit: Attack"
MOVE = "AI closest to Unit: Move"
TANK = "german-pz-iii-h E08 S red=2 blue=8"


@pytest.mark.rule("COH-5.1.1-b", "COH-5.1.1-c", "attack-cost")
def test_the_first_counter_of_all_is_a_target_like_any_other() -> None:
    """Against riflemen the tank's blue 8 is nothing, though they are counter number 0."""
    unit = "p1 soviet-rifle G09 N"
    assert ask([unit, f"a1 {TANK}", "a2 german-hmg E10 S red=4"], ATTACK).left("acting") == {"a2"}
    turret = ["a1 german-pz-ii-f E09 N red=4 blue=4", "a2 german-rifle E10 S red=4"]
    cheap = ask([unit, *turret], ATTACK)
    assert cheap.step("acting", "COH-5.1.1-c").values == {"a1": 4, "a2": 3}


@pytest.mark.rule("COH-5.1-a", "V-1")
@pytest.mark.parametrize(
    ("levels", "ai", "unit", "said"),
    [
        ({"E09": 2}, "a1 german-pz-ii-f E09 S", "F09", "cannot attack"),
        ({}, "a1 german-pz-ii-f E09 S blue-gun-damaged", "F09", None),
        ({}, "a1 german-rifle E09 N", "G09", "p1 is outside its arc"),
    ],
)
def test_what_stops_a_shot(levels: dict[str, int], ai: str, unit: str, said: str | None) -> None:
    """From a steep side a tank cannot depress its gun."""
    found = ask([ai, f"p1 soviet-rifle {unit} N"], ATTACK, board={"levels": levels})
    if said is None:
        assert found.order == "tactical/1"
    else:
        assert found.stopped("a1").endswith(said)


@pytest.mark.rule("COH-4.1.4-b")
def test_a_limit_of_distance_is_measured_from_each_ai() -> None:
    counters = ["a1 german-rifle B09 S", "a2 german-rifle F09 S", "p1 soviet-rifle H09 N"]
    at = Position(counters)
    near = Target(TargetKind.UNIT, within=3)
    reading = at.reading(OrderAction.MOVE, target=near)
    assert at.ids(reading.goals_for(0)) == []
    assert at.ids(reading.goals_for(1)) == ["p1"]
    friends = at.reading(OrderAction.MOVE, target=Target(TargetKind.AI))
    assert at.ids(friends.goals_for(0)) == ["a2"], "nobody is his own target"
    assert at.ids(friends.goals_for(1)) == ["a1"]
    just = at.reading(OrderAction.MOVE, target=Target(TargetKind.UNIT, within=2))
    assert at.ids(just.goals_for(1)) == ["p1"]


@pytest.mark.rule("COH-5.0-n")
@pytest.mark.parametrize(
    ("kind", "found"),
    [
        (TargetKind.AI, ["a1", "a2"]), (TargetKind.RE, ["a2"]), (TargetKind.UNIT, ["p1"]),
        (TargetKind.OBJECTIVE, ["A18"]), (TargetKind.TARGET, ["p1", "A18"]),
    ],
)  # fmt: skip
def test_everything_of_a_kind(kind: TargetKind, found: list[str]) -> None:
    counters = ["a1 german-rifle B09 S", "a2 rumored-enemy F09", "p1 soviet-rifle L09 N"]
    at = Position(counters, objectives=["A18"])
    assert at.ids(of_kind(at.survey, kind)) == found
    assert at.ids(at.reading(OrderAction.MOVE, target=Target(kind)).all_goals()) == found
    aimed = at.reading(OrderAction.ATTACK, target=Target(kind)).all_goals()
    assert at.ids(aimed) == [name for name in found if name != "A18"], "nobody attacks a place"


def test_what_the_last_of_them_fell_by_is_told() -> None:
    """One is Spent, the other sees nobody."""
    counters = ["a1 german-rifle E09 S spent", "a2 german-rifle B09 S", "p1 soviet-rifle H09 N"]
    found = ask(counters, ATTACK, heavy_woods="F09 D09")
    assert found.skipped("tactical/1") == "no AI can do it"
    assert ask(counters[:1], ATTACK).skipped("tactical/1") == "no AI may act"


@pytest.mark.rule("COH-6.1-a", "facing-in-close-combat")
@pytest.mark.parametrize(
    ("ai", "faces"),
    [("rumored-enemy D09", False), ("german-rifle E09 S", False), ("german-rifle D09 S", True)],
    ids=["a rumor", "into close combat", "in the open"],
)
def test_who_faces_somewhere_after_a_move(ai: str, faces: bool) -> None:
    (action,) = ask([f"a1 {ai}", "p1 soviet-rifle F09 N"], MOVE).actions
    assert action["do"] == "move"
    assert ("facing" in action) == faces


@pytest.mark.rule("COH-5.2.2-a", "COH-5.0.1-d", "unit-or-objective")
@pytest.mark.parametrize(
    ("line", "ruling", "acting"),
    [
        ("Unit or Objective", "first-named", "a2"),
        ("Objective or Unit", "first-named", "a1"),
        ("Unit or Objective", "closest", "a1"),
        ("Target", "first-named", "a1"),
    ],
)
def test_which_ai_is_closest_depends_on_the_kind_named_first(
    line: str, ruling: str, acting: str
) -> None:
    """a1 stands two hexes from the Objective, a2 three from the Unit."""
    counters = ["a1 german-rifle C05 S", "a2 german-rifle F12 S", "p1 soviet-rifle I12 N"]
    found = ask(counters, f"AI closest to {line}: Move", objectives=["E05"],
                rulings={"unit-or-objective": ruling})  # fmt: skip
    assert found.acting == acting
