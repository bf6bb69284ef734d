"""Offered actions in words, with costs and odds, and the short text a person types for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from opfor.cardboard.coh import FOLDER, texts
from opfor.cardboard.coh import names as box
from opfor.core.declared import declared
from opfor.core.language import ENGLISH
from opfor.core.tally import Tally
from opfor.games.coh.course.lookout import odds, rally_number, shot_of, struck_work
from opfor.games.coh.told import names as say
from opfor.games.coh.told.costs import amount, ap_cost, is_paid_in_caps
from opfor.games.coh.told.names import SAY
from opfor.games.coh.values import actions as do
from opfor.games.coh.values.chances import chance_of
from opfor.games.coh.values.deployment import Deployment, look
from opfor.games.coh.values.options import Setting
from opfor.games.coh.values.shots import Odds, Shot
from opfor.games.coh.values.state import OFF, State
from opfor.kit.telling import Telling


def key(setting: Setting, state: State, action: Any) -> str:
    """What a person types for it."""
    words = [_typed(str(action.__struct_config__.tag))]
    for name in action.__struct_fields__:
        value = getattr(action, name)
        if name in ("unit", "carrier", "target"):
            words += [state.counters[value].id.lower()] if value != OFF else [_typed("cap")]
        elif name in ("to", "at", "cell"):
            words.append(setting.field.name(value).lower())
        elif name == "facing":
            words.append(str(box.facing(value)).lower())
        elif value is True:
            words.append(_typed(name))
        elif value is not False and value != "direct":
            words.append(_typed(str(value)))
    return " ".join(words)


def _typed(word: str) -> str:
    """A word of an answer in the language in force; numbers are what they are."""
    return SAY(f"key-{word}") if SAY.has(f"key-{word}", ENGLISH) else word


def tally_text(tally: Tally) -> str:
    """``DV 14 = 12 front DR + 2 heavy woods``."""
    return tally.text(declared(FOLDER))


def odds_text(sight: Deployment, each: Odds) -> str:
    """``Rifle S05: needs 9 (28 %, kill 0 %); AR 4 = …; DV 13 = …``."""
    rumored = sight.kind(each.target).has("rumored")
    return SAY(
        "odds-rumor" if rumored else "odds",
        unit=say.unit(sight.setting, sight.state, each.target),
        needed=each.needed,
        hit=each.hit,
        kill=each.kill,
        ar=tally_text(each.ar),
        dv=tally_text(each.dv),
    )


def _odds(setting: Setting, state: State, a: Any) -> str:
    """The odds of an attack against everybody it is rolled against."""
    sight = look(setting, state)
    if isinstance(a, do.Assault):
        return odds_text(sight, *odds(sight, shot_of(sight, a), [a.target]))
    shot = shot_of(sight, a)
    return ". ".join([*(odds_text(sight, each) for each in odds(sight, shot)), *_work(sight, shot)])


def _work(sight: Deployment, shot: Shot) -> list[str]:
    """``Trench: needs 12 (3 %); AR 4 = …; DR 16``."""
    struck = struck_work(sight, shot)
    if struck is None:
        return []
    work, rating, needed = struck
    kind = sight.setting.works[work.kind]
    told = {"ar": tally_text(rating), "dr": kind.dr}
    return [SAY("odds-work", work=box.work(kind), needed=needed, hit=chance_of(needed), **told)]


def _price(setting: Setting, state: State, a: Any) -> str:
    """In APs; of a spent unit in CAPs."""
    sight = look(setting, state)
    found = ap_cost(sight, a)
    return "none" if found is None else amount(found, is_paid_in_caps(sight, a))


def _where(setting: Setting, _state: State, a: Any) -> str:
    cell = next(getattr(a, name) for name in ("to", "at", "cell") if hasattr(a, name))
    return say.ground(setting, cell)


def _rally(setting: Setting, state: State, a: Any) -> Tally:
    return rally_number(look(setting, state), a.unit)


def _step(_setting: Setting, state: State, a: do.StepTo) -> str:
    """Coming onto the map, turning only, or going on."""
    counter = state.counters[a.unit]
    return "enters" if counter.place == "reserve" else "turns" if counter.cell == a.to else "goes"


VALUES: dict[str, Callable[[Setting, State, Any], Any]] = {
    "unit": lambda s, st, a: say.unit(s, st, a.unit) if a.unit != OFF else "none",
    "carrier": lambda s, st, a: say.unit(s, st, a.carrier),
    "where": _where,
    "hex": lambda s, _st, a: say.hexed(s, a.cell),
    "facing": lambda _s, _st, a: box.facing(a.facing),
    "price": _price,
    "odds": _odds,
    "needed": lambda s, st, a: _rally(s, st, a).total,
    "chance": lambda s, st, a: chance_of(_rally(s, st, a).total),
    "tally": lambda s, st, a: tally_text(_rally(s, st, a)),
    "title": lambda _s, _st, a: texts.action_card(a.card).title,
    "text": lambda _s, _st, a: texts.action_card(a.card).text,
    "step": _step,
}
TELL = Telling(SAY, VALUES)


def label(setting: Setting, state: State, action: Any) -> str:
    """An offered action, in words that read well aloud."""
    return TELL("act", setting, state, action)
