"""Missions: the six firefights, set-up, and one clear line for each mistake."""

from __future__ import annotations

from pathlib import Path

import pytest

from opfor.cardboard.coh.counters.units import kind_numbered
from opfor.cardboard.coh.missions.mission import (
    MISSIONS,
    Mission,
    mission,
    mission_ids,
    read_mission,
)
from opfor.core.chance import Seeded
from opfor.core.errors import BadPack
from opfor.core.play import Play
from opfor.core.requests import Choose
from opfor.games.coh import GAME
from opfor.games.coh.course.players.baseline import baseline_player
from opfor.games.coh.values.options import Options
from opfor.games.coh.values.preparation import prepare
from opfor.games.coh.values.start import new
from opfor.games.coh.values.tables import check_pack
from opfor.games.coh.values.teams import players_meant
from opfor.kit.packs import read_manifest


def test_nine_firefights_from_short_to_long() -> None:
    found = [mission(name) for name in mission_ids()]
    assert len(found) == 9
    assert sorted(players_meant(m) for m in found) == [*[2] * 6, 3, 4, 4]
    assert [m.minutes for m in found] == sorted(m.minutes for m in found)
    assert found[0].minutes <= 20
    assert len(found[-1].maps) == 2
    assert all(m.provenance == "original" and m.briefing for m in found)
    assert read_manifest(MISSIONS).game == "coh"


def test_together_they_use_every_kind_of_weapon() -> None:
    numbers = [
        (side.nation, number)
        for name in mission_ids()
        for side in mission(name).sides
        for force in side.forces
        for number in force.numbers
    ]
    traits = {t for nation, n in numbers for t in kind_numbered(nation, n).traits}
    assert {"mortar", "flame", "transport", "turret", "smoke-fired", "pioneer"} <= traits
    works = {work.kind for name in mission_ids() for work in mission(name).works}
    assert works == {"mines", "bunker", "trench", "barbed-wire", "road-block"}


@pytest.mark.rule("COH-1.0-b")
def test_set_up_takes_points_caps_and_piles_from_the_mission() -> None:
    setting = prepare(Options(mission="crossroads"), {})
    state = new(setting)
    assert state.caps == (7, 4)
    assert state.vp == (0, 0)
    assert new(prepare(Options(mission="church-tower"), {})).vp == (0, 1)
    assert (len(state.soft), len(state.armour)) == (20, 20)
    assert state.counters[setting.mission.sides[0].forces[0].numbers[0] - 1].id == "G01"


@pytest.mark.parametrize("name", mission_ids())
def test_sensible_players_play_each_to_the_end(name: str) -> None:
    setting = prepare(Options(mission=name), {})
    play = Play(GAME, setting, new(setting))
    chance = Seeded(7)
    request = play.begin()
    while request is not None:
        if isinstance(request, Choose):
            seen = GAME.view(setting, play.state, request.seat)
            pick = lambda n: chance.pick("player", n)  # noqa: E731
            answer = baseline_player(setting, seen, request, pick)
            assert answer in request.options
        else:
            answer = chance(request)
        request = play.answer(answer)
    assert play.state.stage == "over"
    destroyed = [c for c in play.state.counters if c.place == "destroyed"]
    assert destroyed, "two sensible players hurt each other"


def edited(tmp_path: Path, old: str, new_text: str, name: str = "crossroads") -> Path:
    text = (MISSIONS / f"{name}.toml").read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / f"{name}.toml"
    path.write_text(text.replace(old, new_text, 1), encoding="utf-8")
    return path


