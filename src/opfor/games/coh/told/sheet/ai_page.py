"""The AI's sheet: tiles in their spaces, what always holds, the cups, the order deck."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from opfor.cardboard.coh import names as box
from opfor.cardboard.coh import texts
from opfor.cardboard.coh.generator_cards.content import content
from opfor.cardboard.coh.missions.solo_mission import SoloMission, TileFace, order_deck
from opfor.cardboard.coh.orders.order_cards import OrderCard
from opfor.cardboard.coh.orders.text import order_text
from opfor.games.coh.told.sheet.forces import in_words
from opfor.games.coh.told.sheet.map_edges import numbered
from opfor.games.coh.told.sheet.paper import SAY
from opfor.games.coh.told.sheet.schedule import named
from opfor.games.coh.told.sheet.track_page import track_data

SPACES = 3
"""Counteraction and Mission Order spaces on the sheet; the default lies on the last."""
ENTRY = "entry edge"
KINDS = ("counteraction", "mission-order", "track")


def ai_data(mission: SoloMission) -> dict[str, Any]:
    """Everything about the AI that a person needs to run it."""
    deck, track = order_deck(mission), track_data(mission)
    cards = {"n": len(deck), "cards": ", ".join(mission.orders)}
    blue = ", ".join(number for number, card in deck.items() if card.is_command)
    return {
        "nation": mission.sides[mission.bot_side].nation,
        "sheet": SAY(f"sheet-{mission.sheet}") if mission.sheet else "",
        "counteractions": spaces(mission, "counteraction", mission.counteractions),
        "mission_orders": spaces(mission, "mission-order", mission.mission_orders),
        "track": track,
        "track_how": SAY("typ-track-how", last=track["last"]),
        "track_tiles": track_tiles(mission),
        "orders": SAY("typ-deck-is", blue=blue, **cards),
        "entry_cup": list(entry_cup(mission)),
        "cup": rumor_cup(mission),
        "rumors": list(mission.rumors),
        "rumors_on": SAY("typ-rumors-on", where=", ".join(mission.rumors)),
        "objectives": objectives(mission),
        "always": list(always(mission)),
        "deck": [card_data(card) for card in deck.values()],
    }


def spaces(mission: SoloMission, kind: str, lines: Sequence[str]) -> list[dict[str, Any]]:
    """The spaces from left to right: tiles first, then the default on space 3, if it is open.

    A mission without tiles (or whose lines are not those of its tiles) has one space a line.
    """
    found, left = [], list(lines)
    for tile in tiles_of(mission, kind):
        own = tile_lines(mission, tile)
        if left[: len(own)] != own:
            break
        found.append(_tile(mission, tile, own))
        left = left[len(own) :]
    is_sheet = bool(mission.sheet) and len(left) <= 1 and len(found) + len(left) <= SPACES
    if is_sheet:
        found += [_space("")] * (SPACES - len(found) - len(left))
        found += [_space(line, default=True) for line in left]
    else:
        found += [_space(line) for line in left]
    return [space | {"space": number} for number, space in enumerate(found, 1)]


def track_tiles(mission: SoloMission) -> list[dict[str, Any]]:
    """The tiles on the track with the space each begins on."""
    found = []
    for tile in tiles_of(mission, "track"):
        own = tile_lines(mission, tile)
        at = [n for n, s in enumerate(mission.track, 1) if f"Tile {tile.id}" in s.title]
        if at:
            found.append(_tile(mission, tile, own) | {"space": SAY("tile-on", n=at[0])})
    return found


def tiles_of(mission: SoloMission, kind: str) -> list[TileFace]:
    """The mission's tiles of a kind, in number order, the AI's face."""
    nation = mission.sides[mission.bot_side].nation
    own = {face.id: face for face in mission.faces}
    faces: Mapping[str, TileFace] = own or content().tiles[nation]
    known = [faces[name] for name in mission.tiles if name in faces]
    return sorted((tile for tile in known if tile.kind == kind), key=lambda tile: tile.number)


def tile_lines(mission: SoloMission, tile: TileFace) -> list[str]:
    """A tile's lines as the mission has them: the AI's entry edge called by its name."""
    edges = [f.by[0] for f in mission.sides[mission.bot_side].forces if f.enters and f.by]
    standing = (*mission.counteractions, *mission.mission_orders)
    events = (line for space in mission.track for line in (*space.event, *space.landed))
    told = {*standing, *events}
    for edge in dict.fromkeys([*edges, "north", "south", "east", "west"]):
        lines = [line.replace(ENTRY, f"{edge} edge") for line in tile.lines]
        if told.issuperset(lines):
            return lines
    return list(tile.lines)


def _tile(mission: SoloMission, tile: TileFace, lines: list[str]) -> dict[str, Any]:
    return {
        "number": tile.id,
        "title": texts.tile(mission.sides[mission.bot_side].nation, tile).title,
        "symbol": tile.symbol,
        "yellow": tile.yellow,
        "lines": lines,
        "special": list(tile.special),
        "kind": "tile",
    }


def _space(line: str, default: bool = False) -> dict[str, Any]:
    kind = "default" if default else "line" if line else "empty"
    return {"number": "", "title": "", "symbol": "", "yellow": False, "kind": kind} | {
        "lines": [line] if line else [],
        "special": [],
    }


def entry_cup(mission: SoloMission) -> Iterator[str]:
    """Who waits in the cup, and who joins it in which round."""
    side = mission.sides[mission.bot_side]
    driven = {route.number for route in mission.routes}
    rounds: dict[int, list[int]] = {}
    for force in side.forces:
        if force.enters:
            rounds.setdefault(force.enters, []).extend(n for n in force.numbers if n not in driven)
    for round_, numbers in sorted(rounds.items()):
        if numbers:
            units = named(side.nation, sorted(numbers))
            yield units if round_ == 1 else SAY("cup-later", units=units, round=round_)


def rumor_cup(mission: SoloMission) -> list[str]:
    """What lies behind the Rumored Enemies."""
    nation = mission.sides[mission.bot_side].nation
    more = {"no-enemy": mission.no_enemy, "mines": mission.mines}
    units = [named(nation, sorted(mission.cup))] if mission.cup else []
    return [*units, *(SAY(f"cup-{name}", n=n) for name, n in more.items() if n)]


def objectives(mission: SoloMission) -> list[str]:
    """What counts as an Objective."""
    said = [SAY("objective-markers")] if mission.control else []
    if mission.objectives:
        said.append(in_words(tuple(name.removesuffix(" edge") for name in mission.objectives)))
    return said


def always(mission: SoloMission) -> Iterator[str]:
    """What holds all mission long, whichever order is carried out."""
    nation = mission.sides[mission.bot_side].nation
    told = {line for kind in KINDS for tile in tiles_of(mission, kind) for line in tile.special}
    yield from (line for line in mission.standing if line not in told)
    if mission.chosen:
        yield SAY("always-chosen", units=", ".join(map(_by_id, mission.chosen)))
    for route in mission.routes:
        unit = numbered(nation, route.number)
        yield SAY("always-route", unit=unit, road=", ".join(route.road))
    if mission.defences:
        yield SAY("always-defences", n=len(mission.defences))
    for group in mission.groups:
        nations = [side.nation for side in mission.sides]
        owner = nations[1 - mission.bot_side] if group.player else nation
        yield SAY("always-group", group=group.name, units=named(owner, list(group.numbers)))


def _by_id(name: str) -> str:
    """``S05`` as people say it."""
    nation = "german" if name[0] == "G" else "soviet"
    return f"{box.nation(nation).form('adj')} {numbered(nation, int(name[1:]))}"


def card_data(card: OrderCard) -> dict[str, Any]:
    """An order card with all it says."""
    track = card.track
    header = SAY("card-header", advance=track.advance, limit=track.limit) if track else ""
    return {
        "number": f"{card.number:02d}",
        "title": texts.order_card(card).title,
        "command": card.is_command,
        "symbol": SAY(f"symbol-{card.symbol}"),
        "header": header,
        "priority": [order_text(order) for order in card.priority],
        "tactical": [order_text(order) for order in card.tactical],
        "spent": card.spent,
        "fresh": card.remain_fresh,
        "hex": card.hex,
    }
