"""What the spaces do. Each effect is carried out for the side that placed there (or won it)."""

from __future__ import annotations

from collections.abc import Callable

from opfor.core.cite import cite
from opfor.core.play import Procedure
from opfor.core.requests import Choose
from opfor.games.blitzkrieg.values.actions import KeepWeapon, PickTheatre
from opfor.games.blitzkrieg.values.content import Space
from opfor.games.blitzkrieg.values.events import EffectTaken, PointsScored, WeaponResearched
from opfor.games.blitzkrieg.values.play import BlitzkriegPlay
from tests.oracle.blitzkrieg.lookup import lookup_of
from tests.oracle.blitzkrieg.rules.bombing import bomb
from tests.oracle.blitzkrieg.rules.decider import Decider
from tests.oracle.blitzkrieg.rules.draws import (
    PILE,
    draw_unit,
    draw_weapon,
    drawn,
    research,
    two_weapons,
)
from tests.oracle.blitzkrieg.rules.tracks import advance, push

PROPAGANDA = "propaganda"
TACTICAL = "tactical-advantage"
STRATEGIC = "strategic-advantage"


def take_effect(
    play: BlitzkriegPlay, side: int, space: Space, bot: Decider | None
) -> Procedure[None]:
    """Carry out a space's effect for a side."""
    if space.effect == "none":
        return
    play.emit(EffectTaken(side, space.index))
    yield from _EFFECTS[space.effect](play, side, space, bot)


@cite("BLZ-E-6")
def propaganda(play: BlitzkriegPlay, side: int, space: Space, _: Decider | None) -> Procedure[None]:
    """Victory points at once."""
    play.emit(PointsScored(side, space.amount, PROPAGANDA))
    yield from ()


@cite("BLZ-E-5")
def tactical_advantage(
    play: BlitzkriegPlay, side: int, space: Space, _: Decider | None
) -> Procedure[None]:
    """More steps in this theatre."""
    advance(play, space.theatre, side, space.amount, TACTICAL)
    yield from ()


@cite("QB-20")
def strategic_advantage(
    play: BlitzkriegPlay, side: int, space: Space, bot: Decider | None
) -> Procedure[None]:
    """Steps in one other open theatre, never onto its last step; none open: nothing."""
    targets = strategic_targets(play, space.theatre)
    if not targets:
        return
    look = lookup_of(play.setting)
    if side == look.bot and bot is not None:
        furthest = [steps - look.stop_short for steps in look.steps]
        targets = tuple(t for t in targets if play.state.tracks[t] < furthest[t])
        if not targets:
            return
        theatre = yield from bot.strategic_advantage(play, side, space.amount, targets)
    elif len(targets) == 1:
        theatre = targets[0]
    else:
        options = tuple(PickTheatre(t, "strategic-advantage") for t in targets)
        question = "Which theatre takes the strategic advantage?"
        theatre = (yield Choose(look.seats[side], question, options)).theatre
    push(play, theatre, side, space.amount, STRATEGIC)


@cite("QB-20")
def strategic_targets(play: BlitzkriegPlay, theatre: int) -> tuple[int, ...]:
    """The theatres a strategic advantage taken in ``theatre`` may go to."""
    if lookup_of(play.setting).any_theatre:
        theatre = -1
    return tuple(t for t, c in enumerate(play.state.campaigns) if c >= 0 and t != theatre)


@cite("BLZ-E-1")
def industrial_production(
    play: BlitzkriegPlay, side: int, space: Space, _: Decider | None
) -> Procedure[None]:
    """The printed number of units from the own bag to the end of the reserve."""
    for _i in range(space.amount):
        yield from draw_unit(play, side, lookup_of(play.setting).said["production"][side])


@cite("BLZ-E-2", "QB-7")
def plain_research(
    play: BlitzkriegPlay, side: int, _space: Space, _: Decider | None
) -> Procedure[None]:
    """One special weapon into the own bag."""
    yield from research(play, side)


@cite("BLZ-E-3b", "improved-research-keeps")
def improved_research(
    play: BlitzkriegPlay, side: int, space: Space, _: Decider | None
) -> Procedure[None]:
    """The printed number of special weapons into the own bag (or one chosen out of two)."""
    if lookup_of(play.setting).keeps_one_weapon:
        yield from _best_of_two(play, side)
        return
    for _i in range(space.amount):
        yield from research(play, side)


def _best_of_two(play: BlitzkriegPlay, side: int) -> Procedure[None]:
    """Two weapons are looked at: a person keeps one, chance keeps one for the bot."""
    weapons = yield from two_weapons(play, side)
    if len(weapons) < 2:
        if weapons:
            play.emit(WeaponResearched(side, weapons[0]))
        else:
            yield from research(play, side)
        return
    look = lookup_of(play.setting)
    if side == look.bot:
        said, into = look.said["kept-weapon"][side], look.bag_sources[side]
        kept = yield from drawn(PILE, weapons, said, hidden=True, into=into)
    else:
        options = tuple(KeepWeapon(unit) for unit in dict.fromkeys(weapons))
        kept = (yield Choose(look.seats[side], "Which weapon do you keep?", options)).unit
    play.emit(WeaponResearched(side, kept))


@cite("BLZ-E-3")
def research_industry(
    play: BlitzkriegPlay, side: int, _space: Space, _: Decider | None
) -> Procedure[None]:
    """One special weapon straight into the reserve."""
    yield from draw_weapon(play, side)


def bombing(play: BlitzkriegPlay, side: int, _space: Space, _: Decider | None) -> Procedure[None]:
    """A unit leaves the opponent's reserve."""
    yield from bomb(play, side)


Effect = Callable[[BlitzkriegPlay, int, Space, Decider | None], Procedure[None]]

_EFFECTS: dict[str, Effect] = {
    "propaganda": propaganda,
    "tactical-advantage": tactical_advantage,
    "strategic-advantage": strategic_advantage,
    "industrial-production": industrial_production,
    "research": plain_research,
    "improved-research": improved_research,
    "research-industry": research_industry,
    "bombing": bombing,
}
