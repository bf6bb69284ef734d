"""Units, effects of spaces and stratagems by name, as a player would look them up."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from opfor.core.book import load_book
from opfor.games.blitzkrieg.told import names as say
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.state import STRATAGEMS, State
from opfor.games.blitzkrieg.values.tables import UnitRow

FOLDER = Path(__file__).parents[1]
GROUND = {"army": "land", "navy": "sea", "airforce": "land or sea", "agent": "no ground of its own"}
EFFECTS = {
    "propaganda": "You score the printed victory points.",
    "strategic advantage": "Move the marker of another open theatre by the printed steps; it stops "
    "one step short of the end.",
    "tactical advantage": "The marker of this theatre moves by the printed steps more.",
    "industrial production": "Draw so many units more than the usual one after the turn.",
    "research": "Draw a special weapon from the research pile into the bag.",
    "improved research": "As research, for the printed number of weapons.",
    "research industry": "Draw a special weapon straight into the reserve.",
    "bombing": "The other side loses a unit of its reserve.",
}


def mission(setting: Setting, _state: State, _seat: str) -> list[str]:
    """What is played for."""
    constants = setting.constants
    first, second = constants.shield_bonus
    have, they_have = say.clause(setting, 0, "have"), say.clause(setting, 1, "have")
    return [
        f"When {they_have} {constants.end_points} victory points, the game ends at once; when "
        f"{have} them, {they_have} one turn more. Most points win, ties go to "
        f"{say.side_name(setting, 1)}. Who cannot place a unit loses.",
        "A campaign is scored when its last space is filled: its points go to whoever leads in the "
        f"theatre, with a bonus of {first} or {second} beyond the shields. Who brings the marker "
        f"to the end wins the theatre at once: all its points and {constants.outright_bonus} more.",
        "A unit moves the marker by its strength; the space it stands on does what is printed.",
    ]


def glossary(setting: Setting) -> Mapping[str, Sequence[str]]:
    """Every token, every kind of space, every stratagem."""
    found: dict[str, list[str]] = {}
    for row in setting.units.by_id.values():
        found.setdefault(row.title, []).append(f"{'; '.join(_unit(setting, row))}.")
    for name, text in EFFECTS.items():
        found.setdefault(name, []).append(text)
    book = load_book(FOLDER)
    for stratagem in STRATAGEMS:
        title = say.stratagem_name(stratagem)
        rules = [rule for rule in book.rules.values() if rule.text.startswith(f"{title}.")]
        found.setdefault(title, []).extend(f"{rule.text} ({rule.id})" for rule in rules)
    return found


def _unit(setting: Setting, row: UnitRow) -> Iterator[str]:
    ground = "land or sea" if row.roams else GROUND[row.kind]
    yield f"{row.kind.capitalize()}, strength {row.strength}, {ground}"
    if row.leads:
        kinds = " and ".join(row.leads)
        yield f"1 stronger for every {kinds} unit of its side in the theatre"
    if row.special:
        yield "a special weapon"
    if row.blitz:
        yield "another unit may be placed in the same theatre at once"
    if row.bomber:
        yield "the other side loses a unit of its reserve"
    if row.task_force and setting.lookup.task_force_skips:
        yield "the effect of its space is not carried out"
    if row.nuclear:
        yield "the markers of all other open theatres move towards the other side"
    if row.spy:
        yield "a copy of the unit placed last"
    if row.scientist:
        yield "may go to any empty space of an open theatre"
