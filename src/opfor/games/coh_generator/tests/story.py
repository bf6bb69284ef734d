"""Telling a generation in a few lines: scripts filled up to the end, plays driven by hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec import convert

from opfor.cardboard.coh import FOLDER
from opfor.cardboard.coh.generator_cards.content import content, numbers_in
from opfor.core.book import load_book, resolve
from opfor.core.chance import Seeded
from opfor.core.play import Play
from opfor.core.requests import Choose, Request
from opfor.games.coh_generator import GAME
from opfor.games.coh_generator.rules.setup import new
from opfor.games.coh_generator.told.result import Generated
from opfor.games.coh_generator.told.script.answers import Answers
from opfor.games.coh_generator.told.script.script import read_script
from opfor.games.coh_generator.told.scripted import generate_scripted
from opfor.games.coh_generator.values.options import Options, Setting, prepare
from opfor.games.coh_generator.values.play import GeneratorPlay
from opfor.games.coh_generator.values.state import State

EXAMPLE: dict[str, Any] = {
    "guideline": 1,
    "initiative": "soviet",
    "boards": ["1"],
    "edges": {"soviet": "north", "german": "south"},
    "plays": [
        {"side": "soviet", "card": "03", "option": "bottom"},
        {"side": "german", "card": "04", "option": "bottom"},
        {"side": "soviet", "card": "01", "option": "top"},
        {
            "side": "german",
            "card": "03",
            "option": "top",
            "control_marker": "E09",
            "units_of": "03",
            "placements": {"nkvd-21": "D11", "rifle-05": "F11", "mmg-18": "G07"},
        },
        {"side": "soviet", "card": "04", "option": "top"},
        {
            "side": "german",
            "card": "01",
            "option": "top",
            "units_of": "04",
            "placements": {"pioneer-17": "E13", "pioneer-18": "D13"},
        },
        {"side": "soviet", "card": "02", "option": "bottom"},
        {"side": "german", "card": "02", "option": "bottom"},
    ],
}
"""The booklet's worked example."""


def setting(rulings: dict[str, str] | None = None, **options: Any) -> Setting:
    return prepare(convert(options, Options), resolve(load_book(FOLDER), rulings or {}))


def play(rulings: dict[str, str] | None = None, **options: Any) -> GeneratorPlay:
    made = setting(rulings, **options)
    return Play(GAME, made, new(made))


def drive(
    game: GeneratorPlay, answer: Callable[[Request], Any] = lambda _: None, seed: int = 1
) -> GeneratorPlay:
    """Play on: ``answer`` decides, or by None leaves it to the seed and the first option."""
    chance = Seeded(seed)
    request = game.begin() if game.pending is None else game.pending
    while request is not None:
        given = answer(request)
        if given is None:
            given = request.options[0] if isinstance(request, Choose) else chance(request)
        request = game.answer(given)
    return game


def until(game: GeneratorPlay, stop: Callable[[Request], bool], seed: int = 1) -> Request:
    """Play on with the seed and first options until a request of interest is pending."""
    chance = Seeded(seed)
    request = game.begin() if game.pending is None else game.pending
    while request is not None and not stop(request):
        given = request.options[0] if isinstance(request, Choose) else chance(request)
        request = game.answer(given)
    assert request is not None, "the generation ended before it was asked"
    return request


def script(*plays: dict[str, Any], guideline: int = 5, **extra: Any) -> dict[str, Any]:
    """A script that begins with these plays and goes on with bottoms of the lowest cards."""
    seats = content().guidelines[guideline].seats
    initiative = extra.pop("initiative", "soviet")
    hand = extra.get("options", {}).get("hand", seats[0].hand)
    order = [initiative, "german" if initiative == "soviet" else "soviet"]
    filled = [{"option": "bottom"} | p for p in plays]
    for n in range(len(plays), 2 * hand):
        side = order[n % 2]
        used = {p["card"] for p in filled if p["side"] == side}
        cards = [f"{k:02d}" for k in numbers_in(seats[0].cards)]
        card = next(c for c in cards if c not in used)
        filled.append({"side": side, "card": card, "option": "bottom"})
    base = {
        "guideline": guideline,
        "initiative": initiative,
        "boards": ["1"],
        "edges": {"soviet": "north", "german": "south"},
        "plays": filled,
    }
    return base | extra


def told(*plays: dict[str, Any], rulings: dict[str, str] | None = None, **extra: Any) -> Generated:
    """The finished generation of such a script."""
    return generate_scripted(script(*plays, **extra), rulings or {})


def soviet(card: str, option: str = "bottom", **more: Any) -> dict[str, Any]:
    return {"side": "soviet", "card": card, "option": option} | more


def german(card: str, option: str = "bottom", **more: Any) -> dict[str, Any]:
    return {"side": "german", "card": card, "option": option} | more


def walked(
    document: dict[str, Any], rulings: dict[str, str] | None = None
) -> Iterator[tuple[Request | None, State]]:
    """A script played out: every request with the state it finds, and None with the last state."""
    script_ = read_script(document)
    options = script_.options | {"guideline": script_.guideline, "solo": script_.solo is not None}
    game = play(rulings, **options)
    answers = Answers(script_, game)
    request = game.begin()
    while request is not None:
        yield request, game.state
        given = answers.choice(request) if isinstance(request, Choose) else answers.chance(request)
        request = game.answer(given)
    yield None, game.state


def followed(
    document: dict[str, Any], rulings: dict[str, str] | None = None
) -> tuple[list[Choose], list[State]]:
    """Every question a script is asked, and the state after each card."""
    asked: list[Choose] = []
    states: list[State] = []
    for request, state in walked(document, rulings):
        states += [state] * (state.turn > len(states))
        asked += [request] if isinstance(request, Choose) else []
    return asked, states
