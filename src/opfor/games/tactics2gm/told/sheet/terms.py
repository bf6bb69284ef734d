"""What the ladders of an aid take for granted: what guides a move, the goal, danger, who is called
offensive, whom a clause puts first, and what their measures and cases mean at a table."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from opfor.core.book import Book
from opfor.core.declared import declared
from opfor.core.phrases import listed
from opfor.games.tactics2gm.bot.movement.early_cover import EARLY
from opfor.games.tactics2gm.bot.movement.wounded import FALLS_BACK, HELPS, HOLDS
from opfor.games.tactics2gm.told.names import CONTENT
from opfor.games.tactics2gm.told.sheet.words import SHEETS, flat
from opfor.games.tactics2gm.values.codes import Key, Outfit
from opfor.games.tactics2gm.values.content import FOLDER
from opfor.games.tactics2gm.values.numbers import load_numbers
from opfor.games.tactics2gm.values.scenario_line import AiKindName
from opfor.games.tactics2gm.values.stance_orders import ORDERS
from opfor.games.tactics2gm.values.stances import STANCES
from opfor.kit.paper.procedure import definitions

CASES = {
    EARLY: "case-early",
    FALLS_BACK: "case-falls-back",
    HOLDS: "case-holds",
    HELPS: "case-helps",
    "the Dynamic AI is in its offensive mode": "case-offensive",
    "the Dynamic AI is in its defensive mode": "case-defensive",
}
"""Cases that a table cannot see by their name: turns, a die, two stances, three."""
KEYS = {Key.HARDEST_HITTING: "hardest-hitting", Key.FASTEST: "fastest", Key.CHEAPEST: "cheapest"}
KITS = {
    Outfit.NONE: "none",
    Outfit.DEFENSIVE: "defensive",
    Outfit.OFFENSIVE: "offensive",
    Outfit.BOTH: "both",
    Outfit.KILLING: "killing",
}
"""What messages call them."""
CLASSES = ("2GM-CLS-1", "2GM-CLS-2", "2GM-CLS-3", "2GM-CLS-5", "2GM-CE-3")
"""Rows that a ladder takes for granted."""
KEPT = ("V-14", "V-16", "V-21", "V-24", "V-38")
"""Definitions that ladders name and do not say in place."""


def terms(kind: AiKindName, book: Book, cited: Collection[str]) -> list[str]:
    """The words of an aid, those first that decide most often."""
    numbers = flat(load_numbers())
    own = [SHEETS.say("term-guide", numbers), SHEETS.form("term-goal", kind)]
    own += [SHEETS.say(f"term-{name}", numbers) for name in ("danger", "best-shot", "artillery")]
    rows = [book.rules[name].text for name in CLASSES]
    said = definitions(book, [name for name in KEPT if name in cited])
    return [*own, *clauses(kind), equipment(kind), *rows, *said, SHEETS("rider")]


def clauses(kind: AiKindName) -> Iterator[str]:
    """Which clauses put whom first."""
    words = declared(FOLDER)
    every = [clause for stance in STANCES[kind] for clause in ORDERS[stance.code].clauses]
    named: dict[str, dict[str, None]] = {}
    for clause in every:
        if clause.key:
            named.setdefault(KEYS[clause.key], {})[words(clause.says)] = None
    for key, says in named.items():
        yield SHEETS("term-clause", key=key, says="; ".join(says))


def equipment(kind: AiKindName) -> str:
    """The class of tokens each stance asks for, and which of them buy them last of all."""
    found, last = [], []
    for stance in STANCES[kind]:
        thing = CONTENT.thing(f"stances-{stance.code}", stance.title, aim=stance.aim)
        found.append(SHEETS("term-kit", stance=thing, kit=KITS[ORDERS[stance.code].kit]))
        last += [thing] if ORDERS[stance.code].units_first else []
    return SHEETS("term-equipment", stances="; ".join(found), last=listed(last))
