"""Everything a side may do in Deployment and in Shooting, card by card as its text says."""

from __future__ import annotations

from opfor.games.tactics2gm.tests.naive_ai.battlefield import steps
from opfor.games.tactics2gm.tests.naive_ai.facts import cards, shoots
from opfor.games.tactics2gm.tests.naive_ai.moves_allowed import Act
from opfor.games.tactics2gm.tests.naive_ai.supports_allowed import Card, drop, price, support
from opfor.games.tactics2gm.tests.naive_ai.table import (
    CANNOT_FIRE,
    Table,
    Unit,
    number,
    supports,
    tokens,
)


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
    is_free = goal is not None and side not in table.sides_at(goal)
    if goal is not None and is_free and table.pieces.get(goal, {}).get("hp", 0) > 0:
        aims.append(-1 - number(goal))
    found: set[Act] = {("fly", card["id"], aim) for aim in aims}
    if card["kind"] == "fighter":
        found.add(("patrol", card["id"]))
    return found


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
