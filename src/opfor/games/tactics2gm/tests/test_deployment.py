"""Deployment: where units enter and what they cost."""

from __future__ import annotations

from opfor.games.tactics2gm.course.lookout import deployment_options
from opfor.games.tactics2gm.tests.asked import deployments
from opfor.games.tactics2gm.tests.deeds import carry_out
from opfor.games.tactics2gm.tests.field import NORTH, SOUTH, Field
from opfor.games.tactics2gm.values.actions import Deploy
from opfor.games.tactics2gm.values.state import ABOARD


def test_units_enter_on_a_free_space_of_the_own_line() -> None:
    field = Field()
    field.give(SOUTH, "sherman")
    field.put(SOUTH, "light-infantry", 6, 3)
    field.lay("lake", 6, 4)
    cells = {d.cell for d in deployments(field.setting, field.state, SOUTH)}
    free = set(field.setting.board.entry(SOUTH)) - {field.cell(6, 3), field.cell(6, 4)}
    assert cells == free


def test_what_cannot_be_paid_is_not_offered() -> None:
    field = Field()
    field.give(SOUTH, "sherman", "light-infantry")
    field.change(ap=(0, 3))
    assert {d.card for d in deployments(field.setting, field.state, SOUTH)} == {"light-infantry"}


def test_deploying_pays_and_the_unit_is_new() -> None:
    field = Field()
    field.give(SOUTH, "sherman")
    field.do(carry_out(field.play, SOUTH, Deploy("sherman", field.cell(6, 5))))
    (unit,) = field.state.units
    assert (unit.card, unit.fresh, field.state.ap[SOUTH]) == ("sherman", True, 5)
    assert field.state.decks[SOUTH].hand == ()


def test_infantry_is_deployed_aboard_a_half_track_on_the_line() -> None:
    field = Field()
    field.give(SOUTH, "heavy-infantry", "m1-57mm", "sherman")
    carrier = field.put(SOUTH, "m3-halftrack", 6, 5, fresh=True)
    field.put(SOUTH, "m3-halftrack", 4, 5)  # too far forward
    aboard = [d for d in deployments(field.setting, field.state, SOUTH) if d.transport]
    assert {(d.card, d.transport) for d in aboard} == {
        ("heavy-infantry", carrier),
        ("m1-57mm", carrier),
    }
    field.do(carry_out(field.play, SOUTH, Deploy("heavy-infantry", ABOARD, carrier)))
    rider = field.state.units[-1]
    assert (rider.cell, rider.aboard, field.unit(carrier).cargo) == (ABOARD, carrier, rider.id)


def test_the_other_side_enters_on_line_one() -> None:
    field = Field()
    field.give(NORTH, "pak40")
    options = deployment_options(field.setting, field.state, NORTH)
    lines = {field.setting.board.line(o.cell) for o in options if isinstance(o, Deploy)}
    assert lines == {1}
