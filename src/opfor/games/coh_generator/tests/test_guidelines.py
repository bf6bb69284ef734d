"""The eight guidelines as data, variants, handicaps, three and four players."""

from __future__ import annotations

from typing import Any

import pytest

from opfor.cardboard.coh.generator_cards.content import content, numbers_in
from opfor.core.errors import OpforError
from opfor.core.requests import Choose
from opfor.games.coh_generator import GAME
from opfor.games.coh_generator.rules.turn_order import sequence
from opfor.games.coh_generator.rules.unit_placement import playable_cards
from opfor.games.coh_generator.tests.story import drive, play, setting, until
from opfor.games.coh_generator.values import actions as act

ALL = "02-13"
TABLE: dict[int, tuple[str, int, tuple[int, ...], tuple[str, ...], int, str]] = {
    1: ("Intro Firefight", 4, (30, 45), ("02-07",), 1, "long"),
    2: ("Infantry Firefight", 5, (60,), (ALL,), 1, "any"),
    3: ("Light Armor Firefight", 5, (45,), (ALL, "20"), 1, "any"),
    4: ("Armor Firefight", 5, (60,), (ALL, "20", "40"), 2, "any"),
    5: ("Full Deck Firefight", 5, (60,), (ALL, "40"), 1, "any"),
    6: ("Light Armor & Infantry Firefight", 5, (60,), (ALL, "20", "40"), 1, "any"),
    7: ("Three Player Firefight", 5, (90,), (ALL, "20", "40"), 1, "first-seat"),
    8: ("Four Player Firefight", 5, (120,), (ALL, "20", "40"), 1, "any"),
}
SEATS: dict[int, dict[str, tuple[str, int, int]]] = {
    1: dict.fromkeys(("german", "soviet"), ("01-04", 4, 4)),
    2: dict.fromkeys(("german", "soviet"), ("01-09", 5, 5)),
    3: dict.fromkeys(("german", "soviet"), ("10-16", 5, 4)),
    4: dict.fromkeys(("german", "soviet"), ("10-25", 7, 6)),
    5: dict.fromkeys(("german", "soviet"), ("01-25", 5, 4)),
    6: dict.fromkeys(("german", "soviet"), ("01-16", 5, 4)),
    7: {"german-1": ("01-16", 4, 3), "german-2": ("01-16", 4, 3), "soviet": ("01-25", 8, 6)},
    8: {
        "german-1": ("01-12", 4, 5),
        "soviet-1": ("01-12", 4, 5),
        "german-2": ("13-25", 4, 5),
        "soviet-2": ("13-25", 4, 5),
    },
}


def check(number: int) -> None:
    guideline = content().guidelines[number]
    title, rounds, minutes, cards, maps, edges = TABLE[number]
    assert (guideline.title, guideline.rounds, guideline.minutes) == (title, rounds, minutes)
    assert (guideline.action_cards, len(guideline.maps), guideline.edges) == (cards, maps, edges)
    seats = {seat.role: (seat.cards, seat.hand, seat.caps) for seat in guideline.seats}
    assert seats == SEATS[number]
    assert {seat.action_cards for seat in guideline.seats} == {1}


@pytest.mark.rule("GEN-GL-1")
def test_guideline_1() -> None:
    check(1)


@pytest.mark.rule("GEN-GL-2")
def test_guideline_2() -> None:
    check(2)


@pytest.mark.rule("GEN-GL-3")
def test_guideline_3() -> None:
    check(3)


@pytest.mark.rule("GEN-GL-4")
def test_guideline_4() -> None:
    check(4)


@pytest.mark.rule("GEN-GL-5", "QG-8")
def test_guideline_5() -> None:
    check(5)
    added = setting({"guideline-5-card-20": "added"}, guideline=5).plan.action_cards
    assert "20" in added


@pytest.mark.rule("GEN-GL-6", "QG-5")
def test_guideline_6() -> None:
    check(6)


@pytest.mark.rule("GEN-GL-7", "QG-5")
def test_guideline_7() -> None:
    check(7)


@pytest.mark.rule("GEN-GL-8", "QG-5")
def test_guideline_8() -> None:
    check(8)


@pytest.mark.rule("GEN-GL-7")
def test_the_second_german_takes_an_edge_nobody_uses() -> None:
    game = play(guideline=7)
    until(game, lambda _: game.state.stage == "decks")
    used = {role: segments[0][1] for role, segments in game.state.edges.items()}
    assert len(set(used.values())) == 3


