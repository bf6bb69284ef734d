"""What is lit and said while a thing is looked at."""

from __future__ import annotations

from opfor.core.shown import Look
from opfor.games.coh.rules.fire_zones import fire_zone
from opfor.games.coh.tests.bench import Table, ground
from opfor.games.coh.told.looks import looked_at
from opfor.kit.masks import members


def kinds(table: Table, ref: str, origin: str = "") -> dict[str, set[str]]:
    found = looked_at(table.setting, table.state, "german", ref, origin)
    lit: dict[str, set[str]] = {}
    for mark in found.marks:
        lit.setdefault(mark.kind, set()).add(mark.ref)
    return lit


def test_what_a_hex_does_not_see_lies_in_the_dark() -> None:
    table = Table({"G01": "F09 N", "S01": "A02 N"}, ground({"E09": "heavy-woods"}))
    field = table.setting.field
    lit = kinds(table, "hex:F09")
    seen = members(field.sight[field.cell("F09")] | 1 << field.cell("F09"))
    assert lit["from"] == {"hex:F09"}
    assert lit["dark"] == {f"hex:{n}" for n in field.names} - {f"hex:{field.name(c)}" for c in seen}
    assert "zone" not in lit


def test_what_a_unit_covers_is_tinted_in_its_sides_colour() -> None:
    table = Table({"G01": "F09 N", "S01": "A02 N"})
    zone = members(fire_zone(table.look, table.n("G01")))
    lit = kinds(table, "unit:G01")
    assert lit["zone"] == {f"hex:{table.setting.field.name(cell)}" for cell in zone}
    look = looked_at(table.setting, table.state, "soviet", "unit:G01", "")
    assert {mark.side for mark in look.marks if mark.kind == "zone"} == {"foe"}
    assert look.lines[-1] == f"Has {len(zone)} of them in its arc."


def test_from_one_thing_to_another_the_hex_that_hides_it_is_lit_and_named() -> None:
    table = Table({"G01": "F09 N", "S01": "C09 S"}, ground({"E09": "heavy-woods"}))
    look = looked_at(table.setting, table.state, "german", "unit:S01", "unit:G01")
    assert [(mark.ref, mark.kind) for mark in look.marks] == [("hex:E09", "hides")]
    assert look.lines[0].startswith("F09 does not see C09: E09 (heavy woods)")
    clear = looked_at(table.setting, table.state, "german", "hex:F10", "unit:G01")
    assert clear.marks == ()
    assert clear.lines == ("Seen from F09, 1 away.",)


def test_what_is_not_on_the_map_lights_nothing() -> None:
    table = Table({"G01": "F09 N", "S01": "A02 N"})
    for ref in ("unit:G77", "hex:Z99", "card:01", ""):
        assert looked_at(table.setting, table.state, "german", ref, "") == Look()
