"""One browser for all tests of a process, a fresh page and folder for each."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

sys.path.insert(0, str(Path(__file__).parent))

from browser import DESK, HAND, PATIENCE, ROOT, launched, serving

from tests.oldest_python import oldest_python
from tests.own_postgres import Postgres, programs


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with launched() as found:
        yield found


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("data")) as address:
        yield address


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A database of our own."""
    if not programs():
        line = "no PostgreSQL: install it (Debian: apt-get install postgresql)"
        if os.environ.get("CI"):
            pytest.fail(line, pytrace=False)
        pytest.skip(line)
    server = Postgres()
    yield server.address
    server.stop()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page that fails the test when a script fails or the policy refuses something."""
    yield from watched(browser.new_context(reduced_motion="reduce", viewport=DESK))


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    """The same in the hand: a finger, no mouse."""
    yield from watched(browser.new_context(reduced_motion="reduce", viewport=HAND, has_touch=True))


@pytest.fixture
def narrow(browser: Browser) -> Iterator[Page]:
    """A small screen in the pseudo-language: English two fifths longer, every letter accented."""
    context = browser.new_context(reduced_motion="reduce", viewport={"width": 360, "height": 800})
    context.add_init_script("localStorage.setItem('opfor-language', 'x-pseudo')")
    yield from watched(context)


def watched(context: BrowserContext) -> Iterator[Page]:
    context.set_default_timeout(PATIENCE)
    made = context.new_page()
    faults: list[str] = []
    made.on("pageerror", lambda error: faults.append(str(error)))
    made.on("console", lambda said: faults.append(said.text) if "Policy" in said.text else None)
    yield made
    context.close()
    assert faults == []


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The static folder, made once for all processes that test side by side. OPFOR_PAGE names one
    that was made before."""
    if made_before := os.environ.get("OPFOR_PAGE"):
        return Path(made_before)
    import fcntl

    own = tmp_path_factory.getbasetemp()
    folder = (own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) / "pages" / "page"
    folder.parent.mkdir(exist_ok=True)
    with Path(f"{folder.parent}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not folder.exists():
            build(folder)
    return folder


def build(folder: Path) -> None:
    """By the command that makes it, on the oldest Python there is; its parts are fetched once."""
    unfinished = folder.with_name("unfinished")
    parts = Path(os.environ.get("OPFOR_PARTS") or Path.home() / ".cache" / "opfor" / "parts")
    make = "import sys, build_pages; sys.exit(build_pages.main(sys.argv[1:]))"
    made = subprocess.run(
        [oldest_python(), "-c", make, str(unfinished), "--parts", str(parts)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if made.returncode:
        line = f"no page with its engine inside: {made.stderr.strip().splitlines()[-1]}"
        if os.environ.get("CI"):
            pytest.fail(line, pytrace=False)
        pytest.skip(line)
    unfinished.rename(folder)
