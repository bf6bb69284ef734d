"""A save with bytes changed, or with values changed and signed again."""

from __future__ import annotations

import hashlib
import json
from random import Random
from typing import Any

from tests.fuzz import good
from tests.fuzz.changes import changed_bytes, changed_tree


def spoiled_save(chance: Random) -> tuple[str, str, bytes]:
    """Its game, a name for it, and its bytes."""
    game, name = chance.choice(good.GAMES), "s.opfor.jsonl"
    text = good.save(game, chance.randrange(3), chance.choice(good.ANSWERS[:3]))
    lines = text.splitlines()
    if chance.random() < 0.3:
        raw = changed_bytes(text.encode(), chance)
    else:
        number = chance.choice([0, chance.randrange(len(lines)), len(lines) - 1])
        rows = [json.loads(line) for line in lines]
        for row in rows:
            row.pop("check")
        changed = changed_tree(rows[number], chance)
        rows[number : number + 1] = chance.choice([[changed], [changed], [changed, rows[number]]])
        raw = signed(rows)
    return game, name, raw


def signed(rows: list[Any]) -> bytes:
    """A save whose check values are right, whatever it says."""
    text = check = ""
    for row in rows:
        body = json.dumps(row if isinstance(row, dict) else {"row": row}, separators=(",", ":"))
        check = hashlib.sha256((check + body).encode()).hexdigest()[:8]
        text += f'{body[:-1]},"check":"{check}"}}\n'
    return text.encode()
