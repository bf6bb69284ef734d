"""Units the AI places before the game: the dearest first, on what it defends, in supply."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from opfor.core.cascade import decide
from opfor.core.cite import cite
from opfor.core.measure import Shortfall, condition, measure
from opfor.core.order import ranked_by, tell_first
from opfor.core.play import Procedure
from opfor.core.question import Question, Tie, keep_if_possible, lowest, must, prefer
from opfor.core.requests import TieBreak
from opfor.games.tactics2gm.values.actions import Deploy
from opfor.games.tactics2gm.values.content import UnitRow
from opfor.games.tactics2gm.values.events import CardsDiscarded
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.play import TacticsPlay
from opfor.games.tactics2gm.values.stances import STANCES
from opfor.games.tactics2gm.values.state import AI, State, unit_of
from tests.oracle.tactics2gm.bot.deployment.equipment import EQUIPPED_NEXT, buy_one, tokens_for
from tests.oracle.tactics2gm.bot.setup.terrain import roll_space
from tests.oracle.tactics2gm.bot.sight.survey import Survey
from tests.oracle.tactics2gm.rules.deployment import deploy, entry_cells
from tests.oracle.tactics2gm.rules.movement import crowd_of
from tests.oracle.tactics2gm.rules.phases import draw_cards


class Site:
    """The situation of one unit to be placed: the lines held so far, and how many units follow."""

    __slots__ = ("after", "held", "setting", "state")

    def __init__(self, setting: Setting, state: State, after: int) -> None:
        self.setting = setting
        self.state = state
        self.after = after
        line = setting.board.line
        self.held = {line(u.cell) for u in state.units if u.side == AI and u.cell >= 0}

    def name(self, cell: int) -> str:
        board = self.setting.board
        return f"{board.line(cell)}-{board.column(cell)}"


@measure(brief="the bare mission target")
@cite("Q2-32")
def is_bare_target(site: Site, cell: int) -> bool:
    """The mission target, for an AI that is to protect it, while nobody stands on it."""
    if cell != site.setting.mission.target or site.setting.ai_kind != "defensive":
        return False
    return all(unit.cell != cell for unit in site.state.units)


@condition("it does not go onto the target")
def is_elsewhere(site: Site, left: Sequence[int]) -> bool:
    return not is_bare_target(site, left[0])


@measure("line left empty|lines left empty", brief="no gap in the supply line")
@cite("2GM-SC-7", "V-14")
def gaps_left(site: Site, cell: int) -> int:
    """With a unit here, the lines up to the foremost that the units still to come cannot fill."""
    lines = site.held | {site.setting.board.line(cell)}
    return max(max(lines) - len(lines) - site.after, 0)


def strength(site: Site, cell: int) -> int:
    """Hit points of the terrain on a space; only terrain that nobody of the AI holds counts."""
    piece = site.state.terrain[cell]
    if piece is None or any(u.cell == cell for u in site.state.units):
        return 0
    return site.setting.cards.terrain[piece.card].hp - piece.damage


TERRAIN_HP = measure("hit point|hit points", id="terrain-hp", brief="the strongest free terrain")(
    strength
)


def by_dice(
    _play: TacticsPlay, site: Site, left: Sequence[int]
) -> Procedure[tuple[int, dict[str, Any]]]:
    """Equal terrain by a fair die; any other space by a D10 for the row and one for the column."""
    if is_bare_target(site, left[0]) or strength(site, left[0]) > 0:
        names = {site.name(cell): cell for cell in left}
        picked = yield TieBreak(tuple(names), "where the unit stands", "2GM-GOAL-2")
        return names[picked], {"kind": "uniform", "rule": "2GM-GOAL-2"}
    lines = sorted({site.setting.board.line(cell) for cell in left})
    cell = yield from roll_space(site.setting, lines, left, "2GM-SC-7")
    return cell, {"kind": "d10", "rule": "2GM-SC-7"}


PLACE: Question[Site, int] = Question(
    "pre-game",
    "Where is a unit placed before the game?",
    "the spaces of the deployment zone with room for it",
    (
        keep_if_possible("2GM-SC-7", is_bare_target, by="Q2-32"),
        lowest("2GM-SC-7", gaps_left, when=is_elsewhere, by="V-14"),
        prefer("2GM-SC-7", TERRAIN_HP),
    ),
    named=lambda site, cell: site.name(cell),
    tie=Tie("d10", "2GM-SC-7", "where the unit stands", broken=by_dice),
)


class Purse:
    """The situation of the next unit to be bought: the AP that are left."""

    __slots__ = ("ap", "units")

    def __init__(self, setting: Setting, ap: int) -> None:
        self.ap, self.units = ap, setting.cards.units


NO_UNIT, AIRPLANE = Shortfall("no-unit"), Shortfall("airplane")


@measure(
    words={
        "no-unit": "it is no unit",
        "airplane": "airplanes are not placed",
        "too-dear": "too dear at {} AP with {} left",
    },
    brief="a unit it can pay",
)
@cite("2GM-SC-6")
def can_be_placed(purse: Purse, name: str) -> bool | Shortfall:
    """A unit that stands on the board, as far as the starting AP pay for it."""
    card = purse.units.get(name)
    if card is None:
        return NO_UNIT
    if card.type == "airplane":
        return AIRPLANE
    return card.cost <= purse.ap or Shortfall("too-dear", (card.cost, purse.ap))


@measure(said="cost {} AP", brief="the dearest unit")
def cost_of(purse: Purse, name: str) -> int:
    return purse.units[name].cost


@measure(silent=True, brief="the first by name of equally dear ones")
def by_name(_purse: Purse, name: str) -> str:
    return name


IN_ADVANCE: Question[Purse, str] = Question(
    "pre-game-unit",
    "Which unit is bought before the game?",
    "the cards drawn for it",
    (
        must("2GM-SC-6", can_be_placed),
        prefer("2GM-SC-6", cost_of),
        lowest("2GM-SC-6", by_name),
    ),
    named=lambda _purse, name: name,
)


@cite("2GM-SC-6")
def units_in_advance(play: TacticsPlay) -> Procedure[list[UnitRow]]:
    """The units of the hand that are bought, the dearest first, until no other can be paid."""
    setting: Setting = play.setting
    purse, hand = Purse(setting, play.state.ap[AI]), list(play.state.decks[AI].hand)
    chosen: list[UnitRow] = []
    while hand:
        name = yield from decide(play, IN_ADVANCE, purse, sorted(set(hand)))
        if name is None:
            break
        hand.remove(name)
        chosen.append(setting.cards.units[name])
        purse = Purse(setting, purse.ap - chosen[-1].cost)
    return chosen


@cite("2GM-SC-6", "2GM-SC-7", "GT-2GM-4")
def deploy_before_the_game(play: TacticsPlay) -> Procedure[None]:
    """Draw the scenario's number of cards, place the units, spend what is left on equipment."""
    setting: Setting = play.setting
    number = setting.mission.roles[AI].deploy_cards
    if not number:
        return
    yield from draw_cards(play, AI, number)
    units = yield from units_in_advance(play)
    placed = []
    for n, card in enumerate(units):
        placed.append(play.state.next_id)
        if not (yield from place_unit(play, card, len(units) - n - 1)):
            placed.pop()
    yield from equip(play, placed)
    if play.state.decks[AI].hand:
        play.emit(CardsDiscarded(AI, play.state.decks[AI].hand))


