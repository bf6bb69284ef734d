"""The numbers of a run as events and requests: what records hold, and what people are asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from opfor.core.log_rows import Tongue
from opfor.core.requests import Choose, Draw, Judge, Request, Roll, TieBreak
from opfor.core.run import CHOOSE, DRAW, JUDGE, ROLL
from opfor.games.blitzkrieg.bot.questions import QUESTIONS
from opfor.games.blitzkrieg.bot.unit import WHICH
from opfor.games.blitzkrieg.values import actions as a
from opfor.games.blitzkrieg.values import events as e
from opfor.games.blitzkrieg.values import numbers as n
from opfor.games.blitzkrieg.values.names import names_of
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.play import BlitzkriegPlay
from opfor.games.blitzkrieg.values.seats import BOT
from opfor.games.blitzkrieg.values.state import STEAMROLL, STRATAGEMS

END_TURN = a.EndTurn()
CAN_YOU_PLACE = Judge(
    "Can you place any unit of your reserve?", ("yes", "no"), "you lose if you cannot"
)
WHY_DRAWN = {
    n.FOR_THE_TURN: "{} unit from the bag at the end of the turn",
    n.FOR_THE_ROW: "{} unit for the end of its row",
    n.FOR_PRODUCTION: "{} unit from the bag (industrial production)",
    n.FOR_RESEARCH: "the special weapon for {} bag",
    n.FOR_INDUSTRY: "the special weapon for {} reserve",
    n.FIRST_WEAPON: "the first of {} two special weapons",
    n.SECOND_WEAPON: "the second of {} two special weapons",
    n.KEPT_WEAPON: "which of the two is {} special weapon",
    n.BOMBED: "{} unit that is bombed",
}
"""The gap is for whose it is."""
INTO_BAG = (n.FOR_RESEARCH, n.FIRST_WEAPON, n.SECOND_WEAPON, n.KEPT_WEAPON)
"""Draws that go into a bag: against the bot nobody has to look at them."""
QUESTIONS_ASKED = {
    n.TO_PLACE: ("Which unit do you place, and where?", ""),
    n.TO_FOLLOW_UP: ("Blitz: which unit do you place in the same theatre, if any?", ""),
    n.TO_PUSH: ("Which theatre takes the strategic advantage?", ""),
    n.TO_HELP: ("A 6: in which theatre does the bot get its head start?", "BLZ-S-4"),
    n.TO_OPEN: ("Which campaign opens next?", "BLZ-N-3"),
    n.TO_BOMB: ("Which unit of the bot's row is bombed?", "BLZ-E-10"),
    n.TO_KEEP: ("Which weapon do you keep?", ""),
    n.TO_TAKE: ("Which effect of the theatre you won do you take next?", ""),
}


def action(what: int, unit: str, item: int) -> a.Action:
    """An offer as what a person may do."""
    if what == n.TO_PUSH:
        return a.PickTheatre(item, "strategic-advantage")
    if what == n.TO_HELP:
        return a.PickTheatre(item, "set-up")
    if what == n.TO_OPEN:
        return a.OpenTheatre(item)
    if what == n.TO_BOMB:
        return a.BombUnit(unit, item)
    if what == n.TO_KEEP:
        return a.KeepWeapon(unit)
    return a.TakeEffect(item) if what == n.TO_TAKE else a.Place(unit, item)


def request(play: BlitzkriegPlay, kind: int, why: int, side: int, items: Sequence[int]) -> Request:
    """What the run waits for."""
    setting: Setting = play.setting
    if kind == DRAW:
        return draw(setting, why, side, items)
    if kind == CHOOSE:
        return choice(setting, why, side, items)
    if kind == JUDGE:
        return CAN_YOU_PLACE
    if kind == ROLL:
        said = faces(play, items) if why == n.WHICH_LEFT else regions(setting)
        return Roll("die", 1, n.DICE, said, "BLZ-3.7" if why == n.WHICH_LEFT else "BLZ-S-4")
    return TieBreak(tuple(str(slot + 1) for slot in items), WHICH, "BLZ-3.7")


def choice(setting: Setting, what: int, side: int, items: Sequence[int]) -> Choose:
    said, (question, rule) = names_of(setting).said, QUESTIONS_ASKED[what]
    offers = zip(items[::2], items[1::2], strict=True)
    is_placing = what in (n.TO_PLACE, n.TO_FOLLOW_UP)
    options = tuple(
        END_TURN if is_placing and unit == n.NOTHING else action(what, said[unit], item)
        for unit, item in offers
    )
    return Choose(setting.seats[side], question, options, rule=rule)


def draw(setting: Setting, why: int, side: int, items: Sequence[int]) -> Draw:
    names = names_of(setting)
    if why == n.A_STRATAGEM:
        return Draw("cup", tuple(STRATAGEMS[i] for i in items), "the bot's stratagem", "BLZ-A-1")
    if why == n.A_CAMPAIGN:
        pool = tuple(setting.board.theatres[i].id for i in items)
        return Draw("campaigns", pool, "a campaign for the bot's head start", "BLZ-N-2")
    pool = tuple(names.said[i] for i in items)
    owner = names.owners[side]
    said = WHY_DRAWN[why].format(owner) if why in WHY_DRAWN else at_the_start(setting, why, side)
    is_own = setting.bot == 1 - side
    if why in INTO_BAG:
        return Draw("pile", pool, said, hidden=setting.bot is not None, into=names.bags[side])
    if why == n.BOMBED:
        return Draw(names.reserves[side], pool, said, hidden=is_own)
    return Draw("pile" if why == n.FOR_INDUSTRY else names.bags[side], pool, said, hidden=is_own)


def at_the_start(setting: Setting, why: int, side: int) -> str:
    count = setting.constants.row if side == setting.bot else setting.constants.reserve
    number = why - n.FOR_THE_START + 1
    return f"{names_of(setting).owners[side]} unit {number} of {count} for the start"


def regions(setting: Setting) -> str:
    board = enumerate(setting.board.theatres, start=1)
    named = ", ".join(f"{number} {theatre.title}" for number, theatre in board)
    return f"a region for the bot's head start ({named}, else you choose)"


def faces(play: BlitzkriegPlay, left: Sequence[int]) -> str:
    """What the numbers of the die decide between, for whoever rolls it."""
    if not play.explain:
        return WHICH
    found: dict[int, list[str]] = {}
    for rolled in range(n.DICE):
        found.setdefault(left[rolled % len(left)], []).append(str(rolled + 1))
    units, row = play.setting.units.by_id, play.state.reserves[BOT]
    named = [
        f"{'/'.join(numbers)} {units[row[slot]].title} (unit {slot + 1})"
        for slot, numbers in found.items()
    ]
    return f"{WHICH}: {', '.join(named)}"


def event(setting: Setting, kind: int, numbers: Sequence[int]) -> e.Event:
    """What happened."""
    happened: e.Event = EVENTS[kind](names_of(setting), *numbers)
    return happened


EVENTS: dict[int, Callable[..., Any]] = {
    n.GAME_SET_UP: lambda _, first, *__: e.GameSetUp(first),
    n.TURN_BEGUN: lambda _, side, last, *__: e.TurnBegun(side, bool(last)),
    n.UNIT_DRAWN: lambda names, side, unit, origin, *_: e.UnitDrawn(
        side, names.said[unit], n.ORIGINS[origin]
    ),
    n.WEAPON_RESEARCHED: lambda names, side, unit, *_: e.WeaponResearched(side, names.said[unit]),
    n.UNIT_TOLD: lambda names, side, unit, *_: e.UnitTold(side, names.said[unit]),
    n.STRATAGEMS_PREPARED: lambda *_: e.StratagemsPrepared(
        tuple(s for s in STRATAGEMS if s != STEAMROLL), STEAMROLL
    ),
    n.STRATAGEM_DRAWN: lambda _, drawn, acting, *__: e.StratagemDrawn(
        STRATAGEMS[drawn], None if acting == n.NOTHING else STRATAGEMS[acting]
    ),
    n.UNIT_PLACED: lambda names, side, unit, space, copied, slot: e.UnitPlaced(
        side, names.said[unit], space, "" if copied == n.NOTHING else names.said[copied], slot
    ),
    n.TRACK_MOVED: lambda _, theatre, to, why, *__: e.TrackMoved(theatre, to, n.REASONS[why]),
    n.POINTS_SCORED: lambda _, side, points, why, *__: e.PointsScored(side, points, n.REASONS[why]),
    n.UNIT_BOMBED: lambda names, side, unit, to, slot, *_: e.UnitBombed(
        side, names.said[unit], n.ORIGINS[to], slot
    ),
    n.CAMPAIGN_CLOSED: lambda _, theatre, following, winner, *__: e.CampaignClosed(
        theatre, following, None if winner == n.NOBODY else winner
    ),
    n.THEATRE_WON: lambda _, theatre, side, *__: e.TheatreWon(theatre, side),
    n.THEATRE_OPENED: lambda _, theatre, side, *__: e.TheatreOpened(theatre, side),
    n.EFFECT_TAKEN: lambda _, side, space, *__: e.EffectTaken(side, space),
    n.NOTHING_DRAWN: lambda _, side, origin, *__: e.NothingDrawn(side, n.ORIGINS[origin]),
    n.COULD_NOT_PLACE: lambda _, side, *__: e.CouldNotPlace(side),
    n.GAME_ENDED: lambda _, why, *__: e.GameEnded(n.REASONS[why]),
}

TONGUE = Tongue(QUESTIONS, event, request)
