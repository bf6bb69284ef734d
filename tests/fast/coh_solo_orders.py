"""Order cards and mission lines made at random, of every word that is covered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import TypeVar

from msgspec.structs import replace

from opfor.cardboard.coh.missions.mission import Force, SideRow, WorkRow
from opfor.cardboard.coh.missions.solo_mission import (
    Group,
    MissionScript,
    SoloMission,
    solo_mission,
)
from opfor.cardboard.coh.orders import actions, words
from opfor.cardboard.coh.orders.actions import ATTACKS, OrderAction
from opfor.cardboard.coh.orders.conditions import (
    Compare,
    Controls,
    Counted,
    Exists,
    LineCondition,
    Meter,
    Metered,
    Number,
    PlayerPassed,
    Quantity,
    Trigger,
)
from opfor.cardboard.coh.orders.effects import (
    BringDrawn,
    BringGroup,
    ChangeCaps,
    EndRound,
    MoveMarker,
    PlaceCounters,
    ScoreEffect,
)
from opfor.cardboard.coh.orders.lines import LineStep, OrderLine
from opfor.cardboard.coh.orders.nouns import (
    CARD_TARGETS,
    Comparison,
    CounterKind,
    Distance,
    Kind,
    Side,
    Source,
    TargetKind,
)
from opfor.cardboard.coh.orders.order_cards import OrderCard, TrackAdvance
from opfor.cardboard.coh.orders.places import AtEdge, AtHex, MapEdge, Pick, Within
from opfor.cardboard.coh.orders.trees import (
    CloseCombatOrder,
    ExecuteCounteractions,
    ExecuteMissionOrders,
    FurtherAction,
    PassTest,
    PlainOrder,
    PriorityOrder,
    ShortRangeOrder,
    Subject,
    TacticalLine,
    TacticalOrder,
    Target,
)
from opfor.cardboard.coh.orders.words import Word
from opfor.games.coh.values.preparation import solo_setting
from opfor.games.coh.values.solo_setting import SoloSetting
from tests.fast.coh_barrages import SHELLS

PLAINLY = (OrderAction.RALLY, OrderAction.AUTO_RALLY, OrderAction.BECOME_FRESH)
KINDS = (Kind.AI, Kind.AI, Kind.AI, Kind.AI, Kind.RE, Kind.MORTAR_OR_INF_GUN)
COMMON = (OrderAction.MOVE, OrderAction.LOW_RISK_MOVE, OrderAction.ATTACK)
SUPERLATIVES = sorted(words.SUPERLATIVES)
OF_LINES = (Word.JUST_ATTACKED, Word.JUST_MOVED, Word.FOOT, Word.GUN, Word.VEHICLE)
"""Words for targets that stand on no card, but in lines of missions."""
Thing = TypeVar("Thing")


GUNS = {"german": (23, 24, 27), "soviet": (23, 25, 26, 27)}
VEHICLES = {"german": (35, 42, 43, 44, 45, 56), "soviet": (35, 37, 38, 39, 40, 48, 49, 52)}
COMING = [Force(numbers=(n,), enters=hour, by=("south 06-12",)) for n, hour in ((16, 2), (17, 3))]
"""Units still to come: those of this round count for a pass."""
LATE = (
    Force(numbers=(20,), enters=1, by=("east",)),
    Force(numbers=(42,), enters=2, by=("J08", "J09")),
)
"""AI that wait in the entry cup."""
THIRD = (29,)
"""A gun that comes with an event: it cannot be put where the water is."""
LURKING = (41,)
"""A tank that may be behind a rumor."""
BUILT = (WorkRow(kind="trench", hex="F08", owner="german"),)
"""What lies on the map in every other of these missions; random positions have any works then."""


def any_orders(rng: Random, rulings: Mapping[str, str], *, drives: bool = False) -> SoloSetting:
    """A mission with guns and mortars, or with vehicles, all cards, a last round, orders made at
    random."""
    setting = solo_setting(made_up(rng, drives=drives), rulings)
    cards = {key: card(rng, old) for key, old in setting.cards.items()}
    track = tuple(lines(rng, rng.choice((0, 0, 1, 2)), events=True) for _ in setting.script.track)
    script = MissionScript(
        track=track,
        landed=((),) * len(track),
        counteractions=lines(rng, rng.randint(0, 3), events=rng.random() < 0.3),
        mission_orders=lines(rng, rng.randint(0, 3), events=rng.random() < 0.3),
        triggered=tuple(round_end(rng) for _ in range(rng.choice((0, 1, 1, 2)))),
    )
    return replace(setting, cards=cards, script=script)


def made_up(rng: Random, *, drives: bool) -> SoloMission:
    """A mission with much on the map and more to come."""
    mission, added = solo_mission("hill-at-dusk"), VEHICLES if drives else GUNS
    more = [two_of(rng, added[side.nation]) for side in mission.sides]
    sides = [
        reinforced(side, numbers, late)
        for side, numbers, late in zip(mission.sides, more, (COMING[drives:], LATE), strict=True)
    ]
    if rng.random() < 0.3:
        sides[0] = replace(sides[0], forces=tuple(hidden_first(sides[0].forces)))
    return replace(
        mission,
        sides=(sides[0] if drives else replace(sides[0], artillery=SHELLS), sides[1]),
        groups=(
            Group(name="Second wave", numbers=(5, 6)),
            Group(name="Third", numbers=(7,) if drives else THIRD),
        ),
        rounds=3,
        works=BUILT if rng.random() < 0.5 else (),
        cards=("02-13", "20", "40") if drives else ("02-13",),
        cup=(*mission.cup, *LURKING) if drives else mission.cup,
    )


def hidden_first(forces: Sequence[Force]) -> list[Force]:
    """The first force of a side begins hidden."""
    return [replace(forces[0], hidden=True), *forces[1:]]


def two_of(rng: Random, numbers: Sequence[int]) -> Sequence[int]:
    """Two counters; half of the time two that follow each other, which may be of one kind."""
    first = rng.randrange(len(numbers) - 1)
    return numbers[first : first + 2] if rng.random() < 0.5 else rng.sample(numbers, 2)


def reinforced(side: SideRow, numbers: Sequence[int], late: Sequence[Force]) -> SideRow:
    added = tuple(Force(numbers=(n,), hex="J09", facing="N") for n in numbers)
    return replace(side, forces=(*side.forces, *added, *late))


def card(rng: Random, old: OrderCard) -> OrderCard:
    """A card with orders of its own; half of them have next to no priority orders. Some ask for
    what others seldom come to: a Pivot or a group first of all, a rumor's attack at last."""
    priority: list[PriorityOrder] = [PassTest(rng.choice(list(Comparison)), rng.randint(-1, 2))]
    if rng.random() < 0.2:
        seldom = rng.choice((OrderAction.PIVOT, OrderAction.GROUP_ATTACK))
        priority = [ShortRangeOrder((seldom,)), CloseCombatOrder((OrderAction.ATTACK,))]
    elif rng.random() < 0.5:
        priority += [CloseCombatOrder(some(rng, actions.CC_ACTIONS, 3), rng.choice((0, 0, 1)))]
        short = some(rng, actions.SHORT_RANGE_ACTIONS, 3)
        priority += [ShortRangeOrder(short, rng.choice((0, 0, 2))), ExecuteCounteractions()]
    rng.shuffle(priority)
    tactical: list[TacticalLine] = [order(rng) for _ in range(rng.randint(1, 4))]
    if rng.random() < 0.2:
        nearest = Subject(Kind.RE), Distance.CLOSEST, Target(TargetKind.UNIT)
        priority, tactical = priority[:1], [TacticalOrder(*nearest, OrderAction.ATTACK)]
    elif rng.random() < 0.6:
        tactical.append(ExecuteMissionOrders())
    track = TrackAdvance(advance=rng.choice((1, 2)), limit=rng.choice((8, 16, 99)))
    return replace(
        old,
        priority=tuple(priority),
        tactical=tuple(tactical),
        track=track if rng.random() < 0.4 and not old.is_command else None,
    )