@pytest.mark.rule("GEN-GL-7", "QG-11")
def test_the_first_german_picks_his_edge_even_if_the_soviet_has_the_initiative() -> None:
    game = play(guideline=7)
    until(game, lambda r: isinstance(r, Choose) and isinstance(r.options[0], act.TakeSide))
    game.answer(act.TakeSide("soviet"))
    first = until(game, lambda r: isinstance(r, Choose) and isinstance(r.options[0], act.TakeEdge))
    assert isinstance(first, Choose)
    assert first.seat == game.state.roles["german-1"] != game.state.initiative
    game.answer(act.TakeEdge("west"))
    assert isinstance(game.pending, Choose)
    assert game.pending.seat == game.state.roles["german-2"]
    assert {option.edge for option in game.pending.options} == {"north", "south"}
    assert game.state.edges["soviet"][0][1] == "east"


@pytest.mark.rule("GEN-GL-8")
def test_a_team_of_guideline_8_enters_by_one_edge_the_other_opposite() -> None:
    game = play(guideline=8)
    until(game, lambda _: game.state.stage == "decks")
    edges = game.state.edges
    assert edges["german-1"] == edges["german-2"] != edges["soviet-1"] == edges["soviet-2"]


@pytest.mark.rule("GEN-GL-7")
def test_the_variant_of_guideline_7_swaps_the_sides() -> None:
    plan = setting(guideline=7, variant=True).plan
    assert [seat.role for seat in plan.seats] == ["soviet-1", "german", "soviet-2"]
    assert plan.order == ("soviet-1", "german", "soviet-2", "german")
    assert plan.seat("german").plays == 8
    (rule,) = plan.special_rules
    assert "the order Soviet 1, German, Soviet 2, German, Soviet 1 and so on" in rule


@pytest.mark.rule("GEN-4.3-a", "GEN-GL-7")
@pytest.mark.parametrize("role", ["soviet-1", "german", "soviet-2"])
def test_who_is_helped_is_helped_with_the_sides_swapped(role: str) -> None:
    plain = {s.role: s.caps for s in setting(guideline=7, variant=True).plan.seats}
    more = setting(guideline=7, variant=True, handicap=role, handicap_caps=2).plan
    assert {s.role: s.caps for s in more.seats} == plain | {role: plain[role] + 2}


@pytest.mark.rule("GEN-GL-8", "QG-12")
def test_by_the_variant_of_guideline_8_a_team_shares_out_its_decks() -> None:
    game = play(guideline=8, variant=True)
    until(game, lambda r: isinstance(r, Choose) and isinstance(r.options[0], act.TakeDeck))
    game.answer(act.TakeDeck("german-2"))
    until(game, lambda _: game.state.stage == "play")
    held = {*game.state.decks["german-2"], *game.state.hands["german-2"]}
    assert held == {f"{n:02d}" for n in numbers_in("01-12")}


@pytest.mark.rule("GEN-GL-9", "GEN-4.2-a", "QG-11")
def test_turn_order_of_guideline_7() -> None:
    game = play(guideline=7)
    until(game, lambda _: game.state.stage == "play")
    order = sequence(game.setting, game.state)
    assert order[:5] == ("german-1", "soviet", "german-2", "soviet", "german-1")
    assert [order.count(role) for role in ("german-1", "soviet", "german-2")] == [4, 8, 4]


@pytest.mark.rule("QG-11")
@pytest.mark.parametrize(
    ("ruling", "first"), [("german-1", "german-1"), ("initiative-player", "soviet")]
)
def test_by_ruling_the_initiative_player_starts_the_printed_order(ruling: str, first: str) -> None:
    game = play({"three-player-start": ruling}, guideline=7)
    until(game, lambda r: isinstance(r, Choose) and isinstance(r.options[0], act.TakeSide))
    game.answer(act.TakeSide("soviet"))
    assert sequence(game.setting, game.state)[0] == first


@pytest.mark.rule("GEN-4.2-a")
def test_teammates_alternate() -> None:
    game = play(guideline=8)
    until(game, lambda r: isinstance(r, Choose) and isinstance(r.options[0], act.TakeSide))
    game.answer(act.TakeSide("german"))
    until(game, lambda _: game.state.stage == "play")
    order = sequence(game.setting, game.state)
    assert order[:5] == ("german-1", "soviet-1", "german-2", "soviet-2", "german-1")


def top_of(card: str) -> Any:
    """Play this card for its top if it comes up, everything else for Units."""

    def answer(request: Any) -> Any:
        if isinstance(request, Choose) and isinstance(request.options[0], act.PlayCard):
            tops = [o for o in request.options if o.card == card and o.half == "top"]
            return tops[0] if tops else next(o for o in request.options if o.half == "bottom")
        return None

    return answer


