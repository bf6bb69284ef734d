"""Sentences read by ear: what had to be read twice was rewritten, and does not come back."""

from __future__ import annotations

import re

from opfor.app.explain import Explainer
from tests.conformance.cases import Case, setting_of
from tests.conformance.test_reasons import decisions_of

REWRITTEN = {
    "S17 acts, because S01 was ruled out: G10: out of sight, and so were 2 others": (
        "S17 acts: the only one that sees G10"
    ),
    "it had to be no farther from the target; then closer to the target": (
        "It goes to K09: the only one that is closer to the target"
    ),
    "unnoticed: not next to a Unit, nor without DM in sight of one comes first": (
        "It goes to L08: the only one that nobody can see"
    ),
    "0 was ruled out: a roll of 6 gives 1, and so were 4 others": (
        "The AI bids 1 AP: the die showed 6"
    ),
    "because the rule puts fast units before what it does not name": (
        "The next card is SdKfz 222: faster than Panzer III, movement 4 against 2"
    ),
    "because the place where it stands comes first": (
        "HMG Team 19 stays on space 1.10: no other space is better"
    ),
    "with AI on line 1 +1, AI on line 2 +1, AI on line 3 +1 that makes 9": (
        "with AI on lines 1, 2 and 3 +3 that makes 9"
    ),
    "because of For the Glory, which wants victory points above all": (
        "worth more than Western Europe, 3 victory points against 2, as For the Glory wants"
    ),
}
"""As it was said, and as it is said now."""
TURNS = re.compile(
    r"was ruled out|and so (was|were) \d|comes first|it had to be|the rule puts|was wanted|because"
)
NESTED = re.compile(r"\([^()]*\(")
READ = 300


def test_what_was_rewritten_does_not_come_back(case: Case) -> None:
    explainer = Explainer(case.game, setting_of(case))
    found = decisions_of(case, 7)[:READ]
    read = [told(each) for each in found for told in (explainer.brief, explainer.short)]
    assert [said for said in read if TURNS.search(said)] == []
    assert [said for said in read if NESTED.search(said)] == []
    assert [said for said in read if not said.endswith(".") or "  " in said] == []


def test_every_turn_that_is_dropped_stands_in_the_list() -> None:
    assert all(TURNS.search(before) or "+1, " in before for before in REWRITTEN)
    assert not any(TURNS.search(after) for after in REWRITTEN.values())
