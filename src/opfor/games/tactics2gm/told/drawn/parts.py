"""What is filled in beside the field: the scenario, its roles and their goals, what lies there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from opfor.core.drawing import Deed, Field, FieldKind, FormPart, Path, ref_at
from opfor.games.tactics2gm.told.drawn.choices import choices
from opfor.games.tactics2gm.told.drawn.field import SAY, Values
from opfor.games.tactics2gm.values.scenarios import Role, ScenarioGoal, ScenarioTable, Spot

Blanks = dict[str, tuple[FieldKind, Any]]
SCENARIO: Blanks = {
    "title": ("text", None),
    "text": ("long", None),
    "flavour": ("word", None),
    "first": ("word", 0),
    "night": ("switch", False),
    "arctic": ("switch", False),
    "forbidden_types": ("list", []),
    "forbidden_cards": ("list", []),
}
ROLE: Blanks = {
    "name": ("text", None),
    "army": ("word", ""),
    "solo": ("text", None),
    "start_ap": ("number", 5),
    "deploy_cards": ("number", 0),
    "deploy_zone": ("numbers", [1, 3]),
    "terrain": ("list", []),
    "zone": ("numbers", [2, 3]),
    "supplied": ("number", 0),
    "forbidden_types": ("list", []),
}
GOAL: Blanks = {"kind": ("word", None), "amount": ("number", 1)}
CARD: Blanks = {"card": ("word", None)}


def parts(values: Values) -> Iterator[FormPart]:
    """Every part of the file, in the order in which one thinks of them."""
    yield _part(values, (), SAY("part-scenario"), "scenario", SCENARIO)
    for n, role in enumerate(values.get("roles", ())):
        way = f"roles.{n}"
        title = SAY("part-role", n=n + 1, name=str(role.get("name", "")))
        deeds = (Deed(f"goal:{way}", SAY("deed-goal")),)
        yield _part(values, ("roles", n), title, "roles", ROLE, deeds)
        for m, goal in enumerate(role.get("goals", ())):
            path: Path = ("roles", n, "goals", m)
            said = SAY("part-goal", name=str(role.get("name", "")), kind=str(goal.get("kind", "")))
            yield _part(values, path, said, "roles", GOAL, (_away(path),))
    for n, spot in enumerate(values.get("terrain", ())):
        place: Path = ("terrain", n)
        yield _part(values, place, _called(spot), "lying", CARD, (_away(place),))
    if target := values.get("target"):
        title = SAY("part-target", where=_where(target))
        yield _part(values, ("target",), title, "lying", CARD, (_away(("target",)),))


def fields_in_order() -> tuple[str, ...]:
    """Every field of a file, and of its entries, in the order in which they are declared."""
    kinds = (ScenarioTable, Role, ScenarioGoal, Spot)
    return tuple(dict.fromkeys(name for kind in kinds for name in kind.__struct_fields__))


def _part(
    values: Values,
    path: Path,
    title: str,
    group: str,
    kinds: Blanks,
    deeds: tuple[Deed, ...] = (),
) -> FormPart:
    found = tuple(_field(values, (*path, name), *kind) for name, kind in kinds.items())
    heading = SAY(f"heading-{group}")
    return FormPart(path=path, title=title, group=heading, fields=found, deeds=deeds)


def _field(values: Values, path: Path, kind: FieldKind, usual: Any) -> Field:
    at: Any = values
    for step in path:
        at = at.get(step) if isinstance(at, dict) else at[int(step)]
        if at is None:
            break
    value = usual if at is None else at
    value = "" if value is None else value
    could_be = tuple(choices(values, path)) if kind == "word" else ()
    label = SAY(f"field-{str(path[-1]).replace('_', '-')}")
    return Field(path=path, label=label, kind=kind, value=value, usual=usual, could_be=could_be)


def _away(path: Path) -> Deed:
    return Deed(ref_at(*path), SAY("deed-away"))


def _where(spot: Values) -> str:
    return f"{spot.get('line')}.{spot.get('column')}"


def _called(spot: Values) -> str:
    return f"{spot.get('card')} {_where(spot)}"
