"""The way to a moment: short, and it leads to the same moment with the same story."""

from __future__ import annotations

import random
import zlib

import msgspec
import pytest

from opfor.app.conversation import Eyes, Table
from opfor.app.conversation.history.ways import Way, followed, way_to
from opfor.app.registry import listings, load_game
from opfor.app.start import Start
from opfor.core.errors import OpforError

SOLO = [each for each in listings() if "generator" not in each]


def played(game_id: str, answers: int, **more: object) -> Eyes:
    game = load_game(game_id)
    first = game.options.__struct_fields__[0]
    options = {first: game.offered()[0][0]} if game.offered is not None else {}
    eyes = Table.new(game, Start(options=options, seed=7, **more)).seen_by()  # type: ignore[arg-type]
    pick = random.Random(answers)
    for number in range(answers):
        if number == answers // 2:
            eyes.undo()
        elif eyes.offers():
            eyes.answer(eyes.table.moment, [pick.choice(eyes.offers()).number])
    return eyes


def gone(way: Way) -> Eyes:
    """The end of a way that went through an address."""
    raw = msgspec.json.encode(way)
    return followed(msgspec.json.decode(raw, type=Way), lambda _lines: None).seen_by()


@pytest.mark.parametrize("game_id", SOLO)
def test_a_way_leads_to_the_same_moment(game_id: str) -> None:
    eyes = played(game_id, 25)
    there = gone(way_to(eyes))
    assert there.table.session.state == eyes.table.session.state
    assert there.question() == eyes.question()
    assert [told.text for told in there.story().told] == [told.text for told in eyes.story().told]


@pytest.mark.parametrize("game_id", SOLO)
def test_a_way_is_short(game_id: str) -> None:
    raw = msgspec.json.encode(way_to(played(game_id, 60)))
    assert len(zlib.compress(raw, 9)) < 300


def test_dice_of_a_table_and_corrections_are_on_the_way() -> None:
    eyes = played("blitzkrieg", 0, mode="table", table_sources=("die", "first theatre"))
    while not eyes.offers() or len(way_to(eyes).answers) < 4:
        eyes.answer(eyes.table.moment, [eyes.offers()[0].number])
    eyes.adjust("vp player 3")
    there = gone(way_to(eyes))
    assert there.table.session.state == eyes.table.session.state


@pytest.mark.parametrize("answers", [[999], [-1], [["x"]], [[]], ["nonsense"], [0] * 4000])
def test_a_way_that_leads_nowhere_is_one_line(answers: list[object]) -> None:
    way = msgspec.structs.replace(way_to(played("blitzkrieg", 0)), answers=tuple(answers))
    with pytest.raises(OpforError, match=r"^[^\n]+$"):
        followed(way, lambda _lines: None)


def test_where_others_have_secrets_there_is_no_way_before_the_end() -> None:
    table = Table.new(load_game("blitzkrieg"), Start(options={"mode": "two-player"}, seed=7))
    with pytest.raises(OpforError, match="shows both sides"):
        way_to(table.seen_by(table.people[0]))