@pytest.mark.rule("GEN-4.2-b")
def test_a_rule_played_by_one_teammate_binds_the_other() -> None:
    """German card 06 draws more Action Cards: for both Germans."""
    for seed in range(1, 60):
        state = drive(play(guideline=8), top_of("06"), seed).state
        if "06" in state.records["german"].special:
            assert (state.rates["german-1"], state.rates["german-2"]) == (2, 2)
            assert state.rates["soviet-1"] == 1
            return
    pytest.fail("card 06 was never dealt to a German")


@pytest.mark.rule("GEN-4.2-c")
def test_units_belong_to_whoever_played_their_card() -> None:
    """All play for Units: both partners have some, and each may place only his own."""
    game = drive(play(guideline=8), top_of("none"), seed=3)
    by_card = {(p.side, p.card): p.role for p in game.state.log}
    assert {unit.role for unit in game.state.units} == set(SEATS[8])
    assert all(unit.role == by_card[unit.side, unit.card] for unit in game.state.units)
    for role in SEATS[8]:
        side: Any = role.partition("-")[0]
        own = {card for (s, card), player in by_card.items() if (s, player) == (side, role)}
        assert set(playable_cards(game.state, role, side)) == own


def test_teammates_never_hold_the_same_card() -> None:
    for seed in range(1, 15):
        state = drive(play(guideline=7), seed=seed).state
        names = [u.unit for u in state.units if u.side == "german"]
        assert len(names) == len(set(names))


@pytest.mark.rule("GEN-GL-10")
def test_a_variant_changes_only_what_it_names() -> None:
    plan = setting(guideline=4, variant=True, hand=8).plan
    assert (len(plan.maps), plan.rounds) == (1, 5)
    assert {(seat.plays, seat.caps) for seat in plan.seats} == {(8, 7)}
    third = setting(guideline=3, variant=True).plan
    assert (len(third.maps), {(s.plays, s.caps) for s in third.seats}) == (2, {(6, 4)})


@pytest.mark.rule("GEN-GL-11")
@pytest.mark.parametrize(("guideline", "hand"), [(2, 9), (2, 2), (4, 3), (5, 11), (3, 5)])
def test_a_variants_hand_range_is_kept(guideline: int, hand: int) -> None:
    with pytest.raises(OpforError, match=r"the variant takes \d+ to \d+ \(GEN-GL-11\)"):
        setting(guideline=guideline, variant=True, hand=hand)


@pytest.mark.rule("GEN-4.1-a")
def test_an_extra_card_is_drawn_and_the_last_is_discarded_unplayed() -> None:
    game = play(guideline=2, extra_card=True)
    until(game, lambda _: game.state.stage == "play")
    assert {len(hand) for hand in game.state.hands.values()} == {6}
    drive(game)
    assert len(game.state.log) == 10
    assert GAME.inventory is not None
    assert GAME.inventory(game.setting, game.state)["german"] == 9


@pytest.mark.rule("GEN-4.0-a", "GEN-4.1-a")
def test_at_the_end_decks_hands_and_pools_are_discarded() -> None:
    """Guideline 2 with an extra card: of nine cards five are played, four lie aside."""
    state = drive(play(guideline=2, extra_card=True), top_of("none")).state
    for zone in (state.decks, state.tops, state.hands):
        assert set(zone.values()) == {()}
    for side in ("german", "soviet"):
        played = {p.card for p in state.log if p.side == side}
        assert len(state.discards[side]) == 4
        assert played.isdisjoint(state.discards[side])
    assert (state.condition_deck, state.pool) == ((), ())
    assert len(state.condition_discard) == len(content().conditions)
    assert len(state.pool_discard) == 16


@pytest.mark.rule("GEN-4.1-a", "GEN-4.3-a", "QG-7")
def test_more_cards_than_the_deck_has_are_refused_by_their_sum() -> None:
    with pytest.raises(OpforError, match=r"5 cards are asked for .* only 4 \(QG-7\)"):
        setting(guideline=1, extra_card=True)
    short = setting({"too-many-cards": "dealt-short"}, guideline=1, extra_card=True)
    assert {(s.deals, s.plays) for s in short.plan.seats} == {(4, 3)}


@pytest.mark.rule("GEN-4.3-a")
def test_a_handicap_is_caps_or_a_card() -> None:
    helped = setting(guideline=2, handicap="german", handicap_caps=2).plan
    assert (helped.seat("german").caps, helped.seat("soviet").caps) == (7, 5)
    card = setting(guideline=2, handicap="german", handicap_card=True).plan
    assert (card.seat("german").plays, card.seat("soviet").plays) == (6, 5)
    with pytest.raises(OpforError, match="CAPs or a card, not both"):
        setting(guideline=2, handicap="german", handicap_caps=1, handicap_card=True)
    with pytest.raises(OpforError, match="1 or 2"):
        setting(guideline=2, handicap="german", handicap_caps=3)
