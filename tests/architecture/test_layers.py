"""Imports go down only, and the lower layers stay light."""

from __future__ import annotations

import sys

import pytest
from checkout import ROOT, imported, shown, sources
from importlinter.cli import lint_imports

ALLOWED = {
    "core": {"msgspec"},
    "kit": {"msgspec", "lark"},
    "cardboard": {"msgspec", "lark"},
    "games": {"msgspec", "lark"},
}
CLOCKS_AND_DICE = {"random", "secrets", "time", "uuid"}


def test_import_contracts_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    assert lint_imports(no_cache=True) == 0


@pytest.mark.parametrize("layer", ALLOWED)
def test_lower_layers_import_little(layer: str) -> None:
    allowed = ALLOWED[layer] | {"opfor"} | sys.stdlib_module_names
    foreign = {shown(p): imported(p) - allowed for p in sources(layer)}
    assert {name: found for name, found in foreign.items() if found} == {}


@pytest.mark.rule("X-1")
def test_nothing_below_app_has_chance_or_a_clock_of_its_own() -> None:
    below = sources("core", "kit", "cardboard", "games")
    offenders = {shown(p): imported(p) & CLOCKS_AND_DICE for p in below}
    assert {name: found for name, found in offenders.items() if found} == {}
