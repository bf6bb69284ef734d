"""What things are called: counters, hexes, facings, hits."""

from __future__ import annotations

from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.state import OFF, UNKNOWN_HIT, Counter, State
from opfor.kit.hexes import FACINGS


def unit_name(setting: Setting, state: State, unit: int) -> str:
    """``LMG G09``."""
    return counter_name(setting, state.counters[unit])


def counter_name(setting: Setting, counter: Counter) -> str:
    return f"{setting.kind(counter).title} {counter.id}"


def is_unseen(counter: Counter) -> bool:
    """Whether it is on the map and whoever looks at it so does not know where."""
    return counter.hidden and counter.place == "map" and counter.cell == OFF


def seen_name(setting: Setting, state: State, unit: int) -> str:
    """Its name, unless it is hidden from whoever sees this state."""
    counter = state.counters[unit]
    return "a hidden unit" if is_unseen(counter) else counter_name(setting, counter)


def unit_names(setting: Setting, state: State, units: tuple[int, ...]) -> str:
    """``Rifle G01, Rifle G02 and LMG G09``."""
    names = [seen_name(setting, state, unit) for unit in units]
    return names[0] if len(names) == 1 else ", ".join(names[:-1]) + f" and {names[-1]}"


def hex_name(setting: Setting, cell: int) -> str:
    return setting.field.name(cell) if cell >= 0 else "off the map"


def ground(setting: Setting, cell: int) -> str:
    """``F09, light woods``; open ground and level 0 are not worth a word."""
    terrain = setting.field.terrain[cell]
    said = setting.field.name(cell)
    if terrain.id != "open":
        said += f", {terrain.title}"
    level = setting.field.level[cell]
    return f"{said}, level {level}" if level else said


def facing_name(facing: int) -> str:
    return FACINGS[facing].name


def hit_name(setting: Setting, hit: str) -> str:
    if hit == UNKNOWN_HIT:
        return "hit"
    return setting.hits[hit].title.lower()


def side_name(setting: Setting, side: int) -> str:
    """``The Germans``."""
    return f"The {setting.nation(side).capitalize()}s"


ENDINGS = {
    "last-round": "the last round is over",
    "track-complete": "the mission track is complete",
    "called-off": "the mission is called off",
    "beaten": "nobody of the {} side is left to fight",
}


def ending(why: str) -> str:
    """Why a firefight ended, in words: ``beaten:german+soviet`` names the beaten nations."""
    name, _, nations = why.partition(":")
    return ENDINGS.get(name, name).format(nations.replace("+", " and "))
