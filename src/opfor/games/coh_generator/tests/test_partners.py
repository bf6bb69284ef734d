"""Firefights of three and four: whose Units are whose, in the generation and in the battle."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from opfor.cardboard.coh.missions.mission import Force
from opfor.cardboard.coh.missions.mission_text import mission_toml
from opfor.core.chance import Seeded
from opfor.core.errors import OpforError
from opfor.core.play import Play
from opfor.core.requests import Choose
from opfor.games.coh import GAME as FIREFIGHT
from opfor.games.coh.values.options import Options
from opfor.games.coh.values.preparation import prepare
from opfor.games.coh.values.start import new
from opfor.games.coh.values.teams import players_meant, teams_of
from opfor.games.coh_generator.rules.hidden_units import hide_unit
from opfor.games.coh_generator.rules.turn_order import Turn
from opfor.games.coh_generator.tests.story import play, setting, until
from opfor.games.coh_generator.told.auto import generate_auto
from opfor.games.coh_generator.told.mission.firefight import to_mission
from opfor.games.coh_generator.told.result import Generated, result
from opfor.games.coh_generator.values.actions import ChooseUnit
from opfor.games.coh_generator.values.state import UnitAt

SEATS = {"german-1": "german", "german-2": "german-2", "soviet": "soviet"}
SEATS |= {"soviet-1": "soviet", "soviet-2": "soviet-2", "german": "german"}
"""Roles of a generation, and the seats they have in the battle."""


def written(done: Generated, folder: Path, players: int = 0) -> Any:
    """The setting of the firefight, written to a file and read back."""
    path = folder / "fight.toml"
    path.write_text(mission_toml(to_mission(done)), encoding="utf-8")
    return prepare(Options(mission=str(path), players=players), {})


def roles_of_counters(done: Generated) -> dict[str, str]:
    """Every counter's id with the role that played its card."""
    return {
        f"{u.side[0].upper()}{int(u.unit.rpartition('-')[2]):02d}": u.role for u in done.state.units
    }


def offered_in_battle(setting: Any) -> set[tuple[str, str]]:
    """A whole battle of the baseline player: every seat with every own counter it was offered."""
    play: Play[Any, Any] = Play(FIREFIGHT, setting, new(setting))
    chance, request = Seeded(5), play.begin()
    offered: set[tuple[str, str]] = set()
    while request is not None:
        if not isinstance(request, Choose):
            request = play.answer(chance(request))
            continue
        side = setting.side_of_seat(request.seat)
        named = {getattr(option, "unit", None) for option in request.options} - {None, -1}
        counters = [play.state.counters[unit] for unit in named]
        offered |= {(request.seat, c.id) for c in counters if c.side == side}
        seen = FIREFIGHT.view(setting, play.state, request.seat)
        decide = FIREFIGHT.players["baseline"]
        request = play.answer(decide(setting, seen, request, partial(chance.pick, "p")))
    return offered


CASES = [
    (7, {}, 3),
    (7, {"variant": True}, 3),
    (8, {}, 4),
    (8, {"variant": True}, 4),
]


@pytest.mark.rule("GEN-4.2-c")
@pytest.mark.parametrize(("guideline", "options", "players"), CASES)
def test_a_partner_is_never_offered_the_others_units(
    guideline: int, options: dict[str, Any], players: int, tmp_path: Path
) -> None:
    """Whatever is offered in a whole battle came by the seat's own cards, also when a card of the
    other partner's hand digs neighbours in."""
    done = generate_auto(guideline, 1, options=options)
    setting = written(done, tmp_path)
    assert len(FIREFIGHT.seats(setting)) == players
    owners = roles_of_counters(done)
    offered = offered_in_battle(setting)
    assert {seat for seat, _ in offered} == {SEATS[role] for role in set(owners.values())}
    assert all(SEATS[owners[unit]] == seat for seat, unit in offered)


@pytest.mark.rule("GEN-4.2-c")
def test_two_may_still_play_it_each_with_a_whole_side(tmp_path: Path) -> None:
    setting = written(generate_auto(8, 3), tmp_path, players=2)
    assert [seat.id for seat in FIREFIGHT.seats(setting)] == ["german", "soviet"]
    assert setting.teams is None


