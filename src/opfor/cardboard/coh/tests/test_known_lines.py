"""Lines of our own packs are known as the parser reads them."""

from __future__ import annotations

import subprocess
import sys

from opfor.cardboard.coh.orders.known_lines import FILE, known_line
from opfor.cardboard.coh.tests.known import lines, written


def test_every_line_is_known_as_it_is_read() -> None:
    trees = lines()
    hint = "python -m opfor.cardboard.coh.tests.known"
    assert FILE.read_text(encoding="utf-8") == written(trees), hint
    for start, found in trees.items():
        assert found
        for text, tree in found.items():
            known = known_line(start, text)
            assert known == tree, text
            assert repr(known) == repr(tree), "names of a vocabulary are its own, not plain words"


def test_a_line_of_nobody_is_left_to_the_parser() -> None:
    assert known_line("tactical", "Fresh AI closest to a lake: Swim") is None


def test_our_missions_start_without_the_parser() -> None:
    script = (
        "import sys\n"
        "from opfor.games.coh import GAME\n"
        "from opfor.app.session import Session\n"
        "from opfor.app.start import Start\n"
        "Session.new(GAME, Start(options={'mission': 'first-light'}, seed=1))\n"
        "print('lark' in sys.modules)\n"
    )
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "False"
