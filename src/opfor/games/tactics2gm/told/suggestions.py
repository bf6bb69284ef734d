"""What a person who begins a game is offered for its options, with a line about each."""

from __future__ import annotations

from functools import partial

from opfor.core.later import SpokenMapping
from opfor.games.tactics2gm.told.names import CONTENT, SAY
from opfor.games.tactics2gm.values.content import load_cards
from opfor.games.tactics2gm.values.options import RANDOM
from opfor.games.tactics2gm.values.scenarios import load_scenario, scenario_names

Lines = list[tuple[str, str]]


def _titled(table: str, name: str, title: str, text: str) -> tuple[str, str]:
    thing = CONTENT.thing(f"{table}-{name}", title, text=text)
    return name, SAY("option-titled", title=thing, text=thing.form("text"))


def scenarios() -> Lines:
    """Battle Royal first, the others by name."""
    names = sorted(scenario_names(), key=lambda each: (each != "battle-royal", each))
    rows = {name: load_scenario(name) for name in names}
    return [_titled("scenarios", name, row.title, row.text) for name, row in rows.items()]


def maps() -> Lines:
    return [_titled("maps", row.id, row.title, row.text) for row in load_cards().maps.values()]


def armies() -> Lines:
    rows = load_cards().armies.values()
    found = [(row.id, CONTENT.thing(f"armies-{row.id}", row.title).form("title")) for row in rows]
    return [*found, (RANDOM, SAY("option-random"))]


def other_armies() -> Lines:
    return [("", SAY("option-other-army")), *armies()]


def dial() -> Lines:
    return [(ap, SAY(f"option-ai_ap-{ap}")) for ap in ("0", "1", "3", "4")]


SUGGESTED = {
    "scenario": scenarios,
    "map": maps,
    "army": armies,
    "ai_army": other_armies,
    "ai_ap": dial,
}
EXPLAINED = ("mode", "level", "map", "army", "ai_army", "ai_role", "deck", "second_deck", "points",
             "ai_ap", "reshuffle", "columns", "remove")  # fmt: skip
OPTION_WORDS = SpokenMapping({name: partial(SAY, f"option-{name}") for name in EXPLAINED})
