"""Every position written is read back: states of missions under way, and boards drawn by hand."""

from __future__ import annotations

import json
from typing import Any

import pytest

from opfor.cardboard.coh.missions.solo_mission import solo_mission, solo_mission_ids
from opfor.core.chance import Seeded
from opfor.core.errors import BadPosition
from opfor.core.play import Play
from opfor.core.requests import Choose
from opfor.games.coh import GAME
from opfor.games.coh.bot.seen.outlook import outlook_now
from opfor.games.coh.tests.naive_orders.generator import position
from opfor.games.coh.told.positions.files import read, write
from opfor.games.coh.values.preparation import solo_setting


def again(form: dict[str, Any]) -> dict[str, Any]:
    setting, state = read({}, json.dumps(form).encode())
    return write(setting, state)


@pytest.mark.rule("X-9")
@pytest.mark.parametrize("name", solo_mission_ids())
def test_positions_of_a_mission_read_back(name: str) -> None:
    setting = solo_setting(solo_mission(name), {})
    play, chance = Play(GAME, setting, GAME.new(setting)), Seeded(5)
    request, compared = play.begin(), 0
    for turn in range(240):
        if request is None:
            break
        if turn % 30 == 0:
            form = write(setting, play.state)
            assert again(form) == form
            compared += len(form["counters"]) > 0
        choosing = isinstance(request, Choose)
        answer = (
            request.options[chance.pick("anybody", len(request.options))]  # type: ignore[union-attr]
            if choosing
            else chance(request)
        )
        request = play.answer(answer)
    assert compared


@pytest.mark.rule("X-9")
def test_a_position_keeps_its_objectives_its_reinforcements_and_its_card() -> None:
    card = {"colour": "blue", "tactical": ["AI closest to Objective: Move"]}
    given = {
        "counters": [
            {"id": "a1", "side": "ai", "unit": "german-rifle", "hex": "E09", "facing": "S"}
        ],
        "objectives": ["L10", "north edge", "south 04-08"],
        "reinforcements": {"ai": 1, "player": 2},
        "card": card,
    }
    written = again(given)
    assert {name: written[name] for name in given if name != "counters"} == {
        name: value for name, value in given.items() if name != "counters"
    }
    assert again(written) == written
    assert again(given | {"card": 12})["card"] == 12


@pytest.mark.rule("COH-4.1.4-a", "COH-4.1.2-p")
def test_who_reads_orders_knows_what_the_file_of_a_position_says() -> None:
    given = {
        "control_markers": [{"hex": "C05", "owner": "player"}, {"hex": "D05", "owner": "ai"}],
        "objectives": ["L10", "C05", "west edge"],
        "reinforcements": {"ai": 1, "player": 2},
    }
    setting, state = read({}, json.dumps(given).encode())
    outlook = outlook_now(setting, state)
    assert [objective.name for objective in outlook.objectives] == ["L10", "C05", "west edge"]
    assert outlook.objectives[2].cells == setting.field.edge("west")
    assert outlook.arriving == (1, 2)


@pytest.mark.parametrize("seed", range(5))
def test_a_board_drawn_by_hand_reads_back(seed: int) -> None:
    given = position(seed) | {
        "smoke": {"heavy": ["A02"], "light": ["L18"]},
        "works": [{"kind": "mines", "hex": "B03"}, {"kind": "bunker", "hex": "L17", "facing": "S"}],
    }
    given["board"] |= {"levels": {"E05": 1}, "walls": [["F04", "G05"]]}
    given["counters"][0]["values"] = {"red": 6, "range": 9}
    written = again(given)
    assert again(written) == written
    assert written["card"]["tactical"] == given["card"]["tactical"]
    assert written["counters"][0]["values"] == {"red": 6, "range": 9}
    assert written["smoke"] == given["smoke"]
    assert written["works"] == given["works"]
    for kind, names in given["board"]["terrain"].items():
        assert set(written["board"]["terrain"][kind]) == set(names)


def test_smoke_as_old_files_list_it_is_read() -> None:
    old = position(1) | {"smoke": [{"hex": "A02", "density": 2}, {"hex": "L18", "density": 1}]}
    written = again(old)
    assert written["smoke"] == {"heavy": ["A02"], "light": ["L18"]}


@pytest.mark.parametrize(
    ("part", "said"),
    [
        ({"smoke": {"heavy": ["F05"], "light": ["F05"]}}, "has smoke already"),
        ({"smoke": [{"hex": "F05"}, {"hex": "F05"}]}, "smoke[1]: F05 has smoke already"),
        ({"smoke": [{"hex": "F05", "density": 3}]}, "smoke[0].density"),
        ({"smoke": {"dense": []}}, "known are: heavy, light"),
        ({"works": [{"kind": "moat", "hex": "F05"}]}, "works[0].kind"),
        ({"works": [{"kind": "bunker", "hex": "F05"}]}, "facing: it is missing"),
        ({"works": [{"kind": "trench", "hex": "F05", "facing": "N"}]}, "facing: it has none"),
        ({"works": [{"kind": "wire", "hex": "F05"}, {"kind": "mines", "hex": "F05"}]}, "already"),
        ({"works": [{"kind": "hasty-defence", "hex": "F05"}]}, "nobody on foot"),
        ({"works": [{"kind": "wire", "hex": "Z05"}]}, "Z05"),
    ],
)
def test_what_cannot_lie_there_is_one_line(part: dict[str, Any], said: str) -> None:
    with pytest.raises(BadPosition) as caught:
        read({}, json.dumps(part).encode())
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)
