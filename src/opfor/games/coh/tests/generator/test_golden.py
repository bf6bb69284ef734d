"""The booklet's worked examples of both generators, step for step."""

from __future__ import annotations

from typing import Any

import pytest

from opfor.core.play import Play
from opfor.core.requests import Choose, Roll
from opfor.games.coh import GAME as FIREFIGHT
from opfor.games.coh.actions import Enter, Pay, Step
from opfor.games.coh.battlefield import standard_battlefield
from opfor.games.coh.generator import actions as act
from opfor.games.coh.generator.defending import fits_inside
from opfor.games.coh.generator.guiding import hand_advice, suggested_hands
from opfor.games.coh.generator.missions import to_mission
from opfor.games.coh.generator.script import generate_scripted, run_script
from opfor.games.coh.generator.state import State, UnitAt
from opfor.games.coh.layout import settle
from opfor.games.coh.options import setting_for
from opfor.games.coh.setup import new
from opfor.games.coh.tests.generator.story import EXAMPLE, german, play, soviet, told, until


@pytest.mark.rule("GEN-2.1-n", "GT-GEN-1")
def test_gt_gen_1_custom_hand_size() -> None:
    assert suggested_hands(5) == (5, 10)
    assert hand_advice(5, 7) == ()
    assert len(hand_advice(5, 4)) == len(hand_advice(5, 11)) == 1


@pytest.mark.rule("GEN-2.1-b", "GEN-2.1-i", "GEN-2.1-j", "GEN-2.1-k", "GEN-3.6-a", "GT-GEN-2")
def test_gt_gen_2_set_up_of_guideline_1() -> None:
    game = play(guideline=1)
    answers: dict[type, Any] = {
        act.TakeSide: act.TakeSide("soviet"),
        act.LayMap: act.LayMap(settle(["1"])[0]),
        act.TakeEdge: act.TakeEdge("north"),
    }
    request = game.begin()
    while not (isinstance(request, Choose) and isinstance(request.options[0], act.PlayCard)):
        if isinstance(request, Roll):
            request = game.answer((6, 3) if request.why.endswith("A") else (3, 4))
        elif isinstance(request, Choose):
            assert request.seat == "a"
            request = game.answer(answers[type(request.options[0])])
        else:
            request = game.answer(request.pool[0])  # type: ignore[union-attr]
    state = game.state
    assert state.roles == {"soviet": "a", "german": "b"}
    assert state.rounds == 4
    assert [placed.board for placed in state.layout] == ["1"]
    assert state.edges == {"soviet": (("1", "north"),), "german": (("1", "south"),)}
    assert {role: set(hand) for role, hand in state.hands.items()} == {
        "german": {"01", "02", "03", "04"},
        "soviet": {"01", "02", "03", "04"},
    }
    assert set(state.decks.values()) == {()}
    assert state.caps == {"german": 4, "soviet": 4}
    assert state.rates == {"german": 1, "soviet": 1}


@pytest.mark.rule("GEN-3.1-a", "GT-GEN-3")
def test_gt_gen_3_soviet_02_for_units() -> None:
    game = played_until(soviet("02"))
    state = game.state
    assert [u.unit for u in state.units if u.where == "edge"] == ["rifle-03", "rifle-04", "nkvd-20"]
    assert state.records["soviet"].units == ("02",)
    assert state.log[-1].half == "bottom"
    assert state.caps["soviet"] == 5


def test_gt_gen_3_by_ruling_the_bonus_is_2() -> None:
    assert told(soviet("02"), guideline=1, rulings={"soviet-02-bonus": "2"}).caps("soviet") >= 6


def played_until(first: dict[str, Any]) -> Play[State]:
    """Guideline 1 up to the opponent's first card."""
    game = play(guideline=1)
    until(game, lambda r: isinstance(r, Choose) and isinstance(r.options[0], act.TakeSide))
    game.answer(act.TakeSide("soviet"))
    until(game, lambda r: isinstance(r, Choose) and isinstance(r.options[0], act.PlayCard))
    game.answer(act.PlayCard(first["card"], first["option"]))
    return game


@pytest.mark.rule("GEN-3.7.3-e", "GT-GEN-4")
@pytest.mark.parametrize("work", ["trench", "bunker"])
def test_gt_gen_4_shelter(work: str) -> None:
    tank = UnitAt(unit="t-34a-48", side="soviet", role="soviet", card="17")
    rifle = UnitAt(unit="rifle-05", side="soviet", role="soviet", card="03")
    assert not fits_inside(work, tank)
    assert fits_inside(work, rifle)


