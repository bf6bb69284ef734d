"""Tables go to sleep when nobody plays them, and are found again as they stood."""

from __future__ import annotations

import shutil
import time
from collections.abc import Callable
from pathlib import Path
from threading import Thread

import pytest

from opfor.app.conversation.opening import find_save
from opfor.app.store import SUFFIX, read_save, written
from opfor.core.errors import OpforError
from opfor.surfaces.web.asks import Again, New, Since, Text
from opfor.surfaces.web.asks import Path as Answer
from opfor.surfaces.web.calls import CALLS
from opfor.surfaces.web.choices import choices
from opfor.surfaces.web.desk import Desk
from opfor.surfaces.web.shelf import Files
from opfor.surfaces.web.visitor import Visitor
from tests.conftest import Opfor
from tests.own_boxes import PACKS, write


def test_a_table_nobody_plays_is_left_to_the_terminal(tmp_path: Path) -> None:
    desk = Desk(Files(tmp_path))
    name = desk.new(New("blitzkrieg", 7)).table
    path = tmp_path / f"{name}{SUFFIX}"
    with desk.followed(name):
        desk.sweep(idle=-1)
        with pytest.raises(OpforError, match="open in another program"):
            read_save(path)
    desk.sweep(idle=-1)
    saved, file = read_save(path)
    file.close()
    with desk.at(name) as table:
        assert table.moment == len(saved.lines)


