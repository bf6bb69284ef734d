"""The reference of a game: every page, by id, by name, and by the thing it is about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from opfor.app.conversation.asking.abbreviations import close_words, fitting, words_of
from opfor.core.book import load_book
from opfor.core.errors import OpforError
from opfor.core.game import Game
from opfor.core.language import ENGLISH, language, speaking
from opfor.core.phrases import capital
from opfor.core.topics import Topic
from opfor.kit.drawing.emblem import emblem

if TYPE_CHECKING:
    from opfor.app.conversation.table import Table

MOST_NAMED = 6
RULINGS = "Rulings in force"


class ReferencePage(Struct, frozen=True):
    """All of it, in the order in which one reads it; ``defs`` and ``style`` are what the small
    drawings need."""

    game: str
    title: str
    topics: tuple[Topic, ...]
    defs: str = ""
    style: str = ""


class Reference:
    """The pages of a game under one setting."""

    def __init__(self, game: Game[Any], setting: Any) -> None:
        self._game, self._setting, self._spoken = game, setting, language()
        found = [*load_book(game.folder).topics.values(), *game.shown.topics(setting)]
        self.topics = {topic.id: _drawn(topic) for topic in found}

    def tells(self, setting: Any) -> bool:
        """Whether it was made for this setting, in the language in force."""
        return self._setting is setting and self._spoken == language()

    def about(self, view: Any, ref: str) -> Topic | None:
        """The page of a thing; of one without a page of its own, that of its kind."""
        named = self._game.shown.topic_of(self._setting, view, ref)
        return self.topics.get(named) or self.topics.get(ref.partition(":")[0])

    def named(self, text: str) -> tuple[Topic, ...]:
        """The pages that are called so, here or in English: mostly one, or the same unit of both
        sides."""
        try:
            return self._called(text)
        except OpforError:
            if language() == ENGLISH:
                raise
            with speaking(ENGLISH), suppress(OpforError):
                found = Reference(self._game, self._setting).named(text)
                return tuple(self.topics[topic.id] for topic in found)
            raise

    def _called(self, text: str) -> tuple[Topic, ...]:
        known = [(name, topic) for topic in self.topics.values() for name in names_of(topic)]
        names = [name for name, _ in known]
        found = fitting(words_of(text), names)
        exact = [n for n in found if names[n] == " ".join(words_of(text))]
        meant = list({known[n][1].id: known[n][1] for n in exact or found}.values())
        if len(meant) == 1 or exact:
            return tuple(meant)
        if meant:
            said = [topic.title for topic in meant]
            raise OpforError(f"{text!r} could be {some(said)}; say more")
        near = close_words(text, names)
        help_ = f"; did you mean {some(near)}?" if near else ""
        raise OpforError(f"nothing here is called {text!r}{help_}")


def pages_of(table: Table) -> ReferencePage:
    """Everything about the game of a table, with the rulings that are played there."""
    game, ground = table.session.game, table.ground()
    topics = (*table.reference.topics.values(), *_rulings(game, table.header.rulings))
    return ReferencePage(game.id, game.title, topics, ground.defs, ground.style)


def names_of(topic: Topic) -> list[str]:
    """By what it is asked for, in small letters; quotation marks are not typed."""
    return [name.strip("“”").casefold() for name in (topic.title, *topic.names)]


def some(names: Sequence[str]) -> str:
    """The first few, and how many more."""
    more = f" or {len(names) - MOST_NAMED} more" if len(names) > MOST_NAMED else ""
    return f"{', '.join(names[:MOST_NAMED])}{more}"


def _drawn(topic: Topic) -> Topic:
    return topic if topic.svg else replace(topic, svg=emblem(topic.sign or topic.title[:1]))


def _rulings(game: Game[Any], rulings: Mapping[str, str]) -> list[Topic]:
    """Where the rules leave room: what is played, and what else could be."""
    book = load_book(game.folder)
    return [
        Topic(
            id=f"ruling/{name}",
            title=capital(book.title(name)),
            text=f"{ruling.problem} {ruling.resolution}",
            group=RULINGS,
            numbers=(("played", rulings.get(name, ruling.default)),),
            rules=(ruling.id,),
            svg=emblem("§"),
        )
        for name, ruling in book.rulings.items()
        if ruling.is_open_to_choice
    ]
