"""What a new game of 2GM Tactics can be told, and the setting made from it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from opfor.core.book import load_book
from opfor.core.door import path_of
from opfor.core.echo import shortened
from opfor.core.errors import OpforError, close_to, one_of
from opfor.core.mission_card import REGULAR, Level
from opfor.core.rulings import rulings_from
from opfor.games.tactics2gm.values.board import Board, make_board
from opfor.games.tactics2gm.values.content import (
    BASE,
    FOLDER,
    HIDDEN,
    Cards,
    TerrainRow,
    UnitRow,
    load_cards,
)
from opfor.games.tactics2gm.values.deck_files import (
    Checked,
    check_deck,
    forbidden_cards,
    read_deck,
    standard_deck,
)
from opfor.games.tactics2gm.values.numbers import Numbers, load_numbers
from opfor.games.tactics2gm.values.rulings import Rulings
from opfor.games.tactics2gm.values.scenario_line import AiKindName
from opfor.games.tactics2gm.values.scenarios import Mission, load_scenario, make_mission
from opfor.kit.packs import is_there, names_file

RANDOM = "random"
STANDARD = "standard"
OPEN = "."
"""Open ground, as maps write it."""
MOST_AI_AP = 10
MOST_POINTS = 1000


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``army`` and ``deck`` are the player's (in a game for two: of the side behind the last
    line), ``ai_army`` and ``second_deck`` those of the other side (empty: the other army).

    ``ai_role`` names the role the AI plays in a scenario (empty: the first). ``ai_ap`` is what
    the AI's HQ gives each turn (0: the usual 2), in steps of 0.5: the difficulty dial.
    ``reshuffle`` lets a player whose deck runs out shuffle it back. ``columns`` 8 plays the narrow
    board. ``remove`` lists further cards the AI does without. ``pack`` is the folder of another
    set of cards. ``level`` stands for some of these, as ``books/modes.toml`` says.
    """

    mode: Literal["solo", "two-player"] = "solo"
    scenario: str = "battle-royal"
    map: str = "crossroads"
    army: str = "americans"
    ai_army: str = ""
    ai_role: str = ""
    deck: str = STANDARD
    second_deck: str = STANDARD
    points: int = 0
    ai_ap: float = 0
    reshuffle: bool = False
    night: bool = False
    arctic: bool = False
    columns: int = 0
    remove: str = ""
    pack: str = ""
    level: Level = REGULAR


class Setting(Struct, frozen=True, weakref=True, dict=True):
    """What never changes during a game; ``forbidden`` are cards a scenario bars, by side, and
    ``names`` what a position file calls its units, by number."""

    options: Options
    rulings: Rulings
    cards: Cards
    numbers: Numbers
    board: Board
    mission: Mission
    forbidden: tuple[tuple[str, ...], tuple[str, ...]]
    decks: dict[tuple[int, str], Checked]
    night: bool
    arctic: bool
    ai_ap: float
    names: dict[int, str] = {}

    @property
    def ai(self) -> int | None:
        """The side the AI plays: always side 0, and none in a game for two."""
        return 0 if self.options.mode == "solo" else None

    @property
    def seats(self) -> tuple[str, str]:
        """Seat ids, side 0 first."""
        return ("ai", "player") if self.options.mode == "solo" else ("north", "south")

    @property
    def ai_kind(self) -> AiKindName:
        return self.mission.ai_kind

    def unit(self, card: str) -> UnitRow:
        """A unit card."""
        return self.cards.units[card]

    def terrain(self, card: str) -> TerrainRow:
        """A terrain card."""
        return self.cards.terrain[card]


def prepare(options: Options, rulings: Mapping[str, str]) -> Setting:
    """Load cards, numbers and scenario, turn the map to the AI, check the decks."""
    cards = load_cards(path_of(options.pack) if options.pack else BASE)
    numbers = load_numbers()
    columns = options.columns or numbers.board.columns
    board = make_board(numbers.board.lines, columns)
    mission = _mission(options, cards, board)
    _check_removed(options, cards)
    if not 0 <= options.points <= MOST_POINTS:
        usual = f"0 for the usual {numbers.economy.points_limit}"
        raise OpforError(
            f"points: {options.points} cannot be played; give 1 to {MOST_POINTS}, or {usual}"
        )
    forbidden = _forbidden(cards, mission, 0), _forbidden(cards, mission, 1)
    armies = tuple(_army(options, cards, mission, side) for side in (0, 1))
    _check_armies(options, cards, armies)
    decks = {
        (side, army): _deck(options, cards, numbers, side, army, forbidden[side])
        for side in (0, 1)
        for army in (cards.armies if armies[side] == RANDOM else (armies[side],))
        if side == 1 or options.mode == "two-player"
    }
    return Setting(
        options, rulings_from(Rulings, load_book(FOLDER), rulings), cards, numbers, board, mission,
        forbidden, decks,
        options.night or mission.night, options.arctic or mission.arctic,
        dial(options.ai_ap) or numbers.economy.ai_hq_ap,
    )  # fmt: skip


