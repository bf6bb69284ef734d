"""Conflict of Heroes in every language: games told, a few sentences kept."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from opfor.app.conversation.table import Table
from opfor.app.explain import Explainer
from opfor.app.start import Start
from opfor.cardboard.coh.counters.units import unit_kinds
from opfor.core.codec import convert
from opfor.core.language import speaking
from opfor.core.phrasebook import PhraseBook
from opfor.core.record import STEP, is_decision
from opfor.core.sheet import SheetWish
from opfor.core.trace import Decision
from opfor.games.coh import GAME

MISSIONS = ("first-light", "river-road-6", "convoy")
LANGUAGES = ("es", "x-pseudo")
ENGLISH = re.compile(r"\b(the|moves|needs|faces|draws|against|hexes|round|spent|hit|nobody|your)\b")
PRINTED = re.compile(
    r"«[^»]*»|\([A-Z][^()]*: [^()]*\)|[^.]*\b(AI|RE|Unit|Place|End the|Bring)\b[^.]*"
)
"""Order lines stand as they are printed."""


def played(mission: str, seed: int, answers: int = 60) -> Table:
    """A game some way on; every answer another one."""
    table = Table.new(GAME, Start(options={"mission": mission}, seed=seed))
    for number in range(answers):
        if not table.awaits:
            break
        eyes = table.seen_by(table.awaits)
        eyes.answer(table.moment, (number * 7 % len(eyes.offers()),))
    return table


def told(table: Table) -> Iterator[str]:
    """Everything that is said of a game: events, instructions, answers, reasons, the board."""
    eyes = table.seen_by(table.awaits or table.people[0])
    for each in eyes.story().told:
        yield from (each.text, each.instruction, each.brief or "", each.aloud)
    asked = eyes.question()
    yield asked.text if asked is not None else ""
    yield from (offer.label for offer in eyes.offers())
    explainer = Explainer(GAME, table.session.setting)
    for item in table.session.history.log():
        if item != STEP and is_decision(item):
            yield explainer.short(convert(item, Decision))
            yield from explainer.full(convert(item, Decision))
    yield eyes.board_text()
    facts = eyes.facts()
    yield from (facts.headline, facts.when, *(each.title for each in facts.lists))
    yield from eyes.account().lines


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mission", MISSIONS)
def test_a_game_is_told_without_a_gap(language: str, mission: str) -> None:
    table = played(mission, 4)
    with speaking(language):
        said = [text for text in told(table) if text]
    assert len(said) > 100
    assert not [text for text in said if "{" in text or "  ." in text]
    if language == "es":
        assert not [text for text in said if ENGLISH.search(PRINTED.sub("", text))]


def test_the_reference_is_in_the_language() -> None:
    with speaking("es"):
        topics = Table.new(GAME, Start(seed=1)).reference.topics.values()
        said = [topic.text for topic in topics if "order/" not in topic.id]
    assert len(said) > 100
    assert not [text for text in said if ENGLISH.search(text)]


def test_a_reason_is_said_as_a_player_would() -> None:
    table = Table.new(GAME, Start(options={"mission": "first-light"}, seed=7))
    eyes = table.seen_by()
    for line in ("j04 i04 j07 j08 k08", "move g03 i07", "fire g10 f08 caps"):
        eyes.enter(line, sure=True)
    with speaking("es"):
        said = [reason.short for reason in eyes.why().reasons]
    assert said[-2:] == [
        "Actúa S17: es la única unidad que puede hacerlo (COH-5.0.1-c).",
        "Apunta a G10: es la única unidad que acaba de actuar (COH-5.0-h).",
    ]


@pytest.mark.parametrize("typed", ["mover g03 i07", "move g03 i07", "g03 i07", "mover g3 i7"])
def test_an_answer_is_understood_in_spanish_and_in_english(typed: str) -> None:
    table = Table.new(GAME, Start(options={"mission": "first-light"}, seed=7))
    table.seen_by().enter("j04 i04 j07 j08 k08", sure=True)
    english = table.seen_by().typed("move g03 i07").path
    with speaking("es"):
        assert table.seen_by().typed(typed).path == english


@pytest.mark.parametrize("kind", sorted(unit_kinds()))
def test_every_unit_has_a_gender_in_spanish(kind: str) -> None:
    book = PhraseBook(GAME.folder / "words", "told")
    with speaking("es"):
        assert book.trait(f"unit-{kind.partition('#')[0]}", "gender") in ("f", "m")


def test_a_mission_is_printed_in_spanish() -> None:
    with speaking("es"):
        sheet = GAME.sheet(SheetWish(mission="first-light"))  # type: ignore[misc]
    said = re.findall(r'"([^"]*)"', sheet.files["sheet.json"])
    assert len(said) > 200
    own = [text for text in said if text != "End the round"]  # a line as it is printed
    assert not [text for text in own if re.search(r"\b(the|with|your|cut)\b", text)]
