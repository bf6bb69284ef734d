"""What things are called while a firefight is generated: Units, roles, cards, maps."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from opfor.cardboard.coh import FOLDER, texts
from opfor.cardboard.coh import names as box
from opfor.cardboard.coh.board.printed import board
from opfor.cardboard.coh.generator_cards.content import number_of, unit_of
from opfor.cardboard.coh.generator_cards.tables import GeneratorCard, Nation, Top
from opfor.core.errors import OpforError
from opfor.core.phrasebook import PhraseBook, Thing
from opfor.core.phrases import either, listed
from opfor.games.coh_generator.values.ground import field_of, shown
from opfor.games.coh_generator.values.options import Setting
from opfor.games.coh_generator.values.state import UNSEEN, State

SAY = PhraseBook(FOLDER / "words", "generator")


def unit(side: Nation, name: str) -> Thing:
    """``NKVD 21`` for ``nkvd-21``; mines in a cup are what they are."""
    try:
        return box.unit(unit_of(side, name), f"{number_of(name):02d}")
    except OpforError:  # pieces without a counter of their own
        return box.work(name)


def units(side: Nation, names: Iterable[str]) -> str:
    """``Rifle 05, Rifle 06 and MMG 18``."""
    return listed((unit(side, name) for name in names), "")


def role(name: str) -> str:
    """``Soviet``, ``German 2``."""
    side, _, number = name.partition("-")
    return SAY("role", who=box.nation(side), n=number or "none")


def player(name: str) -> str:
    return SAY("player-alone") if name == "player" else SAY("player-of", who=name.upper())


def map_of(board_id: str) -> str:
    """``map 1 (Plains)``."""
    return SAY("map", board=board_id, title=texts.board_title(board(board_id)))


def hexed(state: State, hex_: str) -> str:
    return "none" if hex_ == UNSEEN else shown(state, hex_)


def ground_at(state: State, hex_: str) -> str:
    """``E09, light woods, road``."""
    field = field_of(state)
    cell = field.cell(hex_)
    _, *ground = box.ground_there(field, cell)
    road = [box.SAY("ground-road")] if field.road[cell] else []
    return ", ".join([shown(state, hex_), *ground, *road])


def bonus(by: int) -> str:
    """``+1 CAP``, ``−2 CAPs``."""
    return SAY("caps-by", by=by) if by else "none"


def top_text(top: Top) -> str:
    """The upper half of a card in full."""
    told = {"title": top.title, "kind": SAY(f"kind-{top.kind}"), "text": top.text}
    return SAY("card-top", bonus=bonus(top.caps), **told)


def bottom_text(side: Nation, card: GeneratorCard) -> str:
    """The lower half of a card in full."""
    lower = card.bottom
    return SAY("card-bottom", units=units(side, lower.units), bonus=bonus(lower.caps))


def card_lines(side: Nation, card: GeneratorCard) -> tuple[str, str]:
    """A card in hand: both halves as they can be played."""
    top, bottom = top_text(texts.card_top(side, card)), bottom_text(side, card)
    return SAY("hand-top", card=card.id, text=top), SAY("hand-bottom", card=card.id, text=bottom)


def faces(setting: Setting, counter: str) -> str:
    return either(str(box.work(face)) for face in setting.content.counters[counter].faces)


def condition(setting: Setting, card: str) -> Any:
    return texts.condition(setting.content.conditions[card])
