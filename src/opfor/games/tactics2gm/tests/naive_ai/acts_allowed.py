"""Everything a side may do in Deployment and in Shooting, card by card as its text says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from opfor.games.tactics2gm.tests.naive_ai.battlefield import LINES, steps
from opfor.games.tactics2gm.tests.naive_ai.facts import cards, shoots
from opfor.games.tactics2gm.tests.naive_ai.moves_allowed import Act, pace, reach
from opfor.games.tactics2gm.tests.naive_ai.table import (
    CANNOT_FIRE,
    CANNOT_MOVE,
    SPACES,
    Table,
    Unit,
    number,
    supports,
    tokens,
)

Card = dict[str, Any]


def deployment(table: Table, side: int) -> set[Act]:
    found: set[Act] = set()
    deck = table.state["decks"][side]
    for name in deck["hand"]:
        if name in supports():
            found |= support(table, side, supports()[name])
        elif cards()[name]["type"] == "airplane":
            found |= airplane(table, side, cards()[name])
        elif price(table, side, name) <= table.state["ap"][side]:
            found |= entries(table, side, name)
    return found | equipment(table, side) | uses(table, side, ("self-cover", "smoke", "blind"))


def price(table: Table, side: int, name: str) -> int:
    """The printed cost; each General takes one off, but never the last."""
    cost = int(cards()[name]["cost"])
    for other in table.state["decks"][side]["in_play"]:
        if other == "general" and cost > 1:
            cost -= 1
    return cost


def entries(table: Table, side: int, name: str) -> set[Act]:
    """On a space of the deployment line with room, or into an empty transport that stands there."""
    card = cards()[name]
    found: set[Act] = set()
    for space in table.entry(side):
        if table.price(card, space) is not None and table.has_room(side, space):
            found.add(("deploy", name, number(space), 0))
        for unit in table.at(space):
            takes = card["type"] in table.card(unit)["carries"] and not unit["cargo"]
            if unit["side"] == side and takes:
                found.add(("deploy", name, -1, unit["id"]))
    return found


def equipment(table: Table, side: int) -> set[Act]:
    """For units just deployed or on the deployment line: one offensive and one defensive token for
    infantry (both: either place), two for the others, none twice, no weapon for the unarmed."""
    found: set[Act] = set()
    for unit in table.of(side):
        if not unit["fresh"] and unit["at"] not in table.entry(side):
            continue
        carried = [token["kind"] for token in unit["tokens"]]
        for name, row in tokens().items():
            roles = [tokens()[kind]["role"] for kind in carried] + [row["role"]]
            is_man = table.kind(unit) == "infantry"
            is_twice = is_man and max(roles.count("offensive"), roles.count("defensive")) > 1
            if table.kind(unit) not in row["types"] or name in carried or is_twice:
                continue
            if len(roles) > 2 or row["cost"] > table.state["ap"][side]:
                continue
            if row["use"] != "weapon" or shoots(table.card(unit)):
                found.add(("equip", unit["id"], name))
    return found


def uses(table: Table, side: int, kinds: tuple[str, ...]) -> set[Act]:
    """Tokens that are no weapons: who holds it, friends or enemies in reach, the wounded."""
    found: set[Act] = set()
    for unit in table.out(side):
        for slot, token in enumerate(unit["tokens"], start=1):
            row = tokens()[token["kind"]]
            if row["use"] not in kinds or not table.may_use(unit, slot):
                continue
            whom = [unit]
            if row["use"] != "self-cover":
                whom = table.out(1 - side if row["use"] == "blind" else side)
                whom = [u for u in whom if steps(u["at"], unit["at"]) <= row["range"]]
            if row["use"] in ("heal", "repair"):
                whom = wounded(table, unit, row["use"] == "heal", whom)
            found |= {("use-token", unit["id"], slot, u["id"]) for u in whom}
    return found


def wounded(table: Table, healer: Unit, is_medic: bool, whom: list[Unit]) -> list[Unit]:
    """Medics tend infantry and artillery, mechanics the rest, nobody himself."""
    soft = ("infantry", "artillery")
    return [
        u
        for u in whom
        if u["wounds"] > 0 and u["id"] != healer["id"] and (table.kind(u) in soft) == is_medic
    ]


def airplane(table: Table, side: int, card: Card) -> set[Act]:
    """At any enemy unit, the HQ, the terrain that must go; a fighter may wait instead."""
    if card["cost"] > table.state["ap"][side]:
        return set()
    if "drop" in card["traits"]:
        return drop(table, side, card)
    aims = [u["id"] for u in table.out(1 - side)] + [0]
    goal = table.target
    if goal in table.pieces and goal is not None and side not in table.sides_at(goal):
        aims.append(-1 - number(goal))
    found: set[Act] = {("fly", card["id"], aim) for aim in aims}
    if card["kind"] == "fighter":
        found.add(("patrol", card["id"]))
    return found


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


# -- support cards -----------------------------------------------------------------------------


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


# -- shooting ----------------------------------------------------------------------------------


def shooting(table: Table, side: int) -> set[Act]:
    found = uses(table, side, ("heal", "repair"))
    for unit in table.out(side):
        for slot, arm in table.weapons(unit):
            found |= {("shoot", unit["id"], slot, aim, False) for aim in table.aims(unit, arm)}
        found |= tending(table, unit)
    return found | owed(table, side)


def tending(table: Table, unit: Unit) -> set[Act]:
    """A medic's or mechanic's card in place of its shot: the same or an adjacent space."""
    if unit["fired"] % 2 == 1 or unit["halted"] >= CANNOT_FIRE:
        return set()
    near = [u for u in table.out(unit["side"]) if steps(u["at"], unit["at"]) <= 1]
    found: set[Act] = set()
    for trait in ("medic", "mechanic"):
        if trait in table.card(unit)["traits"]:
            whom = wounded(table, unit, trait == "medic", near)
            found |= {("heal", unit["id"], u["id"]) for u in whom}
    return found


def owed(table: Table, side: int) -> set[Act]:
    """The extra shot of a unit that was assaulted, with its own weapon, at who assaulted it."""
    found: set[Act] = set()
    for shooter, target in table.state["extra_shots"]:
        unit, enemy = table.named(shooter), table.named(target)
        if unit is None or enemy is None or unit["side"] != side:
            continue
        card = table.card(unit)
        if not unit["at"] or not enemy["at"] or unit["halted"] >= CANNOT_FIRE:
            continue
        if shoots(card) and card["min_range"] <= steps(unit["at"], enemy["at"]) <= card["range"]:
            found.add(("shoot", shooter, 0, target, True))
    return found