STEPS: list[tuple[int, int, dict[str, list[str]], dict[str, list[str]]]] = [
    (4, 4, {"units": ["03"]}, {}),
    (4, 5, {"units": ["03"]}, {"units": ["04"]}),
    (4, 5, {"units": ["03"], "special": ["01"]}, {"units": ["04"]}),
    (4, 5, {"units": ["03"], "special": ["01"]}, {"units": ["04"], "victory": ["03"]}),
    (5, 5, {"units": ["03"], "special": ["01", "04"]}, {"units": ["04"], "victory": ["03"]}),
    (
        5,
        6,
        {"units": ["03"], "special": ["01", "04"]},
        {"units": ["04"], "victory": ["03"], "special": ["01"]},
    ),
    (
        6,
        6,
        {"units": ["03", "02"], "special": ["01", "04"]},
        {"units": ["04"], "victory": ["03"], "special": ["01"]},
    ),
    (
        6,
        7,
        {"units": ["03", "02"], "special": ["01", "04"]},
        {"units": ["04", "02"], "victory": ["03"], "special": ["01"]},
    ),
]


@pytest.mark.rule("GEN-3.0-e", "GEN-3.4-a", "GEN-3.7-d", "GEN-3.7.2-a", "GEN-3.7.2-b", "GT-GEN-5")
@pytest.mark.parametrize("number", range(1, 9))
def test_gt_gen_5_the_whole_example_step_by_step(
    number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    states: list[State] = []
    from opfor.games.coh.generator import playing

    original = playing.play_card

    def watched(game: Play[State]) -> Any:
        yield from original(game)
        states.append(game.state)

    from opfor.games.coh.generator import flow

    monkeypatch.setitem(flow.STEPS, "play", watched)
    generate_scripted(EXAMPLE, {})
    soviet_caps, german_caps, soviets, germans = STEPS[number - 1]
    state = states[number - 1]
    assert (state.caps["soviet"], state.caps["german"]) == (soviet_caps, german_caps)
    for side, expected in (("soviet", soviets), ("german", germans)):
        record = state.records[side]
        assert list(record.units) == expected.get("units", [])
        assert list(record.victory) == expected.get("victory", [])
        assert list(record.special) == expected.get("special", [])


@pytest.mark.rule("GEN-3.3-a", "GEN-3.3-b", "GEN-3.7-b", "GEN-3.7-c", "GEN-3.2-a", "GT-GEN-5")
def test_gt_gen_5_where_everything_is_at_the_end() -> None:
    found = run_script(EXAMPLE, {})
    assert found["control_markers"] == [{"hex": "E09", "owner": "soviet"}]
    assert found["on_map"] == {
        "soviet": {"nkvd-21": "D11", "rifle-05": "F11", "mmg-18": "G07"},
        "german": {"pioneer-17": "E13", "pioneer-18": "D13"},
    }
    assert found["scheduled"] == {"soviet": {"2": ["rifle-07", "rifle-08"]}, "german": {}}
    assert found["action_cards"] == {"german": 1, "soviet": 2}


def test_gt_gen_5_distances_on_the_way() -> None:
    field = standard_battlefield(settle(["1"]))

    def apart(one: str, other: str) -> int:
        return field.distance(field.cell(one), field.cell(other))

    assert max(apart("E09", "D11"), apart("E09", "F11")) <= 3
    assert (apart("E09", "G07"), apart("E09", "E13")) == (3, 4)
    assert (apart("D13", "D11"), apart("D13", "F11")) == (2, 3)
    assert min(apart("E13", "D11"), apart("E13", "F11")) >= 2
    assert field.terrain[field.cell("D11")].id == "heavy-woods"


@pytest.mark.rule("GEN-4.0-a", "GEN-4.0-b", "GEN-4.0-c", "GEN-3.7-c", "GT-GEN-6")
def test_gt_gen_6_completion() -> None:
    done = generate_scripted(EXAMPLE, {})
    state = done.state
    assert (done.caps("soviet"), done.caps("german")) == (6, 7)
    assert [u.unit for u in done.units("soviet", "edge")] == [
        "nkvd-20",
        "rifle-03",
        "rifle-04",
        "rifle-06",
    ]
    assert [u.unit for u in done.units("german", "edge")] == ["lmg-11", "pioneer-16", "rifle-03"]
    assert state.round == 1
    assert (state.pool, state.condition_deck) == ((), ())
    assert set(state.decks.values()) == set(state.hands.values()) == {()}
    mission = to_mission(done)
    assert [side.cards_each_round for side in mission.sides] == [1, 2]
    assert [side.caps for side in mission.sides] == [7, 6]
    assert mission.first is None


@pytest.mark.rule("GEN-4.0-c", "GT-GEN-6")
def test_gt_gen_6_facings_are_offered_to_the_initiative_player_first() -> None:
    asked: list[str] = []
    from opfor.games.coh.generator.answering import Answers

    original = Answers.choice

    def watched(self: Answers, request: Choose) -> Any:
        if isinstance(request.options[0], act.Face):
            asked.append(request.question.split(" ")[0])
        return original(self, request)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Answers, "choice", watched)
        turned = generate_scripted(EXAMPLE | {"facings": {"german": {"pioneer-17": "SW"}}}, {})
    assert asked == ["rifle-05", "mmg-18", "nkvd-21", "pioneer-17", "pioneer-18"]
    assert turned.state.unit("german", "pioneer-17").facing == "SW"
    assert turned.state.unit("german", "pioneer-18").facing == "N"


