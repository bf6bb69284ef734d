"""Developing the AI of a solo mission from the cards that were played for it."""

from __future__ import annotations

from opfor.cardboard.coh.generator_cards.tables import Nation, SheetSide, Tile
from opfor.core.cite import cite
from opfor.core.play import Play, Procedure
from opfor.core.requests import Draw, Roll
from opfor.games.coh_generator.bot.mission_sheet import choose_sheet, laid_tiles, track_spaces
from opfor.games.coh_generator.bot.order_deck import command_cards, order_deck
from opfor.games.coh_generator.bot.rumors import rumors_of
from opfor.games.coh_generator.bot.traces import (
    trace_deck,
    trace_handicap,
    trace_player,
    trace_tiles,
)
from opfor.games.coh_generator.rules.hidden_units import AMBUSH_MINE
from opfor.games.coh_generator.rules.turn_order import enemy_of
from opfor.games.coh_generator.values.events import (
    CapsChanged,
    MissionDeveloped,
    StageReached,
    UnitsCupped,
    WorkRemoved,
)
from opfor.games.coh_generator.values.options import Setting
from opfor.games.coh_generator.values.state import CapChange, Solo, State


def develop(play: Play[State]) -> Procedure[None]:
    """Who plays whom, the tiles, the side of the sheet, the spaces, the deck, the cups."""
    setting: Setting = play.setting
    (side_die,) = yield Roll("side die", 1, 6, "Whom does the Player command?", "SOLO-5.3-a")
    player = players_side(side_die)
    trace_player(play, player, side_die)
    ai = enemy_of(player)
    tiles = ai_tiles(setting, play.state, ai)
    sheet, sheet_die = yield from choose_sheet(play, tiles)
    built = order_deck(setting, play.state, ai, sheet)
    trace_deck(play, sheet, built)
    deck = yield from fewer_command_cards(play, built.cards)
    removed = tuple(number for number in built.cards if number not in deck)
    solo = _assembled(setting, play.state, ai, sheet, tiles, deck)
    trace_tiles(play, tiles, solo)
    play.emit(MissionDeveloped(solo, side_die, sheet_die, removed))
    _clear_hidden(play, ai)
    _fewer_caps(play, player)
    play.emit(StageReached("done"))


@cite("SOLO-5.3-a")
def players_side(rolled: int) -> Nation:
    """One die: up to 3 the Player commands the Germans, above that the Soviets."""
    return "german" if rolled <= 3 else "soviet"


@cite("SOLO-5.3-b", "SOLO-5.3-c", "QS-16")
def ai_tiles(setting: Setting, state: State, ai: Nation) -> tuple[Tile, ...]:
    """The tiles of the cards played for the AI's tops, in number order, its face up."""
    tops = sorted(p.card for p in state.log if p.side == ai and p.half == "top")
    return tuple(setting.content.tiles[ai][card] for card in tops)


@cite("SOLO-6.3-b", "QS-11")
def fewer_command_cards(play: Play[State], deck: tuple[int, ...]) -> Procedure[tuple[int, ...]]:
    """The handicap: Command Cards leave at random, but never the last one."""
    for _ in range(play.setting.options.fewer_command_cards):
        blue = [number for number in deck if number in command_cards()]
        if len(blue) < 2:
            break
        pool = tuple(f"{number:02d}" for number in blue)
        why = "A Command Card leaves the order deck"
        gone = yield Draw("command cards", pool, why, "SOLO-6.3-b")
        trace_handicap(play, blue, int(gone))
        deck = tuple(number for number in deck if number != int(gone))
    return deck


@cite("SOLO-5.6-a", "SOLO-6.2-e")
def entry_cup(state: State, ai: Nation) -> tuple[str, ...]:
    """AI that will enter from an edge; a truck on its road stays out."""
    trucks = {route.unit for route in state.trucks if route.side == ai and route.road}
    waiting = (u.unit for u in state.units if u.side == ai and u.where == "edge")
    return tuple(sorted(unit for unit in waiting if unit not in trucks))


@cite("SOLO-5.5.1-a", "QS-7", "QS-19")
def end_space(setting: Setting, state: State) -> int:
    """The space labelled with the mission's number of rounds."""
    return state.rounds * setting.content.sheet.round_spaces


def _assembled(
    setting: Setting,
    state: State,
    ai: Nation,
    sheet: SheetSide,
    tiles: tuple[Tile, ...],
    deck: tuple[int, ...],
) -> Solo:
    spaces = laid_tiles(tiles, setting.rulings["overflowing-tiles"])
    rumors, cup = rumors_of(state, ai, setting.rulings["rumour-counters"])
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
        notes.append("The AI plots no artillery before the rounds; its tile resolves the strikes.")
    if any(score.kind == "exit" and score.side == ai for score in state.scores):
        notes.append("The edge by which AI leave the map is an Objective of the AI's.")
    return tuple(notes)


@cite("QS-13")
def _clear_hidden(play: Play[State], ai: Nation) -> None:
    """Sites of the AI hold Rumored Enemies now: its Units are in the cup, its mine too."""
    for site in play.state.sites:
        if site.side == ai:
            play.emit(UnitsCupped(ai, site.units))
            if site.mine:
                play.emit(WorkRemoved(AMBUSH_MINE))


@cite("SOLO-6.3-a")
def _fewer_caps(play: Play[State], player: Nation) -> None:
    """The handicap: the Player starts with fewer CAPs."""
    fewer = play.setting.options.fewer_caps
    if fewer:
        caps = max(0, play.state.caps[player] - fewer)
        by = caps - play.state.caps[player]
        change = CapChange(role=player, side=player, by=by, card="handicap")
        play.emit(CapsChanged(change, caps))
