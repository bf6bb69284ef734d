"""Every way to play a support card, as its text says, and where troops may be dropped."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from opfor.games.tactics2gm.tests.naive_ai.battlefield import LINES, steps
from opfor.games.tactics2gm.tests.naive_ai.facts import cards
from opfor.games.tactics2gm.tests.naive_ai.moves_allowed import Act, pace, reach
from opfor.games.tactics2gm.tests.naive_ai.table import CANNOT_MOVE, SPACES, Table, Unit, number

Card = dict[str, Any]


def price(table: Table, side: int, name: str) -> int:
    """The printed cost; each General takes one off, but never the last."""
    cost = int(cards()[name]["cost"])
    for other in table.state["decks"][side]["in_play"]:
        if other == "general" and cost > 1:
            cost -= 1
    return cost


def drop(table: Table, side: int, card: Card) -> set[Act]:
    """Infantry of the hand onto a space with room, beside no enemy, not on his deployment line."""
    left = table.state["ap"][side] - card["cost"]
    found: set[Act] = set()
    for name in table.state["decks"][side]["hand"]:
        if name not in cards() or cards()[name]["type"] != "infantry":
            continue
        if price(table, side, name) > left:
            continue
        for space in SPACES:
            is_near = any(steps(u["at"], space) <= 1 for u in table.out(1 - side))
            is_theirs = space in table.entry(1 - side)
            is_free = table.price(cards()[name], space) is not None and table.has_room(side, space)
            if is_free and not is_near and not is_theirs:
                found.add(("play-support", card["id"], 0, 0, number(space), name))
    return found


def play(card: Card, unit: int = 0, target: int = 0, cell: int = -1, other: str = "") -> Act:
    return ("play-support", card["id"], unit, target, cell, other)


def support(table: Table, side: int, card: Card) -> set[Act]:
    """Every way, if it can be paid now; never twice on the same unit, only on those it is for."""
    if card["cost"] > table.state["ap"][side] or card["timing"] != "deployment":
        return set()

    def fitting(units: list[Unit]) -> list[Unit]:
        kinds = card["types"] or [table.kind(u) for u in units]
        fits = [u for u in units if table.kind(u) in kinds]
        return [u for u in fits if card["id"] not in u["touched"]]

    own, theirs = fitting(table.out(side)), fitting(table.out(1 - side))
    return WAYS[card["effect"]](table, side, card, own, theirs)


Way = Callable[[Table, int, Card, list[Unit], list[Unit]], set[Act]]


def at_enemy(_table: Table, _side: int, card: Card, _own: list[Unit], them: list[Unit]) -> set[Act]:
    return {play(card, target=u["id"]) for u in them}


def at_own(_table: Table, _side: int, card: Card, own: list[Unit], _them: list[Unit]) -> set[Act]:
    return {play(card, unit=u["id"]) for u in own}


def at_nobody(_t: Table, _side: int, card: Card, _own: list[Unit], _them: list[Unit]) -> set[Act]:
    return {play(card)}


def hit(table: Table, _side: int, card: Card, own: list[Unit], _them: list[Unit]) -> set[Act]:
    """Who could shoot an enemy unit with its own weapon."""
    return {
        play(card, u["id"], aim)
        for u in own
        for slot, arm in table.weapons(u)
        if slot == 0
        for aim in table.aims(u, arm)
        if aim > 0
    }


def mines(table: Table, side: int, card: Card, _own: list[Unit], them: list[Unit]) -> set[Act]:
    """Off its own deployment line, and the penetration is enough."""
    home = LINES if side == 0 else 1
    return {
        play(card, target=u["id"])
        for u in them
        if u["at"][0] != home and table.card(u)["defence"] <= card["penetration"]
    }


def fire(table: Table, _side: int, card: Card, _own: list[Unit], them: list[Unit]) -> set[Act]:
    held = {u["at"] for u in them}
    return {play(card, cell=number(s)) for s in held if table.pieces.get(s, {}).get("hp", 0) > 0}


def replacements(table: Table, side: int, card: Card, *_: list[Unit]) -> set[Act]:
    pile = table.state["decks"][side]["draw"]
    return {play(card, other=name) for name in pile if name in cards()}


def ram(table: Table, side: int, card: Card, own: list[Unit], _them: list[Unit]) -> set[Act]:
    """A tank and an enemy or terrain beside it that its penetration 5 is enough for."""
    found: set[Act] = set()
    for tank in own:
        for space in table.beside(tank["at"]):
            there, ground = table.at(space), table.pieces.get(space)
            if any(u["side"] == side for u in there):
                continue
            for u in there:
                if table.card(u)["defence"] <= card["penetration"]:
                    found.add(play(card, tank["id"], u["id"]))
            if ground and ground["hp"] and ground["defence"] <= card["penetration"]:
                found.add(play(card, tank["id"], -1 - number(space)))
    return found


def fires_again(table: Table, _s: int, card: Card, own: list[Unit], _t: list[Unit]) -> set[Act]:
    return {play(card, unit=u["id"]) for u in own if 0 in [slot for slot, _ in table.weapons(u)]}


def sabotage(table: Table, side: int, card: Card, *_: list[Unit]) -> set[Act]:
    return {play(card)} if table.state["ap"][1 - side] > 0 else set()


def march(table: Table, _side: int, card: Card, own: list[Unit], _them: list[Unit]) -> set[Act]:
    """Who was not just deployed and is not stopped moves again."""
    found: set[Act] = set()
    for u in own:
        is_new = u["fresh"] and "ready" not in table.card(u)["traits"]
        if not is_new and u["halted"] % 2 != CANNOT_MOVE:
            ends = reach(table, u, pace(table, u))
            found |= {play(card, unit=u["id"], cell=number(space)) for space in ends}
    return found


def heal(_table: Table, _side: int, card: Card, own: list[Unit], _them: list[Unit]) -> set[Act]:
    return {play(card, unit=u["id"]) for u in own if u["wounds"]}


def paratroopers(table: Table, side: int, card: Card, *_: list[Unit]) -> set[Act]:
    return drop(table, side, card)


WAYS: dict[str, Way] = {
    "hit": hit, "mines": mines, "fire": fire, "replacements": replacements, "ram": ram,
    "ammunition": fires_again, "spotter": fires_again, "sabotage": sabotage, "march": march,
    "heal": heal, "paratroopers": paratroopers, "smoke": at_own, "barrage": at_enemy,
    "stun": at_enemy, "halt": at_enemy, "dazzle": at_enemy, "enigma": at_nobody,
    "espionage": at_nobody, "supplies": at_nobody, "general": at_nobody,
}  # fmt: skip
