"""Blitzkrieg! in every language: whole games told, a few screens kept word by word."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from opfor.app.conversation.table import Table
from opfor.app.explain import Explainer
from opfor.app.start import Start
from opfor.core.codec import convert
from opfor.core.language import speaking
from opfor.core.record import STEP, is_decision
from opfor.core.trace import Decision
from opfor.games.blitzkrieg import GAME

LANGUAGES = ("en", "es", "de", "x-pseudo")
ENGLISH = re.compile(
    r"\b(the|bot's|places|draws|unit|units|space|victory|because|against|towards|lead|leads|empty|"
    r"campaign|theatre|army|navy|airforce|research|stratagem|turn)\b"
)


def played(board: str, seed: int) -> Table:
    """A game to its end, first answers given."""
    table = Table.new(GAME, Start(options={"board": board}, seed=seed))
    while table.awaits:
        eyes = table.seen_by(table.awaits)
        eyes.answer(table.moment, (0,))
    return table


def told(table: Table) -> Iterator[str]:
    """Everything that is said of a game: events, instructions, reasons, the board, the facts."""
    eyes = table.seen_by(table.people[0])
    for each in eyes.story().told:
        yield from (each.text, each.instruction, each.brief or "", each.aloud)
    explainer = Explainer(GAME, table.session.setting)
    for item in table.session.history.log():
        if item != STEP and is_decision(item):
            yield explainer.short(convert(item, Decision))
            yield from explainer.full(convert(item, Decision))
    yield eyes.board_text()
    yield from (topic.text for topic in table.reference.topics.values())
    facts = eyes.facts()
    yield from (facts.headline, facts.when, *(each.title for each in facts.lists))
    yield from (eyes.ended() or []).lines  # type: ignore[union-attr]
    yield from eyes.account().lines


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("board", "seed"), [("base", 3), ("nippon", 4)])
def test_a_whole_game_is_told_without_a_gap(language: str, board: str, seed: int) -> None:
    table = played(board, seed)
    with speaking(language):
        said = [text for text in told(table) if text]
    assert len(said) > 300
    assert not [text for text in said if "{" in text or "  ." in text]
    if language in ("es", "de"):
        assert not [text for text in said if ENGLISH.search(text)]


def test_no_plain_letter_remains_in_the_pseudo_language() -> None:
    table = played("base", 5)
    with speaking("x-pseudo"):
        said = [text for text in told(table) if text]
    names = re.compile(r"[A-Z]+-[\w-]+(\.\d+)?|\b[XV]-\d+|(QB|R-BLZ)-\d+|≥ \d")
    plain = [text for text in said if re.search(r"[A-Za-z]{3,}", names.sub("", text))]
    assert plain == []


@pytest.mark.parametrize(
    ("language", "why"),
    [
        (
            "es",
            "El bot va a África y Oriente Medio: vale más que Europa Occidental, 3 puntos de "
            "victoria frente a 2, como quiere «Por la Gloria» (BLZ-1.4, BLZ-T-4).",
        ),
        (
            "de",
            "Der Bot wählt Afrika und Nahost: mehr wert als Westeuropa, 3 Siegpunkte gegen 2, wie "
            "»Für den Ruhm« es will (BLZ-1.4, BLZ-T-4).",
        ),
    ],
)
def test_a_reason_is_said_as_a_player_would(language: str, why: str) -> None:
    table = Table.new(GAME, Start(seed=275))
    with speaking(language):
        reasons = table.seen_by("player").why().reasons
    assert reasons[0].short == why


@pytest.mark.parametrize(
    ("language", "typed"),
    [("en", "army 3 west 2"), ("es", "ejercito 3 occidental 2"), ("de", "heer 3 westeuropa 2")],
)
def test_an_answer_is_understood_in_the_language_and_in_english(language: str, typed: str) -> None:
    table = Table.new(GAME, Start(seed=275))
    english = table.seen_by("player").typed("army-3 western-europe 2").path
    with speaking(language):
        assert table.seen_by("player").typed(typed).path == english
        assert table.seen_by("player").typed("army-3 western-europe 2").path == english


@pytest.mark.parametrize(
    ("n", "es", "de"),
    [(1, "1 paso", "1 Schritt"), (2, "2 pasos", "2 Schritte"), (0, "0 pasos", "0 Schritte")],
)
def test_plurals_follow_the_language(n: int, es: str, de: str) -> None:
    from opfor.games.blitzkrieg.told.names import SAY

    with speaking("es"):
        assert SAY("steps", n=n) == es
    with speaking("de"):
        assert SAY("steps", n=n) == de


def test_events_are_told_by_ids_and_values() -> None:
    table = Table.new(GAME, Start(options={"difficulty": "medium"}, seed=275))
    with speaking("x-ids"):
        story = [told.text for told in table.seen_by("player").story().told if told.text]
    assert "event-unit-drawn(side=1, unit=unit-army-3, origin=bag)" in story
    assert any(text.startswith("event-unit-placed(side=0, unit=unit-admiral") for text in story)


@pytest.mark.parametrize("language", ["es", "de"])
def test_the_printed_set_is_in_the_language(language: str) -> None:
    from opfor.core.sheet import SheetWish

    with speaking(language):
        sheet = GAME.sheet(SheetWish())  # type: ignore[misc]
    said = re.findall(r'"([^"]*)"', sheet.files["sheet.json"])
    assert len(said) > 200
    assert not [text for text in said if re.search(r"\b(the|with|your|draw|cut)\b", text)]
    assert "Each ladder begins" not in sheet.files["procedure.typ"]
