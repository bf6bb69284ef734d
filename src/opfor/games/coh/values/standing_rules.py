"""What binds AI for a whole mission: the ``Always:`` lines, and the counters called chosen."""

from __future__ import annotations

from opfor.cardboard.coh.orders.lines import StandingRule
from opfor.cardboard.coh.orders.nouns import Kind
from opfor.cardboard.coh.orders.trees import Subject
from opfor.cardboard.coh.orders.words import Word
from opfor.core.cite import cite
from opfor.games.coh.values.state import State

NOBODY: frozenset[int] = frozenset()


def chosen_counters(setting: object, state: State) -> frozenset[int]:
    """The counters the mission calls chosen, wherever they are."""
    solo = getattr(setting, "solo", None)
    if solo is None or not solo.chosen:
        return NOBODY
    return frozenset(i for i, c in enumerate(state.counters) if c.id in solo.chosen)


@cite("SOLO-6.1-a", "SOLO-6.1-b", "SOLO-6.2-e")
def bound(setting: object, state: State, rule: StandingRule) -> frozenset[int]:
    """The AI that a rule binds, in every round, whatever order is given."""
    script = getattr(setting, "script", None)
    if script is None or not script.standing:
        return NOBODY
    meant = [line.subject for line in script.standing if line.rule is rule]
    return frozenset(unit for subject in meant for unit in _subjects(setting, state, subject))


def _subjects(setting: object, state: State, subject: Subject) -> list[int]:
    bot: int = setting.bot  # type: ignore[attr-defined]
    own = [i for i, c in enumerate(state.counters) if c.side == bot]
    if subject.kind is Kind.NAMED:
        number = int(subject.name.rpartition("-")[2])
        return [i for i in own if state.counters[i].number == number]
    if Word.CHOSEN in subject.words:
        chosen = chosen_counters(setting, state)
        return [i for i in own if i in chosen]
    return own
