"""Plays games of another opfor: run as a file, with that opfor on the path.

Nothing here imports the lab by name, because an old opfor has none; the turns are played by
``redo.py`` beside this file, which stands on the kernel alone. Reads a task as JSON, writes JSON.
"""

from __future__ import annotations

import json
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from opfor.app.registry import load_game
from opfor.app.setting_up import prepared
from opfor.core.chance import derived_seed
from opfor.core.codec import convert, to_plain


def load_redo() -> Any:
    """The module beside this file, whichever opfor is on the path."""
    spec = spec_from_file_location("lab_redo", Path(__file__).with_name("redo.py"))
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules["lab_redo"] = module
    spec.loader.exec_module(module)
    return module


def main() -> None:
    task = json.load(sys.stdin)
    redo = load_redo()
    game = load_game(task["game"])
    if task.get("packs"):
        from opfor.app.own_content import with_packs

        game = with_packs(game, task["packs"])
    setting, _, _ = prepared(game, task["options"], task["rulings"])
    work = record if task["do"] == "record" else again
    json.dump(work(redo, game, setting, task), sys.stdout)


def record(redo: Any, game: Any, setting: Any, task: dict[str, Any]) -> list[dict[str, Any]]:
    """Games with all their turns (or, if only results are wanted, without them)."""
    players = {seat: game.players[name] for seat, name in task["players"].items()}
    found = []
    for index in range(task["first"], task["last"]):
        seed = derived_seed(task["seed"], index)
        turns, state = [], game.new(setting)
        for turn in redo.turns_of(game, setting, players, seed):
            turns.append(_plain(turn))
            for event in turn.events:
                state = game.apply(state, event)
        outcome = game.outcome(setting, state)
        end = {"game": index, "seed": seed, "winner": outcome.winner, "turns": turns}
        found.append(end)
    return found


def _plain(turn: Any) -> dict[str, Any]:
    return {
        "number": turn.number,
        "start": to_plain(turn.start),
        "counters": turn.counters,
        "choices": [to_plain(choice) for choice in turn.choices],
        **told(turn.decisions, turn.events),
    }


def told(decisions: Any, events: Any) -> dict[str, Any]:
    return {"decisions": [to_plain(d) for d in decisions], "events": [to_plain(e) for e in events]}


def again(redo: Any, game: Any, setting: Any, task: dict[str, Any]) -> list[dict[str, Any]]:
    """Recorded turns, played from the same positions by this opfor; one it cannot take up says
    why."""
    found = []
    for turn in task["turns"]:
        try:
            start = convert(turn["start"], game.state)
            asked = redo.Turn(
                turn["number"], start, turn["counters"], tuple(turn["choices"]), (), ()
            )
            found.append(told(*redo.redone(game, setting, asked, turn["seed"], to_plain)))
        except Exception as error:
            found.append({"failed": f"{type(error).__name__}: {error}"})
    return found


if __name__ == "__main__":
    main()
