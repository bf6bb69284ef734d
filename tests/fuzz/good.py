"""Good input of every kind, made by the program itself: what the attempts begin with."""

from __future__ import annotations

import json
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

import opfor
from opfor.app.conversation import Table
from opfor.app.registry import load_game
from opfor.app.start import Start
from opfor.app.store import written
from opfor.core.chance import Seeded
from opfor.core.errors import OpforError
from opfor.core.requests import Choose, Judge
from opfor.games.tactics2gm.values.content import load_cards
from opfor.games.tactics2gm.values.deck_files import standard_deck

PACKAGE = Path(opfor.__file__).parent
SOLO: dict[str, tuple[dict[str, Any], ...]] = {
    "blitzkrieg": ({}, {"board": "nippon"}, {"difficulty": "hard"}),
    "2gm": ({}, {"scenario": "night-raid"}, {"scenario": "beach-landing"}),
    "coh": ({"mission": "first-light"}, {"mission": "steel-at-noon"}, {"mission": "river-road-3"}),
}
"""Games of one person, whose positions can be written."""
GAMES = ("blitzkrieg", "2gm", "coh", "coh-generator")
ANSWERS = (0, 3, 12, 40)


@cache
def table_of(game_id: str, option_set: int, answers: int) -> Table:
    """A game under way, its person answering at random."""
    options = SOLO[game_id][option_set] if game_id in SOLO else {"guideline": 5, "solo": True}
    table = Table.new(load_game(game_id), Start(options=options, seed=11))
    chance = Seeded(12)
    for _ in range(answers):
        request = table.session.pending
        if request is None:
            break
        if isinstance(request, Choose | Judge):
            table.session.answer(request.options[chance.pick("answers", len(request.options))])
        else:
            table.session.answer(chance(request))
    return table


@cache
def position(game_id: str, option_set: int, answers: int) -> bytes:
    """The position of such a game, as its file; a little later if it is still being set up."""
    session = table_of(game_id, option_set, answers).session
    positions = session.game.positions
    assert positions is not None
    try:
        return json.dumps(positions.write(session.setting, session.state)).encode()
    except OpforError:
        return position(game_id, option_set, answers + 7)


@cache
def save(game_id: str, option_set: int, answers: int) -> str:
    """A saved game as the text of its file."""
    session = table_of(game_id, option_set, answers).session
    return written(session.header, session.history.lines)


@cache
def pack(folder: str) -> dict[str, str]:
    """The tables of a pack that comes with the games."""
    return {path.name: path.read_text("utf-8") for path in (PACKAGE / folder).glob("*.toml")}


PACKS = {
    "blitzkrieg": ("games/blitzkrieg/packs/base", "games/blitzkrieg/packs/nippon"),
    "2gm": ("games/tactics2gm/packs/base", "games/tactics2gm/packs/scenarios"),
    "coh-generator": ("cardboard/coh/packs/generator",),
    "coh": tuple(
        f"cardboard/coh/packs/{name}"
        for name in ("boards", "cards", "missions", "orders", "solo", "units")
    ),
}


@cache
def missions() -> tuple[str, ...]:
    """Mission files: those that come with the game, and generated ones."""
    folder = PACKAGE / "cardboard" / "coh" / "packs"
    found = [p for name in ("missions", "solo") for p in sorted((folder / name).glob("*.toml"))]
    generated = [generation(n, n > 1)[0] for n in range(5)]
    return tuple(p.read_text("utf-8") for p in found if p.name != "pack.toml") + tuple(generated)


@cache
def generation(seed: int, solo: bool) -> tuple[str, str]:
    """A generated mission and its script."""
    generating = load_game("coh-generator").generating
    assert generating is not None
    options = {"guideline": 1 + seed % 6, "solo": solo, "smoke": seed % 2 == 0}
    made = generating.automatic(options, {}, seed)
    script = msgspec.json.encode(generating.script(made)).decode()
    return generating.mission(made, "fight"), script


DECK = dict(standard_deck(load_cards(), "americans").cards)
"""A deck as its file counts it."""


@cache
def order_lines() -> tuple[str, ...]:
    """The order lines of the cards."""
    cards = toml(pack(PACKS["coh"][3])["order_cards.toml"])["cards"]
    texts = {text for card in cards for text in _texts(card) if ":" in text}
    return tuple(sorted(texts))


def _texts(value: Any) -> list[str]:
    if isinstance(value, str):
        return value.splitlines()
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return [text for each in inside for text in _texts(each)]


def toml(text: str) -> dict[str, Any]:
    return tomllib.loads(text)
