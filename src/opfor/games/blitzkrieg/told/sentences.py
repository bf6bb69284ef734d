"""How the fields of events and actions are said: the values that messages of the book ask for."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from opfor.core.phrasebook import Thing
from opfor.games.blitzkrieg.told import names as say
from opfor.games.blitzkrieg.told.names import SAY
from opfor.games.blitzkrieg.values.options import Setting
from opfor.games.blitzkrieg.values.state import CLOSED, NOT_OPENED, State
from opfor.kit.telling import Saying, Telling

NAMELESS = {"weapon-researched": "a-weapon"}
"""What a unit is called that may not be named, by the kind of event; else ``a unit``."""


def _who(setting: Setting, _state: State, what: Any) -> Thing:
    return say.side(setting, what.first if hasattr(what, "first") else what.side)


def _unit(setting: Setting, _state: State, what: Any) -> Thing:
    """A unit, if it may be named; a spy with what it counts as."""
    if what.unit in say.NAMELESS:
        return SAY.thing(NAMELESS.get(what.__struct_config__.tag, "a-unit"))
    unit = say.unit(setting, what.unit)
    if copied := getattr(what, "copied", ""):
        return SAY.thing("copied-unit", unit=unit, copied=say.unit(setting, copied))
    return unit


def _where(setting: Setting, state: State, what: Any) -> Thing:
    is_open = say.is_open(setting, state, what.space)
    return say.space_name(setting, what.space, campaign=not is_open)


def _leaves_gap(setting: Setting, state: State, what: Any) -> bool:
    """Whether the bot's row has a gap once the unit is gone."""
    row = state.reserves[what.side]
    return what.side == setting.bot and what.unit in row[:-1]


def _moved(state: State, what: Any) -> int:
    return int(what.to) - int(state.tracks[what.theatre])


def _towards(setting: Setting, state: State, what: Any) -> Thing:
    return say.side(setting, 0 if _moved(state, what) > 0 else 1)


def _stands(setting: Setting, _state: State, what: Any) -> str:
    if what.to == 0:
        return SAY("stands-centre")
    return SAY("stands-at", n=abs(what.to), who=say.end(setting, 0 if what.to > 0 else 1))


def _number(_setting: Setting, state: State, what: Any) -> Any:
    """What an event counts: the turn, steps, points, campaigns, stratagems."""
    match what.__struct_config__.tag:
        case "turn-begun":
            return state.turn + 1
        case "track-moved":
            return abs(_moved(state, what))
        case "points-scored":
            return what.points
        case "campaign-closed":
            return say.ordinal(what.following + 1)
        case "bomb-unit":
            return what.slot + 1
    return len(what.cup)


def _closed(setting: Setting, state: State, what: Any) -> str:
    """How a campaign ended; that of a city is its whole theatre."""
    theatre, number = say.theatre(setting, what.theatre), state.campaigns[what.theatre] + 1
    won = what.winner is not None
    how = SAY("wins-it", who=say.side(setting, what.winner)) if won else SAY("tied")
    if len(setting.board.theatres[what.theatre].campaigns) > 1:
        return SAY("campaign-over", n=number, theatre=theatre, how=how)
    return SAY("city-closed", theatre=theatre, how=how)


def _corrected(setting: Setting, _state: State, what: Any) -> str:
    """A correction by hand; records of earlier versions bring their own words."""
    if what.said:
        return str(what.said)
    match what.__struct_config__.tag:
        case "stratagem-corrected":
            return SAY("corrected-stratagem", stratagem=say.stratagem(what.stratagem))
        case "tokens-corrected":
            changed = [f"+{unit}" for unit in what.put_in] + [f"-{unit}" for unit in what.taken_out]
            own = what.pool == "bag" and changed
            where = SAY("corrected-bag", who=say.side(setting, what.side)) if own else SAY(
                "corrected-pool", pool=what.pool)  # fmt: skip
            return " ".join([where, *changed])
    if what.field not in FIELDS or (what.value is None and what.field in HIDEABLE):
        return str(what.field)
    return FIELDS[what.field](setting, what.index, what.value)


