"""How to run the AI from paper: its turn step by step, and every ladder it decides by."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import cached_property
from typing import Any

from msgspec import Struct

from opfor.cardboard.coh import FOLDER
from opfor.cardboard.coh.orders.words import Word
from opfor.core.book import load_book
from opfor.core.declared import declared
from opfor.core.question import MUST, ByName, Criterion, Question
from opfor.games.coh.told.questions import question
from opfor.games.coh.told.sheet.features import Features
from opfor.games.coh.told.sheet.order_words import has_picks, words_of
from opfor.games.coh.told.sheet.paper import SAY, SheetPiece, text
from opfor.games.coh.values.ladder_cases import AI_SAYS, AWAY, LEAVING, MOVING, TARGET_SAYS
from opfor.kit.paper.procedure import in_force
from opfor.kit.paper.procedure import ladder as paper_ladder

DIE = "die"
SAID = {case: word for says in (AI_SAYS, TARGET_SAYS) for word, case in says.items()}
"""The word of an order that brings a rung with it."""
NEEDED = {
    "strike": "Artillery", "defense-counter": "Defense Counter", "shelter": "Defense Counter",
    "obstacle": "Defense Counter", "advantage": "Place|Bring", "line-target": "",
    "removed-counter": "Remove", "sniper-target": "Sniper", "smoke-screen": "Smoke",
    "smoke-hex": "Smoke",
}  # fmt: skip
"""Ladders that lines of the mission's own need, by what they say."""


def running_the_ai(has: Features, rulings: ByName) -> Iterator[SheetPiece]:
    """The procedure in the order in which it is needed; ladders as they are played under the
    rulings in force."""
    rung, given = Ladders(has, rulings), has.given
    yield text("ai-turn", given)
    yield rung.of("order")
    yield text("ai-priority", given)
    yield rung.of("own-order")
    yield rung.of("acting")
    yield rung.of("target")
    yield text("ai-attacks", given)
    yield rung.of("hex", (MOVING,))
    yield text("ai-moves", given)
    if given["bonus"]:
        declined = rulings["ai-bonus-moves"] == "declined"
        yield text("ai-vehicles", given) if declined else rung.of("route")
    yield rung.of("hex", (AWAY, *LEAVING.values()), SAY("ladder-disengage"))
    yield rung.of("facing")
    if given["rumors"]:
        yield text("ai-rumors", given)
    if given["entry-cup"]:
        yield text("ai-entry", given)
        yield rung.of("entry-target")
        yield rung.of("entry-hex")
    if has.lines:
        yield text("ai-events", given)
        for name, signs in NEEDED.items():
            picks = name == "line-target" and has.solo is not None and has_picks(has.solo)
            if picks or (signs and any(sign in has.lines for sign in signs.split("|"))):
                yield rung.of(name)
    yield text("ai-losses", given)
    yield text("ai-end", given)


class Ladders(Struct, frozen=True, dict=True):
    """Ladders for print of one mission: words that no line of it says are left out."""

    has: Features
    rulings: ByName

    @cached_property
    def words(self) -> frozenset[Word]:
        return frozenset(Word) if self.has.solo is None else words_of(self.has.solo)

    def of(self, name: str, cases: Sequence[str] | None = None, title: str = "") -> SheetPiece:
        """A question's ladder; with ``cases`` only their rungs and those for every case. The first
        of them goes without saying."""

        def said(case: str) -> str | None:
            if case in SAID:
                return str(SAID[case]) if SAID[case] in self.words else None
            if cases is None:
                return case
            return "" if case in cases[:1] else case if case in cases else None

        made = paper_ladder(question(name), self.rulings, load_book(FOLDER), said)
        return made | ({"title": title} if title else {})


def ladder(name: str, rulings: ByName, *cases: str) -> str:
    """The rungs of a ladder that these cases have beside those for every case: each wish in brief,
    chance at the end."""
    words = declared(FOLDER)
    rungs = [
        rung for rung in question(name).ladder(rulings) if rung.case in cases and _is_wish(rung)
    ]
    return "; ".join(dict.fromkeys(map(words, [*(rung.measure.brief for rung in rungs), DIE])))


def _is_wish(rung: Criterion[Any, Any]) -> bool:
    return bool(rung.measure.brief) and rung.operator is not MUST


def rulings_piece(questions: Collection[Question[Any, Any]], rulings: ByName) -> list[SheetPiece]:
    """Every ruling that shapes a ladder, and every one that is not played in the usual way, with
    what is played instead."""
    lines = in_force(load_book(FOLDER), questions, rulings)
    return [{"type": "words", "title": SAY("rulings-in-force"), "lines": lines}] if lines else []
