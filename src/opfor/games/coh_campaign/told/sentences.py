"""What happened in a run, and what may be answered, in words."""

from __future__ import annotations

from typing import Any

from opfor.games.coh_campaign.rules import aftermath, purchases
from opfor.games.coh_campaign.told import names as say
from opfor.games.coh_campaign.told.names import SAY
from opfor.games.coh_campaign.values.actions import Buy
from opfor.games.coh_campaign.values.options import Setting
from opfor.games.coh_campaign.values.state import State
from opfor.kit.telling import Saying, Telling


def _unit(setting: Setting, _state: State, what: Any) -> Any:
    return say.unit(setting, what.unit) if what.unit else ""


def _row(setting: Setting, state: State, what: Any) -> str:
    return say.line(setting, state.line(what.unit))


def _mission(setting: Setting, _state: State, what: Any) -> str:
    return say.mission(setting, what.mission)


def _slot(setting: Setting, _state: State, what: Any) -> str:
    return f"{setting.letter}{what.slot:02d}"


def _goods(setting: Setting, _state: State, what: Any) -> str:
    unit = say.unit(setting, what.unit) if what.unit else ""
    return SAY(f"goods-{what.what}", unit=unit)


def _price(setting: Setting, state: State, what: Any) -> int:
    """Of what is offered; what was bought says it itself."""
    if not isinstance(what, Buy):
        return int(what.price)
    if what.what == purchases.REPLACED:
        return purchases.REPLACEMENT[setting.run.group_of(state.line(what.unit).number)]
    return purchases.PRICES[what.what]


def _route(setting: Setting, state: State, what: Any) -> str:
    """What is known of a mission before it is chosen."""
    mission, choice = setting.missions[what.mission], setting.run.choice(state.stage, what.mission)
    told = [part for part in (mission.place, mission.kind) if part]
    told.append(SAY("minutes", n=mission.minutes))
    if choice.harder:
        told.append(SAY("harder"))
    if choice.leaves:
        told.append(SAY(f"leaves-{choice.by}", trace=say.trace(setting, choice.leaves)))
    told += [
        SAY("asks", trace=say.trace(setting, ask.trace))
        for ask in choice.asks
        if ask.trace in state.traces
    ]
    return ", ".join(told)


VALUES: dict[str, Saying] = {
    "unit": _unit,
    "row": _row,
    "mission": _mission,
    "slot": _slot,
    "goods": _goods,
    "price": _price,
    "route": _route,
    "ending": lambda _setting, _state, what: SAY(f"ending-{what.ending}"),
    "fate": lambda _setting, _state, what: SAY(f"fate-{what.condition}", stage=what.back + 1),
    "cause": lambda _setting, _state, what: SAY(f"cause-{what.why}"),
    "trace": lambda setting, _state, what: say.trace(setting, what.trace),
    "next": lambda _setting, _state, what: what.stage + 2,
    "score": lambda _setting, state, _what: aftermath.score(state),
}
TELL = Telling(SAY, VALUES)


def event(setting: Setting, state: State, happened: Any) -> str:
    return TELL("event", setting, state, happened)


def instruct(setting: Setting, state: State, happened: Any) -> str:
    """What to write on the sheet is what happened."""
    return event(setting, state, happened)


def action(setting: Setting, state: State, answer: Any) -> str:
    return TELL.plain("act", setting, state, answer)


def action_key(_setting: Setting, _state: State, answer: Any) -> str:
    """What is typed: a mission, a counter, what is bought, how it ended."""
    for name in ("unit", "mission", "ending", "what"):
        if said := getattr(answer, name, ""):
            return str(said)
    return "done"
