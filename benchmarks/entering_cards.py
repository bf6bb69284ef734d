"""How long an evening with one's own box takes: 55 order cards typed into ``opfor cards new coh``.

The cards of our own pack stand in for those of a box: as many, of the same length. A typist at a
real terminal (a pseudo-terminal here) types every line, once letter by letter and once letting Tab
complete what is already clear. The program is really run and really waited for; the person's time
is reckoned by a model, because nobody wants to watch 90 minutes of it:

- 40 words a minute, five letters a word, every key the same (Tab and Enter too): 0.3 s a key;
- 10 s a card to take it up and look at it;
- 3 s to read back a line of orders and look at the card again;
- one line in twenty mistyped: the message read (5 s) and the line typed once more.

It fails if that comes to more than two hours either way, or if what was typed is not what the pack
holds.
"""

from __future__ import annotations

import os
import pty
import select
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from opfor.app.registry import load_game  # noqa: E402
from opfor.core.form import Blank, Form, told  # noqa: E402
from tests.typist import typed  # noqa: E402

KEY, CARD, READ_BACK, MESSAGE = 60 / (40 * 5), 10.0, 3.0, 5.0
MISTYPED = 20
WANTED = 2 * 60 * 60
TAB, ENTER = "\t", "\r"


def main() -> int:
    game = load_game("coh")
    form = next(form for form in game.forms() if form.name == "order card")
    path = game.folder / "packs" / "orders" / "order_cards.toml"
    cards = tomllib.loads(path.read_text(encoding="utf-8"))["cards"]
    worst = 0.0
    for name, keys_of in (("letter by letter", plain), ("with Tab", completed)):
        keys = [[*keys_of(form, card)] for card in cards]
        program = entered(form, cards, keys)
        person = reckoned(cards, keys)
        worst = max(worst, program + person)
        count = sum(len(line) for card in keys for line in card)
        print(
            f"{name}: {len(cards)} cards, {count} keys, person {person / 60:.0f} min, "
            f"program {program:.0f} s, together {(program + person) / 60:.0f} min"
        )
    return 0 if worst < WANTED else 1


def plain(form: Form, card: Mapping[str, Any]) -> Iterator[str]:
    """Every letter, and Enter after each line."""
    for line in typed(form, card):
        yield line + ENTER


def completed(form: Form, card: Mapping[str, Any]) -> Iterator[str]:
    """Letters only until Tab can do the rest of a phrase."""
    orders = {b.name: b for b in form.blanks if b.name in ("priority", "tactical")}
    lines = {line: orders[kind] for kind in orders for line in card[kind]}
    for line in typed(form, card):
        yield (keys_for(lines[line], line) if line in lines else line) + ENTER


def keys_for(blank: Blank, line: str) -> str:
    """The fewest keys, phrase after phrase: letters, then Tab as soon as one phrase is left."""
    keys, shown = "", ""
    while shown.rstrip() != line:
        rest = line[len(shown) :]
        for size in range(len(rest) + 1):
            found = list(blank.complete(shown + rest[:size]))
            if len(found) == 1 and line.startswith(found[0]) and len(found[0]) > len(shown) + size:
                keys, shown = keys + rest[:size] + TAB, f"{found[0]} "
                break
        else:
            return keys + rest
        if line[len(shown.rstrip()) :].startswith((":", ",")):
            shown = shown.rstrip()
            keys += "\b"  # Tab leaves a space; no space comes before a colon or comma
    return keys


def reckoned(cards: list[dict[str, Any]], keys: list[list[str]]) -> float:
    """What the person needs, by the model."""
    orders = sum(len(card["priority"]) + len(card["tactical"]) for card in cards)
    strokes = sum(len(line) for card in keys for line in card)
    each = strokes / sum(len(card) for card in keys)
    again = orders / MISTYPED * (MESSAGE + each * KEY)
    return strokes * KEY + len(cards) * CARD + orders * READ_BACK + again


def entered(form: Form, cards: list[dict[str, Any]], keys: list[list[str]]) -> float:
    """Type it all at a terminal; how long the program took. What it wrote must be the cards."""
    with tempfile.TemporaryDirectory() as folder:
        pack = Path(folder) / "box"
        took = at_terminal(pack, keys)
        text = (pack / "order_cards.toml").read_text(encoding="utf-8")
        names = {blank.name for blank in form.blanks}
        wanted = [told(form.blanks, {k: v for k, v in c.items() if k in names}) for c in cards]
        if tomllib.loads(text)["cards"] != wanted:
            raise SystemExit("what was typed is not what the pack holds")
    return took


def at_terminal(pack: Path, keys: list[list[str]]) -> float:
    command = [sys.executable, "-m", "opfor", "cards", "new", "coh", "--pack", str(pack)]
    child, screen = pty.fork()
    if child == 0:
        os.environ |= {"PYTHONPATH": str(ROOT / "src"), "TERM": "xterm", "COLUMNS": "100"}
        os.execv(sys.executable, command)
    began = time.perf_counter()
    answered(screen)
    for card in keys:
        for line in card:
            os.write(screen, line.encode())
            answered(screen)
    os.write(screen, b"quit\r")
    while os.waitpid(child, os.WNOHANG)[0] == 0:
        answered(screen)
    os.close(screen)
    return time.perf_counter() - began


def answered(screen: int) -> None:
    """Wait until the program asks again: its prompt ends in an angle."""
    seen = b""
    while select.select([screen], [], [], 5.0)[0]:
        try:
            more = os.read(screen, 65536)
        except OSError:  # it has ended
            return
        seen += more
        if not more or seen.endswith(b"> "):
            return


if __name__ == "__main__":
    sys.exit(main())
