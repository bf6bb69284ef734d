"""From a developed solo generation to an ordinary solo mission of the tactical game.

A tile on the Mission Track goes to the next space of its lane each time the marker has reached
it, so its order stands on every space of the lane from its own on, with the tile's number: at an
early end it is resolved on the next of them alone. Counteractions and Mission
Orders are the tiles' lines from left to right, then the sheet's default.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from msgspec import structs

from opfor.cardboard.coh.board.grid import EDGES
from opfor.cardboard.coh.generator_cards.content import SMOKES, Content, content, number_of
from opfor.cardboard.coh.generator_cards.tables import Tile
from opfor.cardboard.coh.missions.mission import Mission, SideRow
from opfor.cardboard.coh.missions.solo_mission import (
    NO_ROUND_LIMIT,
    DriveRoute,
    SoloMission,
    Space,
    TileFace,
)
from opfor.core.cite import cite
from opfor.core.errors import OpforError
from opfor.core.language import ENGLISH, speaking
from opfor.core.owned import NOTHING, playing
from opfor.games.coh_generator.bot.mission_sheet import in_force, next_space
from opfor.games.coh_generator.bot.rumors import MINE, NO_ENEMY
from opfor.games.coh_generator.told.mission.firefight import to_mission
from opfor.games.coh_generator.told.names import SAY
from opfor.games.coh_generator.told.result import Generated
from opfor.games.coh_generator.values.state import Solo

ENTRY = "entry edge"
RANDOM = "random Defense Counter"


def mission_of(done: Generated, mission_id: str = "fight") -> Mission:
    """The mission a generation amounts to, for two players or for one; its words are English."""
    made = to_mission if done.state.solo is None else solo_mission_of
    with speaking(ENGLISH):
        return made(done, mission_id)


@cite("SOLO-5.3.2-a", "SOLO-5.3.3-a", "QS-19")
def solo_mission_of(done: Generated, mission_id: str = "fight") -> SoloMission:
    """The solo mission; AI that waits at the edge is the entry cup, and the track alone ends it
    unless the guideline's rounds are ruled to end it too."""
    solo = done.state.solo
    if solo is None:
        raise OpforError("this firefight is for two players; generate it with solo")
    everything = done.content
    face = everything.face("defense" if solo.sheet == "defense" else "offense")
    plain = structs.asdict(to_mission(done, mission_id))
    sides = tuple(_ai_side(side) if side.nation == solo.ai else side for side in plain["sides"])
    by_rounds = done.rulings.solo_length == "track-or-rounds"
    cup = tuple(sorted(number_of(name) for name in solo.rumor_cup if name not in (MINE, NO_ENEMY)))
    return SoloMission(
        **plain
        | {
            "sides": sides,
            "rounds": plain["rounds"] if by_rounds else NO_ROUND_LIMIT,
            "economy": "solo",
            "player": solo.player,
            "orders": ranges(solo.order_deck),
            "track": track_of(done, everything, solo),
            "counteractions": _lines(
                done, everything, solo, solo.counteractions, face.counteraction
            ),
            "mission_orders": _lines(
                done, everything, solo, solo.mission_orders, face.mission_order
            ),
            "counteraction_titles": _titles(everything, solo, solo.counteractions),
            "mission_order_titles": _titles(everything, solo, solo.mission_orders),
            "cup": cup,
            "no_enemy": solo.rumor_cup.count(NO_ENEMY),
            "mines": solo.rumor_cup.count(MINE),
            "standing": standing_lines(everything, solo),
            "objectives": objectives_of(sides, solo),
            "chosen": (*chosen_ids(done, solo), *hunted_ids(done, solo)),
            "defences": defence_pool(done, everything),
            "routes": routes_of(done, solo),
            "rumors": tuple(done.shown(hex_) for hex_ in solo.rumors),
            "sheet": solo.sheet,
            "tiles": solo.tiles,
            **_owners_print(everything, solo),
        }
    )


def _owners_print(everything: Content, solo: Solo) -> dict[str, Any]:
    """What is printed of a pack that is not ours; ours need not be repeated in every mission."""
    with playing(NOTHING):
        ours = content()
    tiles = {name: everything.tiles[solo.ai][name] for name in solo.tiles}
    same = all(ours.tiles[solo.ai][name] == tile for name, tile in tiles.items())
    faces = tuple(TileFace(**_face(tile)) for tile in tiles.values())
    lanes = everything.sheet.lanes
    return {
        "faces": () if same else faces,
        "lanes": () if lanes == ours.sheet.lanes else lanes,
    }


def _face(tile: Tile) -> dict[str, Any]:
    return {name: value for name, value in structs.asdict(tile).items() if name != "side"}


def _ai_side(side: SideRow) -> SideRow:
    """The AI has no CAPs and no Action Cards; its deck stands in for them."""
    return structs.replace(side, caps=0, hand=0, cards_each_round=0)


@cite("SOLO-6.1-a")
def standing_lines(everything: Content, solo: Solo) -> tuple[str, ...]:
    """What the sheet and its tiles prescribe for the whole mission, in their own words."""
    printed = everything.face("defense" if solo.sheet == "defense" else "offense").standing
    tiles = [everything.tiles[solo.ai][number] for number in solo.tiles]
    return tuple(dict.fromkeys([*printed, *(line for tile in tiles for line in tile.special)]))


@cite("SOLO-6.1-b")
def chosen_ids(done: Generated, solo: Solo) -> tuple[str, ...]:
    """The AI's chosen Units by the ids of their counters; the Player's bind nobody."""
    chosen = [name.partition(":") for name in done.state.chosen]
    return tuple(
        f"{side[0].upper()}{number_of(unit):02d}" for side, _, unit in chosen if side == solo.ai
    )


