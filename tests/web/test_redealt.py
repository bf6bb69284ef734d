"""What a seat may not see, dealt anew: no call, news or export of a shared server tells the two
games apart, neither to the other seat nor to somebody who looks on."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from opfor.app.registry import load_game
from opfor.app.session import Session
from opfor.app.start import Start
from opfor.core.chance import Seeded
from opfor.core.errors import OpforError
from opfor.core.foresight import foresight_of
from opfor.surfaces.web.calls import CALLS, ask
from opfor.surfaces.web.desk import Desk
from opfor.surfaces.web.shelf import Files
from opfor.surfaces.web.visitor import Visitor
from tests.conformance.cases import at_random

GAMES = {
    "blitzkrieg": {"mode": "two-player"},
    "2gm": {"mode": "two-player"},
    "coh": {"mission": "crossroads"},
}
MOMENTS = 6
APART = ("new", "again", "play_mission", "restore", "box_import", "learn")
"""Calls that make something new, with a name of its own."""
SLOW = ("hint", "review", "warn", "printed", "box_sheet")
WORDS = {"ref": "x", "key": "x", "id": "X-1", "text": "1", "origin": "", "to": "x", "source": "die"}


def moments(game_id: str) -> list[tuple[Session, Any]]:
    """Sessions that stand at the beginning of a step, and their state."""
    game, found = load_game(game_id), []
    session, respond = Session.new(game, Start(options=GAMES[game_id], seed=11)), at_random(12)
    while session.pending is not None and len(found) < MOMENTS:
        session.answer(respond(session.pending))
        if session.pending is not None and not session.play.step_answers:
            found.append((session, session.play.step_start))
    return found


def redealt(session: Session, state: Any, seat: str, seed: int) -> Any:
    """The same for the seat; what it cannot see lies otherwise."""
    game, setting, pick = session.game, session.setting, partial(Seeded(seed).pick, "deal")
    return foresight_of(game).redeal(setting, game.view(setting, state, seat), seat, pick)


def put_down(desk: Desk, session: Session, state: Any) -> str:
    """A game that begins with a state."""
    header = session.header
    begun = Session.new(
        session.game, Start(options=header.options, rulings=header.rulings, seed=5, state=state)
    )
    table = desk.shelf.create(begun.header, "somebody")
    desk.shelf.append(table, 0, begun.history.lines)
    return table


def told(desk: Desk, table: str, seat: str, left_out: Collection[str]) -> dict[str, Any]:
    """Everything that a visitor with the code of a seat gets, refusals as well."""
    visitor = Visitor(desk, "b" * 32, "secret")
    said = f"{seat}~{visitor.code(table, seat)}" if seat else ""
    with desk.at(table) as found:
        moment, offers = found.moment, found.seen_by(seat).view(None).question
    paths = [[n] for n in range(len(offers.offers) if offers else 0)][:4] or [[0]]
    answers: dict[str, Any] = {}
    for name, call in CALLS.items():
        names = {field.name for field in msgspec.structs.fields(call.takes)}
        if name in left_out or not {"table", "seat"} <= names or "answer" in name:
            continue
        for path in paths if "path" in names else [[]]:
            known = {"table": table, "seat": said, "moment": moment, "path": path, **WORDS}
            asked = {key: value for key, value in known.items() if key in names}
            answers[f"{name} {path}"] = answered(visitor, name, asked, (table, said))
    return answers


def answered(visitor: Visitor, name: str, asked: dict[str, Any], own: tuple[str, str]) -> str:
    try:
        text = ask(visitor, name, msgspec.json.encode(asked)).decode()
    except OpforError as error:
        text = str(error)
    for number, word in enumerate(own):
        text = text.replace(word, f"<{number}>") if word else text
    return text


@pytest.mark.parametrize("game_id", GAMES)
def test_no_call_tells_two_deals_apart(game_id: str, tmp_path: Path) -> None:
    assert_as_good_as_each_other(game_id, tmp_path, MOMENTS, (*APART, *SLOW))


@pytest.mark.slow
@pytest.mark.parametrize("game_id", GAMES)
def test_no_hint_nor_sheet_tells_two_deals_apart(game_id: str, tmp_path: Path) -> None:
    assert_as_good_as_each_other(game_id, tmp_path, 3, APART)


def assert_as_good_as_each_other(
    game_id: str, folder: Path, most: int, left_out: Collection[str]
) -> None:
    """Nothing that a seat or an onlooker is told tells which of two deals it is."""
    desk, differing = Desk(Files(folder)), 0
    for number, (session, state) in enumerate(moments(game_id)[:most]):
        for seat in (each.id for each in session.game.seats(session.setting)):
            other = redealt(session, state, seat, number)
            differing += other != state
            tables = [put_down(desk, session, each) for each in (state, other)]
            for eyes in (seat, ""):
                one, two = (told(desk, table, eyes, left_out) for table in tables)
                apart = {name for name in one if one[name] != two[name]}
                assert apart == set(), (number, seat, eyes)
                assert len(one) > 20
    assert differing > most / 2
