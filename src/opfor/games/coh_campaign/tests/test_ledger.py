"""A ledger kept by hand from the save file comes to the same sheet."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from opfor.app.session import Session
from opfor.app.start import Start
from opfor.app.store import SaveFile
from opfor.games.coh_campaign import GAME
from opfor.games.coh_campaign.rules import aftermath
from opfor.games.coh_campaign.tests.ledger import Ledger

RUNS = Path(__file__).parents[1] / "packs" / "runs"


def saved(folder: Path, run: str, seed: int) -> tuple[Session, Path]:
    """A run played at random, as a file."""
    start = Start(options={"run": run}, seed=seed, players={"player": "random"})
    session = Session.new(GAME, start)
    file = SaveFile.create_at(session.header, folder / f"{seed}.jsonl")
    file.append(*session.history.lines)
    file.close()
    return session, file.path


def marched(save: Path) -> list[list[int]]:
    """Who was fielded, stage by stage, as the events in the file say."""
    found: list[list[int]] = []
    out: list[int] = []
    for line in save.read_text(encoding="utf-8").splitlines():
        for event in json.loads(line).get("log", ()):
            kind = event.get("type") if isinstance(event, dict) else ""
            if kind == "fielded":
                out.append(int(event["unit"][1:]))
            if kind == "marched-off":
                found.append(out)
                out = []
    return found


@pytest.mark.parametrize("run", ["german-1941", "soviet-1941"])
def test_a_ledger_kept_by_hand_comes_to_the_same_sheet(run: str, tmp_path: Path) -> None:
    for seed in range(40):
        session, path = saved(tmp_path, run, seed)
        ledger = Ledger(path, RUNS)
        ledger.play(marched(path))
        state = session.state
        assert ledger.over == state.ended
        assert (ledger.points, ledger.enemy) == (state.points, state.enemy)
        assert ledger.score == aftermath.score(state)
        assert tuple(ledger.traces) == state.traces
        for line in state.roster:
            kept = ledger.lines[line.number]
            assert (kept["state"], kept["stars"]) == (line.condition, line.stars), (seed, line)
            assert kept["battles"] == line.battles
