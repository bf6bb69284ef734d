"""Stories of AI tiles: a position by hand, a tile out of the pack, and what the AI did in words.

A position is written ``"S01 C09 S, S02 D11 S spent, S28 cup"``: counter, hex, facing and how it
is. The tile lies where generation puts it, the sheet's default behind it; an order card calls it.
"""

from __future__ import annotations

from typing import Any

import pytest

from opfor.cardboard.coh.generator_cards.content import content
from opfor.cardboard.coh.generator_cards.tables import SheetSide, Tile
from opfor.cardboard.coh.missions.mission import Control, Exit, Force, SideRow
from opfor.cardboard.coh.missions.solo_mission import SoloMission, Space, solo_faults
from opfor.core.requests import Request, Roll, TieBreak
from opfor.games.coh.course.ai_turn import ai_turn
from opfor.games.coh.tests.solo.table import TRACK, Table, card, marker, mission
from opfor.games.coh.values import events as base
from opfor.games.coh.values import solo_events as ev
from opfor.kit.hexes import FACINGS

COUNTERACTIONS, MISSION_ORDERS = "Execute Counteractions", "Execute Mission Orders"
HITS = {"hit": "unnerved", "pinned": "pinned", "damaged": "light-damage"}
NATIONS = {"G": "german", "S": "soviet"}


class Calm(Table):
    """Attacks miss, rallies fail, shells fall where they are aimed. Chance picks nobody and no
    hex: the sentence and the ladders must have done so (``ties`` lists the exceptions)."""

    ties: tuple[tuple[str, ...], ...] = ()

    def _answer(self, request: Request) -> Any:
        if isinstance(request, Roll) and request.source == "dice" and not self.rolls:
            return (1, 1) if request.dice == 2 else (6,)
        if isinstance(request, TieBreak) and "facing" not in request.why:
            assert request.candidates in self.ties, f"{request.why}: {request.candidates}"
            return request.candidates[0]
        return super()._answer(request)


def tile_of(side: str, number: int) -> Tile:
    return content().tiles[side][f"{number:02d}"]


def sheet_of(tile: Tile) -> SheetSide:
    """The side of the sheet that a tile of this symbol calls for."""
    return "defense" if tile.symbol == "shield" else "offense"


def forces(text: str) -> tuple[Force, ...]:
    found = []
    for entry in text.split(", "):
        name, *words = entry.split()
        values: dict[str, Any] = {"numbers": (int(name[1:]),)}
        if words[0] == "cup":
            values |= {"enters": 1, "by": ("north",)}
        else:
            how = {word: True for word in words[2:] if word not in HITS}
            values |= {"hex": words[0], "facing": words[1]} | how
        found.append(Force(**values))
    return tuple(found)


def position(ai: str, units: str, **more: Any) -> SoloMission:
    """A mission on board 1; the letter of the first AI says which side is the AI's."""
    nation = NATIONS[ai[0]]
    player = "soviet" if nation == "german" else "german"
    own = {"forces": forces(ai), "caps": 0, "exit": more.pop("exit", None)}
    other = {"forces": forces(units), "caps": more.pop("caps", 5)}
    rows = {nation: own, player: other}
    sides = tuple(SideRow(nation=n, task="", **rows[n]) for n in ("german", "soviet"))
    played = mission(player=player, sides=sides, **more)
    assert list(solo_faults(played, "story")) == []
    return played


def tell(played: SoloMission, called: str, ai: str, units: str, **more: Any) -> list[str]:
    """The AI's turn with a card that says ``called``, in words. ``acted`` is the Unit that acted
    in the Player's last turn and ``deed`` what it did."""
    advance = more.pop("advance", 0)
    colour, track = more.pop("colour", "green"), (advance, 99) if advance else None
    cards = [
        card(1, *filter(None, [called]), colour=colour, track=track),
        card(2, spent=9, hex="E14"),
    ]
    table = Calm(played, cards=cards, explain=False)
    table.ties, table.draws = more.pop("ties", ()), more.pop("draws", {})
    table.draws["orders"] = ["01"]
    place = {counter.id: n for n, counter in enumerate(table.state.counters)}
    for name, *words in (entry.split() for entry in f"{ai}, {units}".split(", ")):
        for word in HITS.keys() & words:
            table.play.emit(base.UnitHit(place[name], HITS[word]))
    if "acted" in more:
        player = 1 - (table.setting.bot or 0)
        deed, who = more.pop("deed", "attack"), place[more.pop("acted")]
        table.play.emit(base.ActionTaken(player, (who,), deed))
    assert not more, f"unused: {sorted(more)}"
    since = len(table.play.log)
    table.run(ai_turn(table.play))
    return told(table, since)


