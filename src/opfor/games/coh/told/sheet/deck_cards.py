"""Order cards and Action Cards of 63 × 88 mm, with their backs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from opfor.cardboard.coh import names as box
from opfor.cardboard.coh.orders.order_cards import OrderCard
from opfor.games.coh.told.sheet.ai_page import card_data
from opfor.games.coh.told.sheet.counter_faces import WORDS, Files
from opfor.games.coh.told.sheet.paper import SAY
from opfor.kit.paper.drawn import svg

SIGNS = {
    "shield": "M-9-10h18v9c0 6-4 9-9 12c-5-3-9-6-9-12z",
    "scope": (
        "M0-10a10 10 0 1 1-.1 0zM0-6.4a6.4 6.4 0 1 0 .1 0zM-1.2-12h2.4v24h-2.4zM-12-1.2h24v2.4h-24z"
    ),
    "boot": "M-6-11h8v11l9 4v6h-17z",
    "burst": "M0-12l2.6 6.6 7-3-3 7L12 0l-5.4 2 3 7-7-3L0 12l-2.6-6-7 3 3-7L-12 0l5.4-1.4-3-7 7 3z",
}
"""A card's temper: hold, fire, manoeuvre, assault."""
STAR = "M0-12l3.1 8 8.6.6-6.6 5.5 2.1 8.4-7.2-4.6-7.2 4.6 2.1-8.4-6.6-5.5 8.6-.6z"


def order_cards(deck: Sequence[OrderCard], nation: str, files: Files) -> list[dict[str, Any]]:
    """The AI's deck."""
    word = WORDS.get(nation, "foe")
    for name, path in SIGNS.items():
        files[f"sign-{name}.svg"] = _sign(path, "#fff")
    files["back-orders.svg"] = _sign(SIGNS["scope"], "#1d1b12")
    back = {"title": SAY("back-orders"), "tone": word, "picture": "back-orders.svg"}
    return [_order(card) | {"back": back} for card in deck]


def _sign(path: str, colour: str) -> str:
    return svg((-13, -13, 26, 26), f'<path fill="{colour}" fill-rule="evenodd" d="{path}"/>')


def _order(card: OrderCard) -> dict[str, Any]:
    told = card_data(card)
    lines = [["»", told["header"]]] if told["header"] else []
    lines += [["▶", line] for line in told["priority"]] + [["---", ""]]
    lines += [[str(n), line] for n, line in enumerate(told["tactical"], 1)]
    return {
        "number": told["number"],
        "title": told["title"],
        "tag": SAY("tag-command" if told["command"] else "tag-order"),
        "mark": told["symbol"],
        "tone": "you" if told["command"] else "go",
        "sign": f"sign-{card.symbol}.svg",
        "picture": "",
        "values": [],
        "lines": lines,
        "text": "",
        "foot": [
            SAY("foot-spent", n=told["spent"], fresh=told["fresh"]),
            SAY("foot-hex", where=told["hex"]),
        ],
    }


def action_cards(cards: Sequence[dict[str, Any]], files: Files) -> list[dict[str, Any]]:
    """The Action Cards with as many copies as the deck has."""
    files["back-actions.svg"] = _sign(STAR, "#5b2f7a")
    back = {"title": SAY("back-actions"), "tone": "plum", "picture": "back-actions.svg"}
    return [
        {
            "number": card["number"],
            "title": card["title"],
            "tag": SAY(f"tag-{card['kind']}"),
            "mark": "",
            "tone": "plum" if card["kind"] == "action" else "plain",
            "sign": "",
            "picture": "",
            "values": [],
            "lines": [["▸", card["text"]]],
            "text": "",
            "foot": [box.SAY(f"card-kind-{card['kind']}"), card["cost"]],
            "back": back,
            "copies": card["copies"],
        }
        for card in cards
    ]
