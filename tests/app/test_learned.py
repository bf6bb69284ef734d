"""Nets at the table: the same numbers as where they learned, on every surface, or none at all."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from msgspec.structs import replace

from opfor import fast
from opfor.app.coach.advice import advise
from opfor.app.conversation import Table
from opfor.app.conversation.eyes import Eyes
from opfor.app.players import NET, player_named, player_names
from opfor.app.registry import load_game
from opfor.app.search import Budget, is_weighed, learned, search
from opfor.app.search.learned import LIKED, Learned, NetPlayer, learned_for
from opfor.app.session import Session
from opfor.app.setting_up import prepared
from opfor.app.start import Start
from opfor.core.errors import OpforError
from opfor.core.net import LARGEST_FILE, load_net
from opfor.core.play import Play
from opfor.core.requests import Choose
from opfor.envs.lessons import tried_out
from opfor.envs.match import Match
from opfor.envs.steps import StepsVector
from opfor.envs.value_net import as_delivered
from opfor.games.blitzkrieg.course.net import SURE
from opfor.games.blitzkrieg.course.seats import net_values

MISSION = {"mission": "first-light"}
GAMES: list[tuple[str, dict[str, Any]]] = [("2gm", {}), ("coh", MISSION)]
DETERMINED = {"movement", "terrain", "discard"}
"""Questions of 2GM Tactics after which no dice follow."""


def setting(name: str, options: dict[str, Any]) -> Any:
    return prepared(load_game(name), options, {})[0]


def fitting(name: str, options: dict[str, Any]) -> Learned:
    found = learned_for(load_game(name), setting(name, options))
    assert found is not None
    return found


@pytest.mark.parametrize("name", ["blitzkrieg", "2gm", "coh"])
def test_the_nets_of_a_game_are_small_and_say_how_strong_they_are(name: str) -> None:
    files = sorted((load_game(name).folder / "nets").glob("*.json"))
    assert files
    assert sum(file.stat().st_size for file in files) < LARGEST_FILE
    for file in files:
        net = load_net(file)
        assert net is not None
        for row in net.card["strength"]:
            assert row["net"] >= row["low"] > 0
            assert row["seed"] != net.card["trained"]["seed"]


def test_a_net_says_at_the_table_what_it_said_where_it_learned() -> None:
    many, match = StepsVector("2gm", 1, advised=True), Match("2gm", {}, {}, "random", alone=True)
    known = load_net(load_game("2gm").folder / "nets" / "base.json")
    assert known is not None
    net = as_delivered(known, len(many.planes))
    many.reset(seed=[4])
    match.begin(4)
    compared = 0
    for _ in range(20):
        asked = match.asked
        assert asked is not None
        if asked.question in DETERMINED:
            _, wanted = tried_out(many, net)
            here = learned_for(match.game, match.setting)
            assert here is not None
            found = here.chances(match.play, asked, asked.options, 5, 1)
            assert np.allclose(found, wanted, atol=0.005)
            compared += len(found)
        action = int(many.baseline[0])
        many.step(np.array([action]))
        match.answer(action)
    assert compared > 50


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_plain_and_compiled_come_to_the_same_chance(
    name: str, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    game, here = load_game(name), setting(name, options)
    state = game.new(here)
    compiled = fitting(name, options).chance(state, -1)
    monkeypatch.setattr(learned, "stepped", lambda s, p: fast.stepped(s, p, plain=True))
    plain = learned_for(game, setting(name, options))
    assert plain is not None
    assert plain.chance(state, -1) == compiled


@pytest.mark.parametrize(
    ("name", "options"), [("2gm", {"mode": "two-player"}), ("coh", {"mission": "crossroads"})]
)
def test_where_no_net_fits_the_player_says_so(name: str, options: dict[str, Any]) -> None:
    game, here = load_game(name), setting(name, options)
    assert learned_for(game, here) is None
    play = Play(game, here, game.new(here))
    play.begin()
    with pytest.raises(OpforError, match="no net fits"):
        NetPlayer(game).answer(play, play.pending, lambda _: 0)  # type: ignore[arg-type]


def test_other_rules_than_it_learned_make_a_net_refuse() -> None:
    game, here = load_game("2gm"), setting("2gm", {})
    hq = replace(here.numbers.hq, hp=here.numbers.hq.hp + 3)
    other = replace(here, numbers=replace(here.numbers, hq=hq))
    assert learned_for(game, here) is not None
    assert learned_for(game, other) is None
    players = {"player": game.players["baseline"]}
    assert fast.stepped(other, players).total(1, 0, 2).games == 2


def test_a_hint_tells_a_good_players_chance_where_the_net_knows_the_acts() -> None:
    session = Session.new(load_game("blitzkrieg"), Start(seed=7))
    eyes = Eyes(Table(session), "player")
    unknown = advise(eyes, Budget(3))
    assert unknown
    assert all(each.good is None for each in unknown)  # a theatre is picked, nothing is placed
    while isinstance(asked := session.pending, Choose) and "place" not in asked.question:
        session.answer(asked.options[0])
    known = advise(eyes, Budget(3))
    assert known
    assert all(each.good is not None and 0 < each.good < 1 for each in known)


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_a_net_fills_a_seat_by_name(name: str, options: dict[str, Any]) -> None:
    game = load_game(name)
    assert player_names(game).count(NET) == 1
    player = player_named(game, NET)
    assert isinstance(player, NetPlayer)


def test_rows_that_do_not_fit_are_refused(tmp_path: Path) -> None:
    source = load_game("coh").folder / "nets" / "first-light.json"
    plain = msgspec.json.decode(source.read_bytes())
    plain["rows"] = plain["rows"][1:]
    path = tmp_path / "net.json"
    path.write_bytes(msgspec.json.encode(plain))
    assert load_net(source) is not None
    assert load_net(path) is None


def test_the_expert_begins_with_what_the_net_likes_and_looks_on() -> None:
    """Where the net is quick: few acts of all, and what is found is repeated by the same seed."""
    game, own = load_game("blitzkrieg"), setting("blitzkrieg", {"difficulty": "hard"})
    session = Session.new(game, Start(options={"difficulty": "hard"}, seed=3))
    while not is_weighed(game, session.pending, "player"):
        session.answer(session.pending.options[0])  # type: ignore[union-attr]
    net, request, play = learned_for(game, own), session.pending, session.play
    assert net is not None
    assert isinstance(request, Choose)
    if not net.is_quick:
        pytest.skip("nothing is compiled here")
    found = search(play, 7, Budget(40), learned=net)
    liked = net.liked(play, request, 7)
    assert {each.option for each in found} <= set(liked)
    assert len(liked) == LIKED < len(request.options)
    assert found == search(play, 7, Budget(40), learned=net)
    assert 0 < found[0].chance < 1


def test_a_unit_that_is_not_seen_is_no_act_the_net_likes() -> None:
    """Placed from a reserve that does not hold it, it would be written beyond its end."""
    game, own = load_game("blitzkrieg"), setting("blitzkrieg", {"difficulty": "hard"})
    session = Session.new(game, Start(options={"difficulty": "hard"}, seed=3))
    while not is_weighed(game, session.pending, "player"):
        session.answer(session.pending.options[0])  # type: ignore[union-attr]
    view, request = session.view("player"), session.pending
    assert isinstance(request, Choose)
    side = own.seats.index("player")
    gone = view.reserves[side][0]
    rows = list(view.reserves)
    rows[side] = tuple(unit for unit in rows[side] if unit != gone)
    values = net_values(own, replace(view, reserves=tuple(rows)), request, 1)
    for option, value in zip(request.options, values, strict=True):
        assert (value == -SURE) == (option.unit == gone)
