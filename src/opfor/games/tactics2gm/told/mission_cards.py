"""The scenarios that come with the game in either role, and any other by its file, as cards."""

from __future__ import annotations

from collections.abc import Sequence

from opfor.core.mission_card import MissionCard
from opfor.games.tactics2gm.told.names import CONTENT, SAY
from opfor.games.tactics2gm.values.content import FOLDER
from opfor.games.tactics2gm.values.scenarios import BATTLE_ROYAL, load_scenario
from opfor.kit.modes import Mode, mode_card, modes_in

PLAYER = "player"
MINUTES = 45


def mission_cards(names: Sequence[str]) -> list[MissionCard]:
    """Of the scenarios named, else of all there are."""
    known = {mode.name: mode_card(mode, mode_title) for mode in modes_in(FOLDER)}
    return [known.get(name) or _of_a_file(name) for name in names or known]


def mode_title(mode: Mode) -> str:
    """``The Farmhouse: you attack``."""
    name = str(mode.options.get("scenario", BATTLE_ROYAL))
    row = load_scenario(name)
    title = CONTENT.thing(f"scenarios-{name}", row.title, text=row.text)
    if len(mode.tasks) > 1:
        return SAY("mode-for-two", title=title)
    return SAY(f"mode-{mode.tasks[PLAYER]}", title=title)


def _of_a_file(name: str) -> MissionCard:
    """The person plays the second role."""
    table = load_scenario(name)
    goals = {goal.kind for role in table.roles[1:] for goal in role.goals}
    return MissionCard(
        name=name,
        title=table.title,
        kind="scenario",
        options={"scenario": name},
        minutes=MINUTES,
        tasks={PLAYER: "hold" if "endure" in goals else "attack"},
    )
