"""How many lines a turn takes on a terminal: ``python benchmarks/terminal_lines.py``.

A typist plays each game through as its own player would; the lines shown are divided by the
person's turns (a turn ends when somebody else moves).
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from opfor.app.conversation import Table
from opfor.app.registry import load_game
from opfor.app.start import Start
from opfor.surfaces.terminal.prompt import Prompt
from opfor.surfaces.terminal.screen import Screen
from tests.screen_person import Counting, Shown, after_the_first_prompt

GAMES = {
    "blitzkrieg": {},
    "coh": {"mission": "first-light"},
    "2gm": {},
}
SIZES = ((80, 24), (120, 40))


def measured(game: str, columns: int, lines: int, seeds: range) -> tuple[float, float]:
    """Lines shown and lines typed for each of the person's turns."""
    os.environ |= {"COLUMNS": str(columns), "LINES": str(lines), "NO_COLOR": "1"}
    shown = typed = counted = 0
    for seed in seeds:
        table = Table.new(load_game(game), Start(options=GAMES[game], seed=seed))
        typist, out = Counting(table, 5000), Shown()
        Prompt(table, Screen(out, typist)).run()  # type: ignore[arg-type]
        shown += after_the_first_prompt(out.getvalue()).count("\n")
        typed += len(typist.typed)
        counted += typist.turns
    return shown / counted, typed / counted


def main() -> None:
    seeds = range(1, 1 + int(sys.argv[1]) if len(sys.argv) > 1 else 4)
    for game in GAMES:
        for columns, lines in SIZES:
            shown, typed = measured(game, columns, lines, seeds)
            print(f"{game:<12} {columns}x{lines}: {shown:5.1f} lines, {typed:4.1f} typed a turn")


if __name__ == "__main__":
    main()
