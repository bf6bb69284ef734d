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
    "It takes space 3 (no effect): the only candidate": (
        "It takes space 3 (no effect): there was no other choice"
    ),
    "P-47 Thunderbolt waits on patrol: the only one that is a patrol": (
        "P-47 Thunderbolt waits on patrol: the only one that the stance asks for"
    ),
    "leIG18 Infantry Gun is bought before the game: before it by name than Pak36": (
        "leIG18 Infantry Gun is bought before the game: earlier in the alphabet than Pak36"
    ),
    "Forced March is played on space 4.5: bettered more than space 4.6": (
        "Forced March is played on space 4.5: gaining more than space 4.6"
    ),
    "your lead turned into a tie before your lead lowered": (
        "your lead turned into a tie rather than your lead lowered"
    ),
    "The next card is Light Infantry: defensive infantry before what it does not name": (
        "The next card is Light Infantry: defensive infantry rather than any other card"
    ),
    "It faces SW: with more of your units in its arc than S, 5 Units in its arc against 4": (
        "It faces SW: with more of your units in its arc than S, 5 units of yours in its arc"
        " against 4"
    ),
    "Stance Total Defense, to stop what does the HQ most harm": (
        "Stance Total Defense, to stop whatever harms the HQ most"
    ),
    "no AI that may act is in a Unit's hex, and the 2 lines above that do not apply either": (
        "no AI that may act shares a hex with a unit of yours, and the 2 lines above it do not"
        " apply either"
    ),
    "S17 was ruled out: it can attack none of 2 Units; the nearest is G09: out of sight": (
        "S17 was ruled out: it can attack none of your 2 units: the nearest, G09, is out of sight"
    ),
    "It took Western Europe, not Eastern Europe: worth more than Eastern Europe": (
        "It took Western Europe, not Eastern Europe: worth more"
    ),
    "Before roll (G03 rallies, 8 needed)": "G03 rallies, 8 needed. Add to the roll?",
    "You lose. The other side could not place a unit": "You lose. You could not place a unit",
}
"""As it was said, and as it is said now."""
TURNS = re.compile(
    r"was ruled out, |was ruled out: .+:.+:|and so (?:was|were) \d|comes first|it had to be|because"
    r"|the rule puts|was wanted|the only candidate|only one that is a patrol|before it by name"
    r"|bettered|\d Units|what it does not name|turned into a tie before|does the HQ most harm"
    r"|a Unit's hex|[Bb]efore roll \(|none of \d Units|not (.+): worth more than \1"
    r"|You lose. The other side could not"
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
