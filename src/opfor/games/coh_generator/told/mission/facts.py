"""What a drafted mission has that its briefing tells: strengths, aims and points, catches."""

from __future__ import annotations

from collections import Counter

from opfor.cardboard.coh.board.printed import board
from opfor.cardboard.coh.generator_cards.content import unit_of
from opfor.cardboard.coh.generator_cards.tables import Nation
from opfor.games.coh_generator.rules.turn_order import enemy_of
from opfor.games.coh_generator.told import names as say
from opfor.games.coh_generator.told.card_words import rule_title
from opfor.games.coh_generator.told.mission.briefing import (
    BODIES,
    amount,
    entry_edge,
    hunted,
    is_idle,
    place,
)
from opfor.games.coh_generator.told.names import SAY
from opfor.games.coh_generator.told.result import Generated

FEW = 2
"""More kinds than this are hunted under one name; the task of the side lists them."""


def side_name(side: Nation) -> str:
    return f"the {SAY(f'made-{side}s-name')}"


def bodies(done: Generated, side: Nation) -> dict[str, int]:
    """How many on foot, guns and vehicles a side has."""
    units = [unit for unit in done.state.units if unit.side == side]
    count = Counter[str](unit_of(side, unit.unit).kind for unit in units)
    return {body: count[body] for body in BODIES if count[body]}


def on_the_map(done: Generated, side: Nation) -> int:
    return sum(unit.side == side and unit.where == "map" for unit in done.state.units)


def wishes(done: Generated, side: Nation) -> list[tuple[str, dict[str, str]]]:
    """Everything a side scores for beyond destroying: its kind, and hex, edge, units, points."""
    found = [
        ("take", {"place": place(done, marker.hex), "points": amount("made-point", marker.vp)})
        for marker in done.state.markers
        if marker.owner != side
    ]
    for score in done.state.scores:
        if score.side != side or score.kind in ("marker", "points"):
            continue
        units = ""
        if score.kind == "survive":
            units = say.units(side, score.of)
        if score.kind == "kills":
            many = len(score.of) > FEW and set(score.of) != set(BODIES)
            units = SAY("made-heavy") if many else hunted(score, enemy_of(side))
        edge, points = entry_edge(done, enemy_of(side)), amount("made-point", score.vp)
        found.append((score.kind, {"edge": edge, "units": units, "points": points}))
    return [wish for n, wish in enumerate(found) if wish not in found[:n]]


def rules_in_force(done: Generated) -> list[str]:
    """Conditions and special rules by their names."""
    rules = [rule for rule in done.state.rules if not rule.key and not is_idle(done, rule)]
    return list(dict.fromkeys(rule_title(done.content, rule) for rule in rules))


def reserves(done: Generated) -> list[tuple[int, Nation, int]]:
    """Who comes later: round, side, how many."""
    later = Counter((unit.round, unit.side) for unit in done.state.units if unit.round > 1)
    return [(number, side, count) for (number, side), count in sorted(later.items())]


def prize_place(done: Generated) -> str:
    """What the title names: a marker's hex, an edge, else the ground."""
    if done.state.markers:
        return place(done, done.state.markers[0].hex)
    for score in done.state.scores:
        if score.kind == "exit":
            return SAY("made-way", edge=entry_edge(done, enemy_of(score.side)))
    return board(done.state.layout[0].board).title
