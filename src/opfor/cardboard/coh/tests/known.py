"""Write down the lines of our own packs as they are read (``orders/known_lines.json``)."""

from __future__ import annotations

from typing import Any
from unittest.mock import patch

import msgspec

from opfor.cardboard.coh.generator_cards.content import content
from opfor.cardboard.coh.generator_cards.faults import line_faults
from opfor.cardboard.coh.missions.solo_mission import script_of, solo_mission, solo_mission_ids
from opfor.cardboard.coh.orders import parse
from opfor.cardboard.coh.orders.known_lines import FILE, TREES
from opfor.cardboard.coh.orders.order_cards import PACK, OrderCardTable, card_entry, parse_card
from opfor.kit.own_tables import read_table


def lines() -> dict[str, dict[str, Any]]:
    """Every line of cards, missions and tiles, with the tree the parser makes of it."""
    found: dict[str, dict[str, Any]] = {start: {} for start in TREES}

    def read(start: str, text: str) -> Any:
        found[start][text] = parse.parsed(start, text)
        return found[start][text]

    with patch.object(parse, "_read", read):
        for raw in read_table(PACK / "order_cards.toml", OrderCardTable).cards:
            parse_card(card_entry(raw))
        for name in solo_mission_ids():
            script_of(solo_mission(name))
        assert not list(line_faults(content()))
    return {start: dict(sorted(trees.items())) for start, trees in found.items()}


def written(trees: dict[str, dict[str, Any]]) -> str:
    """The file: a line of it for each line of an order."""
    kinds = []
    for start, found in trees.items():
        rows = [f"{_json(text)}: {_json(tree)}" for text, tree in found.items()]
        kinds.append(f"{_json(start)}: {{\n" + ",\n".join(rows) + "\n}")
    return "{\n" + ",\n".join(kinds) + "\n}\n"


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


if __name__ == "__main__":
    FILE.write_text(written(lines()), encoding="utf-8")
