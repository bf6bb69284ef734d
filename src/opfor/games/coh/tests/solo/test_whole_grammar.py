"""What the order language can say, the game can do: a line for every construct of the grammar."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import Enum
from typing import Any, get_args

import msgspec
import pytest
from msgspec.structs import replace

from opfor.cardboard.coh.missions.mission import Force
from opfor.cardboard.coh.missions.possible_lines import check_standing
from opfor.cardboard.coh.missions.solo_mission import Group, script_of
from opfor.cardboard.coh.orders import actions, conditions, effects, nouns, places, words
from opfor.cardboard.coh.orders.constructs import constructs_of
from opfor.cardboard.coh.orders.lines import OrderLine, StandingRule
from opfor.cardboard.coh.orders.parse import parse_line
from opfor.cardboard.coh.orders.trees import CardOrder, PlainOrder
from opfor.core.errors import OpforError
from opfor.games.coh.bot.seen.outlook import outlook_now
from opfor.games.coh.course.mission_lines.lines import ready, run
from opfor.games.coh.course.mission_lines.triggers import after_changes, tally
from opfor.games.coh.course.solo_rounds import end_round
from opfor.games.coh.tests.solo.table import Table, marker, mission
from opfor.games.coh.values.events import UnitDestroyed
from opfor.games.coh.values.state import Marker, Smoke, Work

ORDERS = tuple(f"AI closest to Unit: {action}" for action in actions.OrderAction)
WORDED = tuple(
    f"{word} AI closest to Unit: Move"
    for word in words.Word
    if word not in (*words.UNIT_ONLY_WORDS, words.Word.DESTROYED)
) + tuple(f"AI closest to {word} Unit: Attack +1CAP" for word in sorted(words.UNIT_ONLY_WORDS))
AIMED = tuple(
    f"AI farthest from {target}: Low Risk Move"
    for target in (*nouns.CARD_TARGETS, "AI", "RE", "E09", *places.MapEdge, "Unit within 5")
)
TO_WHOM = (
    "RE closest to Unit: Reveal", "Mortar or Inf Gun closest to Unit: Lay Smoke",
    "rifle-01 closest to E09: Move", "Unit closest to E09: Become Hit", "2 Units: Become Spent",
    "Each Hit AI: Auto-Rally", "rifle-01: Dig In", "RE: Reveal", "AI: Disengage", "AI: Exit",
    "AI: Rally then Become Fresh", "AI closest to Objective: Move then Attack",
    "AI closest to D09: Attack", "AI closest to D09: Move into CC",
    "CC: Attack / Rally", "Short Range: Pivot and/or Attack / Disengage +2CAP",
    "AI passes if fresh AI < fresh Units + 9",
)  # fmt: skip
PLACED = tuple(f"Place 1 {counter} within 3 of AI" for counter in nouns.CounterKind)
TAKEN = tuple(f"Remove 1 {counter}" for counter in nouns.CounterKind)
DONE = (
    "Place 2 REs at D14 or E09", "Place 2 REs at D14 and E09",
    "Draw 1 Order Card then Place 1 RE at the drawn hex",
    "Place 1 RE at entry edge", "Place 1 Smoke at Lowest DV Unit closest to Objective",
    "End the round", "End the mission", "Move the marker forward 2", "Move the marker back 1",
    "AI scores 1 VP for each Destroyed Unit", "Player loses 1 VP", "Player loses 2 CAPs",
    "Player gains 1 CAP", "Player draws 1 Action Card", "Bring 1 AI from the cup",
    "Bring 1 AI from the RE cup at north edge", "Bring 1 AI from the reserve at A10",
    'Bring group "Second wave" at A10', "Bring rifle-05 at A10", "Artillery on E09 with AR 6",
    "Smoke Barrage on Unit closest to AI", "Draw 1 Order Card", "Discard 1 Order Card",
    "Remove 1 Command Card", "Shuffle the Order Cards", "AI takes control of E09",
    "AI takes control of every Objective", "Replace RE closest to Unit with rifle-05",
    "Drive truck-22 along the road", "Sniper Fire on Unit", "Execute 1 Order Card",
    "Add 1 Command Card", "Player discards 1 Action Card", 'Bring Player group "Relief"',
    "Put 2 No Enemy, rifle-05 in the RE cup", "Put rifle-05 in the cup",
    "Put rifle-05 in the reserve", "Execute Counteractions", "Execute Mission Orders",
    "Sight 4", "Sight 8 for this round", "Open the exits",
)  # fmt: skip
IF = tuple(
    f"If {condition}: AI closest to Unit: Move"
    for condition in (
        "Fresh AI > Fresh Units within 2 of E09", "1D6 >= 1", "2D6 <= 7", "the round > 1",
        "the marker = 1", "CAPs >= 2", "AI VPs < Player VPs", "any Hit AI", "no RE at E09",
        "AI controls E09", "Player controls every Objective", "Player passed",
        "AI in the cup >= 1", "AI in the RE cup >= 1", "AI in the reserve >= 1",
        "AI Control Markers >= 1", "Objectives >= 1",
    )
)  # fmt: skip
ALWAYS = (
    *(f"Always: AI {rule}" for rule in StandingRule),
    "Always: Chosen AI hold position",
    "Always: rifle-01 never enter CC",
)
WHEN = tuple(f"When {trigger}: AI scores 1 VP" for trigger in conditions.Trigger)
LINES = (*ORDERS, *WORDED, *AIMED, *TO_WHOM, *PLACED, *TAKEN, *DONE, *IF)

IDLE = (
    "AI closest to Unit: Exit", "AI: Exit", "Drive truck-22 along the road", "Open the exits",
)  # fmt: skip
"""Lines for which nobody is on these maps: there is no way off them and no truck."""
MEANINGLESS = (
    "AI closest to RE: Attack", "AI closest to AI: Move into CC", "Put 2 No Enemy in the cup",
    "Put 1 Mine in the reserve", "Unit closest to E09: Move", "AI: Attack", "AI gains 1 CAP",
)  # fmt: skip
"""What no rule gives a meaning: the language does not take it, and says so in one line."""


def played(**more: Any) -> Table:
    """A map with everything on it that lines speak of."""
    ai = (
        Force(numbers=(1,), hex="C09", facing="S"),
        Force(numbers=(2,), hex="D10", facing="S"),
        Force(numbers=(25,), hex="H09", facing="N"),
        Force(numbers=(28,), hex="B13", facing="S"),
        Force(numbers=(41,), hex="B15", facing="S"),
        Force(numbers=(3,), enters=1, by=("north",)),
        Force(numbers=(4,), enters=3, by=("north",)),
    )
    scene = mission(
        ai=ai, control=(marker("E09"),), chosen=("S02",), rumors=("F05",), cup=(6,), no_enemy=1,
        groups=(
            Group(name="Second wave", numbers=(5,)),
            Group(name="Relief", numbers=(2,), player=True),
        ),
        orders=("01-20", "54"), counteractions=("AI scores 1 VP",),
        mission_orders=("AI scores 2 VPs",), defences=("trench/mines",), **more,
    )  # fmt: skip
    return Table(scene, mover=1, action="pass", hands=(("01", "02"), ()))


def in_the_thick(*, mixed: bool = False) -> Table:
    """The same with a Unit that has just attacked near an AI (``mixed``: in its hex) that is hit
    and Spent, smoke and every kind of work on the map, and a marker that is the AI's."""
    table = played(units=(Force(numbers=(1,), hex="C09" if mixed else "D09", facing="N"),))
    state, field = table.state, table.setting.field
    first = next(n for n, c in enumerate(state.counters) if c.id == "S01")
    hit = replace(state.counters[first], hit="unnerved", spent=True)
    works = tuple(
        Work(kind, field.cell(f"L{column:02d}"), side=1)
        for column, kind in zip(range(3, 16, 2), sorted(table.setting.works), strict=False)
    )
    table.play.state = replace(
        state, counters=(*state.counters[:first], hit, *state.counters[first + 1 :]), works=works,
        smoke=(Smoke(field.cell("J05"), 1), Smoke(field.cell("J07"), 2)), acted=(0,),
        action="move" if mixed else "attack", round=2, vp=(3, 0),
        markers=(Marker(field.cell("E09"), 1),),
    )  # fmt: skip
    return table


