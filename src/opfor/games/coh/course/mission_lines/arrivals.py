"""AI that a mission's line brings into play: groups, counters by name, from a cup."""

from __future__ import annotations

from opfor.cardboard.coh.orders import effects as fx
from opfor.cardboard.coh.orders.nouns import Side, Source
from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.core.requests import Choose, Draw
from opfor.games.coh.bot.advantage import to_advantage
from opfor.games.coh.bot.entry import waiting
from opfor.games.coh.bot.facing import choose_facing, standpoint
from opfor.games.coh.bot.line_picks import pick_target
from opfor.games.coh.bot.line_places import settled_cells
from opfor.games.coh.bot.rumored_enemies import rumors_on_map
from opfor.games.coh.bot.seen.outlook import survey_now
from opfor.games.coh.course.entry_cup import draw_from_cup
from opfor.games.coh.course.mission_lines.effect_deeds import does
from opfor.games.coh.rules.order_deck import bot_of, setting_of, solo_of
from opfor.games.coh.values import events as base
from opfor.games.coh.values import solo_events as ev
from opfor.games.coh.values.actions import PlaceAt
from opfor.games.coh.values.names import counter_name
from opfor.games.coh.values.play import CohPlay
from opfor.games.coh.values.solo_state import MINE, NO_ENEMY


def waiting_group(play: CohPlay, name: str) -> list[int]:
    """The counters of a named group that have not come yet."""
    groups = [g for g in setting_of(play).solo.groups if g.name == name]
    numbers = [n for group in groups for n in group.numbers]
    side = 1 - bot_of(play) if any(group.player for group in groups) else bot_of(play)
    return [
        i
        for i, c in enumerate(play.state.counters)
        if c.side == side and c.place == "aside" and c.number in numbers and c.number
    ]


def aside(play: CohPlay, names: tuple[str, ...]) -> list[int]:
    """The AI of these names that have not come yet: ``rifle-05`` has the number 5."""
    numbers, bot = [int(name.rpartition("-")[2]) for name in names], bot_of(play)
    counters = enumerate(play.state.counters)
    waits = [i for i, c in counters if c.side == bot and c.place in ("aside", "reserve")]
    return [i for i in waits if play.state.counters[i].number in numbers]


@does(fx.BringNamed, can=lambda play, effect: bool(aside(play, effect.names)))
def bring_named(play: CohPlay, effect: fx.BringNamed) -> Procedure[None]:
    """Put the counters named on the map, where the line says or at their entry edge."""
    for unit in aside(play, effect.names):
        cells = play.setting.entry_cells(play.state.counters[unit])
        if effect.where is not None:
            cells = yield from settled_cells(play, effect.where)
        yield from _put(play, unit, cells or play.setting.field.edge("north"))


def _can_replace(play: CohPlay, effect: fx.ReplaceRumor) -> bool:
    return bool(rumors_on_map(play)) and bool(aside(play, (effect.name,)))


@does(fx.ReplaceRumor, can=_can_replace)
@cite("COH-6.2-e")
def replace_rumor(play: CohPlay, effect: fx.ReplaceRumor) -> Procedure[None]:
    """The counter named takes the place of a Rumored Enemy picked by the line."""
    rumor, (found, *_) = (yield from pick_target(play, effect.what)), aside(play, (effect.name,))
    if rumor is None:
        return
    survey = survey_now(play)
    at = standpoint(survey, found, survey.cell(rumor), revealed=True)
    facing = yield from choose_facing(play, at)
    drawn = survey.counters[found].id
    play.emit(ev.RumorRevealed(rumor, found, drawn, facing, "mission-event"))


