"""The bottoms of the nine Condition Cards, few cards left, and solo missions under them."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from opfor.core.play import Play
from opfor.core.requests import Choose, Roll
from opfor.games.coh.tests.bench import happened
from opfor.games.coh.values import events as base
from opfor.games.coh_generator import GAME
from opfor.games.coh_generator.rules.card_play import why_not_top
from opfor.games.coh_generator.rules.condition_cards import draw_conditions
from opfor.games.coh_generator.rules.turn_order import Turn
from opfor.games.coh_generator.tests.card_story import GERMAN, SOVIET, Fight, solo_of, steps
from opfor.games.coh_generator.tests.story import german, setting, soviet, told
from opfor.games.coh_generator.tests.test_condition_cards import CARDS, after, changes, drew, fought
from opfor.games.coh_generator.values import actions as act

# -- bottoms --------------------------------------------------------------------------------------


@pytest.mark.rule("GEN-3.9-a")
@pytest.mark.parametrize(
    ("bottom", "caps"), [("fog", 1), ("storm-front", 1), ("no-quarter", 2), ("late-summer", 0)]
)
def test_caps_for_the_one_who_plays_it(bottom: str, caps: int) -> None:
    assert changes(*after("deep-mud", bottom)) == {"german": 0, "soviet": caps}


@pytest.mark.rule("GEN-3.9-a", "GEN-3.7.3-c")
@pytest.mark.parametrize(("bottom", "count"), [("thin-supply", 1), ("deep-mud", 2), ("fog", 0)])
def test_counters_for_the_one_who_plays_it(bottom: str, count: int) -> None:
    _, now = after("late-summer", bottom)
    assert [w.side for w in now.works] == ["soviet"] * count
    assert len(now.pool) == 16 - count


@pytest.mark.rule("GEN-3.9-a", "GEN-3.9-c", "GEN-3.3-b")
def test_a_card_more_each_round_for_the_one_who_plays_it() -> None:
    _, now = after("fog", "late-summer")
    assert (now.rates, now.rounds) == ({"german": 1, "soviet": 2}, 5)
    fight = Fight(fought("fog", "late-summer"), start=True)
    fight.reach_turn("german")
    assert [len(hand) for hand in fight.state.hands] == [1, 2]


@pytest.mark.rule("GEN-3.9-a", "GEN-3.7-b")
def test_clear_channels_place_a_cards_units_of_the_one_who_plays_it() -> None:
    before, now = after(
        "fog", "clear-channels", units_of="03", placements={"rifle-05": "D09", "mmg-18": "D11"}
    )
    on_map = {u.unit: (u.side, u.hex) for u in now.units if u.where == "map"}
    assert on_map == {"rifle-05": ("soviet", "1-D09"), "mmg-18": ("soviet", "1-D11")}
    assert now.rates == before.rates


@pytest.mark.rule("GEN-3.9-a", "GEN-3.9-c")
@pytest.mark.parametrize(
    ("bottom", "soviets", "first"),
    [("old-trenches", (3, 4), "soviet"), ("old-trenches", (3, 3), "tie"), ("fog", (3, 4), "tie")],
)
def test_old_trenches_add_1_to_its_players_initiative(
    bottom: str, soviets: tuple[int, int], first: str
) -> None:
    """The Germans roll 7 after them: as high a roll wins with the bonus, one lower ties."""
    fight = Fight(fought("late-summer", bottom), start=True, caps=(0, 0))
    rolls: list[str] = []

    def answer(request: Any) -> Any:
        if not isinstance(request, Roll):
            return None
        rolls.append(request.why)
        if len(rolls) > 2:
            return (6, 6) if len(rolls) == 4 else (1, 1)
        return soviets if len(rolls) == 1 else (3, 4)

    fight.reach_turn("soviet", answer)
    totals = {(e.side, e.total) for e in happened(fight.play.log, base.InitiativeRolled)[:2]}
    bonus = 1 if bottom == "old-trenches" else 0
    assert totals == {(GERMAN, 7), (SOVIET, sum(soviets) + bonus)}
    assert (len(rolls) > 2) == (first == "tie")


# -- few cards left -------------------------------------------------------------------------------


def pending(*deck: str) -> tuple[Play[Any, Any], list[Any]]:
    """A draw of two from such a deck; the requests up to the choice."""
    made = setting(guideline=5)
    game: Play[Any, Any] = Play(GAME, made, replace(steps(soviet("05"))[0], condition_deck=deck))
    asked: list[Any] = []
    procedure = draw_conditions(game, Turn("soviet", "soviet", "05"), 2)
    answer: Any = None
    while True:
        request: Any = procedure.send(answer)
        asked.append(request)
        if isinstance(request, Choose):
            return game, asked
        answer = request.pool[0]


@pytest.mark.rule("QG-16", "GEN-3.9-b")
def test_of_two_cards_either_may_be_the_top() -> None:
    game, asked = pending("fog", "deep-mud", "no-quarter")
    assert [r.source for r in asked[:2]] == ["condition cards"] * 2
    assert asked[2].options == (act.TopCondition("fog"), act.TopCondition("deep-mud"))
    assert game.state.condition_deck == ("no-quarter",)


@pytest.mark.rule("QG-16")
def test_one_card_is_played_for_its_top_or_its_bottom() -> None:
    game, asked = pending("fog")
    assert asked[1].options == (act.TopCondition("fog"), act.BottomCondition("fog"))
    assert game.state.condition_deck == ()


@pytest.mark.rule("QG-16")
@pytest.mark.parametrize("card", ["05", "13"])
def test_without_a_card_the_option_is_not_offered(card: str) -> None:
    made, start = setting(guideline=5), steps(soviet("05"))[0]
    empty = replace(start, condition_deck=())
    fault = why_not_top(made, empty, "soviet", "soviet", card)
    assert fault is not None
    assert (fault.rule, fault.text) == ("QG-16", "no Condition Card is left")
    last = replace(start, condition_deck=("fog",))
    assert why_not_top(made, last, "soviet", "soviet", card) is None


@pytest.mark.rule("GEN-4.0-a")
def test_cards_not_drawn_are_discarded_at_the_end() -> None:
    state = fought("fog", "late-summer").state
    assert state.condition_deck == ()
    assert sorted((*state.condition_discard, "fog", "late-summer")) == sorted(CARDS)


# -- solo -----------------------------------------------------------------------------------------


@pytest.mark.rule("GEN-3.9-a", "QS-16")
@pytest.mark.parametrize("player", ["german", "soviet"])
@pytest.mark.parametrize("top", CARDS)
def test_every_pair_makes_a_sane_solo_mission(top: str, player: str) -> None:
    """The Soviets play the condition, as the Player or as the AI."""
    bottom = CARDS[CARDS.index(top) - 1]
    dice = {"side_die": 1 if player == "german" else 6, "sheet_die": 1}
    plays = (soviet("03"), german("02"), drew(top, bottom), german("04"))
    done = told(*plays, options={"hand": 2}, solo=dice)
    mission = solo_of(done)
    keys: dict[str, str] = {rule.key: rule.side for rule in mission.rules}
    tops = {"fog": "sight-limit", "deep-mud": "no-bonus-moves", "green-replacements": "rally-bonus"}
    if top in tops:
        assert keys[tops[top]] == ""
    rounds = {"late-summer": 6, "storm-front": 4}.get(top, 5)
    assert len(mission.track) == 10 * rounds