def place_unit(play: TacticsPlay, card: UnitRow, after: int) -> Procedure[bool]:
    """One unit: the target, then terrain of most hit points, then a space by dice."""
    setting: Setting = play.setting
    low, high = setting.mission.roles[AI].deploy_zone
    zone = [c for line in range(low, high + 1) for c in setting.board.of_depth(AI, line)]
    cells = entry_cells(setting, play.state, AI, card.id, crowd_of(play.state), zone)
    site = Site(setting, play.state, after)
    if not cells:
        return False
    cell = yield from decide(play, PLACE, site, cells, lambda: {"card": card.id})
    assert cell is not None
    deploy(play, AI, Deploy(card.id, cell))
    return True


@cite("2GM-SC-8")
def equip(play: TacticsPlay, placed: list[int]) -> Procedure[None]:
    """Left-over AP on equipment of the AI's kind: the cheapest unit first, round and round."""
    setting: Setting = play.setting
    survey = Survey(setting, play.state, STANCES[setting.ai_kind][0])
    units = [unit_of(play.state, unit_id) for unit_id in placed]
    order = ranked_by(play, EQUIPPED_NEXT, survey, units)
    tell_first(play, EQUIPPED_NEXT, survey, order)
    bought = True
    while bought and play.state.ap[AI] > 0:
        bought = False
        for each in order:
            unit = unit_of(play.state, each.id)
            options = tokens_for(play, survey, unit, setting.ai_kind)
            if options:
                yield from buy_one(play, survey, unit, options)
                bought = True
