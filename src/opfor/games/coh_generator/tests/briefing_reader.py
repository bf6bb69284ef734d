"""Reads a composed briefing back: what it names must be in the mission, and the other way round.

It looks at the words alone; what the mission has it takes from the drafted state.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations

from opfor.cardboard.coh.generator_cards.content import unit_of
from opfor.games.coh_generator.rules.turn_order import enemy_of
from opfor.games.coh_generator.told import names as say
from opfor.games.coh_generator.told.card_words import rule_title
from opfor.games.coh_generator.told.mission.briefing import hunted, is_idle
from opfor.games.coh_generator.told.result import Generated

HEX = re.compile(r"\b(?:\d{1,2}-)?[A-Z]\d{2}\b")
NUMBER = re.compile(r"(?<![\w-])\d+(?![\w-])")
EDGES = ("north", "south", "east", "west")
KINDS = {"exit": " a unit", "truck": "truck", "hidden": " hides", "kills": "hunt"}


def faults(done: Generated, text: str) -> Iterator[str]:
    """Everything the text keeps back or makes up."""
    state = done.state
    markers = {done.shown(marker.hex) for marker in state.markers}
    named = set(HEX.findall(text))
    yield from (f"marker {hex_} is not mentioned" for hex_ in sorted(markers - named))
    yield from (f"{hex_} is no marker" for hex_ in sorted(named - markers))
    for score in state.scores:
        if score.kind in KINDS and KINDS[score.kind] not in text:
            yield f"{score.kind} is not mentioned"
        if score.kind == "survive":
            for unit in score.of:
                if str(say.unit(score.side, unit)) not in text:
                    yield f"{unit} must live and is not mentioned"
    kinds = {score.kind for score in state.scores}
    for kind, said in KINDS.items():
        if said in text.replace("come at 1 VP a unit", "") and kind not in kinds:
            yield f"{kind}: there is none"
    for rule in state.rules:
        if not rule.key and not is_idle(done, rule):
            title = rule_title(done.content, rule)
            if title not in text:
                yield f"{title} is in force and not mentioned"
    for waiting in state.units:
        if waiting.round > 1 and f"in round {waiting.round}" not in text:
            yield f"the reserve of round {waiting.round} is not mentioned"
    yield from _numbers(done, text)


def _numbers(done: Generated, text: str) -> Iterator[str]:
    """Every number is one of the mission's: a strength, a point, a round, a map, a counter."""
    state = done.state
    known = {1, *(int(p.board) for p in state.layout if p.board.isdecimal())}
    known |= {marker.vp for marker in state.markers} | {score.vp for score in state.scores}
    for side in ("german", "soviet"):
        units = [unit for unit in state.units if unit.side == side]
        bodies = [unit_of(side, unit.unit).kind for unit in units]
        known |= {bodies.count(body) for body in bodies}
        known.add(sum(unit.where == "map" for unit in units))
        later = [unit.round for unit in units if unit.round > 1]
        known |= set(later) | {later.count(number) for number in later}
    for score in state.scores:
        known |= {int(n) for u in score.of for n in re.findall(r"\d+", u)}
        if score.kind == "survive":
            known |= {int(n) for n in NUMBER.findall(say.units(score.side, score.of))}
        if score.kind == "kills":
            known |= {int(n) for n in NUMBER.findall(hunted(score, enemy_of(score.side)))}
    titles = " ".join(rule_title(done.content, rule) for rule in state.rules if not rule.key)
    known |= {int(n) for n in NUMBER.findall(titles)}
    for number in NUMBER.findall(HEX.sub("", text)):
        if int(number) not in known:
            yield f"{number}: no number of the mission"


def trigrams(text: str) -> set[tuple[str, ...]]:
    words = re.findall(r"\w+", text.lower())
    return set(zip(words, words[1:], words[2:], strict=False))


def worst_overlap(texts: list[str]) -> float:
    """The largest share of the shorter text's word trigrams that another one has, too."""
    grams = [trigrams(text) for text in texts]
    return max(len(a & b) / min(len(a), len(b)) for a, b in combinations(grams, 2))