def _check_removed(options: Options, cards: Cards) -> None:
    """Every card that the AI is to do without must be one."""
    known = {*cards.units, *cards.supports} - {HIDDEN}
    for name in (part.strip() for part in options.remove.split(",")):
        if name and name not in known:
            close = close_to(name, known)
            meant = f"did you mean {' or '.join(close)}?" if close else "opfor 2gm cards lists them"
            raise OpforError(f"remove: there is no card {name!r}; {meant}")


def dial(ai_ap: float) -> float:
    """What the AI's HQ gives a turn: whole and half AP; a half is given every second turn."""
    if not 0 <= ai_ap <= MOST_AI_AP or ai_ap * 2 % 1:
        raise OpforError(
            f"ai-ap: {ai_ap:g} cannot be played; give 0 to {MOST_AI_AP} in steps of 0.5"
        )
    return ai_ap


def chosen_army(setting: Setting, side: int) -> str:
    """The army a side asked for (``random`` if the dice are to say)."""
    return _army(setting.options, setting.cards, setting.mission, side)


def _mission(options: Options, cards: Cards, board: Board) -> Mission:
    table = load_scenario(options.scenario)
    names = [role.name for role in table.roles]
    if options.ai_role and options.ai_role not in names:
        raise OpforError(one_of("ai-role", options.ai_role, names))
    if options.map not in cards.maps:
        raise OpforError(one_of("map", options.map, cards.maps))
    printed = cards.maps[options.map].rows
    rows = tuple(row[: board.columns].ljust(board.columns, OPEN) for row in printed)
    turned = bool(options.ai_role) and names.index(options.ai_role) == 1
    return make_mission(options.scenario, table, cards, board, rows, turned=turned)


def _forbidden(cards: Cards, mission: Mission, side: int) -> tuple[str, ...]:
    """Cards the scenario takes from a side."""
    types = (*mission.forbidden_types, *mission.roles[side].forbidden_types)
    return forbidden_cards(cards, types, mission.forbidden_cards)


def _army(options: Options, cards: Cards, mission: Mission, side: int) -> str:
    army = mission.roles[side].army or (options.army if side == 1 else options.ai_army)
    if not army:
        others = [name for name in cards.armies if name != options.army]
        army = RANDOM if options.army == RANDOM else others[0]
    if army != RANDOM and army not in cards.armies:
        raise OpforError(one_of("army", army, (*cards.armies, RANDOM)))
    return army


def _check_armies(options: Options, cards: Cards, armies: tuple[str, ...]) -> None:
    if armies[0] == armies[1] != RANDOM:
        raise OpforError(
            f"both sides want the {cards.armies[armies[0]].title}; there is one set of each army: "
            f"choose another for one side (now army={options.army}, ai_army={options.ai_army})"
        )


def _deck(
    options: Options, cards: Cards, numbers: Numbers, side: int, army: str,
    forbidden: tuple[str, ...],
) -> Checked:  # fmt: skip
    name = options.deck if side == 1 else options.second_deck
    limit = options.points or numbers.economy.points_limit
    if name == STANDARD:
        return check_deck(cards, standard_deck(cards, army, forbidden, limit), limit, forbidden)
    path = path_of(name)
    if not is_there(path):
        raise OpforError(f"deck {shortened(name)!r}: neither {STANDARD!r} nor a deck file")
    if not names_file(name):
        raise OpforError(
            f"deck {shortened(name)!r}: name a file with its folder: ./{shortened(name)}"
        )
    deck = read_deck(path)
    if deck.army != army:
        raise OpforError(
            f"{name}: a deck of the {shortened(deck.army)}, but this side plays the {army}"
        )
    return check_deck(cards, deck, limit, forbidden, name)


def must_destroy_target(setting: Setting, side: int) -> bool:
    """Whether a side wins by destroying the terrain on the mission target."""
    return any(goal.kind == "destroy-target" for goal in setting.mission.roles[side].goals)
