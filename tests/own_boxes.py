"""Packs of an owner's own, as tests write them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

ORDER_CARD = """provenance = "owner-supplied"
[[cards]]
number = {number}
title = "Of my own"
symbol = "boot"
colour = "green"
priority = ["CC: Attack"]
tactical = ["{line}"]
spent = 3
hex = "C09"
"""
LINE = "AI closest to Unit: Attack"


def write(folder: Path, game: str, more: str = "", **tables: str) -> Path:
    """A pack of one's own."""
    folder.mkdir(parents=True, exist_ok=True)
    head = f'id = "{folder.name}"\ntitle = "My box"\ngame = "{game}"\n{more}'
    (folder / "pack.toml").write_text(head, encoding="utf-8")
    for name, text in tables.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return folder


def owns(text: str) -> str:
    return f'provenance = "owner-supplied"\n{text}\n'


SHERMAN = '{id="sherman", title="My Sherman", type="tank", kind="tank", cost=9, hp=4}'
PACKS: dict[str, dict[str, str]] = {
    "race": {"cards": owns('cards = [{id="sprint", stride=5}, {id="hop", stride=4}]')},
    "blitzkrieg": {"constants": owns("end_points = 12")},
    "2gm": {"units": owns(f"units = [{SHERMAN}]")},
    "coh": {"order_cards": ORDER_CARD.format(number=20, line=LINE)},
}
OPTIONS: dict[str, dict[str, Any]] = {"coh": {"mission": "first-light"}}
