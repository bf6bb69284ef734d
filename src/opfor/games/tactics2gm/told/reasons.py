"""The AI's reasons in words: who does what, and what a die gave."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from opfor.core.language import ENGLISH
from opfor.core.measure import shortfall_of
from opfor.core.phrasebook import Said, Thing
from opfor.core.trace import Decision
from opfor.games.tactics2gm.told import names as say
from opfor.games.tactics2gm.told.candidates import candidate, thing_of
from opfor.games.tactics2gm.told.names import SAY
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.stances import band
from opfor.kit.telling import Saying, Told


def chosen(setting: Setting, decision: Decision, said: Said) -> str:
    """The beginning of a sentence about a decision: the unit or card, and what it does."""
    name = f"chosen-{decision.question}"
    if not SAY.has(name, ENGLISH):
        return f"{say.capital(decision.question.replace('-', ' '))}: {said}"
    return say.capital(SAY.say(name, Told(VALUES, setting, None, decision)))


def _what(setting: Setting, _state: None, decision: Decision) -> Thing:
    return candidate(setting, decision, str(decision.chosen))


def _detail(setting: Setting, _state: None, decision: Decision, name: str) -> Thing | None:
    named = decision.details.get(name, "")
    return thing_of(setting, named) if named else None


def _unit(setting: Setting, _state: None, decision: Decision) -> Thing:
    return _detail(setting, None, decision, "unit") or SAY.thing("ai")


def _token(setting: Setting, _state: None, decision: Decision) -> Thing:
    return say.token(setting, decision.details["token"])


def _weapon(setting: Setting, _state: None, decision: Decision) -> Thing | None:
    """``Grenades``, where it is not the unit's own weapon; some cards share a name with a token."""
    details = decision.details
    weapon = details.get("weapon", "")
    is_own = details.get("unit", "").startswith(f"{weapon}#")
    return say.token(setting, weapon) if weapon in setting.cards.tokens and not is_own else None


def _pile(_setting: Setting, _state: None, decision: Decision) -> Thing | None:
    """Old records chose a whole army at once."""
    pile = decision.details.get("pile")
    return None if pile is None else SAY.thing(f"pile-{pile}")


VALUES: dict[str, Saying] = {
    "unit": _unit,
    "what": _what,
    "card": partial(_detail, name="card"),
    "aboard": partial(_detail, name="aboard"),
    "token": _token,
    "weapon": _weapon,
    "pile": _pile,
    "more": lambda _setting, _state, decision: decision.details.get("more", 0),
    "rolled": lambda _setting, _state, decision: decision.details.get("rolled", 0),
    "stays": lambda _s, _st, d: bool(d.candidates) and d.chosen == d.candidates[0],
}


def because(setting: Setting, decision: Decision) -> str:
    """What a die gave, and choices that a comparison would not explain."""
    settled = _settling(decision)
    match decision.question:
        case "stance" if "rolled" in decision.details:
            return _stance_rolled(setting, decision.details)
        case "army" if settled == "number-of":
            return SAY("because-army")
        case "bid" if settled == "is-bid-of-the-die":
            return SAY("because-bid", rolled=_die(decision))
        case "move" if settled == "is-here" and decision.chosen == decision.candidates[0]:
            return SAY("because-stay")
        case "pre-game-unit" if decision.chosen is None:
            return SAY("because-no-unit")
    return ""


def _settling(decision: Decision) -> str:
    """The measure of the last criterion that dropped something."""
    at_work = (step for step in reversed(decision.steps) if step.applied and step.dropped)
    return next((step.measure for step in at_work), "")


def _die(decision: Decision) -> int:
    """What the die for the bid showed: those it ruled out say so."""
    values = (step.values.get(str(name)) for step in decision.steps for name in step.dropped)
    found = (shortfall_of(value) for value in values)
    return next((int(each.values[0]) for each in found if each is not None), 0)


def _stance_rolled(setting: Setting, details: dict[str, Any]) -> str:
    """``it rolled 7, with Attack +3 total 10, and needed 9 or more``."""
    bands, place = setting.numbers.stance.bands, band(setting, details["total"])
    return SAY(
        "because-stance",
        rolled=details["rolled"],
        total=details["total"],
        parts=list(_modifiers(details.get("modifiers", ()))),
        place="first" if place == 0 else "last" if place == len(bands) else "middle",
        least=bands[place - 1] + 1 if place else 0,
        most=bands[place] if place < len(bands) else 0,
    )


def _modifiers(modifiers: Sequence[dict[str, Any]]) -> Iterator[Thing | str]:
    """Alerts by name; lines of one kind together: ``AI on lines 1, 2 and 3 +3``. Older records hold
    the words themselves."""
    for why in dict.fromkeys(m["why"] for m in modifiers):
        same = [m for m in modifiers if m["why"] == why]
        value, name = sum(m["value"] for m in same), f"modifier-{why}"
        lines = [str(m["line"]) for m in same if m.get("line")]
        known = SAY.has(name, ENGLISH)
        yield SAY.thing(name, value=value, lines=lines) if known else f"{why} {value:+d}"
