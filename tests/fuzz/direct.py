"""The doors that read one thing at a time, asked without a command around them.

Lines typed, orders, corrections, positions, missions, decks, saves, calls of the page, addresses of
the server: an attempt hands fifty inputs to one of them, one after the other, hundreds a second.
"""

from __future__ import annotations

import io
import json
import os
import signal
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from opfor.app.conversation import Table
from opfor.app.registry import load_game
from opfor.app.start import Start
from opfor.app.store import read_save
from opfor.cardboard.coh.missions.checking import check
from opfor.cardboard.coh.orders.findings import check_line
from opfor.cardboard.coh.orders.parse import parse_line
from opfor.core.errors import OpforError
from opfor.games.tactics2gm.values.content import load_cards
from opfor.games.tactics2gm.values.deck_files import check_deck, read_deck
from opfor.surfaces.terminal.commands import Quit
from opfor.surfaces.terminal.prompt import Prompt
from opfor.surfaces.terminal.screen import Screen
from tests.fuzz import good
from tests.fuzz.addresses import Server, address
from tests.fuzz.attempt import MOST_LETTERS, PYTHON, SECONDS, Attempt, Hung, hung, longest_echo
from tests.fuzz.calls import GAMES, asked_at, one_call, seated
from tests.fuzz.changes import changed_json, changed_text, changed_toml
from tests.fuzz.spoiled_saves import spoiled_save
from tests.fuzz.typed import ADJUST, quick_line

DOOR = "direct"
INPUTS = 50
SOLO = [(game, number) for game, options in good.SOLO.items() for number in range(len(options))]

Take = Callable[[str], object]
"""Reads one input; what it gives is said to a person, if it is text."""


def typed(game: str, number: int, _folder: Path) -> Take:
    """Lines at the prompt of a game; what one leaves to do is done too."""
    prompt = Prompt(_table(game, number), Screen(io.StringIO(), io.StringIO()))

    def take(text: str) -> str:
        prompt.screen.out = said = io.StringIO()
        try:
            prompt._take(text)
            while prompt._ahead:
                prompt._take(prompt._ahead.pop(0))
        except Quit:
            pass
        return said.getvalue()

    return take


def corrections(game: str, number: int, _folder: Path) -> Take:
    table = _table(game, number)
    return lambda text: table.seen_by(table.people[0]).adjust(text)


def orders(_game: str, _number: int, _folder: Path) -> Take:
    return lambda text: check_line(text, "line 1", parse_line).problem


def positions(game: str, _number: int, _folder: Path) -> Take:
    known = load_game(game).positions
    assert known is not None
    return lambda text: known.read({}, as_given(text)) and None


def missions(_game: str, _number: int, _folder: Path) -> Take:
    return lambda text: "\n".join(each.what for each in check(text, "m")[:3])


def decks(_game: str, _number: int, folder: Path) -> Take:
    path = folder / "d.toml"

    def take(text: str) -> None:
        path.write_bytes(as_given(text))
        check_deck(load_cards(), read_deck(path), 60)

    return take


def saves(_game: str, _number: int, folder: Path) -> Take:
    path = folder / "s.opfor.jsonl"

    def take(text: str) -> None:
        path.write_bytes(as_given(text))
        read_save(path, repair=False)

    return take


def calls(_game: str, number: int, folder: Path) -> Take:
    visitor, table = seated(folder, *GAMES[number % len(GAMES)])
    return lambda text: asked_at(visitor, table, *json.loads(text))


def addresses(_game: str, _number: int, folder: Path) -> Take:
    server = Server(folder)

    def take(text: str) -> str:
        return server.asked(*json.loads(text))

    take.close = server.close  # type: ignore[attr-defined]
    return take


def _table(game: str, number: int) -> Table:
    return Table.new(load_game(game), Start(options=good.SOLO[game][number], seed=7))


def _position(game: str, chance: Random) -> str:
    whole = good.position(game, chance.randrange(3), chance.choice(good.ANSWERS))
    return as_text(changed_json(whole, chance))


def _deck(_game: str, chance: Random) -> str:
    deck = {"provenance": "owner-supplied", "title": "Own", "army": "americans", "cards": good.DECK}
    return as_text(changed_toml(deck, chance))


def _mission(_game: str, chance: Random) -> str:
    raw = changed_toml(good.toml(chance.choice(good.missions())), chance)
    return raw.decode("utf-8", "replace")  # the page sends text


Make = Callable[[str, Random], str]
DOORS: dict[str, tuple[Make, Callable[[str, int, Path], Take]]] = {
    "typed": (quick_line, typed),
    "corrections": (lambda game, c: changed_text(c.choice(ADJUST[game]), c), corrections),
    "orders": (lambda _, c: changed_text(c.choice(good.order_lines()), c), orders),
    "positions": (_position, positions),
    "missions": (_mission, missions),
    "decks": (_deck, decks),
    "saves": (lambda _, c: as_text(spoiled_save(c)[2]), saves),
    "calls": (lambda _, c: json.dumps(one_call(c)), calls),
    "addresses": (lambda _, c: json.dumps(address(c)), addresses),
}


def direct(chance: Random) -> Attempt:
    """Fifty inputs for one door."""
    door = chance.choice(list(DOORS))
    game, number = chance.choice(SOLO)
    rows = [DOORS[door][0](game, chance) for _ in range(INPUTS)]
    return Attempt((DOOR, door, game, str(number)), typed=json.dumps(rows))


def tried(attempt: Attempt) -> str:
    """Hand them in; what is wrong, empty if nothing is."""
    _, door, game, number = attempt.words
    back = os.getcwd()
    signal.signal(signal.SIGPROF, hung)
    with tempfile.TemporaryDirectory(prefix="opfor-direct-") as name:
        take = DOORS[door][1](game, int(number), Path(name))
        os.chdir(name)
        try:
            for place, text in enumerate(json.loads(attempt.typed)):
                if wrong := _answered(take, text):
                    return f"{door} {place}: {wrong} ({text[:200]!r})"
        finally:
            os.chdir(back)
            getattr(take, "close", lambda: None)()
    return ""


def _answered(take: Take, text: str) -> str:
    signal.setitimer(signal.ITIMER_PROF, SECONDS)
    said: Any = ""
    try:
        said = take(text)
    except OpforError as error:
        said = str(error)
        if len(said) > MOST_LETTERS:
            return f"says {len(said)} letters"
    except Hung:
        return f"more than {SECONDS} s"
    except Exception as error:
        return f"{type(error).__name__}: {error}"[:300]
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
    if not isinstance(said, str):
        return ""
    if "a fault of ours" in said:
        return "says a fault of ours"
    word = PYTHON.search(said)
    return f"says {word[0]}" if word else longest_echo(said)


def as_text(raw: bytes) -> str:
    """Any bytes as text that can be turned back."""
    return raw.decode("utf-8", "surrogateescape")


def as_given(text: str) -> bytes:
    return text.encode("utf-8", "surrogateescape")
