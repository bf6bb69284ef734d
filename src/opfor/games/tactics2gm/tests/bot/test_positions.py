"""Position files: the example of the contract, export, phases, bad input."""

from __future__ import annotations

import json
from typing import Any

import pytest
from msgspec.structs import replace

from opfor.core.chance import Seeded
from opfor.core.errors import BadPosition
from opfor.core.game import Situation
from opfor.core.play import Play
from opfor.core.requests import Choose
from opfor.core.trace import decision_json
from opfor.games.tactics2gm import GAME
from opfor.games.tactics2gm.tests.bot.story import ai, asked, choices, decided, foe, rulings_of
from opfor.games.tactics2gm.told.positions.files import decide, read, write

EXAMPLE: dict[str, Any] = {
    "game": "2gm", "kind": "battle-royal", "turn": 4, "ap": 6,
    "units": [
        {"id": "a1", "side": "ai", "card": "sherman", "line": 2, "column": 3, "wounds": 1},
        {"id": "p1", "side": "player", "type": "tank", "line": 5, "column": 3, "cost": 4,
         "movement": 2, "range": 3, "to_hit": 5, "penetration": 4, "damage": 2, "defence": 4,
         "hp": 4},
    ],
    "terrain": [{"card": "house", "line": 3, "column": 4}],
    "target": None, "hand": ["heavy-infantry", "pak40", "mines"], "player_hand": 6,
}  # fmt: skip


def answer(form: Any, seed: int = 1) -> Situation:
    raw = form if isinstance(form, bytes) else json.dumps(form).encode()
    return decide(rulings_of(), raw, Seeded(seed))


def test_the_example_is_decided() -> None:
    situation = answer(EXAMPLE | {"d10": 6})
    first = decision_json(situation.decisions[0])
    assert first["question"] == "stance"
    assert (first["rolled"], first["total"], first["chosen"]) == (6, 7, "advance")
    assert [m["value"] for m in first["modifiers"]] == [2, -1]
    questions = {d.question for d in situation.decisions}
    assert questions <= {"stance", "move", "deploy", "column", "equip", "support", "shoot"}
    assert situation.summary.startswith("The AI rolls 6, which makes 7: Advance.")


@pytest.mark.parametrize(
    ("phase", "questions"),
    [("start", {"stance"}), ("movement", {"stance", "move"}),
     ("deployment", {"stance", "deploy", "column", "equip"}), ("shooting", {"stance", "shoot"})],
)  # fmt: skip
def test_a_phase_alone(phase: str, questions: set[str]) -> None:
    situation = answer(EXAMPLE | {"phase": phase, "d10": 6})
    assert {d.question for d in situation.decisions} <= questions
    assert "stance" in {d.question for d in situation.decisions}


def test_a_given_stance_is_not_rolled() -> None:
    situation = answer(EXAMPLE | {"stance": "full-assault", "phase": "shooting"})
    assert asked(situation, "stance") == []
    assert choices(situation, "shoot") == ["p1"]


def test_units_are_called_as_the_position_calls_them() -> None:
    situation = decided(
        ai("my tank", 3, 5, "panzer-iv"), foe("yours", 4, 5), stance="defense", phase="shooting"
    )
    assert situation.actions[0]["unit"] == "my tank"
    assert asked(situation, "shoot")[0].candidates == ("yours",)


def midgame(seed: int, **options: Any) -> tuple[Any, Any]:
    """A solo game stopped at the AI's fifth turn."""
    setting = GAME.prepare(GAME.options(**options), rulings_of())
    stops: list[Any] = []
    play = Play(GAME, setting, GAME.new(setting), on_step=lambda p: stops.append(p.state))
    chance = Seeded(seed)
    request = play.begin()
    while request is not None and play.state.turns[0] < 5:
        if isinstance(request, Choose):
            person = GAME.players["baseline"]
            view = GAME.view(setting, play.state, request.seat)
            answered = person(setting, view, request, lambda n: chance.pick("person", n))
        else:
            answered = chance(request)
        request = play.answer(answered)
    return setting, [s for s in stops if s.stage == "turn" and s.mover == 0][-1]


@pytest.mark.parametrize("options", [{}, {"scenario": "bridge-at-dawn"}], ids=["royal", "bridge"])
def test_an_exported_position_reads_back_as_the_same_board(options: dict[str, Any]) -> None:
    setting, state = midgame(3, **options)
    form = write(setting, state)
    again, loaded = read(rulings_of(), json.dumps(form).encode())
    here = sorted((u.side, u.card, u.cell, u.wounds) for u in state.units)
    assert sorted((u.side, u.card, u.cell, u.wounds) for u in loaded.units) == here
    assert (loaded.ap, loaded.hq, loaded.turns[0]) == (state.ap, state.hq, state.turns[0])
    assert again.ai_kind == setting.ai_kind
    assert answer(form).decisions[0].question == "stance"
    assert [u.id for u in loaded.units] == [u.id for u in state.units], "ids are those of the game"
    assert write(again, loaded) == form


