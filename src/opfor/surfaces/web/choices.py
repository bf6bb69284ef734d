"""What games there are and what a new one can be told, in words for a page."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from msgspec.structs import fields

from opfor import __version__
from opfor.app.game_arguments import is_program, option_choices, option_said
from opfor.app.players import allowed
from opfor.app.registry import listings
from opfor.app.weights import weight_said
from opfor.core.book import load_book
from opfor.core.errors import OpforError
from opfor.core.game import Game
from opfor.core.phrasebook import PhraseBook
from opfor.surfaces.web.shop import Choices, GameListed, Games, Option, Ruled, Value

SAY = PhraseBook.of_the_program("missions")
AGAINST = "against"
"""Before the name of a player who takes all seats but the first."""
ABBREVIATED = re.compile(r"\b[a-z]{2}\b", re.IGNORECASE)


def games() -> Games:
    """Every game, by title; none is loaded for it."""
    makes = {each.generator: each.id for each in listings().values() if each.generator}
    found = [
        GameListed(
            each.id,
            each.title,
            each.stage,
            each.generator,
            makes.get(each.id, ""),
            each.draws,
        )
        for each in listings().values()
    ]
    return Games(__version__, tuple(found))


def choices(game: Game[Any]) -> Choices:
    """Options, rulings, players and sources of chance of one game."""
    book = load_book(game.folder)
    rulings = [
        Ruled(
            ruling.name,
            ruling.problem,
            ruling.default,
            tuple(
                Value(each, ruling.resolution if each == ruling.default else ruling.alternative)
                for each in ruling.choices
            ),
            weight_said(game.folder, ruling.name),
        )
        for ruling in book.rulings.values()
        if len(ruling.choices) > 1
    ]
    sources = tuple(Value(name, said) for name, said in game.sources.items())
    players = (*game.players, *allowed())
    return Choices(game.id, game.title, _options(game), tuple(rulings), players, sources)


def _options(game: Game[Any]) -> tuple[Option, ...]:
    known = option_choices(game)
    first = fields(game.options)[0].name if known else ""
    offered = game.offered() if game.offered is not None else ()
    asked = _asked(game)
    found = []
    for name, (words, default) in known.items():
        values, begins = tuple(map(_valued, words)), default
        if name == first and offered:
            values, begins = tuple(Value(*each) for each in offered), offered[0][0]
        elif name in asked:
            values = asked[name]
        elif name in game.suggested:
            values = tuple(Value(*each) for each in game.suggested[name]())
        title = ABBREVIATED.sub(lambda m: m.group().upper(), name.replace("_", " ").capitalize())
        said = option_said(game, name)
        called = f"option-{name.replace('_', '-')}"
        title = SAY(called) if SAY.has(called) else title
        rare = name not in asked and _is_rare(values)
        found.append(Option(name, title, default, values, said, begins, rare))
    return tuple(found)


def _valued(typed: str) -> Value:
    """A value as it is typed, and in words where the language has others for it."""
    known = f"value-{typed}"
    said = SAY(known) if SAY.has(known) else ""
    return Value(typed, "" if said == typed else said)


def _asked(game: Game[Any]) -> dict[str, tuple[Value, ...]]:
    """What a generator asks a person who says nothing, with its answers in words."""
    found: dict[str, tuple[Value, ...]] = {}
    usual: dict[str, Any] = {}
    while game.generating is not None and (question := game.generating.asks(usual)) is not None:
        found[question.option] = tuple(Value(*each) for each in question.choices)
        usual[question.option] = question.choices[0][0]
    return found


def _is_rare(values: tuple[Value, ...]) -> bool:
    """What most people never ask for: free words, numbers, and switches of a few games."""
    return not values or [each.value for each in values] == ["true", "false"]


def seated(game: Game[Any], setting: Any, players: Sequence[str]) -> list[str]:
    """Players by seat as they are typed; who plays ``against`` somebody has all seats but the
    first."""
    found = []
    for each in players:
        seat, _, name = each.partition(":")
        others = [s.id for s in game.seats(setting) if not s.bot][1:]
        if seat != AGAINST:
            found.append(each if is_program(each) else each.replace(":", "=", 1))
        elif not others:
            raise OpforError(f"{name}: nobody else sits at this table; choose a game for two")
        else:
            found += [f"{other}={name}" for other in others]
    return found