def _held(setting: Setting, side: int, units: Any) -> str:
    held = [say.unit(setting, unit) for unit in units]
    return SAY("corrected-held", who=say.side(setting, side), units=say.listed(held))


def _space(setting: Setting, space: int, there: Any) -> str:
    where = setting.board.spaces[space]
    told = {
        "theatre": say.theatre(setting, where.theatre),
        "campaign": where.campaign + 1,
        "n": where.position,
    }
    if there is None:
        return SAY("corrected-empty", **told)
    return SAY("corrected-space", unit=say.owned(setting, *there), **told)


def _open(setting: Setting, theatre: int, campaign: Any) -> str:
    named = {CLOSED: "corrected-closed", NOT_OPENED: "corrected-unopened"}
    told = {"theatre": say.theatre(setting, theatre), "campaign": campaign + 1}
    return SAY(named.get(campaign, "corrected-open"), **told)


def _unit_or_none(setting: Setting, unit: Any) -> Thing:
    return SAY.thing("no-unit") if unit is None else say.unit(setting, unit)


HIDEABLE = ("reserves", "bags", "pile")
FIELDS: dict[str, Callable[[Setting, int, Any], str]] = {
    "tracks": lambda s, i, to: SAY("corrected-track", theatre=say.theatre(s, i), n=to),
    "vp": lambda s, i, points: SAY("corrected-points", who=say.side(s, i), n=points),
    "reserves": _held,
    "placed": _space,
    "campaigns": _open,
    "in_force": lambda _s, _i, name: SAY("corrected-in-force", stratagem=say.stratagem(name)),
    "mover": lambda s, _i, side: SAY("to-move", who=say.side(s, side)),
    "last_unit": lambda s, _i, unit: SAY("corrected-last-unit", unit=_unit_or_none(s, unit)),
    "last_units": lambda s, i, unit: SAY(
        "corrected-last-of-side", who=say.side(s, i), unit=_unit_or_none(s, unit)
    ),
}
VALUES: dict[str, Saying] = {
    "who": _who,
    "unit": _unit,
    "owned": lambda setting, _state, what: say.owned(setting, what.side, what.unit),
    "named": lambda _setting, _state, what: what.unit not in say.NAMELESS,
    "where": _where,
    "gap": _leaves_gap,
    "spot": lambda setting, _state, what: say.spot(setting, what.space),
    "theatre": lambda setting, _state, what: say.theatre(setting, what.theatre),
    "n": _number,
    "towards": _towards,
    "stands": _stands,
    "cause": lambda _setting, _state, what: say.cause(what.why),
    "lead": lambda g, s, v: say.lead(g, v.to if hasattr(v, "to") else s.tracks[v.theatre]),
    "total": lambda _setting, state, what: state.vp[what.side] + what.points,
    "out": lambda _setting, _state, what: say.stratagem(what.out),
    "stratagem": lambda _setting, _state, what: say.stratagem(what.stratagem),
    "in-force": lambda _setting, _state, what: say.stratagem(what.in_force),
    "before": lambda _setting, state, _what: say.stratagem(state.stratagem),
    "said": _closed,
    "over": lambda _setting, _state, what: what.following == CLOSED,
    "red": lambda setting, _state, what: setting.board.theatres[what.theatre].red,
    "vp": lambda setting, _state, what: setting.board.theatres[what.theatre].campaigns[0].vp,
    "taken": lambda _setting, state, what: state.placed[what.space] is not None,
    "row": lambda setting, _state, what: what.side == setting.bot,
    "what": _corrected,
}
TELL = Telling(SAY, VALUES)
event = partial(TELL, "event")
instruct = partial(TELL, "do")
action = partial(TELL, "act")
group = partial(TELL, "group")


def brief(setting: Setting, state: State, what: Any) -> str | None:
    """Whose turn it is, the stratagem and what the bot holds are shown; markers go by steps."""
    return TELL("brief", setting, state, what) if TELL.has("brief", what) else None
