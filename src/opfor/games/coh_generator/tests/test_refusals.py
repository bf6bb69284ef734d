"""Illegal steps of a script: one line with step, reason and row; nothing is generated."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from opfor.core.errors import OpforError
from opfor.games.coh_generator.tests.story import EXAMPLE, script, soviet
from opfor.games.coh_generator.told.result import result
from opfor.games.coh_generator.told.scripted import generate_scripted


def refusal(document: dict[str, Any]) -> str:
    with pytest.raises(OpforError) as caught:
        result(generate_scripted(document, {}))
    text = str(caught.value)
    assert "\n" not in text
    return text


def changed(step: int, **more: Any) -> dict[str, Any]:
    document = copy.deepcopy(EXAMPLE)
    document["plays"][step - 1] |= more
    return document


@pytest.mark.rule("GEN-3.0-a")
@pytest.mark.parametrize(
    ("step", "change", "expected"),
    [
        (2, {"side": "soviet"}, "step 2: it is the turn of german, not of soviet (GEN-3.0-a)"),
        (
            2,
            {"side": "so many words " * 9},
            f"step 2: it is the turn of german, not of {'so many words ' * 4}so m … (GEN-3.0-a)",
        ),
        (5, {"card": "03"}, "step 5: soviet card 03 has been played already (GEN-3.0-a)"),
        (
            5,
            {"card": "07"},
            "step 5: soviet card 07 is not in the deck, which has 01 to 04 (GEN-2.1-i)",
        ),
        (
            1,
            {"option": "middle"},
            "step 1: option: 'middle' is not known; choose one of: top, bottom (GEN-3.0-b)",
        ),
        (1, {"card": 3}, 'step 1: card: write the number of a card like "03" (GEN-3.0-b)'),
        (1, {"hex": "D11"}, "step 1: hex is not a field of it (GEN-3.0-b)"),
        (
            1,
            {"units_of": "03"},
            "step 1: units_of: it does not place the Units of a card (GEN-3.7-b)",
        ),
        (1, {"mine": "D11"}, "step 1: mine: it hides no mine (SOLO-6.2-d)"),
        (
            1,
            {"placements": {"rifle-05": "D11"}},
            "step 1: placements: rifle-05 is not placed by it (GEN-3.7-b)",
        ),
        (4, {"control_marker": ""}, "step 4: control_marker: say which hex (GEN-3.7.2-a)"),
        (
            4,
            {"control_marker": "A01"},
            "step 4: control_marker: hex A01 is cut by the edge of the map; name a whole hex "
            "(GEN-3.7.2-a)",
        ),
    ],
)
def test_an_illegal_step_is_named(step: int, change: dict[str, Any], expected: str) -> None:
    assert refusal(changed(step, **change)) == expected


@pytest.mark.rule("GEN-3.9-b")
@pytest.mark.parametrize(
    ("conditions", "said"),
    [
        (None, "conditions: cards are drawn; name top and bottom"),
        ({"top": "fog"}, "conditions: besides fog another card is drawn; name top and bottom"),
        ({"bottom": "fog"}, "conditions: besides fog another card is drawn; name top and bottom"),
        ({"top": "fog", "bottom": "fog"}, "conditions: fog cannot be drawn twice"),
        ({"top": "sun", "bottom": "fog"}, "conditions: sun is not there to be drawn"),
    ],
)
def test_every_condition_card_drawn_is_named(conditions: dict[str, str] | None, said: str) -> None:
    weather = soviet("05", "top") | ({"conditions": conditions} if conditions else {})
    assert refusal(script(weather)) == f"step 1: {said} (GEN-3.9-b)"


@pytest.mark.rule("GEN-3.0-a")
def test_plays_missing_or_left_over() -> None:
    short, long = copy.deepcopy(EXAMPLE), copy.deepcopy(EXAMPLE)
    short["plays"].pop()
    long["plays"].append(long["plays"][-1])
    assert refusal(short).startswith("step 8: a play is missing: german")
    assert refusal(long) == "step 9: all cards have been played (GEN-3.0-a)"


@pytest.mark.rule("GEN-2.1-g")
def test_edges_must_be_those_of_the_guideline() -> None:
    sideways = EXAMPLE | {"edges": {"soviet": "west", "german": "east"}}
    crooked = EXAMPLE | {"edges": {"soviet": "north", "german": "east"}}
    assert "west is not offered; choose: north, south (GEN-2.1-g)" in refusal(sideways)
    assert "german enters by the south edge, not east (GEN-2.1-g)" in refusal(crooked)


def test_boards_must_exist_and_be_as_many_as_the_guideline_says() -> None:
    assert refusal(EXAMPLE | {"boards": ["99"]}).startswith("set-up: boards: '99' is not known")
    assert "1 to be chosen, 2 named" in refusal(EXAMPLE | {"boards": ["1", "2"]})
    twice = refusal(EXAMPLE | {"boards": ["1", "1"]})
    assert twice.startswith("set-up: boards:")
    assert twice.endswith("(GEN-2.1-f)")


def test_a_script_of_the_wrong_shape_names_the_field() -> None:
    assert refusal({"guideline": 1}) == "script: initiative is missing"
    said = refusal(EXAMPLE | {"weather": "rain"})
    assert said == "script: weather is not a field of it"


def test_dice_of_a_solo_mission_must_be_there() -> None:
    assert refusal(EXAMPLE | {"solo": {"side_die": 3}}).startswith(
        "solo.sheet_die: 0; give the die"
    )
    said = refusal(EXAMPLE | {"solo": {"side_die": 7}})
    assert said == "solo.side_die: 7; give the die, 1 to 6 (SOLO-5.3-a)"


def test_edges_and_facings_name_who_is_there() -> None:
    edges = EXAMPLE["edges"] | {"finnish": "east"}
    assert "edges: 'finnish' is not known" in refusal(EXAMPLE | {"edges": edges})
    strange = refusal(EXAMPLE | {"facings": {"finnish": {"rifle-06": "N"}}})
    assert strange.endswith("(GEN-4.0-c)")
    facings = {"soviet": {"rifle-06": "N"}}
    said = refusal(EXAMPLE | {"facings": facings})
    assert said == "facings: soviet rifle-06 is not on the map to be turned (GEN-4.0-c)"


@pytest.mark.parametrize("name", ["hand", "rounds", "caps"])
@pytest.mark.parametrize("given", [-1, 26])
def test_numbers_beyond_their_tracks_are_refused(name: str, given: int) -> None:
    assert refusal(EXAMPLE | {"options": {name: given}}).startswith(f"{name}: {given}; ")


@pytest.mark.rule("GEN-4.3-a")
def test_a_handicap_of_both_kinds_is_refused_whatever_the_deck_holds() -> None:
    both = {"handicap": "soviet", "handicap_caps": 1, "handicap_card": True}
    said = refusal(EXAMPLE | {"options": both})
    assert said == "handicap: CAPs or a card, not both (GEN-4.3-a)"


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"handicap_caps": 1}, "handicap: say who is helped: german, soviet (GEN-4.3-a)"),
        (
            {"handicap": "soviet"},
            "handicap: say by what: handicap_caps 1 or 2, or handicap_card (GEN-4.3-a)",
        ),
        ({"players": 3}, "players: 3, but guideline 1 is for 2; players goes with guideline 0"),
        ({"fewer_caps": 1}, "fewer_caps: for solo missions only; without solo, use handicap"),
    ],
)
def test_options_that_would_change_nothing_are_refused(options: dict[str, Any], said: str) -> None:
    assert refusal(EXAMPLE | {"options": options}) == said