SCENES: tuple[Callable[[], Table], ...] = (
    played,
    in_the_thick,
    lambda: in_the_thick(mixed=True),
)


@pytest.mark.rule("COH-7.1-a", "SOLO-6.0-a")
@pytest.mark.parametrize("text", LINES)
def test_a_line_is_read_checked_and_carried_out(text: str) -> None:
    line = parse_line(text, "line")
    assert isinstance(line, OrderLine)
    done = 0
    for scene in SCENES:
        table = scene()
        outlook = outlook_now(table.setting, table.state, command=True)
        if table.run(ready(table.play, line, outlook)):
            table.run(run(table.play, line, outlook))
            done += 1
    assert done or text in IDLE


@pytest.mark.rule("SOLO-6.1-a")
@pytest.mark.parametrize("text", [*ALWAYS, *WHEN])
def test_a_standing_line_is_kept(text: str) -> None:
    line = parse_line(text, "standing[0]")
    check_standing("standing[0]", line)
    assert script_of(mission(standing=(text,)))


@pytest.mark.parametrize("text", MEANINGLESS)
def test_what_means_nothing_is_told_when_the_mission_is_read(text: str) -> None:
    with pytest.raises(OpforError, match=r"track\[1\].event\[0\]") as caught:
        parse_line(text, "track[1].event[0]")
    assert "\n" not in str(caught.value)


