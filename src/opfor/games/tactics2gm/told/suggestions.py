"""What a person who begins a game is offered for its options, with a line about each."""

from __future__ import annotations

from opfor.games.tactics2gm.values.content import load_cards
from opfor.games.tactics2gm.values.options import RANDOM
from opfor.games.tactics2gm.values.scenarios import load_scenario, scenario_names

Lines = list[tuple[str, str]]


def scenarios() -> Lines:
    """Battle Royal first, the others by name."""
    names = sorted(scenario_names(), key=lambda each: (each != "battle-royal", each))
    return [(name, f"{row.title}. {row.text}") for name in names for row in [load_scenario(name)]]


def maps() -> Lines:
    return [(row.id, f"{row.title}. {row.text}") for row in load_cards().maps.values()]


def armies() -> Lines:
    found = [(row.id, row.title) for row in load_cards().armies.values()]
    return [*found, (RANDOM, "drawn at random")]


def other_armies() -> Lines:
    return [("", "the other army"), *armies()]


def dial() -> Lines:
    return [("0", "As printed: 2"), ("1", "Easy: 1"), ("3", "Hard: 3"), ("4", "Very hard: 4")]


SUGGESTED = {
    "scenario": scenarios,
    "map": maps,
    "army": armies,
    "ai_army": other_armies,
    "ai_ap": dial,
}
OPTION_WORDS = {
    "mode": "against the AI, or two people",
    "map": "for a Battle Royal",
    "army": "yours",
    "ai_army": "of the other side",
    "ai_role": "the role the AI plays in a scenario (default: its first)",
    "deck": "standard, random, or a deck file of yours",
    "second_deck": "of the other side",
    "points": "limit of a deck (default: the usual)",
    "ai_ap": "what the AI's HQ gives each turn: the difficulty",
    "reshuffle": "a deck that runs out is shuffled again",
    "columns": "8 plays the narrow board",
    "remove": "further cards the AI does without",
}
