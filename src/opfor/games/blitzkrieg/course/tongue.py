"""The numbers of a run as events and requests: what records hold, and what people are asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import get_args

from opfor.core.asking import CHOOSE, DRAW, JUDGE, ROLL
from opfor.core.log_rows import Tongue
from opfor.core.requests import Choose, Draw, Judge, Request, Roll, TieBreak
from opfor.games.blitzkrieg.bot.questions import QUESTIONS
from opfor.games.blitzkrieg.bot.unit import WHICH
from opfor.games.blitzkrieg.values import actions as a
from opfor.games.blitzkrieg.values import events as e
from opfor.games.blitzkrieg.values.names import names_of
from opfor.games.blitzkrieg.values.numbers import DICE, NOTHING, YOU_CHOOSE, For, To
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.play import BlitzkriegPlay
from opfor.games.blitzkrieg.values.state import STRATAGEMS

END_TURN = a.EndTurn()
HEAD_START = "a region for the bot's head start"
CAN_YOU_PLACE = Judge(
    "Can you place any unit of your reserve?", ("yes", "no"), "you lose if you cannot"
)
WHY_DRAWN = {
    For.THE_TURN: "{} unit from the bag at the end of the turn",
    For.THE_ROW: "{} unit for the end of its row",
    For.PRODUCTION: "{} unit from the bag (industrial production)",
    For.RESEARCH: "the special weapon for {} bag",
    For.INDUSTRY: "the special weapon for {} reserve",
    For.FIRST_WEAPON: "the first of {} two special weapons",
    For.SECOND_WEAPON: "the second of {} two special weapons",
    For.KEPT_WEAPON: "which of the two is {} special weapon",
    For.BOMBING: "{} unit that is bombed",
}
"""The gap is for whose it is."""
INTO_BAG = (For.RESEARCH, For.FIRST_WEAPON, For.SECOND_WEAPON, For.KEPT_WEAPON)
"""Draws that go into a bag: against the bot nobody has to look at them."""
QUESTIONS_ASKED = {
    To.PLACE: ("Which unit do you place, and where?", ""),
    To.FOLLOW_UP: ("Blitz: which unit do you place in the same theatre, if any?", ""),
    To.PUSH: ("Which theatre takes the strategic advantage?", ""),
    To.HELP: ("A 6: in which theatre does the bot get its head start?", "BLZ-S-4"),
    To.OPEN: ("Which campaign opens next?", "BLZ-N-3"),
    To.BOMB: ("Which unit of the bot's row is bombed?", "BLZ-E-10"),
    To.KEEP: ("Which weapon do you keep?", ""),
    To.TAKE: ("Which effect of the theatre you won do you take next?", ""),
}


ACTIONS: dict[int, Callable[[str, int], a.Action]] = {
    To.PLACE: a.Place,
    To.FOLLOW_UP: lambda unit, space: END_TURN if space == NOTHING else a.Place(unit, space),
    To.PUSH: lambda _, theatre: a.PickTheatre(theatre, "strategic-advantage"),
    To.HELP: lambda _, theatre: a.PickTheatre(theatre, "set-up"),
    To.OPEN: lambda _, theatre: a.OpenTheatre(theatre),
    To.BOMB: a.BombUnit,
    To.KEEP: lambda unit, _: a.KeepWeapon(unit),
    To.TAKE: lambda _, space: a.TakeEffect(space),
}
"""What a person may do, by what is chosen: of an offer's unit and place."""


def request(play: BlitzkriegPlay, kind: int, why: int, side: int, noted: Sequence[int]) -> Request:
    """What the run waits for."""
    setting: Setting = play.setting
    items = noted[3:] if kind == ROLL else noted[2:]
    if kind == DRAW:
        return draw(setting, why, side, items)
    if kind == CHOOSE:
        return choice(setting, why, side, items)
    if kind == JUDGE:
        return CAN_YOU_PLACE
    if kind == ROLL:
        if why == For.A_UNIT_LEFT:
            return Roll("die", 1, DICE, WHICH, "BLZ-3.7", units_left(items))
        return Roll("die", 1, DICE, HEAD_START, "BLZ-S-4", regions(setting))
    return TieBreak(tuple(str(slot + 1) for slot in items), WHICH, "BLZ-3.7")


def choice(setting: Setting, what: int, side: int, items: Sequence[int]) -> Choose:
    said, (question, rule) = names_of(setting).said, QUESTIONS_ASKED[what]
    offers = zip(items[::2], items[1::2], strict=True)
    options = tuple([ACTIONS[what](said[unit], place) for unit, place in offers])
    return Choose(setting.seats[side], question, options, rule=rule)


def draw(setting: Setting, why: int, side: int, items: Sequence[int]) -> Draw:
    names = names_of(setting)
    if why == For.A_STRATAGEM:
        return Draw("cup", tuple([STRATAGEMS[i] for i in items]), "the bot's stratagem", "BLZ-A-1")
    if why == For.A_CAMPAIGN:
        pool = tuple(setting.board.theatres[i].id for i in items)
        return Draw("campaigns", pool, "a campaign for the bot's head start", "BLZ-N-2")
    pool = tuple([names.said[i] for i in items])
    owner = names.owners[side]
    said = WHY_DRAWN[why].format(owner) if why in WHY_DRAWN else at_the_start(setting, why, side)
    is_own = setting.bot == 1 - side
    if why in INTO_BAG:
        return Draw("pile", pool, said, hidden=setting.bot is not None, into=names.bags[side])
    if why == For.BOMBING:
        return Draw(names.reserves[side], pool, said, hidden=is_own)
    return Draw("pile" if why == For.INDUSTRY else names.bags[side], pool, said, hidden=is_own)


def at_the_start(setting: Setting, why: int, side: int) -> str:
    count = setting.constants.row if side == setting.bot else setting.constants.reserve
    number = why - For.THE_START + 1
    return f"{names_of(setting).owners[side]} unit {number} of {count} for the start"


def regions(setting: Setting) -> tuple[str, ...]:
    """The theatres in board order; beyond the last the person chooses."""
    named = [theatre.id for theatre in setting.board.theatres[:DICE]]
    return (*named, *[YOU_CHOOSE] * (DICE - len(named)))


def units_left(left: Sequence[int]) -> tuple[str, ...]:
    """Which unit of the row, counted from one, each face of the die means."""
    return tuple([str(left[rolled % len(left)] + 1) for rolled in range(DICE)])


TONGUE = Tongue(QUESTIONS, get_args(e.Event), names_of, request)
