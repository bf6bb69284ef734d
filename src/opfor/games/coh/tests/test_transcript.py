"""One firefight told from beginning to end, kept as a text that people have read.

Where a change of the rules or of the words is meant, the file is written anew by running this
module: ``python -m opfor.games.coh.tests.test_transcript``.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from opfor.core.chance import Seeded
from opfor.core.play import Play
from opfor.core.requests import Choose
from opfor.games.coh import GAME
from opfor.games.coh.course.players.baseline import baseline_player
from opfor.games.coh.values.options import Options
from opfor.games.coh.values.preparation import prepare
from opfor.games.coh.values.start import new

TOLD = Path(__file__).parent / "data" / "crossroads.txt"
SEED = 4


def transcript() -> str:
    """Every action and event of the game in words."""
    setting = prepare(Options(mission="crossroads"), {})
    play: Play[Any, Any] = Play(GAME, setting, new(setting))
    chance = Seeded(SEED)
    lines: list[str] = []
    state, request = play.state, play.begin()
    while request is not None:
        lines += _told(setting, state, play)
        state = play.state
        answer: Any
        if isinstance(request, Choose):
            seen = GAME.view(setting, state, request.seat)
            answer = baseline_player(setting, seen, request, lambda n: chance.pick("player", n))
            if request.question == "turn":
                said = GAME.words.action(setting, state, answer)
                lines.append(f"{request.seat.capitalize()}: {said}")
        else:
            answer = chance(request)
        request = play.answer(answer)
    lines += _told(setting, state, play)
    outcome = GAME.outcome(setting, play.state)
    return "\n".join([*lines, str(outcome and outcome.winner), ""])


def _told(setting: Any, state: Any, play: Play[Any, Any]) -> list[str]:
    lines = []
    for event in play.log:
        said = GAME.words.event(setting, state, event)
        state = GAME.apply(state, event)
        if said:
            lines.append(f"  {said}")
    play.log.clear()
    return lines


def test_the_firefight_reads_as_it_did() -> None:
    assert transcript() == TOLD.read_text(encoding="utf-8")


if __name__ == "__main__":
    TOLD.write_text(transcript(), encoding="utf-8")
