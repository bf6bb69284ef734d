"""The words of a generated mission: title, briefing, what each side is after, rules in force."""

from __future__ import annotations

from opfor.cardboard.coh.generator_cards.effects import Artillery, CardRate
from opfor.cardboard.coh.generator_cards.tables import NATIONS, Nation
from opfor.core.cite import cite
from opfor.games.coh_generator.told.result import Generated
from opfor.games.coh_generator.values.state import RuleAt, Score


def title_of(done: Generated) -> str:
    kind = "Solo mission" if done.state.solo is not None else "Firefight"
    number = f" No. {done.seed}" if done.seed else ""
    return f"{kind}{number}: {done.plan.title}"


def briefing_of(done: Generated) -> str:
    """Two or three sentences: where, who, what for."""
    state = done.state
    boards = " and ".join(p.board for p in state.layout)
    forces = []
    for side in NATIONS:
        count = sum(unit.side == side for unit in state.units)
        forces.append(f"{count} {side.capitalize()} unit{'s' * (count != 1)}")
    length = "" if state.solo is not None else f" for {state.rounds} rounds"
    told = f"On map {boards}, {forces[0]} meet {forces[1]}{length}."
    if state.markers:
        places = ", ".join(done.shown(m.hex) for m in state.markers)
        told += f" Both sides look at {places}."
    if state.solo is not None:
        told += f" You command the {state.solo.player.capitalize()}s against the AI."
    return told


def task_of(done: Generated, side: Nation) -> str:
    """What the side is after, in a sentence."""
    ways = [s.text for s in done.state.scores if s.side == side]
    if not ways:
        return "Destroy enemy units: 1 VP each."
    return "Destroy enemy units: 1 VP each. " + " ".join(dict.fromkeys(ways))


def special_rules(done: Generated) -> tuple[str, ...]:
    """Rules in force, as sentences with whom they bind; those of the guideline were for the
    generation, which is over."""
    found = []
    for rule in done.state.rules:
        if rule.text and not _is_idle(done, rule):
            whom = rule.side.capitalize() if rule.side else "Both sides"
            found.append(f"{rule.title} ({whom}): {rule.text}")
    found += [f"{_label(s)}: {s.text}" for s in done.state.scores]
    if done.state.solo is not None:
        found += done.state.solo.notes
    return tuple(found)


@cite("QS-16")
def _is_idle(done: Generated, rule: RuleAt) -> bool:
    """Whether a rule helps only a person and is the AI's: its tile stands in for it."""
    if done.state.solo is None or rule.side != done.state.solo.ai:
        return False
    everything = done.content
    half = everything.conditions[rule.card].bottom if rule.card in everything.conditions else None
    effects = half.does if half else everything.card(done.state.solo.ai, rule.card).top.does
    return all(isinstance(effect, CardRate | Artillery) for effect in effects)


def _label(score: Score) -> str:
    of = f" ({', '.join(score.of)})" if score.kind in ("survive", "hidden", "truck") else ""
    return f"{score.side.capitalize()} card {score.card}{of}"