MISTAKES = [
    ('maps = ["1"]', 'maps = ["77"]', "maps: board: '77' is not known"),
    ("caps = 7", "caps = -5", "sides.german.caps: -5 is less than nothing"),
    ('hex = "G08"\nowner', 'hex = "Z08"\nowner', "control[0].hex: hex Z08 is not on map"),
    ("numbers = [16]", "numbers = [1]", "numbers: 1 is already used; each counter exists once"),
    ("numbers = [16]", "numbers = [99]", "german counter 99: there is none"),
    ('by = ["south 06-12"]', 'by = ["L01"]', "forces[1].by: hex L01 is cut by the edge"),
    ('by = ["south 06-12"]', "by = []", "forces[1].by: entering units need the hexes"),
    ("enters = 2", "enters = 9", "forces[1].enters: round 9 is after the last, 4"),
    ("enters = 2", "enters = -1", "forces[1].enters: -1; give the round they come in"),
    ("numbers = [16]", "numbers = []", "numbers: name at least one counter"),
    ('cards = ["02-07"]', 'cards = ["2-999999999"]', "is not a number or a range such as 02-07"),
    ('cards = ["02-07"]', 'cards = ["07-02"]', "is not a number or a range such as 02-07"),
    ('cards = ["02-07"]', 'cards = ["02-19"]', "cards: card: '14' is not known"),
    ("rounds = 4", "rounds = 0", "rounds: a mission lasts at least one round"),
    ('id = "crossroads"', 'id = "other"', "id: the file must be called other.toml"),
    ("rounds = 4", "rounds = 4\nlength = 3", "Object contains unknown field `length`"),
    ('nation = "soviet"', 'nation = "german"', "sides: both are german"),
    ('hex = "G08"\nfacing', 'hex = "G08"\narea = ["A02"]\nfacing', "give exactly one of hex, area"),
]


@pytest.mark.rule("X-6")
@pytest.mark.parametrize(("old", "new_text", "complaint"), MISTAKES)
def test_mistakes_are_named_in_one_line(
    tmp_path: Path, old: str, new_text: str, complaint: str
) -> None:
    path = edited(tmp_path, old, new_text)
    with pytest.raises(BadPack) as caught:
        read_mission(path)
    said = str(caught.value)
    assert complaint in said
    assert str(path) in said
    assert "\n" not in said


@pytest.mark.parametrize(
    ("old", "new_text", "complaint"),
    [
        ("rides = 38", "rides = 99", "rides: 99 must be listed before those who ride it"),
        ("rides = 35", "rides = 1", "rides: Rifle 1 carries nobody; name a transport"),
        ("rides = 35", "rides = 38", "rides: one vehicle carries or tows one unit"),
        ("german-truck = 2", "german-tank = 2", "kill_vp_of: unit: 'german-tank' is not known"),
    ],
)
def test_riders_and_points_are_checked(
    tmp_path: Path, old: str, new_text: str, complaint: str
) -> None:
    with pytest.raises(BadPack) as caught:
        read_mission(edited(tmp_path, old, new_text, "convoy"))
    assert complaint in str(caught.value)


def test_a_gun_cannot_begin_in_heavy_woods(tmp_path: Path) -> None:
    path = edited(tmp_path, "numbers = [1]\nhex", "numbers = [28]\nhex")
    text = path.read_text(encoding="utf-8").replace('hex = "G08"\nfacing', 'hex = "G07"\nfacing')
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadPack, match=r"forces\[0\].hex: .* 28 cannot stand on this ground"):
        read_mission(path)


def test_joining_unequal_edges_is_refused(tmp_path: Path) -> None:
    maps = '["1", {board = "2", to = "1", edge = "north", to_edge = "east"}]'
    path = edited(tmp_path, 'maps = ["1"]', f"maps = {maps}")
    with pytest.raises(BadPack, match="join along edges of equal length"):
        read_mission(path)


def test_an_unknown_mission_is_answered_with_those_there_are() -> None:
    with pytest.raises(BadPack, match="'nowhere' is not known; choose one of: crossroads"):
        mission("nowhere")


def test_the_games_own_packs_are_sound() -> None:
    packs = MISSIONS.parent
    for name in ("units", "cards", "missions", "solo", "orders"):
        assert check_pack(packs / name) == []


def test_two_units_with_one_number_are_refused(tmp_path: Path) -> None:
    from opfor.cardboard.coh.counters.units import UNITS, read_units

    text = (UNITS / "german.toml").read_text(encoding="utf-8")
    path = tmp_path / "german.toml"
    path.write_text(text.replace("numbers = [44]", "numbers = [43]"), encoding="utf-8")
    with pytest.raises(BadPack, match="43 is already the number of 'german-demag-38'"):
        read_units(path)


def test_a_mission_is_a_value() -> None:
    assert isinstance(mission("crossroads"), Mission)