def test_a_position_after_the_fall_of_an_hq_reads_as_the_end_it_is() -> None:
    setting, state = midgame(3)
    form = write(setting, replace(state, hq=(9, 0)))
    _, loaded = read(rulings_of(), json.dumps(form).encode())
    assert (loaded.stage, loaded.hq) == ("over", (9, 0))
    assert loaded.result is not None
    assert loaded.result.winner == 1


def test_an_hq_that_fell_where_nobody_wins_by_it_leaves_the_ai_its_turn() -> None:
    setting, state = midgame(3, scenario="bridge-at-dawn")
    form = write(setting, replace(state, hq=(0, 9)))
    assert answer(form).decisions[0].question == "stance"


def test_ids_stay_as_given_when_a_position_is_written_again() -> None:
    truck = ai("my truck", 1, 1, "truck")
    rider = ai("rider", 1, 1, "heavy-infantry", aboard="my truck")
    units = (
        truck,
        rider,
        ai("a9", 2, 2, "pak40"),
        foe("p9", 6, 6, "sherman"),
        foe("a2", 5, 5, "pak40"),
    )
    raw = json.dumps({"game": "2gm", "units": units}).encode()
    setting, state = read(rulings_of(), raw)
    assert [u["id"] for u in write(setting, state)["units"]] == [u["id"] for u in units]
    assert write(setting, state)["units"][1]["aboard"] == "my truck"
    assert state.next_id > max(u.id for u in state.units)


BAD = [
    (b"{", "not valid JSON"),
    ({"turns": 4}, "unknown field"),
    ({"units": [ai("a", 9, 1)]}, "line 9, column 1 is off the board"),
    ({"units": [ai("a", 1, 1), ai("a", 1, 2)]}, "listed twice"),
    ({"units": [ai("a", 1, 1), foe("p", 1, 1)]}, "room for 1 of one side"),
    ({"units": [ai("a", 1, 1, "shermann")]}, "shermann"),
    ({"units": [{"id": "a", "side": "ai", "line": 1, "column": 1}]}, "a type and values"),
    ({"units": [ai("a", 1, 1, hp=2, wounds=2)]}, "at most 1"),
    ({"hand": ["tigre"]}, "did you mean tiger"),
    ({"hand": ["b17"]}, "did you mean b-17"),
    ({"kind": "royal"}, "choose one of: battle-royal, offensive, defensive"),
    ({"phase": "fire"}, "choose one of: start, movement, deployment, shooting"),
    ({"target": {"line": 1, "column": 1, "goal": "take"}}, "choose one of: destroy, defend"),
    ({"units": [ai("a", 1, 1, traits=["brave"])]}, "'brave' is not known; choose one of: scout"),
    ({"units": [ai("a", 1, 1, speed=3)]}, "known are: id, side, card"),
    ({"units": [ai("a", 1, 1, "sherman", hp=9)]}, "hp 9, but card 'sherman' prints 4"),
    ({"units": [ai("a", 1, 1, "truck"), ai("b", 1, 2, "sherman", aboard="a")]}, "cannot be aboard"),
    ({"units": [ai("a", 1, 1, "truck"), foe("b", 1, 2, aboard="a")]}, "of its own side"),
    ({"units": [ai("b", 1, 2, aboard="c")]}, "'c' is not known"),
    ({"terrain": [{"card": "castle", "line": 1, "column": 1}]}, "castle"),
    ({"stance": "panic"}, "panic"),
    ({"d10": 11}, "d10"),
    ({"columns": 7}, "even number"),
    ({"columns": 22}, "even number of 4 to 20 columns"),
    ({"columns": 10**9}, "columns"),
    ({"ai_ap": 2.3}, "in steps of 0.5"),
    ({"ai_ap": 99}, "in steps of 0.5"),
    ({"units": [ai("a", 13, 1)]}, "line"),
    ({"units": [ai("a", 1, 21)]}, "column"),
    ({"units": [ai("a", 1, 1, to_hit=11)]}, "to_hit"),
    ({"units": [ai("a", 1, 1, hp=100)]}, "hp"),
    ({"units": [ai("a", 1, 1, aim=-40)]}, "aim"),
    ({"units": [ai("a", 1, 1, cover=40)]}, "cover"),
    ({"units": [ai("a", 1, 1, rank=6)]}, "rank"),
    ({"player_hand": 10**6}, "player_hand"),
    ({"hand": ["hit"] * 201}, "hand"),
    ({"hq": {"player": 8}}, "at most 7"),
    ({"terrain": [{"card": "wall", "line": 1, "column": 1, "damage": 50}]}, "would be gone"),
    ({"turn": 10**7}, "turn"),
]


@pytest.mark.parametrize(("change", "said"), BAD, ids=[str(said) for _change, said in BAD])
def test_bad_positions_are_one_clear_line(change: Any, said: str) -> None:
    form = change if isinstance(change, bytes) else EXAMPLE | change
    with pytest.raises(BadPosition) as caught:
        answer(form)
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)
