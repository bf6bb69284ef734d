"""The rule index on the command line."""

from __future__ import annotations

import json

from tests.conftest import Opfor


def test_the_index_as_the_contract_has_it(opfor: Opfor) -> None:
    document = json.loads(opfor("rules", "blitzkrieg", "--json").out)
    assert document["game"] == "blitzkrieg"
    rows = {row["id"]: row for row in document["rows"]}
    assert set(rows["BLZ-1.5"]) >= {"id", "title", "status", "code", "tests"}
    assert all(row["status"] in ("done", "partial", "open") for row in rows.values())
    assert {"name", "id", "value", "default", "choices"} <= set(document["rulings"][0])


def test_a_ruling_chosen_shows_in_the_index(opfor: Opfor) -> None:
    words = ["rules", "blitzkrieg", "--ruling", "bombed-unit=bag"]
    rulings = json.loads(opfor(*words, "--json").out)["rulings"]
    assert {r["name"]: r["value"] for r in rulings}["bombed-unit"] == "bag"
    assert "bombed-unit = bag" in opfor(*words).out


def test_one_rule_in_full(opfor: Opfor) -> None:
    assert "most empty spaces in the open campaign:" in opfor("rules", "blitzkrieg", "BLZ-1.5").out
    shown = json.loads(opfor("rules", "blitzkrieg", "QB-4", "--json").out)
    assert "bombed-unit = research-pile" in shown["text"]
    assert opfor("rules", "blitzkrieg", "BLZ-99").code == 2
