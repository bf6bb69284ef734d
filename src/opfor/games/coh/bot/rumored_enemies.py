"""Rumored Enemies: when they are revealed, what comes out of the cup, attacks by and on them."""

from __future__ import annotations

from typing import Literal

from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.core.requests import Draw
from opfor.games.coh.bot.ability.attack_limits import Firing, Solution, solution
from opfor.games.coh.bot.facing import choose_facing, standpoint
from opfor.games.coh.bot.seen.outlook import survey_now
from opfor.games.coh.bot.seen.survey import Outlook
from opfor.games.coh.rules.ar_and_dv import is_silenced, needed_roll, struck_colour
from opfor.games.coh.rules.hits import result_of, suffer
from opfor.games.coh.rules.order_deck import solo_of
from opfor.games.coh.rules.rolls import Rolled
from opfor.games.coh.values import solo_events as ev
from opfor.games.coh.values.book_numbers import REVEALED_ON
from opfor.games.coh.values.deployment import look
from opfor.games.coh.values.events import AttackResult, AttackRolled
from opfor.games.coh.values.play import CohPlay
from opfor.games.coh.values.shots import Shot
from opfor.games.coh.values.solo_state import MINE, NO_ENEMY


def rumors_on_map(play: CohPlay) -> list[int]:
    kinds = play.setting.kinds
    counters = enumerate(play.state.counters)
    return [i for i, c in counters if c.cell >= 0 and kinds[c.unit].has("rumored")]


@cite("COH-6.2-a", "COH-6.2-b")
def reveal_exposed(play: CohPlay) -> Procedure[dict[int, int]]:
    """Turn over every RE that stands next to a Unit, or without a DM in a Unit's sight; gives who
    was behind each (-1: nobody)."""
    found: dict[int, int] = {}
    while True:
        exposed = next(
            ((re, why) for re in rumors_on_map(play) if (why := _exposed(play, re))), None
        )
        if exposed is None:
            return found
        found[exposed[0]] = yield from reveal(play, *exposed)


def _exposed(play: CohPlay, rumor: int) -> str:
    survey = survey_now(play)
    cell = survey.cell(rumor)
    if survey.field.within(cell, 1) & survey.unit_cells:
        return "adjacent"
    if survey.dm(rumor) <= 0 and survey.look.sight[cell] & survey.unit_cells:
        return "in-the-open"
    return ""


@cite("COH-6.2-e", "COH-6.2-f", "COH-6.2-g", "QC-25", "SOLO-6.2-d", "QS-10")
def reveal(play: CohPlay, rumor: int, why: str, *, under_fire: bool = False) -> Procedure[int]:
    """Draw from the cup; an AI takes the RE's place, as fresh as it was, facing the closest Unit
    and as many as possible (under fire: first with most of them in its fire zone). Mines lie there
    from then on. Gives the AI, -1 for nobody."""
    cup = solo_of(play).cup
    drawn = NO_ENEMY
    if cup:
        behind = f"what was behind the rumor {play.state.counters[rumor].id}"
        drawn = yield Draw("re-cup", cup, behind, "COH-6.2-e")
    if drawn in (NO_ENEMY, MINE):
        play.emit(ev.RumorRevealed(rumor, -1, drawn if cup else "", 0, why))
        return -1
    found = next(i for i, c in enumerate(play.state.counters) if c.id == drawn)
    survey = survey_now(play)
    at = standpoint(survey, found, survey.cell(rumor), most=under_fire, revealed=True)
    facing = yield from choose_facing(play, at)
    play.emit(ev.RumorRevealed(rumor, found, drawn, facing, why))
    return found


@cite("COH-6.2-c", "COH-6.2.1-a", "COH-6.2.1-b", "COH-6.2.1-c", "revealed-without-shot")
def revealed_shot(
    play: CohPlay, rumor: int, goal: int, firing: Firing, outlook: Outlook
) -> Procedure[Solution | Literal["passes", "next-order"]]:
    """An RE ordered to attack is revealed first, and attacks only if it turns out to be somebody
    who can; else the AI passes, or by ruling tries its next order."""
    attacker = yield from reveal(play, rumor, "opens-fire")
    if attacker < 0:
        return "passes"
    return shot_of(play, attacker, goal, firing, outlook)


def shot_of(
    play: CohPlay, attacker: int, goal: int, firing: Firing, outlook: Outlook
) -> Solution | Literal["passes", "next-order"]:
    """How somebody attacks as things stand now, or what is done instead."""
    found = solution(survey_now(play, outlook), attacker, goal, firing)
    return found if isinstance(found, Solution) else play.setting.rulings.revealed_without_shot


@cite("COH-6.2-d", "COH-6.2.2-a", "COH-6.2.2-b", "COH-6.2.2-c")
def fire_at_rumor(play: CohPlay, shot: Shot, rumor: int, roll: Rolled) -> Procedure[None]:
    """A Unit's attack on an RE: 9 or more reveals it, and the same dice then attack what is
    there, if the weapon still works against it."""
    seen = roll.total >= REVEALED_ON
    result: AttackResult = "hit" if seen else "miss"
    play.emit(
        AttackRolled(
            shot.attacker,
            rumor,
            REVEALED_ON,
            roll.dice,
            roll.extra,
            result,
            shot.cell,
        )
    )
    if not seen:
        return
    found = yield from reveal(play, rumor, "flushed-out", under_fire=True)
    if found < 0:
        return
    sight = look(play.setting, play.state)
    if is_silenced(sight, shot, found):
        return
    needed, colour = needed_roll(sight, shot, found), struck_colour(sight, shot, found)
    outcome = result_of(play, needed, roll.total)
    play.emit(AttackRolled(shot.attacker, found, needed, roll.dice, roll.extra, outcome, shot.cell))
    yield from suffer(play, found, outcome, colour)


def shelled(play: CohPlay, rumor: int) -> Procedure[int]:
    """Artillery reveals an RE, as fire does; gives the AI, -1 for nobody."""
    return (yield from reveal(play, rumor, "shelled", under_fire=True))
