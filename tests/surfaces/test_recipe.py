"""The script for Tabletop Simulator in the recipe, run as Lua with a table of ours in its place."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import ROOT, Opfor

pytestmark = pytest.mark.slow
RECIPE = (ROOT / "docs" / "recipes" / "one-decision.md").read_text(encoding="utf-8")
TABLE = """
local function thing(name, side, x, value)
  return {getName = function() return name end, getDescription = function() return side or "" end,
    getPosition = function() return {x = x or 0} end, getValue = function() return value end}
end
local function zone(name, held)
  local made = thing(name)
  made.getObjects = function() return held end
  return made
end
local things = {
  thing("vp bot", "", 0, 7), thing("vp player", "", 0, 10), thing("track western-europe", "", 0, 0),
  zone("row", {thing("army-1", "bot", 5), thing("admiral", "bot", 1), thing("airforce-2", "bot", 2),
    thing("navy-1", "bot", 3), thing("navy-3", "bot", 4)}),
  zone("western-europe 1 1", {thing("army-1", "bot")}), zone("western-europe 1 2",
    {thing("army-2", "player")}), zone("western-europe 1 3", {}),
}
function getObjects() return things end
UI = {setXml = function(text) shown = text end}
WebRequest = {custom = function(address, verb, _, body, _, told)
  asked = {address, verb, body}
  told({text = "{}"})
end}
JSON = {decode = function() return {summary = "done"} end}
function broadcastToAll(text) said = text end
"""


def test_the_script_asks_what_the_example_asks(opfor: Opfor, tmp_path: Path) -> None:
    lua = pytest.importorskip("lupa", reason="pip install lupa").LuaRuntime()
    (script,) = re.findall(r"^```lua\n(.*?)^```", RECIPE, re.DOTALL | re.MULTILINE)
    assert len(script.splitlines()) <= 60
    lua.execute(TABLE + script)
    lua.execute("onLoad() ask()")
    names: Any = lua.globals()
    assert 'onClick="ask"' in names.shown
    address, verb, body = names.asked.values()
    assert (address, verb) == ("http://127.0.0.1:8017/decide/blitzkrieg", "POST")
    (example,) = re.findall(r"^```json\n(.*?)^```", RECIPE, re.DOTALL | re.MULTILINE)
    assert json.loads(body) == {**json.loads(example), "stratagem": None}
    (tmp_path / "position.json").write_text(body, encoding="utf-8")
    assert opfor("decide", "blitzkrieg", str(tmp_path / "position.json")).code == 0
    assert names.said == "done"
