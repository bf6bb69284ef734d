"""Conflict of Heroes in German: games told in it, acts typed in it, missions printed in it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from opfor.app.conversation.table import Table
from opfor.app.explain import Explainer
from opfor.app.start import Start
from opfor.cardboard.coh import FOLDER
from opfor.core.codec import convert
from opfor.core.declared import declared
from opfor.core.language import speaking
from opfor.core.measure import Shortfall
from opfor.core.record import STEP, is_decision
from opfor.core.sheet import SheetWish
from opfor.core.trace import Decision
from opfor.games.coh import GAME
from opfor.games.coh.values import shortfalls as stops

ENGLISH = re.compile(
    r"\b(the|and|with|your|which|rifle|woods|round|draws|moves|attacks|because|against|needs|hexes)\b"
)
LINES = re.compile(r"»[^»]*«|\([^()]*(AI|RE|Unit|Attack|CC|Execute)[^()]*\)")
"""Order lines stand as the cards print them."""


def played(mission: str, answers: int = 60) -> Table:
    """A game some way, its answers taken in turn."""
    table = Table.new(GAME, Start(options={"mission": mission}, seed=3))
    for n in range(answers):
        if not table.awaits:
            break
        eyes = table.seen_by(table.awaits)
        eyes.answer(table.moment, (n * 7 % max(1, len(eyes.offers())),))
    return table


def told(table: Table) -> Iterator[str]:
    """What a player hears and reads of a game, without the lines of order cards."""
    eyes = table.seen_by(table.people[0])
    for each in eyes.story().told:
        if "wird ausgeführt" not in each.text and not re.match(r"Feld \d+:", each.text):
            yield from (each.text, each.instruction, each.brief or "", each.aloud)
    if (question := eyes.question()) is not None:
        yield question.text
        yield from (offer.label for offer in eyes.offers())
    explainer = Explainer(GAME, table.session.setting)
    for item in table.session.history.log():
        if item != STEP and is_decision(item):
            yield explainer.short(convert(item, Decision))
            yield from explainer.full(convert(item, Decision))
    yield from (topic.text for topic in table.reference.topics.values())
    facts = eyes.facts()
    yield from (facts.headline, facts.when, *(each.title for each in facts.lists))


@pytest.mark.parametrize("mission", ["first-light", "crossroads"])
def test_a_game_is_told_in_german(mission: str) -> None:
    table = played(mission)
    with speaking("de"):
        said = [LINES.sub("", text) for text in told(table) if text]
    assert len(said) > 200
    assert not [text for text in said if "{" in text or "  ." in text]
    assert not [text for text in said if ENGLISH.search(text) and "Die KI liest sie" not in text]


def test_no_plain_letter_remains_in_the_pseudo_language() -> None:
    table = played("crossroads")
    with speaking("x-pseudo"):
        said = [text for text in told(table) if text]
    names = re.compile(r"[A-Z]+-[\w.-]+|\b[A-Z]{1,2}\d+")
    plain = [text for text in said if re.search(r"[A-Za-z]{3,}", names.sub("", text))]
    assert plain == []


@pytest.mark.parametrize(
    ("english", "german"),
    [
        ("Rifle G01", "Schützengruppe G01"),
        ("light woods", "lichter Wald"),
        ("G03", "G03"),
        ("G03 attacks S17, 10 needed: the dice show 4",
         "G03 greift S17 an, 10 nötig: Die Würfel zeigen 4"),
        ("Where does LMG 09 go?", "Wohin kommt LMG 09?"),
    ],
)  # fmt: skip
def test_what_rules_put_together_is_found_by_its_english(english: str, german: str) -> None:
    with speaking("de"):
        assert declared(FOLDER)(english) == german


@pytest.mark.parametrize("language", ["de", "es"])
def test_what_stops_the_ai_is_said_in_the_language(language: str) -> None:
    shortfalls = [each for each in vars(stops).values() if isinstance(each, Shortfall)]
    with speaking(language):
        plain = [each.why for each in shortfalls
                 if declared(FOLDER)(stops.said(each)) == stops.said(each)]  # fmt: skip
    assert shortfalls
    assert plain == []


@pytest.mark.parametrize(
    ("typed", "label"),
    [
        ("zieh g03 k09", "Schützengruppe G03 zieht nach K09"),
        ("move g03 k09", "Schützengruppe G03 zieht nach K09"),
        ("drehen g01 no", "Schützengruppe G01 dreht sich nach NO"),
        ("eingr g01", "Schützengruppe G01 baut eine Behelfsstellung"),
        ("passen", "Passen"),
    ],
)
def test_an_act_is_typed_in_german_and_in_english(typed: str, label: str) -> None:
    table = Table.new(GAME, Start(options={"mission": "first-light"}, seed=3))
    eyes = table.seen_by("player")
    for place in ("j04", "j06", "j08", "j10", "j11"):
        eyes.enter(place)
    with speaking("de"):
        path = eyes.typed(typed).path
        assert eyes.offers()[path[0]].label.startswith(label)


@pytest.mark.parametrize("mission", ["first-light", "crossroads"])
def test_a_mission_is_printed_in_german(mission: str) -> None:
    with speaking("de"):
        sheet = GAME.sheet(SheetWish(mission=mission))  # type: ignore[misc]
    said = re.findall(r'"([^"]*)"', sheet.files["sheet.json"])
    assert len(said) > 200
    english = [text for text in said if re.search(r"\b(the|your|draw|cut|enters)\b", text)]
    assert set(english) <= {"End the round"}  # a line of the mission, as the cards print them


def test_a_forecast_and_what_is_taken_as_usual_are_said_in_german() -> None:
    table = Table.new(GAME, Start(options={"mission": "first-light"}, seed=7))
    eyes = table.seen_by("player")
    eyes.enter("j04 i04 j07 j08 k08", sure=True)
    with speaking("de"):
        foretold = eyes.forecast().outcomes
        taken = eyes.typed("zieh g03 i07", usual=True).taken
    assert {each.label for each in foretold} >= {"die KI passt", "S17 zieht"}
    assert all(why.startswith("Karte ") for each in foretold for why in each.because)
    assert list(taken) == ["Bezahlung: Mit eigenen AP zahlen", "Blick: Blick nach N"]
