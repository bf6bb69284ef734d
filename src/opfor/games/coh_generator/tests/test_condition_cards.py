"""The nine Condition Cards: the top binds both sides, the bottom serves whoever plays it."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from opfor.cardboard.coh.generator_cards.content import content
from opfor.core.requests import Choose
from opfor.games.coh.tests.bench import happened
from opfor.games.coh.values import events as base
from opfor.games.coh.values.actions import DriveOn, Fire, Move, Rally
from opfor.games.coh_generator.rules.condition_cards import draw_conditions
from opfor.games.coh_generator.rules.turn_order import Turn
from opfor.games.coh_generator.tests.card_story import GERMAN, SOVIET, Fight, steps
from opfor.games.coh_generator.tests.story import drive, german, play, soviet, told
from opfor.games.coh_generator.told.mission.firefight import to_mission
from opfor.games.coh_generator.told.result import Generated
from opfor.games.coh_generator.values import actions as act
from opfor.games.coh_generator.values.state import State as Generation

CARDS = [
    "fog",
    "thin-supply",
    "late-summer",
    "storm-front",
    "deep-mud",
    "clear-channels",
    "no-quarter",
    "old-trenches",
    "green-replacements",
]
LASTING = {"late-summer", "old-trenches", "green-replacements"}
"""Cards whose bottom stays beside the board."""
EACH_DIGS = [{"face": "trench", "hex": "C05"}, {"face": "trench", "hex": "J05"}]
DIGGING = {"old-trenches": EACH_DIGS}
DIGGING_BELOW = {"thin-supply": 1, "deep-mud": 2}


def drew(top: str, bottom: str, card: str = "05", **more: Any) -> dict[str, Any]:
    """Soviet card 05 or 13, with what was drawn, and where its counters went."""
    defense = list(DIGGING.get(top, []))
    defense += [{"face": "trench", "hex": f"D{n:02d}"} for n in (5, 7)][
        : DIGGING_BELOW.get(bottom, 0)
    ]
    both = {"top": top, "bottom": bottom}
    return soviet(card, "top", conditions=both, defense=defense, **more)


def after(top: str, bottom: str, **more: Any) -> tuple[Generation, Generation]:
    """The generation before and after the two are played; both sides have Units."""
    *_, before, now = steps(soviet("03"), german("04"), drew(top, bottom, **more))
    return before, now


def fought(top: str, bottom: str, **more: Any) -> Generated:
    """A firefight of Soviet 03, German 02 and 04 under these two."""
    plays = (soviet("03"), german("02"), drew(top, bottom, **more), german("04"))
    return told(*plays, options={"hand": 2})


def changes(before: Generation, now: Generation) -> dict[str, int]:
    return {side: now.caps[side] - before.caps[side] for side in ("german", "soviet")}


# -- where the cards go ---------------------------------------------------------------------------


def test_the_list_names_every_card() -> None:
    assert sorted(CARDS) == sorted(content().conditions)


@pytest.mark.rule("GEN-3.9-a", "GEN-3.9-b", "GEN-3.9-c")
@pytest.mark.parametrize("top", CARDS)
def test_a_top_is_a_special_rule_that_binds_both(top: str) -> None:
    bottom = "storm-front" if top != "storm-front" else "fog"
    _, now = after(top, bottom)
    assert now.records["soviet"].special == (top,)
    assert now.records["german"].special == ()
    assert (now.records["soviet"].beside, bottom in now.condition_discard) == ((), True)
    assert [rule.side for rule in now.rules if rule.card == top and not rule.key] == [""]
    assert top not in now.condition_deck
    assert top not in now.condition_discard


@pytest.mark.rule("GEN-3.9-b", "GEN-3.9-c")
@pytest.mark.parametrize("bottom", CARDS)
def test_a_lasting_bottom_stays_beside_the_board_the_others_are_discarded(bottom: str) -> None:
    _, now = after("fog" if bottom != "fog" else "storm-front", bottom)
    stays = bottom in LASTING
    assert now.records["soviet"].beside == ((bottom,) if stays else ())
    assert (bottom in now.condition_discard) != stays
    assert [r.side for r in now.rules if r.card == bottom and not r.key] == ["soviet"] * stays
    assert len(now.condition_deck) == 7


@pytest.mark.rule("GEN-3.9-b")
def test_the_card_that_drew_them_is_discarded() -> None:
    for card in ("05", "13"):
        _, now = after("fog", "storm-front", card=card)
        assert now.discards["soviet"] == (card,)
        assert now.caps == {"german": 5, "soviet": 5}, "4, with German 04's and storm-front's"


# -- tops -----------------------------------------------------------------------------------------


@pytest.mark.rule("GEN-3.9-a")
def test_in_fog_nobody_sees_farther_than_6() -> None:
    """Along column 18 it is 7 hexes from D to K, 6 to J; without fog K is seen as well."""
    for top, far in (("fog", False), ("late-summer", True)):
        fight = Fight(fought(top, "storm-front"))
        d, j, k = (fight.cell(hex_) for hex_ in ("D18", "J18", "K18"))
        assert bool(fight.look.sight[d] >> k & 1) == far
        assert bool(fight.look.sight[k] >> d & 1) == far
        assert fight.look.sight[d] >> j & 1


@pytest.mark.rule("GEN-3.9-a")
def test_in_fog_nobody_fires_farther_than_6() -> None:
    for top, offered in (("fog", False), ("late-summer", True)):
        fight = Fight(fought(top, "storm-front"), {"G11": "K18 N", "S05": "D18 S"})
        targets = {fight.setting.field.name(o.at) for o in fight.offered(Fire)}
        assert ("D18" in targets) == offered


@pytest.mark.rule("GEN-3.9-a", "GEN-3.4-a")
def test_thin_supply_costs_each_side_1_cap() -> None:
    assert changes(*after("thin-supply", "late-summer")) == {"german": -1, "soviet": -1}
    sides = to_mission(fought("thin-supply", "late-summer")).sides
    assert [side.caps for side in sides] == [4 + 1 + 1 - 1, 4 + 0 - 1]


@pytest.mark.rule("GEN-3.9-a", "GEN-4.2-b")
def test_thin_supply_costs_a_team_of_two_1_cap_not_2() -> None:
    for seed in range(1, 60):
        game = play(guideline=8)
        before: list[dict[str, int]] = []

        def answer(request: Any, game: Any = game, before: Any = before) -> Any:
            if not isinstance(request, Choose):
                return None
            if act.TopCondition("thin-supply") in request.options:
                before.append(dict(game.state.caps))
                return act.TopCondition("thin-supply")
            tops = [o for o in request.options if isinstance(o, act.PlayCard) and o.half == "top"]
            return next((o for o in tops if o.card in ("05", "13")), None)

        drive(game, answer, seed)
        lost = [c for c in game.state.cap_changes if c.card == "thin-supply"]
        if lost:
            assert sorted((c.side, c.by) for c in lost) == [("german", -1), ("soviet", -1)]
            for change in lost:
                team = [r for r in before[0] if r.startswith(change.side)]
                assert before[0][change.role] == max(before[0][r] for r in team)
            return
    pytest.fail("nobody drew it")


@pytest.mark.rule("GEN-3.9-a", "GEN-3.6-a")
@pytest.mark.parametrize(("top", "last"), [("late-summer", 6), ("storm-front", 4), ("fog", 5)])
def test_the_fight_ends_a_round_later_or_sooner(top: str, last: int) -> None:
    before, now = after(top, "deep-mud")
    assert (before.rounds, now.rounds) == (5, last)
    fight = Fight(fought(top, "deep-mud"), start=True)
    log = fight.rounds()
    assert [e.round for e in happened(log, base.RoundBegun)] == list(range(1, last + 1))
    assert fight.state.ended == "last-round"


@pytest.mark.rule("GEN-3.9-a")
@pytest.mark.parametrize(("side", "other"), [(GERMAN, "german"), (SOVIET, "soviet")])
def test_in_deep_mud_vehicles_make_no_bonus_moves(side: int, other: str) -> None:
    """A truck on the road from F07 over F06 to F05, of either side."""
    for top, bonus in (("deep-mud", False), ("fog", True)):
        plays = (soviet("11"), german("13"), drew(top, "storm-front"), german("04"))
        fight = Fight(told(*plays, options={"hand": 2}), mover=side)
        name = "G35" if side == GERMAN else "S35"
        fight = Fight(fight.setting.mission, {name: "F07 NW"}, mover=side)
        drives: list[Any] = []

        def answer(request: Any, drives: Any = drives) -> Any:
            if isinstance(request, Choose) and request.question == "drive-on":
                drives.append(request)
            return None

        fight.play.answer(Move(fight.n(name), fight.cell("F06")))
        fight.reach_turn("soviet" if side == GERMAN else "german", answer)
        assert any(isinstance(o, DriveOn) for r in drives for o in r.options) == bonus
        assert fight.at(name) == "F06"


@pytest.mark.rule("GEN-3.9-a", "GEN-3.3-b")
def test_clear_channels_gives_both_a_card_more_each_round() -> None:
    before, now = after("clear-channels", "fog")
    assert (before.rates, now.rates) == (
        {"german": 1, "soviet": 1},
        {"german": 2, "soviet": 2},
    )
    fight = Fight(fought("clear-channels", "fog"), start=True)
    fight.reach_turn("german")
    assert [len(hand) for hand in fight.state.hands] == [2, 2]


@pytest.mark.rule("GEN-3.9-a", "GEN-3.2-a")
def test_without_quarter_every_unit_is_worth_1_more_to_either_side() -> None:
    plays = (soviet("11"), german("13"), drew("no-quarter", "fog"), german("04"))
    fight = Fight(told(*plays, options={"hand": 2}))
    assert {c.id: fight.destroy(c.id) for c in fight.state.counters} == dict.fromkeys(
        ["G17", "G18", "G28", "G29", "G35", "S28", "S29", "S35"], 2
    )
    usual = Fight(fought("fog", "storm-front"))
    assert {usual.destroy(c.id) for c in usual.state.counters} == {1}


@pytest.mark.rule("GEN-3.9-a", "GEN-3.7.3-c")
def test_old_trenches_let_each_side_dig_one_counter() -> None:
    _, now = after("old-trenches", "fog")
    assert [(w.side, w.hex) for w in now.works] == [("soviet", "1-C05"), ("german", "1-J05")]
    assert len(now.pool) == 14
    owners = [(w.owner, w.kind) for w in to_mission(fought("old-trenches", "fog")).works]
    assert owners == [("soviet", "trench"), ("german", "trench")]


def rallying(done: Generated, unit: str) -> int:
    """What a counter that panicked in the open needs to rally."""
    side = GERMAN if unit.startswith("G") else SOVIET
    fight = Fight(done, {unit: "D09 N", "S06" if side == GERMAN else "G17": "K17 N"}, mover=side)
    n = fight.n(unit)
    counters = [replace(c, hit="panicked") if i == n else c
                for i, c in enumerate(fight.state.counters)]  # fmt: skip
    fight = Fight(fight.setting.mission, {}, mover=side, counters=tuple(counters), caps=(0, 0))
    log = fight.act(Rally(n), dice=[(6, 6)])
    (roll,) = happened(log, base.RallyRolled)
    return int(roll.needed)


@pytest.mark.rule("GEN-3.9-a", "GEN-3.9-c")
def test_green_replacements_rally_worse_on_both_sides_or_better_on_one() -> None:
    usual = fought("fog", "storm-front")
    german_, soviet_ = rallying(usual, "G03"), rallying(usual, "S05")
    worse = fought("green-replacements", "storm-front")
    assert (rallying(worse, "G03"), rallying(worse, "S05")) == (german_ + 1, soviet_ + 1)
    better = fought("fog", "green-replacements")
    assert (rallying(better, "G03"), rallying(better, "S05")) == (german_, soviet_ - 1)


@pytest.mark.rule("GEN-3.9-b")
@pytest.mark.parametrize("top", ["fog", "late-summer"])
def test_the_top_counts_before_the_bottom_whichever_was_drawn_first(top: str) -> None:
    game = play(guideline=5)
    game.state = replace(game.state, condition_deck=("fog", "late-summer"), roles={"soviet": "a"})
    procedure = draw_conditions(game, Turn("soviet", "soviet", "05"), 2)
    next(procedure)
    procedure.send("fog")
    procedure.send("late-summer")
    with pytest.raises(StopIteration) as done:
        procedure.send(act.TopCondition(top))
    (bottom,) = {"fog", "late-summer"} - {top}
    assert [(card.id, half) for card, half in done.value.value] == [
        (top, "top"),
        (bottom, "bottom"),
    ]