def parts(value: object) -> Iterator[object]:
    """Every value of a tree: structs by their class, words of vocabularies as they are."""
    if isinstance(value, msgspec.Struct):
        yield type(value)
        for name in value.__struct_fields__:
            yield from parts(getattr(value, name))
    elif isinstance(value, tuple):
        for each in value:
            yield from parts(each)
    elif isinstance(value, Enum):
        yield value


def test_the_table_covers_the_whole_language() -> None:
    said = {part for text in (*LINES, *ALWAYS, *WHEN) for part in parts(parse_line(text, "line"))}
    vocabularies = (
        words.Word, nouns.Kind, nouns.TargetKind, nouns.Distance, actions.OrderAction,
        nouns.Comparison, nouns.Side, nouns.Source, conditions.Trigger, conditions.Meter,
        nouns.CounterKind, nouns.FireKind, nouns.CardDeed, places.MapEdge, StandingRule,
    )  # fmt: skip
    wanted: set[object] = {word for vocabulary in vocabularies for word in vocabulary}
    wanted |= {*get_args(CardOrder), PlainOrder, *constructs_of(effects.LineEffect)}
    wanted |= set(constructs_of(conditions.LineCondition))
    assert wanted - said == set()


def after(text: str, **more: Any) -> Table:
    """The table when a line has been carried out."""
    table, line = played(**more), parse_line(text, "line")
    assert isinstance(line, OrderLine)
    outlook = outlook_now(table.setting, table.state, command=True)
    assert table.run(ready(table.play, line, outlook))
    table.run(run(table.play, line, outlook))
    return table


@pytest.mark.parametrize(
    ("counter", "kind"), [("Trench", "trench"), ("Mine", "mines"), ("Wire", "barbed-wire")]
)
def test_fortifications_are_put_down_and_taken_off(counter: str, kind: str) -> None:
    put = after(f"Place 1 {counter} at E10")
    assert [(w.kind, put.setting.field.name(w.cell)) for w in put.state.works] == [(kind, "E10")]
    assert after(f"Place 1 {counter} at E10 then Remove 1 {counter} at E10").state.works == ()


def test_markers_and_rumors_come_and_go() -> None:
    gone = after("Remove 1 Player Control Marker at E09")
    assert gone.state.markers == ()
    assert len(after("Place 1 AI Control Marker at E10").state.markers) == 2
    rumors = [c for c in after("Remove 1 RE").state.counters if c.unit == "rumored-enemy"]
    assert {c.place for c in rumors} == {"aside"}


def test_orders_name_counters_and_places() -> None:
    """S02 is closer to the hex, S01 is the one named."""
    moved = after("rifle-01 closest to H10: Move")
    field = moved.setting.field
    start, goal = field.cell("C09"), field.cell("H10")
    now = moved.counter("S01").cell
    assert field.distance(now, goal) < field.distance(start, goal)
    assert moved.counter("S02").cell == field.cell("D10")


def test_ai_dig_in_and_come_by_name() -> None:
    assert [w.kind for w in after("rifle-01: Dig In").state.works] == ["hasty-defence"]
    assert after("Bring rifle-05 at B10").counter("S05").place == "map"
    swapped = after("Replace RE closest to Unit with rifle-05")
    assert swapped.setting.field.name(swapped.counter("S05").cell) == "F05"


def test_whoever_holds_position_does_not_move() -> None:
    line = "rifle-01 closest to H10: Move"
    held = played(standing=("Always: rifle-01 hold position",))
    outlook = outlook_now(held.setting, held.state, command=True)
    order = parse_line(line, "line")
    assert isinstance(order, OrderLine)
    if held.run(ready(held.play, order, outlook)):
        held.run(run(held.play, order, outlook))
    assert held.setting.field.name(held.counter("S01").cell) == "C09"


@pytest.mark.rule("SOLO-6.1-a")
def test_a_line_runs_when_the_round_ends_and_when_a_unit_is_lost() -> None:
    ends = played(standing=("When the round ends: AI scores 2 VPs",))
    ends.run(end_round(ends.play))
    assert ends.state.vp[1] == 2
    lost = played(standing=("When a Unit is destroyed: AI scores 3 VPs",))
    before = tally(lost.play)
    unit = next(n for n, c in enumerate(lost.state.counters) if c.side == 0)
    lost.play.emit(UnitDestroyed(unit, False, lost.state.counters[unit].cell))
    lost.run(after_changes(lost.play, before))
    assert lost.state.vp[1] == 3
