"""The names in the AI's decisions, in words: units, spaces, cards, targets."""

from __future__ import annotations

from opfor.core.phrasebook import Thing
from opfor.core.trace import Decision, Name
from opfor.games.tactics2gm.told import names as say
from opfor.games.tactics2gm.told.names import SAY
from opfor.games.tactics2gm.values.old_events import renamed
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import State

FIXED = {"hq": "target-hq", "target": "target-mission", "nobody": "nobody", "patrol": "patrol",
         "attack": "attack"}  # fmt: skip


def candidate(setting: Setting, decision: Decision, name: Name) -> Thing:
    """A candidate as a thing of the book."""
    text = str(name)
    match decision.question:
        case "stance":
            return say.stance(setting, text)
        case "equip" if text in setting.cards.tokens:
            return say.token(setting, text)
        case "column":
            return SAY.thing("column", n=text, kind="column")
    return thing_of(setting, text)


def tied(setting: Setting, _state: State, name: str) -> str:
    """One of those that chance picks between."""
    return str(SAY.thing("column", n=name) if name.isdecimal() else thing_of(setting, name))


def thing_of(setting: Setting, name: str) -> Thing:
    """``sherman#7``, ``3-5``, ``terrain:3-5``, ``hq``, a card; ``target/shooter`` are two."""
    what, slash, who = renamed(name).partition("/")
    if slash:
        return SAY.thing("candidate-by", what=_part(setting, what), who=_part(setting, who))
    return _part(setting, what)


def _part(setting: Setting, text: str) -> Thing:
    if text in FIXED:
        return SAY.thing(FIXED[text], kind="target")
    if (at := at_of(text.removeprefix("terrain:"))) and text.startswith("terrain:"):
        return SAY.thing("candidate-terrain", at=at)
    if at:
        return SAY.thing("space", at=at, kind="space")
    card, mark, number = text.partition("#")
    named = say.card(setting, card)
    if mark:
        return SAY.thing("unit", card=named, n=number, kind="unit")
    return SAY.thing("unit-card", card=named, kind="card") if card in setting.cards.units else named


def at_of(text: str) -> str:
    """``3.5`` for ``3-5``; empty if it is no space."""
    line, dash, column = text.partition("-")
    return f"{line}.{column}" if dash and line.isdigit() and column.isdigit() else ""
