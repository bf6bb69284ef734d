"""Which theatre the bot chooses: one story per step of the procedure."""

from __future__ import annotations

import pytest

from opfor.games.blitzkrieg.tests.ask import ask, filled, rules, step, table
from opfor.games.blitzkrieg.values.play import BlitzkriegPlay

ARMIES = ["army-1", "army-1", "army-1", "army-2", "army-2"]


def chosen(play: BlitzkriegPlay) -> str | int | None:
    return ask(play)["theatre"].chosen


@pytest.mark.rule("BLZ-1.1")
@pytest.mark.parametrize("stratagem", [None, "secure", "for-the-glory", "counterattack"])
def test_a_theatre_that_can_be_won_comes_before_any_stratagem(stratagem: str | None) -> None:
    tracks = {"western-europe": 12, "pacific-ocean": 9, "eastern-europe": -4}
    play = table(stratagem, tracks=tracks)
    decision = ask(play)["theatre"]
    assert decision.chosen == "western-europe"
    assert decision.settled_by() == "BLZ-1.1"


@pytest.mark.rule("BLZ-1.1")
def test_strength_must_reach_the_end_of_the_track() -> None:
    assert chosen(table(tracks={"western-europe": 11})) == "africa-middle-east"
    assert chosen(table(tracks={"western-europe": 12})) == "western-europe"


@pytest.mark.rule("BLZ-1.1")
def test_a_tactical_advantage_helps_to_reach_the_end() -> None:
    """Eastern Europe's first campaign has a +1 space: 11 + 2 + 1 is 14."""
    assert chosen(table(tracks={"eastern-europe": 11})) == "eastern-europe"
    play = table(tracks={"eastern-europe": 11}, row=["army-task-force"])
    assert chosen(play) == "eastern-europe"


@pytest.mark.rule("BLZ-1.1")
def test_a_task_force_skips_the_tactical_advantage() -> None:
    """8 + 5 is 13: one short, and the +1 of the space is not carried out for a task force."""
    row = ["army-task-force", "army-task-force"]
    assert chosen(table(tracks={"eastern-europe": 8}, row=row)) == "africa-middle-east"
    assert chosen(table(tracks={"eastern-europe": 9}, row=row)) == "eastern-europe"


@pytest.mark.rule("BLZ-1.1")
def test_winning_the_last_campaign_wins_the_theatre() -> None:
    """South East Asia's last space closes the theatre; Eastern Europe's closes a campaign only."""
    play = table()
    placed = filled(play, "south-east-asia", 1) | filled(play, "south-east-asia", 2, 1, 2)
    placed |= filled(play, "eastern-europe", 1, 1)
    play = table(placed=placed, tracks={"south-east-asia": 1, "eastern-europe": 9})
    decision = ask(play)["theatre"]
    assert decision.chosen == "south-east-asia"
    assert decision.settled_by() == "BLZ-1.1"


@pytest.mark.rule("BLZ-1.2", "QB-5")
def test_a_campaign_that_can_be_closed_and_won() -> None:
    play = table()
    play = table(placed=filled(play, "eastern-europe", 1, 1), tracks={"eastern-europe": -1})
    decision = ask(play)["theatre"]
    assert decision.chosen == "eastern-europe"
    assert decision.settled_by() == "BLZ-1.2"


@pytest.mark.rule("BLZ-1.2")
def test_closing_without_a_lead_is_not_winning() -> None:
    play = table()
    play = table(placed=filled(play, "eastern-europe", 1, 1), tracks={"eastern-europe": -2})
    assert chosen(play) == "africa-middle-east"


@pytest.mark.rule("BLZ-1.2")
def test_a_campaign_is_not_looked_for_when_a_theatre_can_be_won() -> None:
    play = table()
    placed = filled(play, "eastern-europe", 1, 1)
    play = table(placed=placed, tracks={"western-europe": 13, "pacific-ocean": 13})
    decision = ask(play)["theatre"]
    assert step(decision, "BLZ-1.1").kept == ("western-europe", "pacific-ocean")
    assert "BLZ-1.2" not in rules(decision)
    assert decision.chosen == "western-europe"


@pytest.mark.rule("BLZ-1.3")
def test_a_theatre_where_nothing_fits_is_dropped() -> None:
    """Secure wants the Pacific, but its first campaign is all sea and the row all armies."""
    decision = ask(table("secure", row=ARMIES, tracks={"pacific-ocean": 3}))["theatre"]
    assert step(decision, "BLZ-1.3").dropped == ("pacific-ocean",)
    assert not step(decision, "BLZ-1.4").applied
    assert decision.chosen == "africa-middle-east"


@pytest.mark.rule("BLZ-1.4")
def test_a_filter_that_fits_nothing_is_ignored() -> None:
    decision = ask(table("secure"))["theatre"]
    ignored = step(decision, "BLZ-1.4", "BLZ-T-7")
    assert not ignored.applied
    assert not ignored.dropped
    assert decision.chosen == "africa-middle-east"


@pytest.mark.rule("BLZ-1.5")
def test_most_empty_spaces() -> None:
    decision = ask(table())["theatre"]
    assert decision.chosen == "africa-middle-east"
    assert decision.settled_by() == "BLZ-1.5"
    assert step(decision, "BLZ-1.5").values["africa-middle-east"] == 4


@pytest.mark.rule("BLZ-1.6")
def test_then_most_points_for_the_open_campaign() -> None:
    """Three theatres have three empty spaces; only Africa & Middle East's are worth 3 points."""
    play = table()
    decision = ask(table(placed=filled(play, "africa-middle-east", 1, 4)))["theatre"]
    assert step(decision, "BLZ-1.5").kept == (
        "western-europe",
        "africa-middle-east",
        "south-east-asia",
    )
    assert decision.chosen == "africa-middle-east"
    assert decision.settled_by() == "BLZ-1.6"


@pytest.mark.rule("BLZ-1.7")
def test_then_the_topmost() -> None:
    play = table()
    decision = ask(table(placed=filled(play, "africa-middle-east", 1, 3, 4)))["theatre"]
    assert step(decision, "BLZ-1.6").kept == ("western-europe", "south-east-asia")
    assert decision.chosen == "western-europe"
    assert decision.settled_by() == "BLZ-1.7"


@pytest.mark.rule("BLZ-1.5")
def test_closed_theatres_are_no_candidates() -> None:
    closed = {"africa-middle-east": "closed", "western-europe": "closed"}
    decision = ask(table(campaigns=closed))["theatre"]
    assert decision.candidates == ("pacific-ocean", "eastern-europe", "south-east-asia")
    assert decision.chosen == "south-east-asia"
