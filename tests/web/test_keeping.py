"""A page that was opened once gets its updates, and keeps its games whatever happens meanwhile."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from browser import Quiet, answer, begin, moment, quiet_port, serving, static, until
from playwright.sync_api import Page, expect

from opfor.surfaces.web.pages import KEEPER, PAGE, delivered, stamped, version_of

SLOW = 120_000
STYLE = "look.css"
OTHER_PAGE = """
import sys
from pathlib import Path
from opfor.surfaces.web import pages
pages.PAGE = Path(sys.argv.pop(1))
from opfor.__main__ import main
sys.exit(main())
"""


def build(source: Path, folder: Path, remark: str) -> str:
    """Another build of the page in a folder: one of its files says something else."""
    names = [path for path in sorted(source.rglob("*")) if path.is_file()]
    files = {path.relative_to(source).as_posix(): path.read_bytes() for path in names}
    made = stamped({**files, STYLE: files[STYLE] + f"/*{remark}*/".encode()}, "page")
    shutil.rmtree(folder, ignore_errors=True)
    for name, body in made.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(body)
    return version_of(made)


@pytest.fixture
def broken() -> Iterator[set[str]]:
    """Names of files that the server cannot deliver."""
    Quiet.broken = set()
    yield Quiet.broken
    Quiet.broken = set()


def shown(page: Page) -> str:
    return page.locator("main.play").get_attribute("data-version") or ""


def reload(page: Page) -> None:
    page.reload(wait_until="commit")
    page.wait_for_selector("main[data-moment]:not([data-busy])")


def test_each_build_has_a_fingerprint_that_its_worker_carries() -> None:
    files = delivered()
    other = stamped({**files, STYLE: b"body{}"}, "server")
    assert version_of(files) != version_of(other)
    assert version_of(stamped(files, "server")) == version_of(files), (
        "stamping again changes nothing"
    )
    assert version_of(files).encode() in files[KEEPER]
    assert files[KEEPER] != other[KEEPER]


def test_three_builds_online_interrupted_and_offline(
    page: Page, built: Path, tmp_path: Path, broken: set[str]
) -> None:
    page.set_default_timeout(SLOW)
    folder = tmp_path / "some" / "path"
    first = build(built, folder, "first")
    with static(tmp_path) as (address, server):
        page.goto(f"{address}some/path/?new=blitzkrieg&seed=7", wait_until="commit")
        page.wait_for_selector("main[data-moment]:not([data-busy])")
        answer(page)
        under_way = moment(page)
        until(page, "navigator.serviceWorker.controller !== null")
        assert shown(page) == first

        second = build(built, folder, "second")
        reload(page)
        assert shown(page) == first, "nobody is given a page that they did not ask for"
        page.locator('[data-action="update"]').click()
        page.wait_for_selector(f'main[data-version="{second}"]:not([data-busy])')
        assert moment(page) == under_way, "the game under way is kept"

        broken.add(STYLE)
        third = build(built, folder, "third")
        page.evaluate("navigator.serviceWorker.getRegistration().then((kept) => kept.update())")
        until(
            page,
            "navigator.serviceWorker.getRegistration().then((k) => !k.installing && !k.waiting)",
        )
        expect(page.locator('[data-action="update"]')).to_have_count(0)
        reload(page)
        assert shown(page) == second, "half a build is none"

        broken.clear()
        reload(page)
        page.locator('[data-action="update"]').click()
        page.wait_for_selector(f'main[data-version="{third}"]:not([data-busy])')
        server.shutdown()
        page.context.set_offline(True)
        reload(page)
        assert (shown(page), moment(page)) == (third, under_way)
        assert page.evaluate("caches.keys()") == [f"opfor-{third}"], "old builds make room"


def test_all_games_go_into_a_file_and_come_back(page: Page, tmp_path: Path) -> None:
    with serving(tmp_path / "here") as address:
        for seed in (1, 2):
            begin(page, f"{address}?new=blitzkrieg&seed={seed}")
            answer(page)
        page.goto(address)
        with page.expect_download() as download:
            page.locator('[data-action="backup"]').click()
        kept = tmp_path / "games.json"
        kept.write_bytes(download.value.path().read_bytes())
    assert len(json.loads(kept.read_text(encoding="utf-8"))["games"]) == 2
    with serving(tmp_path / "there") as address:
        for said in ("2 brought back.", "0 brought back. 2 were here already."):
            page.goto(address)
            page.locator('[data-action="restore"]').set_input_files(kept)
            expect(page.get_by_text(said)).to_be_visible()
        expect(page.locator("[data-game-row]")).to_have_count(2)
        page.keyboard.press("Escape")
        wrong = tmp_path / "wrong.json"
        wrong.write_text("[]", encoding="utf-8")
        page.locator('[data-action="restore"]').set_input_files(wrong)
        expect(page.get_by_text("this is no backup of games")).to_be_visible()


def test_a_page_outlives_a_short_absence_of_its_server(page: Page, tmp_path: Path) -> None:
    port = str(quiet_port())
    with serving(tmp_path, "--port", port) as address:
        begin(page, f"{address}?new=blitzkrieg&seed=7")
        answer(page)
        under_way = moment(page)
        until(page, "navigator.serviceWorker.ready.then(() => true)")
        reload(page)
        until(page, "navigator.serviceWorker.controller !== null")
    page.reload()
    expect(page.get_by_text("The server does not answer")).to_be_visible()
    with serving(tmp_path, "--port", port):
        page.wait_for_selector(f'[data-moment="{under_way}"]')


def test_a_server_updated_under_a_running_page(page: Page, tmp_path: Path) -> None:
    games, newer, port = tmp_path / "games", tmp_path / "page", str(quiet_port())
    with serving(games, "--port", port) as address:
        begin(page, f"{address}?new=blitzkrieg&seed=7")
        until(page, "navigator.serviceWorker.ready.then(() => true)")
        reload(page)
        until(page, "navigator.serviceWorker.controller !== null")
        first = shown(page)
    shutil.copytree(PAGE, newer)
    (newer / STYLE).write_text((PAGE / STYLE).read_text() + "main { outline: none; }\n")
    with serving(games, "--port", port, start=["-c", OTHER_PAGE, str(newer)]):
        answer(page)
        under_way = moment(page)
        assert shown(page) == first, "it goes on as it is, with the new server"
        page.evaluate("navigator.serviceWorker.getRegistration().then((kept) => kept.update())")
        page.locator('[data-action="update"]').click()
        page.wait_for_selector(f"main[data-version]:not([data-version='{first}'])")
        assert moment(page) == under_way, "the game under way is kept"
