"""Firefox without a hand on it, by WebDriver BiDi: it speaks that itself, no driver is needed."""

from __future__ import annotations

import base64
import importlib
import itertools
import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

PATIENCE = 90
QUIET = """user_pref("app.normandy.enabled", false);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("services.settings.server", "data:,");
user_pref("ui.prefersReducedMotion", 1);
"""
KEYS = {"Escape": "\ue00c", "Enter": "\ue007", "ArrowLeft": "\ue012", "ArrowRight": "\ue014"}


def firefox() -> str:
    names = ("firefox-esr", "firefox")
    found = os.environ.get("OPFOR_FIREFOX") or next(filter(None, map(shutil.which, names)), None)
    return found or pytest.skip("no Firefox: install it (Debian: apt-get install firefox-esr)")


class Firefox:
    """One tab; ``faults`` are what its scripts did not catch and what its policy refused."""

    def __init__(self, line: Any, size: tuple[int, int]) -> None:
        self.line, self.numbers = line, itertools.count(1)
        self.faults: list[str] = []
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=["log.entryAdded"])
        (first,) = self.ask("browsingContext.getTree")["contexts"]
        self.tab = first["context"]
        wide, high = size
        self.tell("browsingContext.setViewport", viewport={"width": wide, "height": high})

    def ask(self, method: str, **said: Any) -> Any:
        """One command and what it gives; what happens meanwhile is heard."""
        number = next(self.numbers)
        self.line.send(json.dumps({"id": number, "method": method, "params": said}))
        while True:
            told = json.loads(self.line.recv(timeout=PATIENCE))
            if told.get("method") == "log.entryAdded":
                self.hear(told["params"])
            elif told.get("id") == number:
                assert told["type"] == "success", f"{method}: {told.get('message')}"
                return told["result"]

    def tell(self, method: str, **said: Any) -> Any:
        return self.ask(method, context=self.tab, **said)

    def hear(self, entry: dict[str, Any]) -> None:
        text = entry.get("text") or ""
        if entry["level"] == "error" and (entry["type"] == "javascript" or "Policy" in text):
            self.faults.append(text)

    def goto(self, address: str) -> None:
        self.tell("browsingContext.navigate", url=address, wait="interactive")

    def run(self, script: str) -> Any:
        """What an expression gives, as JSON; a promise is waited for."""
        expression = f"Promise.resolve({script}).then((it) => JSON.stringify(it ?? null))"
        target = {"context": self.tab}
        found = self.ask("script.evaluate", expression=expression, target=target, awaitPromise=True)
        assert found["type"] == "success", found["exceptionDetails"]["text"]
        return json.loads(found["result"]["value"])

    def click(self, x: float, y: float) -> None:
        moved = {"type": "pointerMove", "x": round(x), "y": round(y)}
        pressed = [{"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp")]
        self._act("pointer", [moved, *pressed])

    def key(self, name: str) -> None:
        value = KEYS.get(name, name)
        self._act("key", [{"type": kind, "value": value} for kind in ("keyDown", "keyUp")])

    def _act(self, kind: str, actions: list[dict[str, Any]]) -> None:
        wanted = {"type": kind, "id": kind, "actions": actions}
        self.tell("input.performActions", actions=[wanted])

    def picture(self, path: Path) -> None:
        path.write_bytes(base64.b64decode(self.tell("browsingContext.captureScreenshot")["data"]))


@contextmanager
def fox(folder: Path, size: tuple[int, int]) -> Iterator[Firefox]:
    """A Firefox of our own, with a profile of its own in a folder."""
    client = pytest.importorskip("websockets.sync.client", reason="pip install websockets")
    importlib.import_module("websockets")
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "user.js").write_text(QUIET, encoding="utf-8")
    command = [firefox(), "--headless", "--remote-debugging-port", "0", "--profile", str(folder)]
    home = {**os.environ, "HOME": str(folder), "MOZ_CRASHREPORTER_DISABLE": "1"}
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(command, stdout=quiet, stderr=subprocess.PIPE, text=True, env=home)
    assert process.stderr is not None
    heard = (re.search(r"listening on (ws://\S+)", line) for line in process.stderr)
    address = next(filter(None, heard))[1]
    process.stderr.close()  # nobody reads on
    try:
        with client.connect(f"{address}/session", max_size=None, compression=None) as line:
            yield Firefox(line, size)
    finally:
        process.terminate()
        process.wait(PATIENCE)
