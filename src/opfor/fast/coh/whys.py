"""Why things happen, as numbers: places in the rows of ``games/coh/values/called.py`` and of
``numbering``."""

from __future__ import annotations


class Caps:
    """Why CAPs change; a card's numbers come last."""

    AT_RESET, CASUALTY, BY_LINE, ACTION, WIRE, ROLL, STALL, CARD = range(8)


class Seen:
    """Why a hidden unit comes to light."""

    OPENED_FIRE, MOVED, TURNED, MOUNTED, DUG_IN, LAID_SMOKE, OBSTACLE = range(7)
    NOTICED, FIRE_FOUND, SHELL_FOUND = range(7, 10)
    AI_FIRED, AI_DUG_IN, AI_LAID_SMOKE = range(10, 13)


class Gone:
    """Why a work goes."""

    SHOT_UP, ABANDONED, CRUSHED, REMOVED = range(4)


class Turned:
    """Why a Rumored Enemy is turned over."""

    NEXT_TO_UNIT, IN_THE_OPEN, OPENS_FIRE, FLUSHED_OUT, MISSION_ORDER, MISSION_EVENT = range(6)
    SHELLED = 6


class Refused:
    """Why an AI that was drawn goes back."""

    NOT_FOR_IT, NO_GOAL, EDGE_CLOSED, NO_FREE_HEX = range(4)


class Result:
    """What an attack comes to."""

    MISS, HIT, KILL = range(3)


class Source:
    """What attacks where no unit does; works that are attacked come behind, by their kinds."""

    UNIT, ARTILLERY, MINES, SNIPER = range(4)


class Purpose:
    """What an order card is turned over for."""

    ORDER, CHECK, LOSS, HEX, EVENT = range(5)


class Cup:
    """What AI are drawn from."""

    RE_CUP, ENTRY_CUP, RESERVE = range(3)


class Item:
    """What lies in the cup besides AI, which are called by their numbers."""

    NO_ENEMY, MINE = range(64, 66)


class For:
    """What dice are thrown for."""

    AN_ATTACK, A_RUMOR, A_WORK, MINES, A_RALLY, SOFT_GROUND, A_SEARCH, A_TARGET = range(8)
    A_SHELL, SOMEBODY_HIDDEN, INITIATIVE, A_ROLL_OFF, A_SNIPER = range(8, 13)
    A_DRIFT, WIRE, LUCK, A_CARD, A_CONDITION, A_CHECK = range(13, 19)


class Of:
    """What is drawn; order cards come last, by their ``Purpose``."""

    A_HIT, FIRST_CARDS, ACTION_CARDS, WHO_WAS_BEHIND, WHO_COMES_IN, WHO_IS_BROUGHT = range(6)
    THE_RE_CUP, THE_RESERVE, A_DEFENCE, COMMAND_CARDS, ORDERS = range(6, 11)


class About:
    """What a question is about, where one question is asked of several things."""

    SUPPORT, RALLYING, DIGGING_IN = range(3)
    BONUS_MOVE, ONE_HEX_MORE = range(2)
    ENEMYS_ACTION, AFTER_MOVING, ANOTHER_TURN = range(3)
