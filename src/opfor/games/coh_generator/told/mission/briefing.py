"""The words of a generated mission: title, briefing, rules in force."""

from __future__ import annotations

from collections import Counter

from opfor.cardboard.coh.board.printed import board
from opfor.cardboard.coh.generator_cards.content import unit_of
from opfor.cardboard.coh.generator_cards.effects import (
    CardRate,
    EnemyCaps,
    GivesArtillery,
    Kills,
    Rounds,
)
from opfor.cardboard.coh.generator_cards.tables import NATIONS, Nation
from opfor.core.cite import cite
from opfor.core.phrases import amount, capital, listed
from opfor.games.coh_generator.rules.turn_order import enemy_of
from opfor.games.coh_generator.told.card_words import NOTES, rule_half, rule_title
from opfor.games.coh_generator.told.mission.aims import BODIES, entry_edge, place
from opfor.games.coh_generator.told.result import Generated
from opfor.games.coh_generator.values.names import map_name, unit_names
from opfor.games.coh_generator.values.state import RuleAt, VictoryCondition

SETTLED = (Rounds, EnemyCaps, Kills)
"""Effects that a mission's numbers and tasks tell."""
TITLES = {
    "truck": "Vital cargo",
    "hidden": "Manhunt",
    "survive": "They must live",
    "kills": "War of attrition",
}
"""What a mission is called by its first aim that has no place."""


def title_of(done: Generated) -> str:
    """What is fought for, and on which ground."""
    markers = done.state.markers
    where = markers[0].hex.partition("-")[0] if markers else done.state.layout[0].board
    number = f" (No. {done.seed})" if done.seed else ""
    return f"{_prize(done)}, {board(where).title}{number}"


def _prize(done: Generated) -> str:
    if done.state.markers:
        said = place(done, done.state.markers[0].hex)
        return capital(said)
    for score in done.state.scores:
        if score.kind == "exit":
            return f"The way out {entry_edge(done, enemy_of(score.side))}"
        if score.kind in TITLES:
            return TITLES[score.kind]
    return "Meeting engagement"


def briefing_of(done: Generated) -> str:
    """A few sentences: where, who comes from where, what each side is after."""
    state = done.state
    ground = listed(map_name(placed.board) for placed in state.layout)
    length = "" if state.solo is not None else f", {amount(state.rounds, 'round')}"
    told = [f"{capital(ground)}{length}."]
    told += [_coming(done, side) for side in NATIONS]
    wishes = [wish for side in NATIONS if (wish := _wish(done, side))]
    told += wishes or ["Neither has orders beyond destroying the other."]
    if state.solo is not None:
        deed = "defends" if state.solo.sheet == "defense" else "attacks"
        told.append(f"You command the {state.solo.player.capitalize()}s; the AI {deed}.")
    return " ".join(told)


def _coming(done: Generated, side: Nation) -> str:
    """``The Germans come from the south with 7 foot units and 2 vehicles; 3 stand already.``"""
    units = [unit for unit in done.state.units if unit.side == side]
    bodies = Counter[str](unit_of(side, unit.unit).kind for unit in units)
    there = [amount(bodies[body], name) for body, name in BODIES.items() if bodies[body]]
    stand = sum(unit.where == "map" for unit in units)
    ready = f"; {stand} of them stand{'s' * (stand == 1)} on the map already" if stand else ""
    edge = entry_edge(done, side)
    return f"The {side.capitalize()}s come from the {edge} with {listed(there, 'nobody')}{ready}."


def _wish(done: Generated, side: Nation) -> str:
    """What a side is after, without its points; what one is to take the other is to hold."""
    state = done.state
    wishes = [f"take {place(done, m.hex)}" for m in state.markers if m.owner != side]
    for score in state.scores:
        if score.side == side:
            wishes += _aim(done, side, score)
    said = listed(dict.fromkeys(wishes), "")
    return f"The {side.capitalize()}s are to {said}." if said else ""


def _aim(done: Generated, side: Nation, score: VictoryCondition) -> list[str]:
    match score.kind:
        case "exit":
            return [f"break out over the {entry_edge(done, enemy_of(side))} edge"]
        case "truck":
            return ["bring a truck through"]
        case "hidden":
            return ["find the one who hides"]
        case "survive":
            return [f"keep {unit_names(side, score.of)} alive"]
    return []


def special_rules(done: Generated) -> tuple[str, ...]:
    """Rules in force, as sentences with whom they bind; those of the guideline were for the
    generation, which is over, and how sides score is in their tasks."""
    found = []
    for rule in done.state.rules:
        if not rule.key and not _is_idle(done, rule):
            whom = rule.side.capitalize() if rule.side else "Both sides"
            title, text = rule_title(done.content, rule), rule_half(done.content, rule).text
            found.append(f"{title} ({whom}): {text}")
    if done.state.solo is not None:
        found += [NOTES[note] for note in done.state.solo.notes]
    return tuple(dict.fromkeys(found))


@cite("QS-16")
def _is_idle(done: Generated, rule: RuleAt) -> bool:
    """Whether a rule is over with the generation, or helps only a person and is the AI's: its
    tile stands in for it."""
    effects = rule_half(done.content, rule).does
    if effects and all(isinstance(effect, SETTLED) for effect in effects):
        return True
    ours = done.state.solo is not None and rule.side == done.state.solo.ai
    return ours and all(isinstance(effect, CardRate | GivesArtillery) for effect in effects)
