"""Missions whose lines are of any words that the order language has."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from msgspec.structs import replace

from opfor.cardboard.coh.missions.mission import Exit
from opfor.cardboard.coh.missions.solo_mission import (
    DriveRoute,
    Group,
    MissionScript,
    SoloMission,
    steps_of,
)
from opfor.cardboard.coh.orders.conditions import Trigger
from opfor.cardboard.coh.orders.effects import EndMission, MoveMarker, OpenExits, OrderCards
from opfor.cardboard.coh.orders.lines import OrderLine, StandingRule
from opfor.cardboard.coh.orders.trees import ExecuteCounteractions, ExecuteMissionOrders
from opfor.games.coh.values.preparation import solo_setting
from opfor.games.coh.values.solo_setting import SoloSetting
from tests.fast.coh_grammar import typed_line
from tests.fast.coh_solo_orders import card, made_up

ENDING = (EndMission, MoveMarker, OrderCards)
"""What may end a mission."""
POOL = ("trench/mines", "bunker/trench", "hasty-defence/barbed-wire", "mines/road-block") * 2
ROAD = ("A08", "B09", "C08", "D09", "D10", "E11", "E12")
"""The road of a truck."""
WHOM = ("AI", "Chosen AI", "Chosen AI", "rifle-01", "mmg-17")
"""Whom rules bind for good."""


def any_words(rng: Random, rulings: Mapping[str, str]) -> SoloSetting:
    """The same with Objectives, ways off the map, chosen counters, rules that bind for good, and
    lines of whatever words the language has."""
    setting = solo_setting(worded(rng, made_up(rng, drives=rng.random() < 0.4)), rulings)

    def typed(most: int) -> tuple[OrderLine, ...]:
        return tuple(typed_line(rng) for _ in range(rng.randint(0, most)))

    waiting = [replace(line, when=rng.choice(list(Trigger))) for line in typed(5)]
    script = MissionScript(
        track=tuple(typed(2) for _ in setting.script.track),
        landed=tuple(typed(rng.random() < 0.2) for _ in setting.script.track),
        counteractions=tuple(line for line in typed(3) if not calls(line)),
        mission_orders=tuple(line for line in typed(3) if not calls(line)),
        triggered=tuple(line for line in waiting if not is_endless(line)),
        standing=setting.script.standing,
    )
    cards = {key: card(rng, old) for key, old in setting.cards.items()}
    opens_later = any(isinstance(step, OpenExits) for step in steps_of(script))
    return replace(setting, cards=cards, script=script, opens_later=opens_later)


def calls(line: OrderLine) -> bool:
    """Whether a line calls for lines of its own kind, which the reader of missions refuses."""
    return any(
        isinstance(step, ExecuteCounteractions | ExecuteMissionOrders) for step in line.steps
    )


def is_endless(line: OrderLine) -> bool:
    """Whether the moment of a line comes again with what it does."""
    if line.when is Trigger.MISSION_ENDS:
        return any(isinstance(step, ENDING) for step in line.steps)
    moves = any(isinstance(step, MoveMarker | OrderCards) for step in line.steps)
    return line.when is Trigger.MARKER_ADVANCES and moves


def worded(rng: Random, mission: SoloMission) -> SoloMission:
    """What lines can speak of besides counters and markers."""
    first, second = (
        replace(side, exit=Exit(hexes=(edge,), vp=rng.randint(0, 2)))
        if rng.random() < 0.6
        else side
        for side, edge in zip(mission.sides, ("south", "west"), strict=True)
    )
    places = ("F12", "west edge", "E12", "north edge", "D13")
    bound = (f"Always: {who} {rule}" for who in WHOM for rule in StandingRule)
    return replace(
        mission,
        sides=(first, second),
        objectives=tuple(rng.sample(places, rng.choice((0, 1, 2, 3)))),
        chosen=tuple(rng.sample(("S01", "S02", "S17", "G01", "G09", "S05"), rng.choice((0, 2, 4)))),
        standing=tuple(rng.sample(list(bound), rng.choice((0, 1, 2, 4)))),
        groups=(*mission.groups, Group(name="Relief", numbers=(11, 12), player=True)),
        defences=tuple(sorted(rng.sample(POOL, rng.randint(0, len(POOL))))) or POOL[:1],
        mines=rng.choice((0, 1, 3)),
        routes=(DriveRoute(number=35, road=ROAD),),
        orders=("13-51",) if rng.random() < 0.5 else ("13-40",),
    )
