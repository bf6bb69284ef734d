"""Entries of a box typed in question by question: answers spoiled, and going back among them."""

from __future__ import annotations

import tomllib
from functools import cache
from random import Random
from typing import Any

from opfor.app.registry import load_game
from opfor.core.form import Form
from tests.fuzz import good
from tests.fuzz.attempt import Attempt
from tests.fuzz.changes import STRANGE_TEXTS, changed_text
from tests.typist import typed

BOXES = ("blitzkrieg", "coh", "coh", "2gm")
GOING = ("back", "back", "back", "", "?", "1", "2", "9", "-1", "y", "no", "yes", "quit", "back 3")


def forms(chance: Random) -> Attempt:
    """``cards new`` with up to three things of ours, the lines between them at will."""
    game = chance.choice(BOXES)
    form = chance.choice(list(load_game(game).forms()))
    rows = chance.choices(rows_of(game, form.name), k=chance.randrange(1, 4))
    lines = [line for row in rows for line in typed(form, row)]
    for _ in range(chance.choice([1, 2, 4, 20])):
        spot, pick = chance.randrange(len(lines) + 1), chance.randrange(6)
        if pick < 3:
            lines[spot:spot] = [chance.choice(GOING)] * chance.choice([1, 1, 2, 5, 40])
        elif pick == 3:
            lines.insert(spot, chance.choice(STRANGE_TEXTS))
        elif spot < len(lines):
            lines[spot : spot + 1] = [changed_text(lines[spot], chance)] if pick == 4 else []
    said = "\n".join(lines).encode("utf-8", "surrogatepass")
    return Attempt(("cards", "new", game, *form.name.split(), "--pack", "mine/"), {}, said)


@cache
def rows_of(game: str, name: str) -> list[dict[str, Any]]:
    """What we have of a kind ourselves, as a person would type it in."""
    whole = load_game(game)
    form: Form = next(each for each in whole.forms() if each.name == name)
    if not form.rows:
        folder = "solo" if name.startswith("solo") else "missions"
        paths = sorted(whole.folder.glob(f"packs/{folder}/*.toml"))[:3]
        return [good.toml(path.read_text(encoding="utf-8")) for path in paths]
    path = sorted(whole.folder.glob(f"packs/*/{form.table}.toml"))[0]
    rows = tomllib.loads(path.read_text(encoding="utf-8"))[form.rows]
    return [row for row in rows if all(row.get(k) == v for k, v in form.fixed.items())][:9]
