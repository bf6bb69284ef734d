"""A printed sheet as it comes out: words with their places, sizes of type, pictures of pages."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Sequence
from html import unescape
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

import numpy as np
import pytest
from numpy.typing import NDArray

from opfor.app.registry import listings, load_game
from opfor.core.sheet import SheetWish
from opfor.surfaces.sheets import write_sheet

can_read = pytest.mark.skipif(
    find_spec("typst") is None or shutil.which("pdftotext") is None,
    reason="needs the extra sheets and poppler",
)
Grey = NDArray[np.uint8]
COARSE = 24
"""Dots to the inch that are enough to see how full a page is."""
PAPER_WHITE = 246
ZOOM = 3
"""Sizes of type are told in whole numbers: larger ones say more."""
COUNTER = re.compile(r"^([A-Z]\d\d|RE\d*)$")
TOUCH = 0.4
"""Points that boxes of words may lie over each other: type does not fill its box."""
MARGIN = 0.05
"""Of a page's height: below it the foot of the page."""


class Word(NamedTuple):
    """A word and its place on the page, in points from the upper left corner."""

    text: str
    left: float
    top: float
    right: float
    low: float

    @property
    def middle(self) -> tuple[float, float]:
        return (self.left + self.right) / 2, (self.top + self.low) / 2


class PrintedPage(NamedTuple):
    wide: float
    high: float
    words: Sequence[Word]

    @property
    def text(self) -> str:
        return " ".join(word.text for word in self.words)


def printed(wish: SheetWish, folder: Path, game: str = "") -> Path:
    """The sheet of a game's set, or of the mission that a game knows."""
    path = folder / "sheet.pdf"
    names = [name for name, listing in listings().items() if listing.sheets]
    found = game or next(n for n in names if wish.mission in load_game(n).sheet_names())
    made = load_game(found).sheet
    assert made is not None
    write_sheet(made(wish), path)
    return path


def pages_of(path: Path) -> list[PrintedPage]:
    told = run("pdftotext", "-bbox", str(path), "-")
    pages = []
    for page in re.split(r"<page ", told)[1:]:
        size = re.match(r'width="([\d.]+)" height="([\d.]+)"', page)
        assert size is not None
        words = re.findall(
            r'<word xMin="(-?[\d.]+)" yMin="(-?[\d.]+)" xMax="(-?[\d.]+)" yMax="(-?[\d.]+)">'
            r"(.*?)</word>",
            page,
        )
        found = [Word(unescape(text), *map(float, box)) for *box, text in words]
        pages.append(PrintedPage(float(size[1]), float(size[2]), found))
    return pages


def type_sizes(path: Path) -> dict[float, str]:
    """Every size of type in points, with a word set in it."""
    told = run("pdftohtml", "-xml", "-stdout", "-i", "-zoom", str(ZOOM), str(path))
    sizes = {
        name: int(size) / ZOOM
        for name, size in re.findall(r'<fontspec id="(\d+)" size="(-?\d+)"', told)
    }
    found: dict[float, str] = {}
    for name, text in re.findall(r'<text [^>]*font="(\d+)">(.*?)</text>', told):
        said = re.sub(r"<[^>]*>", "", unescape(text)).strip()
        if said:
            found[sizes[name]] = said
    return found


def pictures(path: Path, dots: int = COARSE) -> list[Grey]:
    """The pages in grey."""
    raw = subprocess.run(
        ["pdftoppm", "-gray", "-r", str(dots), str(path)], capture_output=True, check=True
    ).stdout
    found = []
    while raw:
        head = re.match(rb"P5\s+(\d+)\s+(\d+)\s+255\s", raw)
        assert head is not None
        wide, high, at = int(head[1]), int(head[2]), head.end()
        found.append(np.frombuffer(raw[at : at + wide * high], np.uint8).reshape(high, wide))
        raw = raw[at + wide * high :]
    return found


def fullness(page: Grey) -> float:
    """How far down a page is filled, of what lies between its head and its foot."""
    body = page[: int(page.shape[0] * (1 - MARGIN)), :]
    inked = np.flatnonzero((body < PAPER_WHITE).any(axis=1))
    return 0.0 if not inked.size else float(inked[-1] - inked[0] + 1) / body.shape[0]


def touching(words: Sequence[Word], *, stacked: bool = False) -> list[tuple[str, str]]:
    """Words of one line that lie over each other, by more than their boxes have to spare; a word
    and its own rim may, and names of counters where they are ``stacked``: in a set-up's picture."""
    boxes = np.array([word[1:] for word in words])
    left, top, right, low = boxes.T
    third = (low - top) / 3
    beside = (left[:, None] + TOUCH < right) & (left + TOUCH < right[:, None])
    level = (top + third)[:, None] < low - third
    both = np.argwhere(np.triu(beside & level & level.T, 1))
    pairs = [(words[n].text, words[m].text) for n, m in both]
    apart = [(one, other) for one, other in pairs if one != other]
    return [pair for pair in apart if not (stacked and any(map(COUNTER.match, pair)))]


def title_of(path: Path) -> str:
    found = re.search(r"^Title: +(.*)$", run("pdfinfo", str(path)), re.MULTILINE)
    assert found is not None
    return found[1].strip()


def run(*words: str) -> str:
    return subprocess.run(words, capture_output=True, text=True, check=True).stdout
