"""Ways to spoil something good: bytes, lines of text, and values inside documents."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from random import Random
from typing import Any

STRANGE_TEXTS = (
    "", " ", "x", "none", "../x", "../../etc/passwd", "~nosuchuser/x", "a\0b", "/dev/null",
    "/dev/zero", "ß", "☃", "\u202e", "\ud800", "x" * 5000, "9" * 5000, "-1", "1e999", "NaN", "[]",
    "y" * 450, "so many words " * 32, "many more words " * 300,
    "{here}", "a/b", "\n", "²", "'", '"', "{", "%s", "{0}", "-", "--", "0", "1", "true",
)  # fmt: skip
STRANGE_NUMBERS = (
    -1, 0, 1, 2, 3, 7, 99, 255, 10**6, 2**31, 2**63 - 1, 2**63, 2**64, -(2**63), 10**30, 10**400,
    0.5, -0.0, 1e300, float("inf"), float("nan"),
)  # fmt: skip
STRANGE_BYTES = (b"", b"\xff", b"\0", b"\n", b"{", b"[" * 9000, b"\xef\xbb\xbf", b"9" * 5000)


SHALLOW = 20
"""Nothing is put deeper than this: of three deep nests within each other not even the attempt could
be written down, for Python copies and encodes by calling itself. Deeper ones are in the corpus."""


def strange_value(chance: Random) -> Any:
    """Any value of the wrong kind or size."""
    pick = chance.randrange(7)
    if pick == 0:
        return chance.choice(STRANGE_TEXTS)
    if pick <= 2:
        return chance.choice(STRANGE_NUMBERS)
    if pick == 3:
        return chance.choice([None, True, False])
    if pick == 4:
        return chance.choice([[], {}, [[]], [None], {"": 1}, [{}], {"a": {"b": []}}])
    if pick == 5:
        return nested(chance.choice([2, 60, 200]))
    return [chance.choice(STRANGE_NUMBERS)] * chance.choice([1, 3, 1000])


def nested(depth: int) -> Any:
    value: Any = 1
    for _ in range(depth):
        value = [value]
    return value


def places(value: Any, above: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The path to every value inside a document."""
    found = [above] if above else []
    if isinstance(value, dict):
        for key in value:
            found += places(value[key], (*above, key))
    elif isinstance(value, list):
        for number, each in enumerate(value):
            found += places(each, (*above, number))
    return found


def at(document: Any, path: tuple[Any, ...]) -> Any:
    for step in path:
        document = document[step]
    return document


def changed_tree(document: Any, chance: Random) -> Any:
    """A document with one to three values changed."""
    document = copy.deepcopy(document)
    for _ in range(chance.choice([1, 1, 1, 2, 3])):
        known = [path for path in places(document) if len(path) <= SHALLOW]
        if not known:
            return strange_value(chance)
        path = chance.choice(known)
        chance.choice(TREE_CHANGES)(document, path, chance)
    return document


def _replace(document: Any, path: tuple[Any, ...], chance: Random) -> None:
    at(document, path[:-1])[path[-1]] = strange_value(chance)


def _exchange(document: Any, path: tuple[Any, ...], chance: Random) -> None:
    """A value from elsewhere in the document: good, but not here."""
    other = copy.deepcopy(at(document, chance.choice(places(document))))
    at(document, path[:-1])[path[-1]] = other


def _remove(document: Any, path: tuple[Any, ...], chance: Random) -> None:
    del at(document, path[:-1])[path[-1]]


def _double(document: Any, path: tuple[Any, ...], chance: Random) -> None:
    above, value = at(document, path[:-1]), copy.deepcopy(at(document, path))
    if isinstance(above, list):
        above.insert(chance.randrange(len(above) + 1), value)
    else:
        above[chance.choice([*STRANGE_TEXTS[:12], f"{path[-1]}2"])] = value


def _empty(document: Any, path: tuple[Any, ...], chance: Random) -> None:
    value = at(document, path)
    kinds: dict[type, Any] = {dict: {}, list: [], str: "", int: 0}
    at(document, path[:-1])[path[-1]] = kinds.get(type(value))


def _nudge(document: Any, path: tuple[Any, ...], chance: Random) -> None:
    """A number a little off, a word with a letter changed."""
    value = at(document, path)
    if isinstance(value, bool):
        value = not value
    elif isinstance(value, int):
        value += chance.choice([-1, 1, -10, 10, 100])
    elif isinstance(value, str):
        value = changed_text(value, chance)
    at(document, path[:-1])[path[-1]] = value


TREE_CHANGES: tuple[Callable[[Any, tuple[Any, ...], Random], None], ...] = (
    _replace, _replace, _exchange, _exchange, _remove, _double, _empty, _nudge, _nudge,
)  # fmt: skip


def changed_text(text: str, chance: Random) -> str:
    """A line or a word with something in it that does not belong there."""
    words = text.split(" ")
    spot = chance.randrange(len(words))
    pick = chance.randrange(5)
    if pick == 0:
        words[spot] = chance.choice(STRANGE_TEXTS)
    elif pick == 1:
        words.insert(spot, chance.choice(STRANGE_TEXTS))
    elif pick == 2:
        del words[spot]
    elif pick == 3:
        words[spot] = words[chance.randrange(len(words))]
    else:
        letter = chance.randrange(len(text) + 1)
        return text[:letter] + chance.choice("aZ0-#:;,.\0é(") + text[letter + chance.randrange(2) :]
    return " ".join(words)


def changed_bytes(raw: bytes, chance: Random) -> bytes:
    """Bytes changed, cut, doubled or put in, anywhere."""
    spot = chance.randrange(len(raw) + 1)
    end = min(len(raw), spot + chance.choice([0, 1, 1, 8, 200]))
    put = chance.choice(STRANGE_BYTES)
    pick = chance.randrange(4)
    if pick == 0:
        return raw[:spot]
    if pick == 1:
        return raw[:end] + raw[spot:]
    return raw[:spot] + put + raw[end:]


def changed_json(raw: bytes, chance: Random) -> bytes:
    """A JSON document, mostly with other values, now and then with other bytes."""
    if chance.random() < 0.15:
        return changed_bytes(raw, chance)
    return as_json(changed_tree(json.loads(raw), chance))


def as_json(document: Any) -> bytes:
    return json.dumps(document).encode("utf-8", "surrogatepass")


def changed_toml(document: dict[str, Any], chance: Random) -> bytes:
    """A TOML document likewise."""
    changed = changed_tree(document, chance)
    raw = as_toml(changed if isinstance(changed, dict) else {"a": changed})
    return changed_bytes(raw, chance) if chance.random() < 0.1 else raw


def as_toml(document: dict[str, Any]) -> bytes:
    """Plain values as TOML: a line for each name, what lies deeper inside it."""
    lines = [f"{json.dumps(str(key))} = {_toml_value(value)}" for key, value in document.items()]
    return ("\n".join(lines) + "\n").encode("utf-8", "surrogatepass")


def _toml_value(value: Any) -> str:
    if isinstance(value, dict):
        inside = (f"{json.dumps(str(key))} = {_toml_value(each)}" for key, each in value.items())
        return f"{{ {', '.join(inside)} }}"
    if isinstance(value, list):
        return f"[{', '.join(map(_toml_value, value))}]"
    if isinstance(value, bool):
        return str(value).lower()
    if value is None:
        return "1979-05-27"  # TOML has no null, but dates, which nobody expects
    return str(value) if isinstance(value, int | float) else json.dumps(str(value))
