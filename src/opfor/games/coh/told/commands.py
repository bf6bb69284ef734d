"""Further commands of this game: ``sight BOARD FROM [TO]``, ``missions [FILE …]``, ``orders``."""

from __future__ import annotations

from collections.abc import Sequence

from opfor.cardboard.coh.board.battlefield import standard_battlefield
from opfor.cardboard.coh.board.layout import settle
from opfor.cardboard.coh.board.sight_words import all_seen_in_words, sight_in_words
from opfor.cardboard.coh.missions.mission import mission, mission_ids
from opfor.cardboard.coh.names import SAY, nation
from opfor.cardboard.coh.texts import mission_in_words
from opfor.core.door import path_of
from opfor.core.errors import OpforError
from opfor.kit.picture import document


def sight(arguments: Sequence[str]) -> int:
    """Say whether two hexes see each other, and why not; with one hex, what it sees.

    Boards may be joined: ``1,3``. ``--svg FILE`` draws everything the first hex sees.
    """
    words, file = _without_file(list(arguments))
    if len(words) not in (2, 3):
        raise OpforError(SAY("sight-usage"))
    field = standard_battlefield(settle(words[0].split(",")))
    cells = [field.cell(name.upper()) for name in words[1:]]
    if len(cells) == 2:
        print(sight_in_words(field, field.explain_sight(cells[0], cells[1])))
    elif not file:
        print(all_seen_in_words(field, cells[0]))
    if file:
        from opfor.games.coh.told.scene import sight_picture

        scene = sight_picture(field, cells[0], all_seen_in_words(field, cells[0]))
        try:
            path_of(file).write_text(document(scene), encoding="utf-8")
        except OSError as error:
            raise OpforError(SAY("sight-unwritten", file=file, why=error.strerror)) from None
        print(f"{SAY('picture-sight', where=field.name(cells[0]))}: {file}")
    return 0


def _without_file(words: list[str]) -> tuple[list[str], str]:
    """The words without ``--svg FILE``, and the file."""
    if "--svg" not in words:
        return words, ""
    at = words.index("--svg")
    if at + 1 >= len(words):
        raise OpforError(SAY("sight-svg"))
    return words[:at] + words[at + 2 :], words[at + 1]


def missions(arguments: Sequence[str]) -> int:
    """List the missions of this game, or check mission files and tell their faults."""
    if not arguments:
        for name, line in offered():
            print(f"{name}: {line}")
        return 0
    from opfor.cardboard.coh.missions.found import any_mission

    wrong = 0
    for name in arguments:
        try:
            print(SAY("mission-sound", file=name, title=any_mission(name).title))
        except OpforError as fault:
            print(fault)
            wrong += 1
    return 1 if wrong else 0


def offered() -> list[tuple[str, str]]:
    """The missions that come with the game, solo ones first, each with a line about it."""
    from opfor.cardboard.coh.missions.solo_mission import (
        SoloMission,
        solo_mission,
        solo_mission_ids,
    )

    solo = [mission_in_words(solo_mission(name)) for name in solo_mission_ids()]
    firefights = [mission_in_words(mission(name)) for name in mission_ids()]
    return [
        (
            found.id,
            SAY(
                f"offered-{'solo' if isinstance(found, SoloMission) else 'two'}",
                title=found.title,
                who=nation(getattr(found, "player", "german")),
                rounds=found.rounds,
                minutes=found.minutes,
            ),
        )
        for found in (*solo, *firefights)
    ]


def orders(arguments: Sequence[str]) -> int:
    """``orders check FILE``: what the AI will understand of an author's order lines."""
    from opfor.cardboard.coh.orders.findings import check_file

    if len(arguments) != 2 or arguments[0] != "check":
        raise OpforError(SAY("orders-usage"))
    findings = check_file(path_of(arguments[1]))
    for finding in findings:
        print(finding.problem or f"{finding.where}: {finding.canonical}")
        for sentence in finding.meaning:
            print(f"    {sentence}")
    wrong = sum(finding.level == "error" for finding in findings)
    print(SAY("orders-checked", n=len(findings), wrong=wrong))
    return 1 if wrong else 0


COMMANDS = {"sight": sight, "missions": missions, "orders": orders}
