"""The names in the AI's decisions, in words: units, spaces, cards, targets."""

from __future__ import annotations

from opfor.core.trace import Decision, Name
from opfor.games.tactics2gm.bot.stance.table import stance_named
from opfor.games.tactics2gm.values.old_events import renamed
from opfor.games.tactics2gm.values.options import Setting
from opfor.games.tactics2gm.values.state import State


def in_words(setting: Setting, decision: Decision, name: Name) -> str:
    """A candidate as a person would say it."""
    text = str(name)
    if decision.question == "stance":
        return stance_named(setting.ai_kind, text).title
    if decision.question == "equip" and text in setting.cards.tokens:
        return setting.cards.tokens[text].title
    if decision.question == "column":
        return f"column {text}"
    return " by ".join(_part(setting, part) for part in renamed(text).split("/"))


def tied(setting: Setting, _state: State, name: str) -> str:
    """One of those that chance picks between."""
    if name.isdecimal():
        return f"column {name}"
    return " by ".join(_part(setting, part) for part in renamed(name).split("/"))


def _part(setting: Setting, text: str) -> str:
    fixed = {"hq": "the enemy HQ", "target": "the mission target", "nobody": "nobody"}
    if text in fixed:
        return fixed[text]
    if text.startswith("terrain:"):
        return f"the terrain on {_space(text.removeprefix('terrain:'))}"
    line, dash, column = text.partition("-")
    if dash and line.isdigit() and column.isdigit():
        return _space(text)
    card, mark, number = text.partition("#")
    return f"{title_of(setting, card)} {number}" if mark else title_of(setting, card)


def _space(text: str) -> str:
    line, _, column = text.partition("-")
    return f"space {line}.{column}"


def title_of(setting: Setting, name: str) -> str:
    """The printed title of a card or token; the name itself for anything else."""
    cards = setting.cards
    for table in (cards.units, cards.supports, cards.tokens):
        if name in table:
            return table[name].title
    return name
