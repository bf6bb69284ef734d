"""What a generation can be told, and the setting made of it: the guideline in force."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from opfor.cardboard.coh import FOLDER
from opfor.cardboard.coh.board.printed import board_ids
from opfor.cardboard.coh.generator_cards.content import Content, content, owners_content
from opfor.cardboard.coh.generator_cards.tables import Bottom, GeneratorCard, Nation
from opfor.cardboard.coh.rulings import Rulings
from opfor.core.book import load_book
from opfor.core.door import path_of
from opfor.core.errors import OpforError, one_of
from opfor.core.rulings import rulings_from
from opfor.games.coh_generator.values.guideline_in_force import GuidelineInForce, plan_for

FEWEST_BOARDS = 4
"""So many lie at most at the beginning, and a card may lay another."""


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``guideline`` 0 is a custom game of ``players``; ``hand``, ``rounds``, ``caps`` and ``cards``
    change a guideline (0 and empty: as it stands). ``handicap`` names a role; ``pack`` is the
    folder of cards, tiles and guidelines of the owner's (empty: ours); ``boards`` are those one
    owns (``1,2,4,5``; empty: all), ``first_map`` is the one laid first; ``hands`` are those of the
    seats in their order (``8,6,6``), where they differ."""

    guideline: int = 1
    solo: bool = False
    variant: bool = False
    players: int = 2
    hand: int = 0
    rounds: int = 0
    caps: int = 0
    cards: str = ""
    extra_card: bool = False
    handicap: str = ""
    handicap_caps: int = 0
    handicap_card: bool = False
    smoke: bool = False
    ignore_numbers: bool = False
    fewer_caps: int = 0
    fewer_command_cards: int = 0
    pack: str = ""
    boards: str = ""
    first_map: str = ""
    hands: str = ""


class Setting(Struct, frozen=True):
    """What never changes during a generation."""

    options: Options
    rulings: Rulings
    content: Content
    plan: GuidelineInForce
    boards: tuple[str, ...]
    players: tuple[str, ...]

    def card(self, side: Nation, number: str) -> GeneratorCard:
        """A card of a side, its CAP bonus as the rulings have it."""
        card = self.content.card(side, number)
        if (side, number) == ("soviet", "02") and self.rulings.soviet_02_bonus == "2":
            bottom = Bottom(units=card.bottom.units, caps=2)
            return GeneratorCard(number=card.number, top=card.top, bottom=bottom)
        return card


def content_of(pack: str) -> Content:
    """The content of the owner's pack in a folder, read afresh and checked to its order lines;
    ours if none is named."""
    if not pack:
        return content()
    folder = path_of(pack)
    if not folder.is_dir():
        raise OpforError(f"pack: {pack!r} is no folder; name one with a generator pack in it")
    return owners_content(folder)


def prepare(options: Options, rulings: Mapping[str, str]) -> Setting:
    """The setting; everything that cannot be played is refused here, in one line."""
    everything = content_of(options.pack)
    ruled = rulings_from(Rulings, load_book(FOLDER), rulings)
    plan = plan_for(options, ruled, everything)
    seats = ("player",) if options.solo else tuple("abcd"[: len(plan.seats)])
    if not 0 <= options.fewer_caps <= 2:
        raise OpforError(f"fewer-caps: {options.fewer_caps}; the Player may do without 1 or 2")
    if not 0 <= options.fewer_command_cards <= 2:
        raise OpforError(f"fewer-command-cards: {options.fewer_command_cards}; 1 or 2 can go")
    for name in ("fewer_caps", "fewer_command_cards"):
        if getattr(options, name) and not options.solo:
            raise OpforError(f"{name}: for solo missions only; without solo, use handicap")
    boards = boards_of(options.boards)
    if options.first_map and options.first_map not in boards:
        raise OpforError(one_of("first-map", options.first_map, boards))
    return Setting(options, ruled, everything, plan, boards, seats)


def boards_of(named: str) -> tuple[str, ...]:
    """The boards that may be laid: all, or those one owns."""
    every = board_ids()
    wanted = tuple(dict.fromkeys(name.strip() for name in named.split(",") if name.strip()))
    for name in wanted:
        if name not in every:
            raise OpforError(one_of("boards", name, every))
    if wanted and len(wanted) < FEWEST_BOARDS:
        raise OpforError(f"boards: {named}; a generation needs {FEWEST_BOARDS} of them")
    return wanted or every
