"""The container files speak of things that are there."""

from __future__ import annotations

import json
import re
import shlex

from checkout import ROOT

from opfor.app.arguments import declared
from opfor.surfaces.web import command

FILE = (ROOT / "Containerfile").read_text(encoding="utf-8")


def test_what_is_copied_is_in_the_clone() -> None:
    copied = re.findall(r"^COPY (?!--from)(.+) \S+$", FILE, re.MULTILINE)
    assert copied
    assert [name for line in copied for name in line.split() if not (ROOT / name).exists()] == []


def test_the_server_understands_how_it_is_started() -> None:
    *_, line = re.findall(r"^CMD (\[.*\])$", FILE, re.MULTILINE)
    words = shlex.split(json.loads(line)[-1])
    assert words[:3] == ["exec", "/venv/bin/opfor", "web"]
    parser, _ = declared("web", command, words[3:], False)
    told = parser.parse_intermixed_args(words[3:])
    assert (told.port, told.database) == (8017, "$OPFOR_DATABASE")
    assert "OPFOR_DATABASE:" in (ROOT / "compose.yaml").read_text(encoding="utf-8")