@does(fx.BringGroup, can=lambda play, effect: bool(waiting_group(play, effect.name)))
def bring_group(play: CohPlay, effect: fx.BringGroup) -> Procedure[None]:
    """Put a group on the map where the line says: AI each to its advantage, facing a Unit; the
    Player's Units where the Player puts them."""
    if effect.side is Side.PLAYER:
        yield from _bring_units(play, effect)
        return
    for unit in waiting_group(play, effect.name):
        cells = play.setting.field.edge("north")
        if effect.where is not None:
            cells = yield from settled_cells(play, effect.where)
        yield from _put(play, unit, cells)


def _bring_units(play: CohPlay, effect: fx.BringGroup) -> Procedure[None]:
    """The Player chooses a hex for each, where the line says or at an edge of the map: ground it
    may enter and no AI is on; one that finds none stays aside."""
    field, player = play.setting.field, 1 - bot_of(play)
    edges = tuple(cell for side in ("north", "south", "west", "east") for cell in field.edge(side))
    for unit in waiting_group(play, effect.name):
        cells = edges
        if effect.where is not None:
            cells = yield from settled_cells(play, effect.where)
        kind, taken = play.setting.kind(play.state.counters[unit]), survey_now(play).ai_cells
        fits = sorted(
            cell
            for cell in set(cells)
            if play.setting.tables.entry_extra(kind, cell) is not None and not taken >> cell & 1
        )
        if not fits:
            continue
        options = tuple(PlaceAt(unit, cell) for cell in fits)
        who = counter_name(play.setting, play.state.counters[unit])
        answer = yield Choose(play.setting.seat(play.state, player), "set-up", options, who)
        play.emit(base.UnitPlaced(unit, answer.cell, play.state.counters[unit].facing))


def _put(play: CohPlay, unit: int, cells: tuple[int, ...]) -> Procedure[bool]:
    """Put an AI down to its advantage; says whether a hex was free."""
    survey = survey_now(play)
    cell = yield from to_advantage(play, survey, cells, [unit])
    if cell is None:
        return False
    facing = yield from choose_facing(play, standpoint(survey, unit, cell))
    play.emit(base.UnitPlaced(unit, cell, facing))
    return True


def in_cup(play: CohPlay, source: Source) -> list[str]:
    """The ids of the AI that a line may bring from a cup."""
    if source is Source.RESERVE:
        state, bot = play.state, bot_of(play)
        own = [c for c in state.counters if c.side == bot and c.place == "reserve"]
        return [c.id for c in own if c.due > state.round]
    if source is Source.RE_CUP:
        return [name for name in solo_of(play).cup if name not in (NO_ENEMY, MINE)]
    survey = survey_now(play)
    return [survey.counters[unit].id for unit in waiting(survey)]


@does(fx.BringDrawn, can=lambda play, effect: bool(in_cup(play, effect.source)))
@cite("SOLO-5.6-a", "SOLO-6.0-a")
def bring_drawn(play: CohPlay, effect: fx.BringDrawn) -> Procedure[None]:
    """Draw AI from the entry cup (or the RE cup) and put each down where the line says, else
    at its own entry edge; one that finds no hex goes back."""
    for _ in range(effect.count):
        if not in_cup(play, effect.source):
            return
        unit = yield from _drawn(play, effect.source)
        cells = play.setting.entry_cells(play.state.counters[unit])
        if effect.where is not None:
            cells = yield from settled_cells(play, effect.where)
        if not (yield from _put(play, unit, cells)):
            play.emit(ev.EntryRefused(unit, "no-free-hex"))


def _drawn(play: CohPlay, source: Source) -> Procedure[int]:
    if source is Source.ENTRY_CUP:
        return (yield from draw_from_cup(play, survey_now(play), "the AI brought", "SOLO-5.6-a"))
    cup = tuple(in_cup(play, source))
    pile = "re-cup" if source is Source.RE_CUP else "entry-cup"
    drawn: str = yield Draw(pile, cup, "the AI brought", "COH-6.2-e")
    unit = next(i for i, c in enumerate(play.state.counters) if c.id == drawn)
    play.emit(ev.EntryDrawn(unit))
    return unit
