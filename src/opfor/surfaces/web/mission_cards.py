"""What a game offers to play as cards: briefing, minutes, chances at each level, own games."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import msgspec

from opfor.app.conversation import Table
from opfor.app.conversation.drawing.pictures import SEED, Picture, of
from opfor.app.missions import Listed, listed
from opfor.app.registry import load_game
from opfor.app.start import Start
from opfor.core.errors import OpforError
from opfor.core.game import Game
from opfor.core.language import language
from opfor.core.mission_card import MissionCard
from opfor.core.phrasebook import PhraseBook
from opfor.surfaces.web.call import Call
from opfor.surfaces.web.shop import OfGame
from opfor.surfaces.web.visitor import Visitor

SAY = PhraseBook.of_the_program("missions")
BASELINE = "baseline"


class LevelTold(msgspec.Struct, frozen=True):
    """A level: what it changes, and the share of games that the baseline player wins at it."""

    name: str
    title: str
    changes: str = ""
    won: float | None = None
    said: str = ""


class MissionTold(msgspec.Struct, frozen=True):
    """A mission to choose; ``tables`` are the games of it that were begun here."""

    name: str
    title: str
    about: str
    text: str
    options: dict[str, str]
    levels: tuple[LevelTold, ...]
    tables: tuple[str, ...] = ()


class MissionsTold(msgspec.Struct, frozen=True):
    title: str
    missions: tuple[MissionTold, ...]


class OfMission(msgspec.Struct, frozen=True):
    game: str
    mission: str


def mission_cards(visitor: Visitor, asked: OfGame) -> MissionsTold:
    """Everything the game offers, in its own order."""
    game = visitor.desk.game(asked.game)
    found = listed(game)
    cards = [each.card for each in found]
    begun: dict[str, list[str]] = {}
    for kept in visitor.desk.shelf.kept(visitor.who):
        card = _card_of(cards, kept.header.options) if kept.header.game == game.id else None
        if card is not None:
            begun.setdefault(card.name, []).append(kept.table)
    told = [told_of(each, begun.get(each.card.name, [])) for each in found]
    return MissionsTold(game.title, tuple(told))


def _card_of(cards: list[MissionCard], options: Mapping[str, Any]) -> MissionCard | None:
    """The mission that options choose: the one that names most of them."""
    fitting = [
        card
        for card in cards
        if all(options.get(name) == value for name, value in card.options.items())
    ]
    return max(fitting, key=lambda card: len(card.options), default=None)


def told_of(mission: Listed, tables: list[str]) -> MissionTold:
    """A mission with its levels and the games of it."""
    card = mission.card
    about = [card.place, card.date, SAY("minutes", n=card.minutes) if card.minutes else ""]
    about.append(SAY("for-people", n=card.persons) if card.persons > 1 else "")
    return MissionTold(
        card.name,
        card.title,
        ", ".join(each for each in about if each),
        card.text,
        {name: _typed(value) for name, value in card.options.items()},
        tuple(_levels(mission)),
        tuple(tables),
    )


def _typed(value: Any) -> str:
    """An option as an address says it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _levels(mission: Listed) -> Iterator[LevelTold]:
    for level, changes in mission.card.levels.items():
        won = mission.won.get(level, {}).get(BASELINE)
        title, value = SAY(f"level-{level}"), None if won is None else won.value
        yield LevelTold(level, title, changes, value, "" if won is None else won.said)


def mission_picture(visitor: Visitor, asked: OfMission) -> Picture:
    """How a mission looks before anything was done."""
    if asked.mission not in [card.name for card in visitor.desk.game(asked.game).missions(())]:
        raise OpforError("there is no such mission here")
    return _drawn(asked.game, asked.mission, language())


@cache
def _drawn(game_id: str, name: str, _language: str) -> Picture:
    game: Game[Any] = load_game(game_id)
    (card,) = (each for each in game.missions(()) if each.name == name)
    table = Table.new(game, Start(options=card.options, seed=SEED))
    return of(table.seen_by(table.people[0] if table.people else ""))


CALLS = {
    "mission_cards": Call(OfGame, MissionsTold, mission_cards, "the missions of a game"),
    "mission_picture": Call(OfMission, Picture, mission_picture, "how a mission looks"),
}
