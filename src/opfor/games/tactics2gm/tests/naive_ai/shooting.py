"""Whom a weapon shoots at: the goals of the booklet, with what each stance puts between them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from opfor.games.tactics2gm.tests.naive_ai.battlefield import HQ, Battlefield, Unit, spot, steps
from opfor.games.tactics2gm.tests.naive_ai.facts import values

Target = Unit | str


def best(targets: list[Any], key: Callable[[Any], Any]) -> list[Any]:
    most = max(map(key, targets))
    return [t for t in targets if key(t) == most]


def wished(targets: list[Any], test: Callable[[Any], bool]) -> list[Any]:
    return [t for t in targets if test(t)] or targets


def wins(field: Battlefield, shooter: Unit, target: Target) -> float:
    kind = field.form["kind"]
    decisive = "hq" if kind == "battle-royal" else ""
    if kind == "offensive":
        decisive = "target" if field.must_fall else "" if field.target else "hq"
    return field.kill(shooter, target) if target == decisive and decisive else 0.0


def choices(field: Battlefield, stance: str, shooter: Unit) -> list[Target]:
    """What nothing but a die can tell apart; empty if there is nothing to shoot at."""
    found = [t for t in field.targets(shooter) if isinstance(t, dict) or field.hurts(shooter, t)]
    if not found:
        return []
    if any(wins(field, shooter, t) for t in found):
        found = best(found, lambda t: wins(field, shooter, t))
    found = wished(found, lambda t: field.hurts(shooter, t))
    found = by_stance(field, f"{field.form['kind']} {stance}", shooter, found)
    found = wished(found, lambda t: danger(field, t) >= 1)
    found = wished(found, lambda t: danger(field, t) > 0 or breaks_ours(field, t))
    found = wished(found, lambda t: field.kill(shooter, t) >= 0.5)
    return best(found, lambda t: -away(field, shooter, t))


def by_stance(
    field: Battlefield, stance: str, shooter: Unit, found: list[Target]
) -> list[Target]:  # fmt: skip
    def near(t: Target) -> bool:
        return isinstance(t, dict) and away(field, shooter, t) <= 2

    match stance:
        case "battle-royal total-defense":
            return best(found, lambda t: danger(field, t))
        case "defensive total-defense":
            return best(wished(found, near), lambda t: danger(field, t))
        case "battle-royal defense" | "defensive reinforce-lines" | "defensive seize-and-hold":
            found = wished(found, near)
            if all(isinstance(t, dict) for t in found):
                found = best(found, lambda t: -away(field, shooter, t))
        case "battle-royal reinforce" | "defensive hold-position":
            return wished(found, lambda t: isinstance(t, dict) and t["line"] in (3, 4))
        case "battle-royal advance":
            return best(found, lambda t: -order(field, t, ["supply", "command", "hq"]))
        case "defensive overcome-defense":
            return best(found, lambda t: -order(field, t, ["supply", "command"]))
        case "battle-royal full-assault":
            return wished(wished(found, lambda t: t == "hq"), lambda t: hurts_best(field, t))
        case "offensive seize-and-hold":
            found = wished(found, lambda t: near(t) and danger(field, t) >= 1)
            return wished(found, near)
        case "offensive advance":
            return wished(found, lambda t: defends(field, t))
        case "offensive attack":
            return wished(wished(found, lambda t: is_aim(field, t)), lambda t: defends(field, t))
        case "offensive full-assault":
            if any(is_aim(field, t) and field.hurts(shooter, t) for t in found):
                return [t for t in found if is_aim(field, t)]
            return wished(found, lambda t: hurts_best(field, t))
    return found


def away(field: Battlefield, shooter: Unit, target: Target) -> int:
    return steps(spot(shooter), field.facts(target)[0])


def danger(field: Battlefield, target: Target) -> float:
    return field.danger(target) if isinstance(target, dict) else 0.0


def order(field: Battlefield, target: Target, words: list[str]) -> int:
    """The first word that names the target; only a supply line that exists can be broken."""
    names = []
    if isinstance(target, dict):
        if field.alone(target):
            names.append("supply")
        if "command-group" in values(target)["traits"]:
            names.append("command")
    elif target == "hq":
        names.append("hq")
    return next((n for n, word in enumerate(words) if word in names), 9)


def is_aim(field: Battlefield, target: Target) -> bool:
    """What must be destroyed."""
    if field.target is None:
        return target == "hq" and field.form["kind"] == "offensive"
    return target == "target" and field.must_fall


def defends(field: Battlefield, target: Target) -> bool:
    return isinstance(target, dict) and steps(spot(target), field.target or HQ) <= 2


def hurts_best(field: Battlefield, target: Target) -> bool:
    """It could damage one of the AI's three dearest units from where it stands."""
    dearest = sorted(field.of("ai"), key=lambda u: -values(u)["cost"])[:3]
    return isinstance(target, dict) and any(
        field.hurts(target, u) and field.has(target, u) for u in dearest
    )


def breaks_ours(field: Battlefield, target: Target) -> bool:
    """It has in range a unit that holds a line of the AI's supply line alone."""
    return isinstance(target, dict) and any(
        field.alone(u) and field.hurts(target, u) and field.has(target, u) for u in field.of("ai")
    )
