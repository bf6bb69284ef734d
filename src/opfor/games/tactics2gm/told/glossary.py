"""Units, support cards, equipment and terrain by name, as a player would look them up."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from opfor.games.tactics2gm.told import names as say
from opfor.games.tactics2gm.told.goals import goals_text
from opfor.games.tactics2gm.values.content import SupportRow, TerrainRow, TokenRow, UnitRow
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import State


def mission(setting: Setting, state: State, _seat: str) -> list[str]:
    """What is played for, and where."""
    lines = [setting.mission.title, *goals_text(setting, state)]
    if setting.mission.target >= 0:
        lines.append(f"The mission target is {say.space(setting, setting.mission.target)}.")
    weather = [name for name, on in (("night", setting.night), ("arctic", setting.arctic)) if on]
    return [*lines, f"Conditions: {say.listed(weather)}."] if weather else lines


def glossary(setting: Setting) -> Mapping[str, Sequence[str]]:
    """Every card and token by its title."""
    cards = setting.cards
    found: dict[str, list[str]] = {}
    for unit in cards.units.values():
        found.setdefault(unit.title, []).append(unit_values(unit))
    for support in cards.supports.values():
        found.setdefault(support.title, []).append(_support(support))
    for token in cards.tokens.values():
        found.setdefault(token.title, []).append(_token(token))
    for terrain in cards.terrain.values():
        found.setdefault(terrain.title, []).append(_terrain(terrain))
    return found


def unit_values(unit: UnitRow) -> str:
    """What is printed on a unit card, in words."""
    said = [f"{unit.type.capitalize()} ({unit.kind}), {unit.cost} AP", f"moves {unit.movement}"]
    if unit.can_fire:
        reach = f"{unit.min_range} to {unit.range}" if unit.min_range > 1 else str(unit.range)
        said.append(
            f"range {reach}, hits on {unit.to_hit}+, penetration {unit.penetration}, "
            f"damage {unit.damage}"
        )
    said.append(f"defence {unit.defence}, {unit.hp} HP")
    said += [_words(unit.traits)] if unit.traits else []
    said += [f"carries {_words(unit.carries)}"] if unit.carries else []
    return f"{'; '.join(said)}. {unit.text}".rstrip()


def _support(card: SupportRow) -> str:
    only = f", only {_words(card.types)}" if card.types else ""
    return f"Support card, {card.cost} AP{only}: {card.text or card.effect}"


def _token(token: TokenRow) -> str:
    said = f"Equipment for {_words(token.types)}, {token.cost} AP"
    if token.use == "weapon":
        said += (
            f": range {token.range}, hits on {token.to_hit}+, penetration {token.penetration}, "
            f"damage {token.damage}"
        )
    return f"{said}. {token.text}".rstrip()


def _terrain(terrain: TerrainRow) -> str:
    said = [f"Terrain: cover {terrain.cover}, {terrain.cost} AP to lay"]
    said += [f"hard for {_words(terrain.hard)}"] if terrain.hard else []
    said += [f"closed to {_words(terrain.blocks)}"] if terrain.blocks else []
    said += [f"{terrain.hp} HP, defence {terrain.defence}"] if terrain.hp else []
    return f"{'; '.join(said)}. {terrain.text}".rstrip()


def _words(names: Iterable[str]) -> str:
    return say.listed(name.replace("-", " ") for name in names)
