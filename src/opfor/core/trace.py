"""The reason for a choice, as data: candidates narrowed by cited criteria."""

from __future__ import annotations

from typing import Any, TypeAlias

from msgspec import Struct, field, to_builtins

Name: TypeAlias = str | int


class Sieve(Struct, frozen=True, omit_defaults=True):
    """One criterion at work: what it kept, what it dropped, and what it measured.

    ``by`` names a second row behind the step (the stratagem behind a filter), ``values`` what was
    measured for each candidate and ``measure`` by which measure of the question; ``applied`` is
    False for a filter that fitted nothing and was therefore ignored.
    """

    rule: str
    kept: tuple[Name, ...]
    dropped: tuple[Name, ...]
    applied: bool
    by: str = ""
    values: dict[str, Any] = field(default_factory=dict)
    measure: str = ""


class Decision(Struct, frozen=True, tag="decision"):
    """A question, its candidates, the steps that narrowed them, and what was chosen.

    ``chance`` says how chance picked among several survivors; ``details`` carries what only some
    decisions have (the modifiers of a stance roll) and is merged into the JSON form; ``tried`` are
    the narrowings on the way that left nothing (the order lines that were skipped).
    """

    question: str
    candidates: tuple[Name, ...]
    steps: tuple[Sieve, ...]
    survivors: tuple[Name, ...]
    chosen: Name | None
    chance: dict[str, Any] | None = None
    details: dict[str, Any] = field(default_factory=dict)
    tried: tuple[Decision, ...] = ()

    def settled_by(self) -> str:
        """The rule that left one candidate: the last step that dropped any, or chance."""
        if self.chance is not None:
            return "chance"
        for step in reversed(self.steps):
            if step.applied and step.dropped:
                return step.rule
        return "only-candidate"


def decision_json(decision: Decision) -> dict[str, Any]:
    """The contract's form of a decision: plain values, ``details`` merged in."""
    out: dict[str, Any] = {
        "question": decision.question,
        "candidates": list(decision.candidates),
        "steps": [_step_json(step) for step in decision.steps],
        "survivors": list(decision.survivors),
        "chosen": decision.chosen,
        "chance": decision.chance,
    }
    out.update(to_builtins(decision.details))
    if decision.tried:
        out["tried"] = [decision_json(each) for each in decision.tried]
    return out


def _step_json(step: Sieve) -> dict[str, Any]:
    out: dict[str, Any] = {
        "rule": step.rule,
        "kept": list(step.kept),
        "dropped": list(step.dropped),
        "applied": step.applied,
    }
    if step.by:
        out["by"] = step.by
    if step.values:
        out["values"] = to_builtins(step.values)
        out["measure"] = step.measure
    return out
