"""The missions that come with the game, and any other by its file, as cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from opfor.cardboard.coh.board.layout import settle
from opfor.cardboard.coh.missions.found import any_mission
from opfor.cardboard.coh.missions.levels import levels_in
from opfor.cardboard.coh.missions.mission import LevelRow, Mission, mission_ids
from opfor.cardboard.coh.missions.solo_mission import SoloMission, solo_mission_ids
from opfor.cardboard.coh.missions.tasks import task_of
from opfor.cardboard.coh.texts import mission_in_words
from opfor.core.mission_card import MissionCard
from opfor.core.phrasebook import PhraseBook
from opfor.games.coh.values.teams import players_meant

SAY = PhraseBook.of_the_program("missions")
PLAYER = "player"
"""The person's seat in a solo mission."""
TURNED = ("vp", "caps", "hand", "track", "no_enemy")
"""Numbers of a level that say how many more or fewer there are."""


def mission_cards(names: Sequence[str]) -> list[MissionCard]:
    """Of the missions named, else of all there are, solo ones first."""
    return [_card(name) for name in names or (*solo_mission_ids(), *mission_ids())]


def _card(name: str) -> MissionCard:
    found = mission_in_words(any_mission(name))
    is_solo = isinstance(found, SoloMission)
    tasks: dict[str, str] = {side.nation: task_of(found, n) for n, side in enumerate(found.sides)}
    return MissionCard(
        name=name,
        title=found.title,
        kind=found.kind or ("solo" if is_solo else "firefight"),
        options={"mission": name},
        boards=tuple(placing.board for placing in settle(found.maps)),
        minutes=found.minutes,
        tasks={PLAYER: tasks[found.player]} if isinstance(found, SoloMission) else tasks,
        levels={level: level_said(found, level) for level in levels_in(found)},
        place=found.place,
        date=found.date,
        text=found.briefing,
        formations=found.formations,
        side_task=found.side_task,
        players=0 if is_solo else players_meant(found),
    )


def level_said(found: Mission, level: str) -> str:
    """What a level changes: ``2 CAPs more, 1 VP fewer``; empty where nothing is."""
    row = found.levels.get(level)
    return "" if row is None else ", ".join(_turned(row))


def _turned(row: LevelRow) -> Iterator[str]:
    for name in TURNED:
        count = getattr(row, name)
        if count:
            way = "more" if count > 0 else "fewer"
            yield SAY(f"turned-{name.replace('_', '-')}", n=abs(count), way=way)
    if row.without:
        yield SAY("turned-without", numbers=", ".join(map(str, row.without)))
    if row.cup:
        yield SAY("turned-cup", n=len(row.cup))
    if row.orders:
        yield SAY("turned-orders")
