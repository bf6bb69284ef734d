"""Further commands of this game: ``opfor coh sight BOARD FROM [TO]``, ``opfor coh missions``."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from opfor.core.errors import OpforError
from opfor.games.coh.battlefield import standard_battlefield
from opfor.games.coh.layout import settle
from opfor.games.coh.mission import mission, mission_ids
from opfor.games.coh.sight_words import all_seen_in_words, sight_in_words
from opfor.kit.scene import to_svg

USAGE = "such as: opfor coh sight 1 D05 H09, or: opfor coh sight 1 D05 --svg seen.svg"


def sight(arguments: Sequence[str]) -> int:
    """Say whether two hexes see each other, and why not; with one hex, what it sees.

    Boards may be joined: ``1,3``. ``--svg FILE`` draws everything the first hex sees.
    """
    words, file = _without_file(list(arguments))
    if len(words) not in (2, 3):
        raise OpforError(f"sight: say BOARD FROM TO, {USAGE}")
    field = standard_battlefield(settle(words[0].split(",")))
    cells = [field.cell(name.upper()) for name in words[1:]]
    if len(cells) == 2:
        print(sight_in_words(field, field.explain_sight(cells[0], cells[1])))
    elif not file:
        print(all_seen_in_words(field, cells[0]))
    if file:
        from opfor.games.coh.picture import sight_picture

        scene = sight_picture(field, cells[0], all_seen_in_words(field, cells[0]))
        try:
            Path(file).write_text(to_svg(scene), encoding="utf-8")
        except OSError as error:
            raise OpforError(f"sight: {file} cannot be written: {error.strerror}") from None
        print(f"What {field.name(cells[0])} sees: {file}")
    return 0


def _without_file(words: list[str]) -> tuple[list[str], str]:
    """The words without ``--svg FILE``, and the file."""
    if "--svg" not in words:
        return words, ""
    at = words.index("--svg")
    if at + 1 >= len(words):
        raise OpforError(f"sight: --svg needs a file, {USAGE}")
    return words[:at] + words[at + 2 :], words[at + 1]


def missions(_arguments: Sequence[str]) -> int:
    """List the missions of this game."""
    for name in mission_ids():
        found = mission(name)
        print(f"{name}: {found.title} ({found.minutes} minutes, {found.rounds} rounds)")
    return 0


COMMANDS = {"sight": sight, "missions": missions}