@pytest.mark.rule("GEN-4.2-c")
def test_with_three_the_side_with_partners_is_shared_not_the_larger_one() -> None:
    """Two Germans with one counter each against a Soviet with many."""
    mission = to_mission(generate_auto(7, 3))
    germans = tuple(Force(numbers=(n,), hex=f"B0{n}", player=n) for n in (1, 2))
    few = replace(mission.sides[0], forces=germans)
    assert players_meant(replace(mission, sides=(few, mission.sides[1]))) == 3
    teams = teams_of(replace(mission, sides=(few, mission.sides[1])), 3)
    assert teams.seats == (("german", "german-2"), ("soviet",))
    assert teams.owners[:2] == (0, 2)


@pytest.mark.rule("GEN-4.2-c")
def test_the_result_says_who_commands_what() -> None:
    done = generate_auto(7, 3)
    commanded = result(done)["commanded"]
    assert set(commanded) == {"german-1", "german-2"}
    assert sorted(commanded["german-1"] + commanded["german-2"]) == sorted(
        u.unit for u in done.state.units if u.side == "german"
    )
    assert "commanded" not in result(generate_auto(2, 3))


@pytest.mark.rule("GEN-GL-7", "GEN-4.2-c")
def test_the_second_german_enters_by_his_own_edge() -> None:
    done = generate_auto(7, 3)
    edges = {role: segments[0][1] for role, segments in done.state.edges.items()}
    forces = [f for f in to_mission(done).sides[0].forces if f.enters]
    assert {f.player: f.by for f in forces} == {1: (edges["german-1"],), 2: (edges["german-2"],)}


@pytest.mark.rule("GEN-GL-7", "GEN-GL-8", "two-on-a-side")
@pytest.mark.parametrize("guideline", [7, 8])
def test_caps_and_action_cards_of_partners_are_put_together(guideline: int) -> None:
    """Each partner brings what his line of the guideline and his cards give."""
    done = generate_auto(guideline, 5)
    for row in to_mission(done).sides:
        roles = done.plan.roles(row.nation)
        assert row.caps == sum(done.state.caps[role] for role in roles)
        assert row.cards_each_round == sum(done.state.rates[role] for role in roles)


@pytest.mark.rule("QG-7")
def test_partners_cannot_be_dealt_more_than_their_one_deck_has() -> None:
    """Both Germans draw from cards 01 to 16: after nine for the first, seven are left."""
    with pytest.raises(OpforError, match=r"german-2: 9 cards .* only 7 left \(QG-7\)"):
        setting(guideline=7, hand=8, extra_card=True)
    short = setting({"too-many-cards": "dealt-short"}, guideline=7, hand=8, extra_card=True)
    assert [seat.deals for seat in short.plan.seats] == [9, 9, 7]
    with pytest.raises(OpforError, match="only 0 left"):
        setting({"too-many-cards": "dealt-short"}, guideline=7, hand=9, cards="01-09")


@pytest.mark.rule("SOLO-6.2-a", "QS-9")
def test_of_a_team_whoever_plays_the_manhunt_hides_a_unit_of_his_own() -> None:
    """By ruling a German Unit hides; his partner's Units wait at the edge too."""
    game = play({"german-14-unit": "german"}, guideline=8)
    until(game, lambda _: game.state.stage == "play")
    waiting = [
        UnitAt(unit=f"rifle-{n:02d}", side="german", role=role, card="01")
        for n, role in ((1, "german-1"), (2, "german-2"), (3, "german-1"))
    ]
    game.state = replace(game.state, units=tuple(waiting))
    (effect,) = game.setting.card("german", "14").top.does
    for role, own in (("german-1", ["rifle-01", "rifle-03"]), ("german-2", ["rifle-02"])):
        request = next(hide_unit(game, Turn(role, "german", "14"), effect))  # type: ignore[arg-type]
        assert isinstance(request, Choose)
        assert request.seat == game.state.roles[role]
        assert request.options == tuple(ChooseUnit(name, "german", hides=True) for name in own)
