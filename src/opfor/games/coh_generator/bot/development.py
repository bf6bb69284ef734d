"""Developing the AI of a solo mission from the cards that were played for it."""

from __future__ import annotations

from opfor.cardboard.coh.generator_cards.tables import NATIONS, Nation, SheetSide, Tile, TileKind
from opfor.core.cascade import decide
from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.games.coh_generator.bot.difficulty import fewer_caps, fewer_command_cards
from opfor.games.coh_generator.bot.mission_sheet import (
    ai_tiles,
    choose_sheet,
    end_space,
    lay_tiles,
    track_spaces,
)
from opfor.games.coh_generator.bot.order_deck import build_deck
from opfor.games.coh_generator.bot.players_side import PLAYERS_SIDE, SideDie
from opfor.games.coh_generator.bot.rumors import rumors_of
from opfor.games.coh_generator.rules.hidden_units import AMBUSH_MINE
from opfor.games.coh_generator.rules.turn_order import enemy_of
from opfor.games.coh_generator.values.events import (
    MissionDeveloped,
    StageReached,
    UnitsCupped,
    WorkRemoved,
)
from opfor.games.coh_generator.values.options import Setting
from opfor.games.coh_generator.values.play import GeneratorPlay
from opfor.games.coh_generator.values.state import Solo, State


def develop(play: GeneratorPlay) -> Procedure[None]:
    """Who plays whom, the tiles, the side of the sheet, the spaces, the deck, the cups."""
    setting: Setting = play.setting
    dice = SideDie()
    player = yield from decide(play, PLAYERS_SIDE, dice, NATIONS)
    assert player is not None, "a die always shows something"
    ai = enemy_of(player)
    tiles = ai_tiles(setting, play.state, ai)
    sheet, sheet_die = yield from choose_sheet(play, tiles)
    built = yield from build_deck(play, ai, sheet)
    deck = yield from fewer_command_cards(play, built)
    removed = tuple(number for number in built if number not in deck)
    overflow = setting.rulings.overflowing_tiles
    laid = yield from lay_tiles(play, tiles, setting.content.sheet.lanes, overflow)
    solo = _assembled(setting, play.state, ai, sheet, tiles, laid, deck)
    play.emit(MissionDeveloped(solo, dice.side, sheet_die, removed))
    _clear_hidden(play, ai)
    fewer_caps(play, player)
    play.emit(StageReached("done"))


@cite("SOLO-5.6-a", "SOLO-6.2-e")
def entry_cup(state: State, ai: Nation) -> tuple[str, ...]:
    """AI that will enter from an edge; a truck on its road stays out."""
    trucks = {route.unit for route in state.trucks if route.side == ai and route.road}
    waiting = (u.unit for u in state.units if u.side == ai and u.where == "edge")
    return tuple(sorted(unit for unit in waiting if unit not in trucks))


def _assembled(
    setting: Setting,
    state: State,
    ai: Nation,
    sheet: SheetSide,
    tiles: tuple[Tile, ...],
    spaces: dict[TileKind, tuple[str, ...]],
    deck: tuple[int, ...],
) -> Solo:
    rumors, cup = rumors_of(state, ai, setting.rulings.rumour_counters)
    return Solo(
        player=enemy_of(ai),
        ai=ai,
        sheet=sheet,
        tiles=tuple(tile.id for tile in tiles),
        counteractions=spaces["counteraction"],
        mission_orders=spaces["mission-order"],
        track=track_spaces(spaces["track"], setting.content.sheet.lanes),
        end_space=end_space(setting, state),
        order_deck=deck,
        entry_cup=entry_cup(state, ai),
        rumors=rumors,
        rumor_cup=cup,
        notes=_notes(state, ai),
    )


@cite("SOLO-6.2-b", "COH-4.1.4-b")
def _notes(state: State, ai: Nation) -> tuple[str, ...]:
    """What the Player must know beyond tiles and sheet."""
    notes = []
    if state.artillery.get(ai):
        notes.append("tile-fires-artillery")
    if any(score.kind == "exit" and score.side == ai for score in state.scores):
        notes.append("exit-edge-is-objective")
    return tuple(notes)


@cite("QS-13")
def _clear_hidden(play: GeneratorPlay, ai: Nation) -> None:
    """Sites of the AI hold Rumored Enemies now: its Units are in the cup, its mine too."""
    for site in play.state.sites:
        if site.side == ai:
            play.emit(UnitsCupped(ai, site.units))
            if site.mine:
                play.emit(WorkRemoved(AMBUSH_MINE))
