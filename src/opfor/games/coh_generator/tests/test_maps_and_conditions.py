"""Added and switched maps, Condition Cards."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from opfor.cardboard.coh.board.battlefield import standard_battlefield
from opfor.cardboard.coh.board.layout import Placed, settle
from opfor.cardboard.coh.generator_cards.content import content
from opfor.core.cascade import decide, narrowed_by
from opfor.core.chance import Seeded
from opfor.core.errors import OpforError
from opfor.core.play import apart, drive
from opfor.games.coh_generator.rules.card_play import why_not_top
from opfor.games.coh_generator.rules.maps import layable, moved_edges
from opfor.games.coh_generator.rules.stray_counters import NEAREST_HEX, Stray, hexes_for
from opfor.games.coh_generator.tests.story import followed, german, script, setting, soviet, told
from opfor.games.coh_generator.told.mission.firefight import to_mission
from opfor.games.coh_generator.told.view import heard, heard_decision
from opfor.games.coh_generator.values import actions as act
from opfor.games.coh_generator.values.apply import apply
from opfor.games.coh_generator.values.events import CounterMoved
from opfor.games.coh_generator.values.ground import can_hold, field_of, key
from opfor.games.coh_generator.values.state import State

NORTH = {"board": "3", "edge": "south", "to": "1", "to_edge": "north"}
EAST = {"board": "3", "edge": "west", "to": "1", "to_edge": "east"}


@pytest.mark.rule("GEN-3.8-a")
def test_an_added_map_is_one_not_in_use() -> None:
    with pytest.raises(
        OpforError, match=r"^step 1: add_map: .*board 1 is already in use.* \(GEN-3.8-a\)"
    ):
        told(soviet("18", "top", add_map=NORTH | {"board": "1"}))
    with pytest.raises(OpforError, match="edges of equal length"):
        told(soviet("18", "top", add_map=NORTH | {"edge": "west"}))
    done = told(soviet("18", "top", add_map=NORTH))
    assert [p.board for p in done.state.layout] == ["1", "3"]


@pytest.mark.rule("GEN-3.8-a", "QG-17")
def test_without_a_free_map_nothing_can_be_added() -> None:
    layout = settle(["1", "2", "3", "4"])
    assert layable(("1", "2", "3", "4", "5"), State(layout=layout)) == ()
    assert layable(("1",), State(layout=settle(["1"]))) == ()
    made, full = setting(guideline=5), State(layout=layout)
    alone = replace(made, boards=("1", "2", "3", "4"))
    for card, given in (("18", made), ("10", alone)):
        fault = why_not_top(given, full, "soviet", "soviet", card)
        assert fault is not None
        assert fault.rule == "QG-17"
    assert why_not_top(made, State(layout=layout[:1]), "soviet", "soviet", "18") is None


@pytest.mark.rule("GEN-3.8-b")
def test_a_map_on_the_entry_edge_moves_the_entry_one_map_out() -> None:
    done = told(soviet("18", "top", add_map=NORTH))
    assert done.state.edges == {"soviet": (("3", "north"),), "german": (("1", "south"),)}
    aside = told(soviet("18", "top", add_map=EAST))
    assert aside.state.edges == {"soviet": (("1", "north"),), "german": (("1", "south"),)}


@pytest.mark.rule("GEN-3.8-b")
@pytest.mark.parametrize(
    ("at", "covered"), [((2, 2), "east"), ((1, 3), "south"), ((0, 2), "west"), ((1, 1), "north")]
)
def test_only_the_edge_a_map_is_laid_on_moves(at: tuple[int, int], covered: str) -> None:
    """Board 2 lies one to the east and two to the south of the first."""
    edges = {edge: (("2", edge),) for edge in ("north", "east", "south", "west")}
    state = State(layout=(Placed("2", (1, 2)),), edges=edges)  # type: ignore[arg-type]
    assert moved_edges(state, Placed("3", at)) == {covered: (("3", covered),)}


@pytest.mark.rule("GEN-3.8-b")
def test_the_mission_uses_the_new_entry_edge() -> None:
    aside = to_mission(told(soviet("18", "top", add_map=EAST)))
    force = next(f for f in aside.sides[1].forces if f.enters)
    assert "1-A02" in force.by
    assert not any(name.startswith("3-") for name in force.by)


@pytest.mark.rule("GEN-3.8.1-a")
@pytest.mark.parametrize(("old", "boards"), [("1", ["4", "3"]), ("3", ["1", "4"])])
def test_a_switched_map_keeps_place_turn_and_neighbours(old: str, boards: list[str]) -> None:
    turned = soviet("18", "top", add_map=EAST | {"edge": "east"})
    switch = german("10", "top", switch={"old": old, "new": "4"})
    after = told(turned, switch).state.layout
    assert [(p.at, p.rotated) for p in after] == [((0, 0), False), ((1, 0), True)]
    assert [p.board for p in after] == boards


@pytest.mark.rule("GEN-3.8.1-a")
def test_only_an_unused_map_can_be_switched_to() -> None:
    switch = german("10", "top", switch={"old": "1", "new": "3"})
    with pytest.raises(OpforError, match=r"^step 2: .*\(GEN-3.8.1-a\)"):
        told(soviet("18", "top", add_map=EAST), switch)


@pytest.mark.rule("GEN-3.8.1-b", "QG-17")
@pytest.mark.parametrize("ruling", ["owner-chooses", "random"])
def test_of_equally_near_hexes_the_owner_chooses(ruling: str) -> None:
    """Map 5 has water at B12; the German switches, the Soviet says where his Rifle goes."""
    document = script(
        soviet("03"),
        german("01"),
        soviet("15", "top", placements={"rifle-05": "B12"}),
        german("10", "top", switch={"old": "1", "new": "5"}),
    )
    questions, _ = followed(document, {"nearest-hex-tie": ruling})
    asked = [q.seat for q in questions if isinstance(q.options[0], act.MoveCounter)]
    assert asked == (["a"] if ruling == "owner-chooses" else [])


@pytest.mark.rule("GEN-3.8.1-b")
def test_markers_and_units_keep_their_hex_numbers() -> None:
    secure = german("03", "top", control_marker="E09", placements={"rifle-05": "E08"})
    switch = soviet("10", "top", switch={"old": "1", "new": "2"})
    done = told(soviet("03"), secure, switch)
    assert done.state.markers[0].hex == "2-E09"
    assert done.state.unit("soviet", "rifle-05").hex == "2-E08"


LAKE = ["D05", "E05", "D06", "E06", "C07", "D07"]
"""Water on map 13."""


@pytest.mark.rule("GEN-3.8.1-b", "QS-13")
@pytest.mark.parametrize("side_die", [3, 4])
def test_what_hides_leaves_the_water_of_a_switched_map(side_die: int) -> None:
    ambush = soviet("08", "top", units_of="02", sites=LAKE, mine="D15")
    switch = german("10", "top", switch={"old": "1", "new": "13"})
    dice = {"side_die": side_die, "sheet_die": 1}
    state = told(soviet("02"), german("01"), ambush, switch, guideline=6, solo=dice).state
    (site,), field = state.sites, field_of(state)
    places = (*site.hexes, site.mine)
    assert len(set(places)) == 7
    assert all(can_hold(field, field.cell(hex_)) for hex_ in places)
    if side_die == 3:
        assert state.solo is not None
        assert state.solo.rumors == places
    else:
        assert tuple(state.unit("soviet", name).hex for name in site.units) == site.hexes[:3]
        assert [work.hex for work in state.works] == [site.mine]


@pytest.mark.rule("GEN-3.8.1-b")
def test_nobody_hears_where_a_hiding_place_moves_to() -> None:
    moved = CounterMoved("site", 0, "13-C04")
    assert heard(setting(guideline=6), moved, "b") is None
    assert heard(setting(guideline=6), CounterMoved("unit", 0, "13-C04"), "b") is not None


@pytest.mark.rule("GEN-3.8.1-b")
def test_equally_near_hexes_are_all_offered() -> None:
    layout = settle(["5"])
    field = standard_battlefield(layout)
    made, stray = setting(guideline=6), Stray(field, field.cell("B12"), "unit", "a")
    play = apart(apply, made, State(layout=layout))
    able = hexes_for(play.state, field, "unit", (None,))
    hexes = narrowed_by(play, NEAREST_HEX, stray, able).survivors
    distances = {field.distance(stray.cell, cell) for cell in hexes}
    assert len(hexes) > 1
    assert len(distances) == 1


@pytest.mark.rule("QG-17")
def test_by_ruling_chance_decides_between_equally_near_hexes_and_it_is_told() -> None:
    field = standard_battlefield(settle(["5"]))
    stray = Stray(field, field.cell("B12"), "unit", "a")
    made = setting(guideline=6)
    play = apart(apply, made, State(layout=settle(["5"])), explain=True)
    able = hexes_for(play.state, field, "unit", (None,))
    asked: Any = decide(play, NEAREST_HEX, stray, able, lambda: {"what": "unit"})
    chosen: int = drive(asked, Seeded(1))
    told: Any = play.log[0]
    assert told.chance == {"kind": "uniform"}
    assert len(told.survivors) > 1
    assert told.chosen == key(field, chosen)
    secret: Any = replace(told, details={"what": "site"})
    assert heard_decision(made, told, "b") is told
    assert heard_decision(made, secret, "b") is None


# -- conditions ---------------------------------------------------------------------------------


def drew(top: str, bottom: str, **more: object) -> dict[str, object]:
    return soviet("05", "top", conditions={"top": top, "bottom": bottom}, **more)


@pytest.mark.rule("GEN-3.9-a")
def test_a_top_holds_for_both_a_bottom_for_whoever_plays_it() -> None:
    done = told(drew("thin-supply", "fog"))
    changes = [(c.role, c.by, c.card) for c in done.state.cap_changes if not c.card.isdigit()]
    assert sorted(changes) == [
        ("german", -1, "thin-supply"),
        ("soviet", -1, "thin-supply"),
        ("soviet", 1, "fog"),
    ]


@pytest.mark.rule("GEN-3.9-b")
def test_of_two_cards_one_is_played_for_each_half() -> None:
    one, other = told(drew("fog", "storm-front")), told(drew("storm-front", "fog"))
    assert (one.state.rounds, other.state.rounds) == (5, 4)
    assert one.state.records["soviet"].special == ("fog",)
    assert [r.key for r in one.state.rules if r.key] == ["sight-limit"]
    assert "storm-front" in one.state.condition_discard
    questions, _ = followed(script(drew("fog", "storm-front")))
    (offered,) = [q.options for q in questions if isinstance(q.options[0], act.TopCondition)]
    assert {option.card for option in offered} == {"fog", "storm-front"}
    assert len(offered) == 2


@pytest.mark.rule("GEN-3.9-c")
def test_continuous_bottoms_stay_beside_the_board() -> None:
    lasting = told(drew("fog", "late-summer")).state
    assert lasting.records["soviet"].beside == ("late-summer",)
    assert lasting.rates == {"german": 1, "soviet": 2}
    instant = told(drew("fog", "storm-front")).state
    assert instant.records["soviet"].beside == ()
    assert "storm-front" in instant.condition_discard


def test_a_short_condition_deck_gives_what_it_has() -> None:
    """Two draws of two out of three cards: the second finds one, for top or bottom."""
    few = {name: content().conditions[name] for name in ("fog", "storm-front", "deep-mud")}
    from opfor.core.play import Play
    from opfor.core.requests import Choose
    from opfor.games.coh_generator import GAME
    from opfor.games.coh_generator.rules.setup import new
    from opfor.games.coh_generator.tests.story import drive
    from opfor.games.coh_generator.values import actions as act

    made = replace(setting(guideline=5, cards="01-25"), content=replace(content(), conditions=few))
    game = Play(GAME, made, new(made))
    lone: list[tuple[object, ...]] = []

    def answer(request: object) -> object:
        if not isinstance(request, Choose):
            return None
        if isinstance(request.options[0], act.TopCondition) and len(game.state.condition_hand) == 1:
            lone.append(request.options)
        tops = [o for o in request.options if isinstance(o, act.PlayCard) and o.half == "top"]
        drawing = [o for o in tops if o.card in ("05", "13", "24")]
        return drawing[0] if drawing else None

    for seed in range(1, 30):
        game = Play(GAME, made, new(made))
        drive(game, answer, seed)
        if lone:
            break
    assert {type(option).__name__ for option in lone[0]} == {"TopCondition", "BottomCondition"}