HOW = ("acted", "deed", "colour", "ties", "draws", "advance")


def story(side: str, number: int, ai: str, units: str, **more: Any) -> list[str]:
    """What an order card makes of a tile: ``line 1``, ``line 2`` or ``default``, then the deeds."""
    tile = tile_of(side, number)
    face = content().face(sheet_of(tile))
    how = {name: more.pop(name) for name in HOW if name in more}
    if tile.kind == "track":
        return _on_track(tile, ai, units, how, more)
    lists = {"counteraction": "counteractions", "mission-order": "mission_orders"}
    default = face.counteraction if tile.kind == "counteraction" else face.mission_order
    orders = {lists[tile.kind]: (*tile.lines, default)}
    played = position(ai, units, standing=tile.special, **orders, **more)
    called = COUNTERACTIONS if tile.kind == "counteraction" else MISSION_ORDERS
    found = tell(played, called, ai, units, **how)
    return ["default" if each == f"line {len(tile.lines) + 1}" else each for each in found]


def _on_track(
    tile: Tile, ai: str, units: str, how: dict[str, Any], more: dict[str, Any]
) -> list[str]:
    """The tile lies on space 2; the card's header moves the marker from 1, by one unless told."""
    space = Space(event=tile.lines, yellow=tile.yellow)
    track = (TRACK[0], space, *TRACK[2:])
    played = position(ai, units, standing=tile.special, track=track, **more)
    found = tell(played, "", ai, units, **{"advance": 1} | how)
    assert found.pop() == "passes", "the card itself says nothing"
    return found


def told(table: Table, since: int) -> list[str]:
    """What happened, an entry for each deed; hits, checks, cards and the facing after a move are
    left out."""
    found, moved = [], -1
    for event in table.play.log[since:]:
        if not (isinstance(event, base.UnitTurned) and event.unit == moved):
            found.append(_words(table, event))
        moved = event.unit if isinstance(event, base.UnitMoved) else -1
    return [words for words in found if words]


def _words(table: Table, event: object) -> str:
    field, state = table.setting.field, table.state
    match event:
        case ev.MissionOrderBegun(number=number):
            return f"line {number}"
        case ev.MissionEventBegun(space=space):
            return f"space {space}"
        case base.SidePassed():
            return "passes"
        case base.AttackRolled(attacker=attacker, target=target, extra=extra):
            who = state.counters[attacker].id if attacker >= 0 else "artillery"
            return f"{who} attacks {state.counters[target].id}" + (f" +{extra}" if extra else "")
        case base.UnitMoved(unit=unit, cell=cell) | base.UnitPlaced(unit=unit, cell=cell):
            return f"{state.counters[unit].id} to {field.name(cell)}"
        case base.UnitTurned(unit=unit, facing=facing):
            return f"{state.counters[unit].id} turns {FACINGS[facing].name}"
        case base.UnitLeft(unit=unit):
            return f"{state.counters[unit].id} leaves"
        case base.RallyRolled(unit=unit):
            return f"{state.counters[unit].id} tries to rally"
        case base.UnitUnhit(unit=unit):
            return f"{state.counters[unit].id} rallies"
        case base.UnitsFreshened(units=units):
            return " ".join(state.counters[u].id for u in units) + " freshens"
        case _:
            return _more_words(table, event)


def _more_words(table: Table, event: object) -> str:
    field, state = table.setting.field, table.state
    match event:
        case base.PointsScored(side=side, points=points):
            return f"{table.setting.nation(side)} scores {points}"
        case base.CapsSet(caps=caps):
            return f"{caps} CAPs left"
        case base.SmokeLaid(cells=cells, density=density):
            return f"{'light ' * (density == 1)}smoke on {field.name(cells[0])}"
        case base.BarrageFell(cell=cell):
            return f"shells on {field.name(cell)}"
        case ev.DefencePlaced(kind=kind, cell=cell):
            return f"{kind} in {field.name(cell)}"
        case ev.RumorPlaced(unit=unit, cell=cell):
            return f"{state.counters[unit].id} to {field.name(cell)}"
    return ""


def tale(number: int, why: str, ai: str, units: str, deeds: list[str], **more: Any) -> Any:
    """A row of a table of stories: the tile, what it shows, the position, what the AI does."""
    return pytest.param(number, ai, units, deeds, more, id=f"{number:02d} {why}")


def held(*hexes: str, by: str) -> tuple[Control, ...]:
    """Control Markers of the Player's: Objectives of the AI."""
    return tuple(marker(hex_, by) for hex_ in hexes)


WAY_OUT: dict[str, Any] = {
    "exit": Exit(hexes=("south",), vp=2),
    "objectives": ("south edge",),
}
"""What a card that scores for leaving makes of a mission."""
