"""The table of every mission: what it asks, where, what it shows, and who wins.

    python benchmarks/mission_table.py [--write]

Prints the table of ``docs/missions.md``; ``--write`` puts it there. A test holds the page to it.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from opfor.app.missions import Listed, listed
from opfor.app.registry import load_game
from opfor.cardboard.coh.missions.found import any_mission
from opfor.cardboard.coh.missions.mission import Mission
from opfor.cardboard.coh.missions.solo_mission import SoloMission
from opfor.core.mission_card import LEVELS
from opfor.games.coh.values.teams import players_meant

PAGE = Path(__file__).parents[1] / "docs" / "missions.md"
BEGIN, END = "<!-- table -->\n", "<!-- end of table -->\n"
PERSONS = {2: "two persons", 3: "three persons", 4: "four persons"}
HEAD = "| mission | you play | kind | task | boards | shows | first battle | regular | veteran |"


def shows(mission: Mission) -> Iterator[str]:
    """The rules a mission uses beyond fire and movement."""
    forces = [force for side in mission.sides for force in side.forces]
    yield from ("works" for _ in mission.works[:1])
    yield from ("hidden units" for force in forces if force.hidden)
    yield from ("riders" for force in forces if force.rides)
    yield from ("exits" for side in mission.sides if side.exit or side.exit_of)
    yield from ("artillery" for side in mission.sides if side.artillery)
    yield from ("night" for rule in mission.rules if rule.key == "sight-limit")
    yield from ("snow" for rule in mission.rules if rule.key == "no-bonus-moves")
    yield from ("smoke" for _ in mission.smoke[:1])
    yield from ("reinforcements" for force in forces if force.enters)
    if isinstance(mission, SoloMission):
        yield from ("rumors" for _ in mission.rumors[:1])
        yield from ("waves" for _ in mission.groups[:1])


def row(each: Listed) -> str:
    card, mission = each.card, any_mission(each.card.name)
    player = mission.player if isinstance(mission, SoloMission) else PERSONS[players_meant(mission)]
    rates = [each.won.get(level, {}).get("baseline") for level in LEVELS[:3]]
    cells = [
        f"{card.title} (`{card.name}`)",
        player,
        card.kind,
        ", ".join(dict.fromkeys(card.tasks.values())),
        " + ".join(card.boards),
        ", ".join(dict.fromkeys(shows(mission))) or "–",
        *(won.said if won else "–" for won in rates),
    ]
    return f"| {' | '.join(cells)} |"


def table() -> str:
    """Of all missions of Conflict of Heroes, solo ones first."""
    rows = [row(each) for each in listed(load_game("coh"))]
    return "\n".join([HEAD, "| --- " * HEAD.count(" | ") + "| --- |", *rows, ""])


def with_table(text: str) -> str:
    """The page with the table as it is now."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}{table()}{END}{after}"


def main() -> int:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--write", action="store_true")
    if parser.parse_args().write:
        PAGE.write_text(with_table(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    else:
        print(table(), end="")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