def some(rng: Random, among: Sequence[Thing], most: int) -> tuple[Thing, ...]:
    return tuple(rng.sample(among, rng.randint(1, min(most, len(among)))))


def order(rng: Random, *more: OrderAction) -> TacticalOrder:
    """A tactical order: whom, how far, at what, what to do."""
    action = rng.choice((*actions.TACTICAL_ACTIONS, *COMMON, *more))
    kinds = [kind for kind in CARD_TARGETS if kind is not TargetKind.OBJECTIVE]
    kind = rng.choice(kinds if action in ATTACKS else CARD_TARGETS)
    return TacticalOrder(
        subject(rng),
        rng.choice(list(Distance)),
        Target(kind, said(rng, words.CARD_TARGET_WORDS)),
        action,
        rng.choice((0, 0, 0, 1, 2)),
    )


def subject(rng: Random) -> Subject:
    """Whom an order is for: now and then whoever has most of something."""
    if rng.random() < 0.2:
        return Subject(Kind.AI, (rng.choice(SUPERLATIVES),))
    return Subject(rng.choice(KINDS), said(rng, words.CARD_AI_WORDS))


def said(rng: Random, among: Sequence[Word], most: int = 2) -> tuple[Word, ...]:
    count = rng.choice((0, 0, 1, 1, most))
    return tuple(rng.sample(list(among), count))


