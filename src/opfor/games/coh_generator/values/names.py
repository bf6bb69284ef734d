"""What things are called while a firefight is generated: Units, roles, hexes, cards, maps."""

from __future__ import annotations

from collections.abc import Iterable

from opfor.cardboard.coh.board.printed import board
from opfor.cardboard.coh.generator_cards.content import number_of, unit_of
from opfor.cardboard.coh.generator_cards.tables import Bottom, GeneratorCard, Nation, Top
from opfor.core.errors import OpforError
from opfor.core.phrases import listed
from opfor.games.coh_generator.values.ground import field_of, shown
from opfor.games.coh_generator.values.state import State

KINDS = {"victory": "victory points", "rule": "special rule", "event": "special event"}

SECTIONS = {
    "units": "Units",
    "victory": "Victory Points",
    "special": "Special Rules & Events",
}
"""The sections of a Card Record Board."""


def unit_name(side: Nation, name: str) -> str:
    """``NKVD 21`` for ``nkvd-21``."""
    try:
        return f"{unit_of(side, name).title} {number_of(name):02d}"
    except OpforError:  # pieces without a counter of their own, such as mines in a cup
        return name.replace("-", " ")


def unit_names(side: Nation, names: Iterable[str]) -> str:
    """``Rifle 05, Rifle 06 and MMG 18``."""
    return listed((unit_name(side, name) for name in names), "")


def role_name(role: str) -> str:
    """``Soviet``, ``German 2``."""
    return role.replace("-", " ").capitalize()


def player_name(player: str) -> str:
    return "the Player" if player == "player" else f"Player {player.upper()}"


def cap_change(by: int) -> str:
    """``+1 CAP``, ``-2 CAPs``."""
    return f"{by:+d} CAP{'s' * (abs(by) != 1)}"


def map_name(board_id: str) -> str:
    """``map 1 (Plains)``."""
    return f"map {board_id} ({board(board_id).title})"


def ground_at(state: State, hex_: str) -> str:
    """``E09, light woods, road``; open ground and level 0 are not worth a word."""
    field = field_of(state)
    cell = field.cell(hex_)
    said = [shown(state, hex_)]
    if field.terrain[cell].id != "open":
        said.append(field.terrain[cell].title)
    if field.level[cell]:
        said.append(f"level {field.level[cell]}")
    if field.road[cell]:
        said.append("road")
    return ", ".join(said)


def top_text(top: Top) -> str:
    """The upper half of a card in full."""
    bonus = f" {cap_change(top.caps)}." if top.caps else ""
    return f"{top.title} ({KINDS[top.kind]}). {top.text}{bonus}"


def bottom_text(side: Nation, bottom: Bottom) -> str:
    """The lower half of a card in full."""
    bonus = f"; {cap_change(bottom.caps)}" if bottom.caps else ""
    return f"{unit_names(side, bottom.units)}{bonus}."


def card_lines(side: Nation, card: GeneratorCard) -> tuple[str, str]:
    """A card in hand: both halves as they can be played."""
    top, bottom = top_text(card.top), bottom_text(side, card.bottom)
    return f"{card.id} top     {top}", f"{card.id} bottom  {bottom}"
