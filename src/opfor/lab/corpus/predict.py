"""A small baseline: which rule will settle a decision, told from its question and candidates.

Two guesses stand beside each other: the rule that settles the question most often, and a linear
model (softmax over hashed features, plain NumPy) that sees how many candidates there are and what
they are called, never the rungs. Games are apart: it learns from the first and is measured on the
last.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple
from zlib import crc32

import msgspec

from opfor.kit.shares import Rate, wilson
from opfor.lab.extra import need

WIDTH = 4096
LEFT_OUT = 0.2
"""The share of games that is measured."""
ROUNDS, STEP = 6, 0.5


class Predicted(NamedTuple):
    """How often each guess is right on games it never saw."""

    decisions: int
    usual: Rate
    linear: Rate


def predicted(frame: Any) -> Predicted:
    """Learn and measure on the rows of a corpus of decisions."""
    np = need("numpy")
    rows = frame.select("game", "question", "candidates", "details", "settled_by").to_dicts()
    last = max(row["game"] for row in rows)
    known = [row for row in rows if row["game"] < (1 - LEFT_OUT) * last]
    fresh = [row for row in rows if row["game"] >= (1 - LEFT_OUT) * last]
    often: dict[str, Counter[str]] = {}
    for row in known:
        often.setdefault(row["question"], Counter())[row["settled_by"]] += 1
    usual = {question: count.most_common(1)[0][0] for question, count in often.items()}
    rules = sorted({row["settled_by"] for row in known})
    weights = _learned(np, known, rules)
    guesses = [rules[int(weights[features(row)].sum(axis=0).argmax())] for row in fresh]
    truth = [row["settled_by"] for row in fresh]
    plain = [usual.get(row["question"], "") for row in fresh]
    return Predicted(len(fresh), _right(plain, truth), _right(guesses, truth))


def _right(guessed: Sequence[str], truth: Sequence[str]) -> Rate:
    return wilson(sum(a == b for a, b in zip(guessed, truth, strict=True)), len(truth))


def features(row: dict[str, Any]) -> list[int]:
    """The places of what is known of a decision before it is taken."""
    question, count = row["question"], len(row["candidates"])
    named = msgspec.json.decode(row["details"]).get("names") or {}
    said = [f"{question}", f"{question}#{count}"]
    said += [f"{question}:{named.get(each, each)}" for each in row["candidates"]]
    kinds = Counter(named.get(each, each) for each in row["candidates"])
    said += [f"{question}:{each}x{number}" for each, number in kinds.items() if number > 1]
    return [crc32(each.encode()) % WIDTH for each in said]


def _learned(np: Any, rows: Sequence[dict[str, Any]], rules: Sequence[str]) -> Any:
    """Softmax regression by steps, row after row, the step shrinking from round to round."""
    weights = np.zeros((WIDTH, len(rules)), np.float32)
    place = {rule: number for number, rule in enumerate(rules)}
    seen = [(features(row), place[row["settled_by"]]) for row in rows]
    for number in range(ROUNDS):
        step = STEP / (1 + number)
        for places, truth in seen:
            raw = weights[places].sum(axis=0)
            chances = np.exp(raw - raw.max())
            chances /= chances.sum()
            chances[truth] -= 1
            np.subtract.at(weights, places, step / len(places) * chances)
    return weights
