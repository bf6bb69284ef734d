"""What is said about boards, orders and missions where it seldom matters."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest

from opfor.cardboard.coh.board.battlefield import Battlefield, battlefield
from opfor.cardboard.coh.board.layout import Placed
from opfor.cardboard.coh.board.printed import Board
from opfor.cardboard.coh.board.sight_words import all_seen_in_words
from opfor.cardboard.coh.counters.action_cards import numbers_between
from opfor.cardboard.coh.counters.units import kind_numbered
from opfor.cardboard.coh.generator_cards.lanes import along
from opfor.cardboard.coh.missions.found import any_mission
from opfor.cardboard.coh.missions.own_missions import (
    is_mission_file,
    is_solo_file,
    own_missions,
    own_solo_missions,
)
from opfor.cardboard.coh.missions.possible_lines import artillery_faults, group_faults
from opfor.cardboard.coh.missions.solo_mission import is_solo
from opfor.cardboard.coh.orders.completion import completions
from opfor.cardboard.coh.orders.lines import OrderLine, StandingLine
from opfor.cardboard.coh.orders.meaning import describe
from opfor.cardboard.coh.orders.mistakes import _MOST, _listed
from opfor.cardboard.coh.orders.order_cards import blank_card
from opfor.cardboard.coh.orders.parse import parse_line
from opfor.core.errors import BadPack, OpforError
from opfor.core.owned import Owned, OwnPack, playing

BEST = ", on the hex that helps the AI most (SOLO-6.0-a)"


def ground(*woods: str) -> Battlefield:
    drawn = Board(id="t", terrain=dict.fromkeys(woods, "heavy-woods"))
    return battlefield((Placed("t"),), lambda _name: drawn)


@pytest.mark.parametrize(
    ("woods", "said"),
    [
        ((), "E09 sees 195 of 195 hexes."),
        (("B06",), "E09 sees 193 of 195 hexes. Hidden from it: A04, B05."),
        (
            ("D08", "D09", "D10", "E08", "E10", "F09"),
            "E09 sees 6 of 195 hexes. These: D08, E08, D09, F09, D10, E10.",
        ),
    ],
)
def test_what_a_hex_sees_is_told_by_the_shorter_list(woods: tuple[str, ...], said: str) -> None:
    field = ground(*woods)
    assert all_seen_in_words(field, field.cell("E09")) == said


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("Place 2 REs at D14 or E09", f": put on the map{BEST} (COH-6.0-a)"),
        ("Place 1 RE at D14", ": put on the map (COH-6.0-a)"),
        ("Place 2 REs at D14 and E09", ": put on the map (COH-6.0-a)"),
        ("Draw 1 Order Card then Place 1 RE at the drawn hex", ": put on the map (COH-6.0-a)"),
        ("Place 1 Mine", f": put on the map{BEST}"),
        ("If 1D6 >= 4: End the mission", "; the dice are rolled when the line is read"),
        ("If 4 < 1D6: End the mission", "; the dice are rolled when the line is read"),
        ("If CAPs > 3: End the mission", ": otherwise the line cannot be done"),
        ("If AI controls every Objective: End the mission", "; all Control Markers on the map"),
        ("If AI controls E09: End the mission", ": otherwise the line cannot be done"),
        ("Each AI: Rally", "Each: all that can, one after another"),
        ("2 AI: Rally", "2: at most 2, picked one after another (COH-7.1-b)"),
        ('Bring group "x"', "these counters come into play, from their entry edge"),
        ('Bring group "x" at E09', ": these counters come into play"),
    ],
)
def test_what_a_line_means_is_said_to_the_last_word(line: str, said: str) -> None:
    told = describe(parse_line(line))
    assert any(each.endswith(said) or each.startswith(said) for each in told), told


def test_one_ai_is_not_counted() -> None:
    told = describe(parse_line("AI: Rally"))
    assert [each.partition(":")[0] for each in told] == ["AI", "Rally"]


@pytest.mark.parametrize(
    ("kind", "typed", "found"),
    [
        ("line", "AI clo", ["AI closest to"]),
        ("tactical", "AI closest to Unit: Mo", ["AI closest to Unit: Move"]),
        ("tactical", "AI closest to unit:mo", ["AI closest to unit:Move"]),
        ("line", "nobody knows", []),
    ],
)
def test_a_line_goes_on_by_one_phrase(kind: str, typed: str, found: list[str]) -> None:
    assert completions(kind, typed) == [each.replace("unit:", "unit: ") for each in found]


def test_what_has_been_typed_whole_goes_on_with_what_may_follow() -> None:
    assert completions("line", "AI closest to Unit")[0] == "AI closest to Unit or Objective"
    offered = completions("tactical", "AI closest to Unit:")
    assert "AI closest to Unit: Attack" in offered
    assert "AI closest to Unit: Low Risk Move" in offered
    assert "Place 2 RE" in completions("line", "Place 2 ")
    assert not any(" a number" in each for each in completions("line", "Place "))


@pytest.mark.rule("SOLO-5.5-a", "QS-6")
def test_a_lane_goes_on_by_its_last_two_steps() -> None:
    assert list(islice(along((2, 5, 9, 12)), 8)) == [2, 5, 9, 12, 16, 19, 23, 26]


@pytest.mark.parametrize(
    ("text", "numbers"),
    [("02-04", [2, 3, 4]), ("20", [20]), ("4-2", []), ("x-2", []), ("1-100", []), ("", [])],
)
def test_numbers_are_written_as_a_range_or_alone(text: str, numbers: list[int]) -> None:
    assert list(numbers_between(text)) == numbers


def test_a_number_no_counter_has_is_told_with_the_last_there_is() -> None:
    with pytest.raises(OpforError, match=r"german counter 999: .* from 1 to (\d+)") as fault:
        kind_numbered("german", 999)
    last = int(str(fault.value).rpartition(" ")[2])
    assert kind_numbered("german", last).nation == "german"


def test_a_card_nobody_has_typed_is_never_carried_out() -> None:
    card = blank_card(7)
    assert (card.number, card.is_known, card.remain_fresh) == (7, False, False)
    assert (card.priority, card.tactical, card.track) == ((), (), None)


# -- missions -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "is_one"),
    [("hill", True), ("pack", False), ("board-7", False), ("german", False), ("tiles", False)],
)
def test_a_mission_is_a_file_that_is_nothing_else(name: str, is_one: bool) -> None:
    assert is_mission_file(Path(f"{name}.toml")) == is_one


@pytest.mark.parametrize(
    ("text", "solo"),
    [(b'player = "german"', True), (b"track = []", True), (b'title = "x"', False),
     (b"not = = toml", False), (b"\xff\xfe", False)],
)  # fmt: skip
def test_a_solo_mission_is_told_by_one_of_its_fields(
    text: bytes, solo: bool, tmp_path: Path
) -> None:
    path = tmp_path / "m.toml"
    path.write_bytes(text)
    assert is_solo_file(path) == solo


def test_a_mission_is_known_by_its_id_or_the_path_of_its_file() -> None:
    with pytest.raises(BadPack, match=r"mission.* or the path of a \.toml file"):
        any_mission("no-such-mission")
    with pytest.raises(BadPack, match="no such mission file"):
        any_mission("nowhere.toml")
    assert not is_solo("pack")
    assert not is_solo("nowhere")


def lines(*texts: str) -> list[OrderLine]:
    found = [parse_line(text) for text in texts]
    return [line for line in found if isinstance(line, OrderLine)]


def test_a_group_is_brought_by_the_side_it_belongs_to() -> None:
    groups = (("ours", True), ("theirs", False))
    own = lines('Bring group "theirs"', 'Bring Player group "ours"')
    assert list(group_faults(own, groups)) == []
    wrong = lines('Bring Player group "theirs"', 'Bring group "ours"')
    assert list(group_faults(wrong, groups)) == [
        'group "theirs" is the AI\'s; write "Bring group"',
        'group "ours" is the Player\'s; write "Bring Player group"',
    ]
    (unknown,) = group_faults(lines('End the mission then Bring group "x"'), groups)
    assert "ours" in unknown


@pytest.mark.rule("SOLO-6.2-b")
@pytest.mark.parametrize(
    ("standing", "fires", "faults"),
    [
        (["Always: AI plot no artillery"], ["Artillery on Unit"], 0),
        (["Always: Gun AI hold position", "Always: AI plot no artillery"],
         ["End the mission", "Artillery on Unit"], 0),
        (["Always: Gun AI hold position"], ["Artillery on Unit"], 1),
        (["Always: AI plot no artillery"], ["Sniper Fire on Unit"], 1),
        ([], [], 2),
    ],
)  # fmt: skip
def test_artillery_of_the_ai_needs_a_rule_and_a_line(
    standing: list[str], fires: list[str], faults: int
) -> None:
    rules = [each for text in standing if isinstance(each := parse_line(text), StandingLine)]
    assert len(artillery_faults("sides.soviet.artillery", rules, lines(*fires))) == faults


def test_the_owners_missions_are_told_apart_by_their_fields() -> None:
    files = {"alone.toml": 'player = "german"', "pair.toml": 'title = "x"', "german.toml": ""}
    pack = OwnPack(id="mine", folder="/mine", files={"pack.toml": "", **files})
    with playing(Owned([pack])):
        assert own_solo_missions() == {"alone": Path("/mine/alone.toml")}
        assert own_missions() == {"pair": Path("/mine/pair.toml")}
        assert is_solo("alone")
        assert not is_solo("pair")
    assert not is_solo("alone")


@pytest.mark.parametrize(("more", "end"), [(0, ""), (1, " and 1 more")])
def test_what_could_stand_there_is_cut_short_only_if_there_is_more(more: int, end: str) -> None:
    words = [f"word{number:02d}" for number in range(_MOST + more)]
    said = _listed(words)
    assert said.endswith(f"word{_MOST - 1:02d}{end}")
