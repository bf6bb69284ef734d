"""The lock files cover the dependencies, agree with each other, and name no index."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest
from checkout import ROOT

PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def text(lock: str) -> str:
    return (ROOT / "requirements" / f"{lock}.lock").read_text(encoding="utf-8")


def pins(lock: str) -> dict[str, str]:
    """Package -> version."""
    return dict(re.findall(r"^([a-z0-9-]+)==(\S+)", text(lock), re.MULTILINE))


def names(requirements: list[str]) -> set[str]:
    return {re.split(r"[^A-Za-z0-9_.-]", r)[0].lower().replace("_", "-") for r in requirements}


def test_the_base_lock_covers_what_playing_needs() -> None:
    build = names(PROJECT["build-system"]["requires"])
    assert names(PROJECT["project"]["dependencies"]) | build <= set(pins("base"))


def test_the_base_lock_covers_printing() -> None:
    assert names(PROJECT["project"]["optional-dependencies"]["sheets"]) <= set(pins("base"))


def test_the_lab_lock_covers_what_experiments_need() -> None:
    assert names(PROJECT["project"]["optional-dependencies"]["lab"]) <= set(pins("lab"))


def test_the_dev_lock_covers_what_developing_needs() -> None:
    assert names(PROJECT["dependency-groups"]["dev"]) <= set(pins("dev"))


def test_the_dev_lock_covers_environments() -> None:
    assert names(PROJECT["project"]["optional-dependencies"]["envs"]) <= set(pins("dev"))


def test_the_web_lock_covers_what_the_browser_needs() -> None:
    extra = names(PROJECT["project"]["optional-dependencies"]["web"])
    assert extra <= set(pins("web"))


def test_each_lock_extends_the_smaller_ones() -> None:
    assert pins("base").items() <= pins("web").items() <= pins("dev").items()
    assert pins("base").items() <= pins("lab").items() <= pins("dev").items()


@pytest.mark.parametrize("lock", ["base", "web", "lab", "dev", "wasm", "docs"])
def test_every_pin_has_hashes_and_no_address(lock: str) -> None:
    entries = re.split(r"^(?=[a-z])", text(lock), flags=re.MULTILINE)[1:]
    assert [entry.split()[0] for entry in entries if "--hash=sha256:" not in entry] == []
    assert "://" not in text(lock)
