"""Whole games in the pseudo-language: a letter that stays plain was never put into a book."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from opfor.app.conversation.table import Table
from opfor.app.explain import Explainer
from opfor.app.registry import load_game
from opfor.app.start import Start
from opfor.core.codec import convert
from opfor.core.game import Game
from opfor.core.language import speaking
from opfor.core.record import STEP, is_decision
from opfor.core.sheet import SheetWish
from opfor.core.trace import Decision

IDS = re.compile(r"\b(?:[A-Z]|2GM)[A-Z0-9]*-[\w.-]*")
"""Rows and rulings are called the same in every language."""
WORD = re.compile(r"[A-Za-z][a-z]{2,}")
TYPED = re.compile(
    IDS.pattern
    + rf"|[a-z-]+ \({IDS.pattern}\)|⟦[^⟧]*⟧|[\w-]+ = [\w-]+|(difficulty|extra-vp|handicap) [\w-]+|"
    r"Blitzkrieg!|2GM Tactics|Conflict of Heroes"
)
"""What is typed or called so in every language: rows, rulings, options, titles; and open holes."""
PLAYED = [("blitzkrieg", {}), ("2gm", {}), ("coh", {"mission": "first-light"})]


def played(game: Game[Any], options: Mapping[str, Any]) -> Table:
    """To its end, every answer another one."""
    table, number = Table.new(game, Start(options=dict(options), seed=5)), 0
    while table.awaits:
        eyes = table.seen_by(table.awaits)
        eyes.answer(table.moment, (number * 7 % len(eyes.offers()),))
        number += 1
    return table


def told(table: Table, game: Game[Any]) -> Iterator[str]:
    """Story, instructions, reasons, the board in words, facts, the account, the reference."""
    eyes = table.seen_by(table.people[0])
    for each in eyes.story().told:
        yield from (each.text, each.instruction, each.brief or "", each.aloud)
    explainer = Explainer(game, table.session.setting)
    for item in table.session.history.log():
        if item != STEP and is_decision(item):
            decision = convert(item, Decision)
            yield from (explainer.short(decision), *explainer.full(decision))
    facts = eyes.facts()
    yield from (eyes.board_text(), facts.headline, facts.when)
    yield from (each.title for each in facts.lists)
    yield from eyes.account().lines


def printed(setting: Any) -> set[str]:
    """Conflict of Heroes quotes its order lines as they are printed, in every language."""
    if not hasattr(setting, "solo"):
        return set()
    return set(WORD.findall(f"{setting.cards} {setting.solo} AI passes if fresh AI > fresh Units"))


@pytest.mark.parametrize(("name", "options"), PLAYED)
def test_no_plain_letter_remains(name: str, options: Mapping[str, Any]) -> None:
    game = load_game(name)
    table = played(game, options)
    with speaking("x-pseudo"):
        said = [IDS.sub("", text) for text in told(table, game) if text]
    assert len(said) > 300
    plain = {word for text in said for word in WORD.findall(text)}
    assert sorted(plain - printed(table.session.setting)) == []


@pytest.mark.parametrize(("name", "options"), PLAYED)
def test_no_plain_letter_remains_on_paper(name: str, options: Mapping[str, Any]) -> None:
    game = load_game(name)
    table = Table.new(game, Start(options=dict(options), seed=5))
    with speaking("x-pseudo"):
        sheet = game.sheet(SheetWish(**options))  # type: ignore[misc]
    said = [TYPED.sub("", text) for text in texts(json.loads(sheet.files["sheet.json"]))]
    prose = [text for text in said if " " in text and "<" not in text]
    assert len(prose) > 50
    plain = {word for text in prose for word in WORD.findall(text)}
    assert sorted(plain - printed(table.session.setting)) == []


def texts(value: Any) -> Iterator[str]:
    """Every text inside what a template is filled with."""
    match value:
        case str():
            yield value
        case dict() | list():
            for each in value.values() if isinstance(value, dict) else value:
                yield from texts(each)
