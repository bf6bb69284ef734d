"""Whatever fails, it is told in one line, nothing is lost, and it goes on."""

from __future__ import annotations

import errno
import os
import re
import signal
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path

import pytest
from browser import ROOT, answer, begin, moment, quiet_port, settled
from litestar.testing import TestClient
from playwright.sync_api import Page, expect
from test_server import call

from opfor.core.errors import OpforError
from opfor.surfaces.web.asks import New
from opfor.surfaces.web.asks import Path as Answer
from opfor.surfaces.web.calls import CALLS
from opfor.surfaces.web.desk import Desk
from opfor.surfaces.web.guard import Guard
from opfor.surfaces.web.server import app
from opfor.surfaces.web.shelf import Files
from opfor.surfaces.web.visitor import Visitor


def test_a_full_disk_is_one_line_and_the_game_goes_on_when_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    visitor = Visitor(Desk(Files(tmp_path)))
    table = visitor.new(New("blitzkrieg", seed=7)).table

    def full(_file: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    def answered() -> int:
        with visitor.eyes(table, "") as eyes:
            at = eyes.table.moment
        return int(CALLS["answer"].does(visitor, Answer(table, at, (0,))).view.moment)

    first = answered()
    with monkeypatch.context() as patched:
        patched.setattr("opfor.app.store.os.fsync", full)
        with pytest.raises(OpforError, match="No space left"):
            answered()
    with visitor.eyes(table, "") as eyes:
        assert eyes.table.moment == first
    assert answered() > first


class Killed:
    """A server on a port of its own that can be killed and started again."""

    def __init__(self, data: Path) -> None:
        self.port = quiet_port()
        path = f"{ROOT / 'src'}:{os.environ.get('PYTHONPATH', '')}"
        self.environment = {**os.environ, "OPFOR_DATA": str(data), "PYTHONPATH": path}
        self.start()

    def start(self) -> None:
        flags = ["web", "--no-open", "--port", str(self.port)]
        command = [sys.executable, "-m", "opfor", *flags]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdout=pipe, text=True, env=self.environment)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip()

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


def test_a_server_that_is_killed_is_told_and_the_answer_can_be_given_again(
    page: Page, tmp_path: Path
) -> None:
    server = Killed(tmp_path)
    begin(page, f"{server.address}?new=blitzkrieg&seed=7")
    answer(page)
    before = moment(page)
    page.locator("[data-offer]").first.click()
    page.wait_for_selector("[data-confirm]")
    server.kill()
    page.locator("[data-confirm]").click()
    expect(page.get_by_role("alert")).to_contain_text("does not answer")
    assert moment(page) == before
    server.start()
    page.locator("[data-confirm]").click()
    settled(page, before)
    server.kill()


def test_a_device_that_slept_asks_for_what_it_missed(page: Page, server: str) -> None:
    begin(page, f"{server}?new=blitzkrieg&seed=7")
    table = page.url.partition("table=")[2].partition("&")[0]
    answer(page)
    before = moment(page)
    page.context.set_offline(True)
    call(server, "answer", table=table, moment=before, path=[0])
    page.context.set_offline(False)
    page.wait_for_selector(f'main:not([data-moment="{before}"])')
    answer(page)


def test_every_answer_has_the_policy_and_asks_for_nothing_elsewhere(server: str) -> None:
    for address in (server, f"{server}main.js", f"{server}openapi.json", f"{server}api/x"):
        try:
            with urllib.request.urlopen(address, timeout=90) as reply:
                headers = reply.headers
        except urllib.error.HTTPError as error:
            headers = error.headers
            error.close()
        policy = headers["content-security-policy"]
        assert policy.startswith("default-src 'none'")
        assert "unsafe" not in policy
        assert "http" not in policy
        assert headers["x-content-type-options"] == "nosniff"


def test_what_is_too_large_is_refused(server: str) -> None:
    kind = {"content-type": "application/json"}
    body = b'{"text": "' + b"x" * 26_000_000 + b'"}'
    request = urllib.request.Request(f"{server}api/open", body, kind)
    with pytest.raises(OSError) as raised:  # told, or cut off while it was still sending
        urllib.request.urlopen(request, timeout=90)
    if isinstance(raised.value, urllib.error.HTTPError):
        assert raised.value.code == 413
        raised.value.close()


def test_on_a_shared_server_a_seat_is_had_by_its_code_alone(tmp_path: Path) -> None:
    desk = Desk(Files(tmp_path))
    mine, other = Visitor(desk, "a" * 32, "secret"), Visitor(desk, "b" * 32, "secret")
    opened = mine.new(New("blitzkrieg", seed=7, options={"mode": "two-player"}))
    first, second = opened.seats
    with other.eyes(opened.table, first) as eyes:
        assert eyes.seat == first.partition("~")[0]
    for wrong in (first.partition("~")[0], f"{first}0", first.replace("~", "~0")):
        with pytest.raises(OpforError):
            other.eyes(opened.table, wrong).__enter__()
    with pytest.raises(OpforError, match="not the code"):
        other.eyes(opened.table, f"{first.partition('~')[0]}~caf\xe9").__enter__()
    swapped = second.partition("~")[0] + "~" + first.partition("~")[2]
    with pytest.raises(OpforError, match="not the code"):
        other.eyes(opened.table, swapped).__enter__()
    with other.eyes(opened.table, "") as onlooker, other.eyes(opened.table, first) as seat:
        hidden = [piece for piece in seat.view().facts.lists if "reserve" in piece.ref]
        assert onlooker.seat == ""
        assert onlooker.export().record == seat.export().record == ""
        assert hidden or seat.view().board_text != onlooker.view().board_text


@pytest.mark.filterwarnings("ignore::DeprecationWarning:litestar")
def test_a_fault_of_ours_has_a_number_that_the_log_has_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(*_: object) -> object:
        raise KeyError("planted")

    monkeypatch.setitem(CALLS, "games", CALLS["games"]._replace(does=broken))
    with TestClient(app(Desk(Files(tmp_path)), Guard()), raise_server_exceptions=False) as client:
        reply = client.post("/api/games", json={})
    assert reply.status_code == 500
    said = reply.json()["detail"]
    number = re.search(r"a fault of ours, number ([0-9a-f]{8});", said)[1]
    first, *traced = capsys.readouterr().err.splitlines()
    assert first == f"opfor: fault {number}: POST /api/games: KeyError: 'planted'"
    assert traced[0].startswith("Traceback")
    assert "in broken" in "\n".join(traced)