@pytest.mark.rule("GT-GEN-7")
def test_gt_gen_7_the_three_entry_hexes_lie_side_by_side_on_the_german_edge() -> None:
    field = standard_battlefield(settle(["1"]))
    hexes = [field.cell(name) for name in ("L04", "L05", "L06")]
    assert set(hexes) <= set(field.edge("south"))
    assert field.distance(hexes[0], hexes[1]) == field.distance(hexes[1], hexes[2]) == 1
    entering = next(f for f in to_mission(generate_scripted(EXAMPLE, {})).sides[0].forces if f.by)
    assert (entering.by, entering.enters) == (("south",), 1)
    assert set(entering.numbers) == {3, 11, 16}


@pytest.mark.rule("GT-GEN-7")
def test_gt_gen_7_three_units_enter_as_a_group_for_one_cap() -> None:
    setting = setting_for(to_mission(generate_scripted(EXAMPLE, {})), "activation", {})
    game = Play(FIREFIGHT, setting, new(setting))
    assert _to_the_first_turn(game) == "german"
    assert game.state.caps == (7, 6)
    units = {c.id: n for n, c in enumerate(game.state.counters) if c.side == 0}
    hexes = [setting.field.cell(name) for name in ("L04", "L05", "L06")]
    says = [Pay("caps", 1), Step(units["G16"], hexes[1]), Step(units["G11"], hexes[2])]
    request = game.answer(Enter(units["G03"], hexes[0]))
    while isinstance(request, Choose) and request.question != "turn":
        asked = request.question != "facing"
        request = game.answer(says.pop(0) if asked else request.options[0])
    assert [game.state.counters[units[u]].cell for u in ("G03", "G16", "G11")] == hexes
    assert game.state.caps == (6, 6)
    assert game.state.activated[0] == ()
    assert not any(game.state.counters[u].spent for u in units.values())


def _to_the_first_turn(game: Play[Any]) -> str:
    """Win the roll-off for player B, take first answers else; returns who is to move."""
    dice = [(6, 6), (1, 1)]
    request = game.begin()
    while not (isinstance(request, Choose) and request.question == "turn"):
        if isinstance(request, Roll):
            request = game.answer(dice.pop(0))
        elif isinstance(request, Choose):
            request = game.answer(request.options[0])
        else:
            request = game.answer(request.pool[0])  # type: ignore[union-attr]
    return request.seat


@pytest.mark.rule("GEN-3.8.1-b", "GEN-3.8.1-a", "GT-GEN-8")
def test_gt_gen_8_switching_a_map() -> None:
    """Map 5 has water at B12, where a Rifle stands on map 1; the others keep their numbers."""
    done = told(
        soviet("03"),
        german("01"),
        soviet("15", "top", placements={"rifle-05": "B12", "mmg-18": "D09"}),
        german("10", "top", switch={"old": "1", "new": "5"}),
    )
    assert [placed.board for placed in done.state.layout] == ["5"]
    placed = {u.unit: done.shown(u.hex) for u in done.units("soviet", "map")}
    assert placed["mmg-18"] == "D09"
    field = standard_battlefield(settle(["5"]))
    assert field.terrain[field.cell("B12")].id == "water"
    dry = [c for c in range(len(field)) if field.terrain[c].id != "water"]
    nearest = min(field.distance(field.cell("B12"), cell) for cell in dry)
    assert field.distance(field.cell("B12"), field.cell(placed["rifle-05"])) == nearest


@pytest.mark.rule("GEN-3.0-b", "GT-GEN-9")
def test_gt_gen_9_only_bottom_options() -> None:
    done = told(guideline=1)
    assert {play.half for play in done.state.log} == {"bottom"}
    assert any("german" in line and "no victory-point option" in line for line in done.advice)
