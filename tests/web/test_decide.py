"""One decision over HTTP: what the command line prints, for whoever keeps a table elsewhere."""

from __future__ import annotations

import json
import os
import urllib.error
import urllib.request
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.conftest import Opfor
from tests.fuzz.changes import changed_tree
from tests.fuzz.good import position

TIMES = 5 * int(os.environ.get("OPFOR_EXAMPLES", "6"))
GAMES = ("blitzkrieg", "2gm", "coh")


def asked(server: str, path: str, body: bytes) -> tuple[int, Any]:
    request = urllib.request.Request(f"{server}decide/{path}", body)
    try:
        with urllib.request.urlopen(request, timeout=90) as reply:
            return reply.status, json.loads(reply.read())
    except urllib.error.HTTPError as error:
        with error:
            return error.code, json.loads(error.read())


@pytest.mark.parametrize("game", GAMES)
def test_the_answer_is_what_the_command_prints(
    server: str, opfor: Opfor, game: str, tmp_path: Path
) -> None:
    one, other = position(game, 0, 12), position(game, 1, 3)
    file = tmp_path / "position.json"
    file.write_bytes(one)
    printed = json.loads(opfor("decide", game, str(file), "--json", "--seed", "5").out)
    assert asked(server, f"{game}?seed=5", one) == (200, printed)
    lines = opfor("decide", game, "-", "--json", "--seed", "5", typed=one + b"\n" + other).out
    batch = [json.loads(line) for line in lines.splitlines()]
    assert asked(server, f"{game}?seed=5", b"[%b,%b]" % (one, other)) == (200, batch)


@pytest.mark.parametrize(
    ("path", "body", "said"),
    [
        ("chess", b"{}", "'chess' is not known"),
        ("blitzkrieg", b"{", "position: not valid JSON"),
        ("blitzkrieg", b"[", "the list of positions: not JSON"),
        ("blitzkrieg", b"[" + b"1," * 1000 + b"1]", "1,001 positions: at most 1,000 at once"),
        ("blitzkrieg?ruling=x", b"{}", "ruling 'x': write NAME=VALUE"),
        ("blitzkrieg?ruling=x=y", b"{}", "'x' is not known"),
    ],
)
def test_what_cannot_be_read_is_refused_in_one_line(
    server: str, path: str, body: bytes, said: str
) -> None:
    status, told = asked(server, path, body)
    assert status == 422
    assert said in told["detail"]
    assert "\n" not in told["detail"]


def test_a_bad_position_among_good_ones_has_its_place(server: str) -> None:
    good = position("blitzkrieg", 0, 12)
    status, told = asked(server, "blitzkrieg", b"[%b,{},%b]" % (good, good))
    assert status == 200
    assert [("error" in each) for each in told] == [False, True, False]
    assert told[1] == {"error": "position: Object missing required field `row`", "line": 2}


def test_a_seed_that_is_none_is_named(server: str) -> None:
    status, told = asked(server, "blitzkrieg?seed=-1", b"{}")
    assert status == 400
    assert told["detail"].startswith("seed: ")


@pytest.mark.parametrize("game", GAMES)
def test_no_position_makes_a_server_error(server: str, game: str) -> None:
    chance, codes = Random(f"decide {game}"), Counter[int]()
    document = json.loads(position(game, 0, 12))
    for _ in range(TIMES):
        spoilt = json.dumps(changed_tree(document, chance)).encode()
        codes[asked(server, game, spoilt)[0]] += 1
    assert set(codes) <= {200, 422}
    assert codes[422] > 0
