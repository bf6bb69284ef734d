"""The AI's sheet: tiles in their spaces, what always holds, the cups, the order deck."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from opfor.cardboard.coh.counters.units import kind_numbered
from opfor.cardboard.coh.generator_cards.content import content
from opfor.cardboard.coh.missions.solo_mission import SoloMission, TileFace, order_deck
from opfor.cardboard.coh.orders.order_cards import OrderCard
from opfor.cardboard.coh.orders.text import order_text
from opfor.games.coh.told.sheet.forces import in_words
from opfor.games.coh.told.sheet.schedule import named
from opfor.games.coh.told.sheet.track_page import track_data

SPACES = 3
"""Counteraction and Mission Order spaces on the sheet; the default lies on the last."""
ENTRY = "entry edge"
KINDS = ("counteraction", "mission-order", "track")
SYMBOLS = {"shield": "hold", "scope": "fire", "boot": "manoeuvre", "burst": "assault"}


def ai_data(mission: SoloMission) -> dict[str, Any]:
    """Everything about the AI that a person needs to run it."""
    deck = order_deck(mission)
    return {
        "nation": mission.sides[mission.bot_side].nation,
        "sheet": {"defense": "Defense side", "offense": "Offense side"}.get(mission.sheet, ""),
        "counteractions": spaces(mission, "counteraction", mission.counteractions),
        "mission_orders": spaces(mission, "mission-order", mission.mission_orders),
        "track": track_data(mission),
        "track_tiles": track_tiles(mission),
        "orders": ", ".join(mission.orders),
        "blue": ", ".join(number for number, card in deck.items() if card.is_command),
        "entry_cup": entry_cup(mission),
        "cup": rumor_cup(mission),
        "rumors": list(mission.rumors),
        "objectives": objectives(mission),
        "always": always(mission),
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
        found.append(_tile(tile, own))
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
            found.append(_tile(tile, own) | {"space": f"on {at[0]}"})
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


def _tile(tile: TileFace, lines: list[str]) -> dict[str, Any]:
    return {
        "number": tile.id,
        "title": tile.title,
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


def entry_cup(mission: SoloMission) -> list[str]:
    """Who waits in the cup, and who joins it in which round."""
    side = mission.sides[mission.bot_side]
    driven = {route.number for route in mission.routes}
    rounds: dict[int, list[int]] = {}
    for force in side.forces:
        if force.enters:
            rounds.setdefault(force.enters, []).extend(n for n in force.numbers if n not in driven)
    said = []
    for round_, numbers in sorted(rounds.items()):
        if numbers:
            when = "" if round_ == 1 else f" (from round {round_})"
            said.append(named(side.nation, sorted(numbers)) + when)
    return said


def rumor_cup(mission: SoloMission) -> list[str]:
    """What lies behind the Rumored Enemies."""
    nation = mission.sides[mission.bot_side].nation
    more = (("No Enemy", mission.no_enemy), ("Mine", mission.mines))
    units = [named(nation, sorted(mission.cup))] if mission.cup else []
    return [*units, *(f"{count} {what}" for what, count in more if count)]


def objectives(mission: SoloMission) -> list[str]:
    """What counts as an Objective."""
    said = ["every Control Marker you hold"] if mission.control else []
    if mission.objectives:
        said.append(in_words(tuple(name.removesuffix(" edge") for name in mission.objectives)))
    return said


def always(mission: SoloMission) -> list[str]:
    """What holds all mission long, whichever order is carried out."""
    nation = mission.sides[mission.bot_side].nation
    told = {line for kind in KINDS for tile in tiles_of(mission, kind) for line in tile.special}
    said = [line for line in mission.standing if line not in told]
    if mission.chosen:
        said.append(f"Chosen: {', '.join(_by_id(name) for name in mission.chosen)}.")
    for route in mission.routes:
        name = named(nation, [route.number])
        said.append(f"{name} follows the road {', '.join(route.road)} and leaves the map there.")
    if mission.defences:
        count = len(mission.defences)
        said.append(f"Defense Counters: put the {count} of the pool into a cup of their own.")
    for group in mission.groups:
        nations = [side.nation for side in mission.sides]
        owner = nations[1 - mission.bot_side] if group.player else nation
        who = named(owner, list(group.numbers))
        said.append(f"Group “{group.name}”: {who}, kept aside until an event brings it.")
    return said


def _by_id(name: str) -> str:
    """``S05`` as people say it."""
    nation = "german" if name[0] == "G" else "soviet"
    number = int(name[1:])
    return f"{nation.capitalize()} {kind_numbered(nation, number).title} {number:02d}"


def card_data(card: OrderCard) -> dict[str, Any]:
    """An order card with all it says."""
    header = ""
    if card.track is not None:
        header = f"Track +{card.track.advance} if at most {card.track.limit} in play"
    return {
        "number": f"{card.number:02d}",
        "title": card.title,
        "command": card.is_command,
        "symbol": SYMBOLS.get(card.symbol, card.symbol),
        "header": header,
        "priority": [order_text(order) for order in card.priority],
        "tactical": [order_text(order) for order in card.tactical],
        "spent": card.spent,
        "fresh": card.remain_fresh,
        "hex": card.hex,
    }