def test_a_table_somebody_is_at_is_not_put_to_sleep_for_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While it is looked up whether a table is as the shelf has it, others may need its room."""
    monkeypatch.setattr("opfor.surfaces.web.desk.MOST_AWAKE", 1)
    desk = Desk(Files(tmp_path))
    first, second = (desk.new(New("blitzkrieg", seed)).table for seed in (7, 8))
    desk.sleep(second)
    counted = desk.shelf.count

    def open_the_other() -> None:
        with desk.at(second):
            pass

    def slow(name: str) -> int:
        count = counted(name)
        if name == first:
            other = Thread(target=open_the_other)
            other.start()
            other.join()
        return count

    monkeypatch.setattr(desk.shelf, "count", slow)
    with desk.at(first) as table:
        before = table.moment
        table.seen_by("").answer(before, [0])
    with desk.at(first) as again:
        assert again is table
        assert again.moment > before


def test_who_waited_for_a_sleeping_table_is_alone_at_it(tmp_path: Path) -> None:
    """The first leaves the table asleep while the second waits; the third comes when the second is
    there, and must wait as well."""
    desk = Desk(Files(tmp_path))
    name = desk.new(New("blitzkrieg", 7)).table
    there: list[int] = []
    most = 0

    def come(number: int, *others: Thread) -> None:
        nonlocal most
        with desk.at(name):
            there.append(number)
            most = max(most, len(there))
            for other in others:
                other.start()
                wait_for(lambda: desk._turns.wanted(name) == 2 or len(there) == 2)
            there.remove(number)

    third = Thread(target=come, args=(3,))
    second = Thread(target=come, args=(2, third))
    with desk.at(name):
        second.start()
        wait_for(lambda: desk._turns.wanted(name) == 2)
        desk.sleep(name)
    second.join()
    third.join()
    assert most == 1
    assert not desk._turns.wanted(name)


def wait_for(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.001)


def test_what_was_asked_for_longest_ago_sleeps_when_there_are_too_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("opfor.surfaces.web.desk.MOST_AWAKE", 2)
    desk = Desk(Files(tmp_path))
    names = [desk.new(New("blitzkrieg", seed)).table for seed in (7, 8, 9)]
    desk.sleep(names[2])
    for name in (names[1], names[0], names[2]):
        with desk.at(name):
            pass
    assert list(desk._awake) == [names[0], names[2]]
    _, file = read_save(tmp_path / f"{names[1]}{SUFFIX}")
    file.close()


def test_what_somebody_brings_is_not_what_lies_there(tmp_path: Path) -> None:
    desk = Desk(Files(tmp_path))
    name = desk.new(New("blitzkrieg", 7)).table
    with desk.at(name) as table:
        text = table.save()
    other = desk.open(Text(text)).table
    assert other != name
    with desk.at(other) as table:
        assert table.save() == text


@pytest.mark.parametrize("text", ["", "{}", "[1]", '{"game": "chess"}', "x" * 1000, "null"])
def test_what_is_neither_save_nor_position_is_refused(tmp_path: Path, text: str) -> None:
    with pytest.raises(OpforError):
        Desk(Files(tmp_path)).open(Text(text))


def test_a_desk_with_packs_begins_games_with_them_and_opens_their_saves_anywhere(
    tmp_path: Path,
) -> None:
    pack = write(tmp_path / "mine", "blitzkrieg", **PACKS["blitzkrieg"])
    other = write(tmp_path / "box", "2gm", **PACKS["2gm"])
    desk = Desk(Files(tmp_path / "saves"), (str(pack), str(other)))
    assert "mine" in [value.value for value in choices(desk.game("blitzkrieg")).options[0].values]
    opened = desk.new(New("blitzkrieg", 3))
    with desk.at(opened.table) as table:
        header, lines = table.header, list(table.lines)
    assert [each.id for each in header.own] == ["mine"]
    shutil.rmtree(pack)
    elsewhere = Desk(Files(tmp_path / "elsewhere"))
    again = elsewhere.open(Text(written(header, lines)))
    with elsewhere.at(again.table) as table:
        assert table.session.setting.constants.end_points == 12


@pytest.mark.parametrize(
    ("chance", "mode", "untold"),
    [((), "play", False), (("table",), "table", True), (("told",), "table", False),
     (("cup",), "table", False)],
)  # fmt: skip
def test_beside_a_table_a_hand_is_its_owners_business_unless_they_tell_it(
    tmp_path: Path, chance: tuple[str, ...], mode: str, untold: bool
) -> None:
    desk = Desk(Files(tmp_path))
    name = desk.new(New("blitzkrieg", 7, chance=chance)).table
    with desk.at(name) as table:
        assert table.header.mode == mode
        assert bool(table.header.untold_sources) is untold
        sources = {each.name: each for each in table.seen_by().sources()}
        assert sources["untold"].at_table is untold
        assert sources["untold"].by == ("stays untold" if untold else "is told")
        if untold:
            table.seen_by().at_table("untold", False)
            assert not table.session.sources.untold


def test_a_game_of_a_generated_mission_opens_in_another_engine(
    tmp_path: Path, opfor: Opfor
) -> None:
    out = tmp_path / "raid.toml"
    assert opfor("generate", "coh", "--auto", "--solo", "--out", str(out)).code == 0
    assert opfor("play", "coh", str(out), "--seed", "3", typed="quit\n").code == 0
    text = find_save("").read_text(encoding="utf-8")
    out.unlink()
    desk = Desk(Files(tmp_path / "elsewhere"))
    with desk.at(desk.open(Text(text)).table) as table:
        assert table.session.setting.mission.id == "raid"


def test_no_answer_looks_for_games_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Reading what games there are takes longer than many an answer."""
    visitor = Visitor(Desk(Files(tmp_path)))
    table = visitor.new(New("coh", 7, {"mission": "first-light"})).table
    monkeypatch.setattr("opfor.app.registry.bundled", lambda: pytest.fail("games were looked for"))
    now = CALLS["now"].does(visitor, Since(table))
    assert now.sheets
    assert CALLS["answer"].does(visitor, Answer(table, now.view.moment, (0,))).sheets


def test_names_given_at_the_same_time_are_all_kept(tmp_path: Path) -> None:
    shelf = Files(tmp_path)
    givers = [Thread(target=shelf.rename, args=(f"game-{n}", f"name {n}")) for n in range(40)]
    for each in givers:
        each.start()
    for each in givers:
        each.join()
    assert shelf._names() == {f"game-{n}": f"name {n}" for n in range(40)}


def test_the_next_game_is_played_from_the_other_side(tmp_path: Path) -> None:
    desk = Desk(Files(tmp_path))
    asked = New("coh", 7, options={"mission": "two-hills"}, players=("against:random",))
    first = desk.new(asked)
    second = desk.again(Again(first.table, other=True))
    assert len(first.seats) == len(second.seats) == 1
    assert first.seats != second.seats
    with desk.at(second.table) as table:
        assert dict(table.header.players) == {first.seats[0]: "random"}
    alone = desk.new(New("blitzkrieg", 7)).table
    with pytest.raises(OpforError, match="nobody can change sides"):
        desk.again(Again(alone, other=True))
