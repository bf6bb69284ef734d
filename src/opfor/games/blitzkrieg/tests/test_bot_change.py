"""The greatest change: its ladder, and how units and theatres are compared by it."""

from __future__ import annotations

import pytest

from opfor.core.trace import Decision
from opfor.games.blitzkrieg.bot.change import rank_of_change, unit_rank
from opfor.games.blitzkrieg.tests.ask import ask, only_open, step, table
from opfor.games.blitzkrieg.tests.deeds import strategic_advantage
from opfor.games.blitzkrieg.tests.table import do


@pytest.mark.rule("BLZ-G-1")
@pytest.mark.parametrize(
    ("before", "after", "rank", "told"),
    [
        (-2, 1, 1, "your lead turned into the bot's"),
        (0, 1, 2, "a tie turned into the bot's lead"),
        (-2, 0, 3, "your lead turned into a tie"),
        (1, 3, 4, "the bot's lead raised"),
        (-5, -3, 5, "your lead lowered"),
        (2, 2, 6, "no change for the better"),
        (-2, -2, 6, "no change for the better"),
        (0, 0, 6, "no change for the better"),
        (1, -1, 6, "no change for the better"),
    ],
)
def test_the_ladder(before: int, after: int, rank: int, told: str) -> None:
    assert rank_of_change(before, after, False) == rank
    assert unit_rank.tell(rank) == told


def test_a_win_handed_over_is_told() -> None:
    assert rank_of_change(-2, -2, True) == 7
    assert unit_rank.tell(7) == "a campaign or theatre handed to you"


@pytest.mark.rule("BLZ-G-1", "BLZ-G-3")
def test_handing_the_player_a_win_is_the_last_rung() -> None:
    """The blitz airforce adds nothing; on the last space the player's lead then scores."""
    row = ["airforce-blitz", "airforce-1"]
    play = only_open(
        "pacific-ocean", 1, 1, stratagem="counterattack", row=row, tracks={"pacific-ocean": -6}
    )
    assert step(ask(play)["unit"], "BLZ-3.3").values == {"1": 7, "2": 5}
    play = only_open(
        "pacific-ocean", 1, stratagem="counterattack", row=row, tracks={"pacific-ocean": -6}
    )
    assert step(ask(play)["unit"], "BLZ-3.3").values == {"1": 6, "2": 5}


@pytest.mark.rule("BLZ-G-3")
def test_units_of_the_best_rank_are_all_kept() -> None:
    """Turning a lead, every unit that does it is as good: strength 3 and 4 alike."""
    row = ["navy-1", "navy-3", "navy-elite"]
    play = only_open(
        "pacific-ocean", 1, stratagem="counterattack", row=row, tracks={"pacific-ocean": -2}
    )
    assert ask(play)["unit"].survivors == (2, 3)


@pytest.mark.rule("BLZ-G-3", "R-BLZ-3")
@pytest.mark.parametrize("stratagem", ["counterattack", "big-guns"])
@pytest.mark.parametrize("track", [2, -8])
def test_raising_or_lowering_a_lead_the_farthest_marker_wins(stratagem: str, track: int) -> None:
    row = ["navy-1", "navy-2", "navy-3"]
    tracks = {"pacific-ocean": track}
    play = only_open("pacific-ocean", 1, stratagem=stratagem, row=row, tracks=tracks)
    assert ask(play)["unit"].survivors == (3,)


@pytest.mark.rule("R-BLZ-3")
def test_a_tactical_advantage_belongs_to_the_change() -> None:
    """On a +1 space armies go one step farther than their strength, a task force does not."""
    row = ["army-1", "army-2", "army-task-force"]
    play = only_open(
        "eastern-europe", 1, 2, stratagem="counterattack", row=row, tracks={"eastern-europe": -9}
    )
    decision = ask(play)["unit"]
    assert step(decision, "BLZ-3.3").values == {"1": 5, "2": 5, "3": 5}
    farthest = [s for s in decision.steps if s.rule == "BLZ-3.3"][1]
    assert farthest.values == {"1": -7, "2": -6, "3": -4}


def advantage(steps: int, rulings: dict[str, str] | None = None, **tracks: int) -> Decision:
    """Where a strategic advantage from South East Asia goes; theatres by their short names."""
    names = {"we": "western-europe", "po": "pacific-ocean", "ee": "eastern-europe"}
    names |= {"ame": "africa-middle-east"}
    by_name = {names[short]: track for short, track in tracks.items()}
    play = table(tracks=by_name, rulings=rulings)
    chosen = do(play, strategic_advantage(play, steps, (0, 1, 2, 3)))
    decision = play.log[-1]
    assert isinstance(decision, Decision)
    assert decision.question == "strategic-advantage"
    assert decision.chosen == play.setting.board.theatres[chosen].id
    return decision


@pytest.mark.rule("BLZ-E-4", "BLZ-G-1")
def test_an_advantage_goes_where_it_changes_most() -> None:
    """A tie becomes a lead (rank 2) before a lead of three is raised (rank 4)."""
    decision = advantage(1, we=3, po=3, ee=3, ame=0)
    assert decision.chosen == "africa-middle-east"
    assert decision.settled_by() == "BLZ-G-1"
    assert advantage(2, we=0, po=-1, ee=-3, ame=-2).chosen == "pacific-ocean"
    assert advantage(2, we=4, po=5, ee=-3, ame=-2).chosen == "africa-middle-east"


@pytest.mark.rule("BLZ-G-2", "QB-8")
def test_the_more_extreme_lead_first() -> None:
    assert advantage(1, we=1, po=4, ee=2, ame=3).chosen == "pacific-ocean"
    assert advantage(1, we=-2, po=-3, ee=-9, ame=-4).chosen == "eastern-europe"


@pytest.mark.rule("BLZ-G-2", "QB-8")
def test_equal_leads_go_by_the_lead_that_results() -> None:
    """A marker stops one short of the end: 10 of 11 in Africa & Middle East, 12 elsewhere."""
    decision = advantage(3, {"change-at-track-end": "cut"}, we=2, po=2, ee=9, ame=9)
    assert decision.chosen == "eastern-europe"
    assert [s for s in decision.steps if s.rule == "BLZ-G-2"][1].dropped == ("africa-middle-east",)


@pytest.mark.rule("BLZ-G-2", "R-BLZ-17")
def test_leads_are_compared_as_if_the_track_went_on() -> None:
    """9 and 3 make 12 in both, though Africa & Middle East's track ends at 11."""
    decision = advantage(3, we=2, po=2, ee=9, ame=9)
    assert [s.dropped for s in decision.steps if s.rule == "BLZ-G-2"][1] == ()
    assert decision.settled_by() == "BLZ-E-4"


@pytest.mark.rule("BLZ-E-4")
def test_remaining_ties_go_by_the_order_of_theatres() -> None:
    decision = advantage(2, we=0, po=0, ee=0, ame=0)
    assert decision.chosen == "western-europe"
    assert decision.settled_by() == "BLZ-E-4"
    assert "BLZ-G-2" not in [s.rule for s in decision.steps]