def lines(rng: Random, count: int, *, events: bool = False) -> tuple[OrderLine, ...]:
    """Lines of a mission, of one or two steps; those of its events have effects too."""
    return tuple(
        OrderLine(
            tuple(step(rng, events=events) for _ in range(rng.choice((1, 1, 2)))),
            tuple(condition(rng) for _ in range(rng.choice((0, 0, 0, 1, 2)))),
        )
        for _ in range(count)
    )


def round_end(rng: Random) -> OrderLine:
    """A line for the end of a round: the marker moves, or something else happens."""
    marker = MoveMarker(rng.choice((1, 2, 4, -1)))
    steps = rng.choice(((marker,), (marker, step(rng, events=True)), (step(rng, events=True),)))
    return OrderLine(steps, when=Trigger.ROUND_ENDS)


def further(rng: Random, said: TacticalOrder) -> TacticalOrder:
    """An order of a line: to several AI, or with something to do next, now and then."""
    more = rng.choice(((), (), (OrderAction.ATTACK,), (OrderAction.MOVE, OrderAction.ATTACK)))
    then = tuple(FurtherAction(action, rng.choice((0, 0, 1))) for action in more)
    words = (*said.ai.words[:1], rng.choice((Word.FOOT, Word.GUN, Word.VEHICLE)))
    subject = replace(said.ai, count=rng.choice((1, 1, 2, 0)))
    if rng.random() < 0.15:
        subject = replace(subject, words=words)
    if rng.random() < 0.2:
        said = replace(said, target=Target(TargetKind.UNIT, (rng.choice(OF_LINES),)))
    return replace(said, ai=subject, then=then)


def step(rng: Random, *, events: bool) -> LineStep:
    if not events or rng.random() < 0.4:
        return further(rng, order(rng, OrderAction.BECOME_FRESH, OrderAction.BECOME_FRESH))
    hexes = tuple(rng.sample(("E12", "D14", "H13", "F12", "J08", "F07"), rng.randint(1, 2)))
    place = rng.choice((AtHex(hexes), Within(2, AtHex(hexes)), AtEdge(MapEdge.WEST), None))
    effects: tuple[LineStep, ...] = (
        PlaceCounters(rng.randint(1, 3), CounterKind.RE, place),
        BringGroup(rng.choice(("Second wave", "Third")), where=place),
        ChangeCaps(rng.choice((1, 2, -1, -3, 0))),
        EndRound(),
        ScoreEffect(rng.choice(list(Side)), rng.choice((1, 2, -1))),
        BringDrawn(rng.randint(1, 2), Source.ENTRY_CUP, rng.choice((place, None))),
        PlainOrder(plain_subject(rng), rng.choice(PLAINLY)),
    )
    return rng.choice(effects)


def plain_subject(rng: Random) -> Subject:
    plain = [word for word in words.CARD_AI_WORDS if word not in words.SUPERLATIVES]
    return Subject(rng.choice(KINDS), said(rng, plain, 1), rng.choice((1, 1, 2, 0)))


def condition(rng: Random) -> LineCondition:
    if rng.random() < 0.3:
        hexes = rng.choice((("E12",), ("D14",), ("E12", "D14"), (), ("B06",)))
        return Controls(rng.choice(list(Side)), hexes)
    if rng.random() < 0.3:
        compared = quantity(rng), rng.choice(list(Comparison)), quantity(rng)
        return rng.choice((Compare(*compared), Compare(*compared), PlayerPassed()))
    return Exists(counted(rng), none=rng.random() < 0.5)


def quantity(rng: Random) -> Quantity:
    """A number, what is counted, or what the game keeps anyway."""
    return rng.choice((Number(rng.randint(0, 4)), Metered(rng.choice(list(Meter))), counted(rng)))


def counted(rng: Random) -> Counted:
    plain = [word for word in words.CARD_TARGET_WORDS if word not in words.SUPERLATIVES]
    among = [*plain, Word.JUST_ATTACKED, Word.JUST_MOVED, Word.FOOT, Word.VEHICLE]
    kind = rng.choice((TargetKind.UNIT, TargetKind.AI))
    around = rng.choice((TargetKind.UNIT, TargetKind.AI, TargetKind.OBJECTIVE))
    where = rng.choice((None, None, Within(rng.randint(1, 4), Pick(around))))
    return Counted(kind, said(rng, among), where)
