"""Whatever can be meant can be printed, and what is printed means the same again."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from opfor.cardboard.coh.orders import effects as do
from opfor.cardboard.coh.orders import order_text, parse_line, parse_priority, parse_tactical
from opfor.cardboard.coh.orders.actions import (
    CC_ACTIONS,
    NEEDS_TARGET,
    SHORT_RANGE_ACTIONS,
    TACTICAL_ACTIONS,
    OrderAction,
)
from opfor.cardboard.coh.orders.conditions import (
    Compare,
    Controls,
    Counted,
    Dice,
    Exists,
    Meter,
    Metered,
    Number,
    PlayerPassed,
    Trigger,
)
from opfor.cardboard.coh.orders.lines import OrderLine, StandingLine, StandingRule
from opfor.cardboard.coh.orders.nouns import (
    BLIND,
    CARD_KINDS,
    CARD_TARGETS,
    CardDeed,
    Comparison,
    CounterKind,
    Distance,
    FireKind,
    Kind,
    Side,
    Source,
    TargetKind,
)
from opfor.cardboard.coh.orders.places import AtEdge, AtHex, MapEdge, Pick, Within
from opfor.cardboard.coh.orders.trees import (
    CloseCombatOrder,
    FurtherAction,
    PassTest,
    PlainOrder,
    ShortRangeOrder,
    Subject,
    TacticalOrder,
    Target,
)
from opfor.cardboard.coh.orders.words import CARD_AI_WORDS, CARD_TARGET_WORDS, HEX_WORDS, Word

some = st.integers(1, 12)
signed = some | some.map(lambda number: -number)
caps = st.integers(0, 2)
names = st.from_regex(r"[a-z]{2,6}-[0-9]{2}", fullmatch=True)


def listed(values: Any, least: int = 0, most: int = 3) -> st.SearchStrategy[tuple[Any, ...]]:
    items = values if isinstance(values, st.SearchStrategy) else st.sampled_from(list(values))
    return st.lists(items, min_size=least, max_size=most, unique=True).map(tuple)


def target_words(kind: TargetKind, words: tuple[Word, ...]) -> tuple[Word, ...]:
    alone = kind is TargetKind.OBJECTIVE
    return tuple(word for word in words if not alone or word in HEX_WORDS)


card_targets = st.builds(
    lambda kind, words: Target(kind, target_words(kind, words)),
    st.sampled_from(CARD_TARGETS),
    listed(CARD_TARGET_WORDS),
)
tactical = st.builds(
    TacticalOrder,
    st.builds(Subject, st.sampled_from(CARD_KINDS), listed(CARD_AI_WORDS)),
    st.sampled_from(Distance),
    card_targets,
    st.sampled_from(TACTICAL_ACTIONS),
    caps,
)
priority = st.one_of(
    st.builds(CloseCombatOrder, listed(CC_ACTIONS, 1), caps),
    st.builds(ShortRangeOrder, listed(SHORT_RANGE_ACTIONS, 1), caps),
    st.builds(PassTest, st.sampled_from(Comparison), st.integers(-9, 9)),
)

hexes = st.sampled_from(["A02", "D14", "E09", "L18", "2-J10", "1-M03"])
places = st.builds(lambda one: AtHex((one,)), hexes) | st.builds(AtEdge, st.sampled_from(MapEdge))
picks = st.builds(Pick, st.sampled_from([TargetKind.UNIT, TargetKind.AI]), listed(list(Word)[:10]))
near = st.builds(
    lambda pick, distance, place: Pick(pick.kind, pick.words, distance, TargetKind.PLACE, place),
    picks,
    st.sampled_from(Distance),
    places,
)
spots = places | picks | near
wheres = st.none() | spots | st.builds(Within, some, spots)
wheres |= st.builds(AtHex, listed(hexes, 2), st.booleans())
counted = st.one_of(
    st.builds(Counted, st.just(TargetKind.UNIT), listed(list(Word)[12:]), st.none() | places),
    st.builds(
        Counted,
        st.just(TargetKind.AI),
        listed(list(Word)[:12]),
        st.none(),
        st.none() | st.sampled_from(Source),
    ),
)
quantities = st.one_of(
    st.builds(Number, st.integers(0, 99)),
    st.builds(Dice, st.integers(1, 2)),
    st.builds(Metered, st.sampled_from(Meter)),
    counted,
)
conditions = st.one_of(
    st.builds(Compare, quantities, st.sampled_from(Comparison), quantities),
    st.builds(Exists, counted, st.booleans()),
    st.builds(Controls, st.sampled_from(Side), listed(hexes)),
    st.just(PlayerPassed()),
)
further = st.builds(FurtherAction, st.sampled_from(OrderAction), caps)
grown = st.builds(
    TacticalOrder,
    st.builds(Subject, st.just(Kind.AI), listed(list(Word)[:12]), st.integers(0, 4)),
    st.sampled_from(Distance),
    st.builds(Target, st.just(TargetKind.PLACE), st.just(()), places, st.integers(0, 9)),
    st.sampled_from(OrderAction),
    caps,
    st.lists(further, max_size=2).map(tuple),
)
plain = st.builds(
    PlainOrder,
    st.builds(Subject, st.just(Kind.RE), listed(list(Word)[:12]), st.integers(0, 4)),
    st.sampled_from([action for action in OrderAction if action not in NEEDS_TARGET]),
)
named_items = st.builds(do.CupItem, names)
items = named_items | st.builds(do.CupItem, st.sampled_from(BLIND), some)
effects = st.one_of(
    st.builds(do.PlaceCounters, some, st.sampled_from(CounterKind), wheres),
    st.builds(do.RemoveCounters, some, st.sampled_from(CounterKind), wheres),
    st.builds(do.MoveMarker, signed),
    st.builds(do.ScoreEffect, st.sampled_from(Side), signed, st.none() | counted),
    st.builds(do.ChangeCaps, signed),
    st.builds(do.ActionCards, signed),
    st.builds(do.BringDrawn, some, st.sampled_from(Source), wheres),
    st.builds(do.BringGroup, st.just("Relief"), st.sampled_from(Side), wheres),
    st.builds(do.BringNamed, listed(names, 1), wheres),
    st.builds(do.OffMapFire, st.sampled_from(FireKind), spots, st.none() | some),
    st.builds(do.OrderCards, st.sampled_from(CardDeed), some),
    st.builds(do.TakeControl, st.sampled_from(Side), listed(hexes)),
    st.builds(do.FillCup, listed(items, 1), st.just(Source.RE_CUP)),
    st.builds(do.FillCup, listed(named_items, 1), st.sampled_from(Source)),
    st.builds(do.Drive, names),
)
lines = st.builds(
    OrderLine,
    st.lists(tactical | priority | grown | plain | effects, min_size=1, max_size=3).map(tuple),
    st.lists(conditions, max_size=2).map(tuple),
    st.none() | st.sampled_from(Trigger),
)
standing = st.builds(
    StandingLine, st.builds(Subject, words=listed(list(Word)[:12])), st.sampled_from(StandingRule)
)


@settings(max_examples=100)
@given(tactical)
def test_tactical_orders(order: TacticalOrder) -> None:
    assert parse_tactical(order_text(order)) == order


@settings(max_examples=50)
@given(priority)
def test_priority_orders(order: CloseCombatOrder | ShortRangeOrder | PassTest) -> None:
    assert parse_priority(order_text(order)) == order


@settings(max_examples=150)
@given(lines | standing)
def test_lines_of_missions_and_tiles(line: OrderLine | StandingLine) -> None:
    assert parse_line(order_text(line)) == line
