"""Texts of cards and missions in the language in force: English lies in the packs, other languages
have it by id in ``content.ftl``. What an owner has written is told as written."""

from __future__ import annotations

from typing import Any, Protocol, TypeVar

from msgspec.structs import replace

from opfor.cardboard.coh import FOLDER
from opfor.cardboard.coh.board.printed import Board
from opfor.cardboard.coh.counters.action_cards import ActionCard, action_cards
from opfor.cardboard.coh.generator_cards.guidelines import Guideline
from opfor.cardboard.coh.generator_cards.tables import ConditionCard, GeneratorCard, Top
from opfor.cardboard.coh.missions.mission import Mission
from opfor.cardboard.coh.missions.solo_mission import SoloMission, TileFace
from opfor.cardboard.coh.orders.order_cards import OrderCard
from opfor.core.declared import Declared
from opfor.core.language import ENGLISH, IDS, PSEUDO, language


class Titled(Protocol):
    """A row of the packs."""

    @property
    def title(self) -> str: ...


T = TypeVar("T", bound=Titled)
F = TypeVar("F", bound=TileFace)
M = TypeVar("M", bound=Mission)
WORDS = Declared(FOLDER, "content")


def is_ours(name: str, title: str) -> bool:
    """Whether a text is to be told in another language: the book translates this very title."""
    spoken = language()
    return spoken == PSEUDO or (
        spoken not in (ENGLISH, IDS) and WORDS.book.translated(name) == title
    )


def in_words(row: T, name: str, *parts: str) -> T:
    """A row of the packs with these parts in the language in force."""
    if not is_ours(name, row.title):
        return row
    said = {part: WORDS.row(name, part, getattr(row, part)) for part in ("title", *parts)}
    return replace(row, **said)  # type: ignore[type-var]


def action_card(number: str) -> ActionCard:
    return in_words(action_cards()[number], f"card-{number}", "text")


def order_card(card: OrderCard) -> OrderCard:
    return in_words(card, f"order-{card.number:02d}", "flavour")


def card_top(side: str, card: GeneratorCard) -> Top:
    """The upper half of a generator card."""
    return in_words(card.top, f"{side}-{card.id}", "text")


def condition(card: ConditionCard) -> ConditionCard:
    name = f"condition-{card.id}"
    if not is_ours(name, card.title):
        return card
    halves = {
        half: replace(row, text=WORDS.row(name, half, row.text))
        for half, row in (("top", card.top), ("bottom", card.bottom))
    }
    return replace(in_words(card, name), **halves)


def tile(side: str, face: F) -> F:
    return in_words(face, f"tile-{side}-{face.id}")


def guideline(row: Guideline) -> Guideline:
    name = f"guideline-{row.number}"
    if not is_ours(name, row.title):
        return row
    rules = [WORDS.row(name, f"rule-{n}", text) for n, text in enumerate(row.special_rules, 1)]
    if row.variant is not None:
        variant = replace(row.variant, text=WORDS.row(name, "variant", row.variant.text))
        row = replace(row, variant=variant)
    return replace(in_words(row, name), special_rules=tuple(rules))


_WORLD = ("kind", "place", "date", "side_task", "happened")
"""What a mission of the world says beside its briefing."""


def mission_in_words(mission: M) -> M:
    """A mission with its title, briefing, tasks, rules, events, and where in the world it was;
    order lines stay as they are."""
    name = f"mission-{mission.id}"
    if not is_ours(name, mission.title):
        return mission

    def said(part: str, english: str) -> str:
        return WORDS.row(name, part, english)

    told: dict[str, Any] = {
        "sides": tuple(replace(s, task=said(f"task-{s.nation}", s.task)) for s in mission.sides),
        "special_rules": tuple(
            said(f"rule-{n}", text) for n, text in enumerate(mission.special_rules, 1)
        ),
        "formations": tuple(
            said(f"formation-{n}", text) for n, text in enumerate(mission.formations, 1)
        ),
        "names": {place: said(f"name-{place}", text) for place, text in mission.names.items()},
        **{part: said(part.replace("_", "-"), getattr(mission, part)) for part in _WORLD},
    }
    if isinstance(mission, SoloMission):
        told["track"] = tuple(
            replace(space, title=said(f"space-{n}", space.title))
            for n, space in enumerate(mission.track, 1)
        )
    return replace(in_words(mission, name, "briefing"), **told)


def board_title(board: Board) -> str:
    """What a board is called."""
    return in_words(board, f"board-{board.id}").title