def hunted_ids(done: Generated, solo: Solo) -> tuple[str, ...]:
    """Units of the Player's that the AI is after, by the ids of their counters."""
    return tuple(
        f"{solo.player[0].upper()}{number_of(name):02d}"
        for score in done.state.scores
        if score.kind == "hidden" and score.side == solo.ai
        for name in score.of
    )


@cite("COH-4.1.4-b")
def objectives_of(sides: tuple[SideRow, ...], solo: Solo) -> tuple[str, ...]:
    """Where AI leave the map to score, as Objectives of theirs."""
    way_out = next(side.exit for side in sides if side.nation == solo.ai)
    hexes = way_out.hexes if way_out else ()
    return tuple(f"{hex_} edge" if hex_ in EDGES else hex_ for hex_ in hexes)


@cite("GEN-3.7.3-f")
def defence_pool(done: Generated, everything: Content) -> tuple[str, ...]:
    """The Defense Counters that are not on the map, by their faces, if a tile may draw them."""
    solo = done.state.solo
    tiles = [everything.tiles[solo.ai][name] for name in solo.tiles] if solo else []
    if not any(RANDOM in line for tile in tiles for line in tile.lines):
        return ()
    used = {work.counter for work in done.state.works}
    faces = [c.faces for name, c in everything.counters.items() if name not in used]
    return tuple(sorted("/".join(pair) for pair in faces if not set(pair) & set(SMOKES)))


@cite("SOLO-6.2-f", "SOLO-6.2-g")
def routes_of(done: Generated, solo: Solo) -> tuple[DriveRoute, ...]:
    """The roads of the AI's trucks."""
    return tuple(
        DriveRoute(number=number_of(t.unit), road=tuple(done.shown(hex_) for hex_ in t.road))
        for t in done.state.trucks
        if t.side == solo.ai and t.road
    )


def _lines(
    done: Generated, everything: Content, solo: Solo, tiles: tuple[str, ...], default: str
) -> tuple[str, ...]:
    found: list[str] = []
    for name in in_force(tiles, ""):
        if name:
            found += order_lines(done, solo, everything.tiles[solo.ai][name])
        else:
            found.append(default)
    return tuple(found)


def _titles(everything: Content, solo: Solo, tiles: tuple[str, ...]) -> tuple[str, ...]:
    """Where each of these lines comes from: ``tile 04 Shots from the Forest``."""
    found: list[str] = []
    for name in in_force(tiles, ""):
        if name:
            tile = everything.tiles[solo.ai][name]
            found += [SAY("made-tile-of", n=tile.id, title=tile.title)] * len(tile.lines)
        else:
            found.append(SAY("made-sheet"))
    return tuple(found)


def order_lines(done: Generated, solo: Solo, tile: Tile) -> list[str]:
    """A tile's lines, the AI's entry edge called by its name."""
    edge = next(edges[0][1] for role, edges in done.state.edges.items() if role == solo.ai)
    return [line.replace(ENTRY, f"{edge} edge") for line in tile.lines]


class TrackEvent(NamedTuple):
    """What lies on a space: a tile by its number, or an event of the sheet's own."""

    title: str
    lines: tuple[str, ...]
    yellow: bool
    tile: str = ""


@cite("SOLO-5.5-c", "SOLO-5.5-d", "SOLO-5.5.1-a")
def track_of(done: Generated, everything: Content, solo: Solo) -> tuple[Space, ...]:
    """The spaces up to the end marker, with printed events and the tiles of both lanes."""
    events: dict[int, list[TrackEvent]] = {}
    face = everything.face(solo.sheet)
    for event in face.events:
        title = event.title or SAY("made-printed")
        printed = TrackEvent(title, (event.line,), event.yellow)
        events.setdefault(event.space, []).append(printed)
    for start, name in solo.track:
        tile = everything.tiles[solo.ai][name]
        lines = tuple(order_lines(done, solo, tile))
        title = SAY("made-tile", n=tile.id, title=tile.title)
        told = TrackEvent(title, lines, tile.yellow, tile.id)
        space: int | None = start
        while space is not None and space <= solo.end_space:
            events.setdefault(space, []).append(told)
            space = next_space(space, everything.sheet.lanes, solo.end_space)
    return tuple(_space(events.get(n, [])) for n in range(1, solo.end_space + 1))


@cite("SOLO-5.5-c", "SOLO-5.5-d")
def _space(events: list[TrackEvent]) -> Space:
    """What lies on a space. Where only some of it has a yellow box, the rest waits for the marker
    to land."""
    yellow = any(event.yellow for event in events)
    shown = [event for event in events if event.yellow == yellow]
    tiles = tuple(event.tile for event in shown for _ in event.lines)
    return Space(
        title=" and ".join(event.title for event in events),
        event=tuple(line for event in shown for line in event.lines),
        yellow=yellow,
        landed=tuple(line for e in events if e.yellow != yellow for line in e.lines),
        tiles=tiles if any(tiles) else (),
    )


def ranges(numbers: tuple[int, ...]) -> tuple[str, ...]:
    """Numbers as ranges: ``("13-51", "54-55")``."""
    found: list[list[int]] = []
    for number in sorted(numbers):
        if found and number == found[-1][-1] + 1:
            found[-1].append(number)
        else:
            found.append([number])
    return tuple(
        f"{run[0]:02d}-{run[-1]:02d}" if len(run) > 1 else f"{run[0]:02d}" for run in found
    )
