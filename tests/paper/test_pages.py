"""Pages: full, whole, readable, titled; a sample here, everything there is with ``-m slow``."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from opfor.app.registry import listings, load_game
from opfor.core.sheet import SheetWish
from opfor.games.coh.told.sheet import sheet_of
from opfor.games.coh_generator.told.auto import generate_auto
from opfor.games.coh_generator.told.mission.solo import mission_of
from opfor.surfaces.sheets import write_sheet
from tests.paper.reading import (
    can_read,
    fullness,
    pages_of,
    pictures,
    printed,
    run,
    touching,
    type_sizes,
)

THIRD = 1 / 3
LEAST_TYPE = 6.0
LEAST_BOX = 5.5
"""How high the box of a word is that is set in the least type."""
BACKS = "backs of sheet"
EDGE = 2.0
"""Points from the rim of the paper: nothing but a board reaches there."""
PAPERS = ("a4", "us-letter")
OWN_PARTS = {
    "coh": (),
    "2gm": ("front", "rules", "procedure", "fields", "tracks"),
    "blitzkrieg": (),
}
"""Of each game what differs from mission to mission: all, or without the decks of the box."""
DECKS = {"coh": ("boards", "cards"), "2gm": ("fields", "cards"), "blitzkrieg": ("board", "cards")}
EVERY_DAY = (7, 18, 29, 40, 46)
"""Generated missions that are looked at in every run."""
GENERATED = range(1, 51)


def everything() -> Iterator[tuple[str, str, str]]:
    """Every set and every mission of every game, on both papers."""
    for name in (name for name, listing in listings().items() if listing.sheets):
        for mission in ("", *load_game(name).sheet_names()):
            yield from ((name, mission, paper) for paper in PAPERS)


def missions() -> list[tuple[str, str]]:
    """Every shipped mission, scenario and further board."""
    return [(game, mission) for game, mission, paper in everything() if mission and paper == "a4"]


def look_at(path: Path) -> None:
    """Everything that must hold of a sheet, as its words and pictures tell."""
    pages, seen = pages_of(path), pictures(path)
    filled = [fullness(page) for page in seen]
    last = len(pages) - (2 if BACKS in pages[-1].text else 1)
    thin = [n + 1 for n, full in enumerate(filled[:last]) if full < THIRD]
    assert thin == [], "pages that are less than a third full"
    for number, page in enumerate(pages, 1):
        if "print at 100" not in page.text:  # tiles of boards are cut, a level lies under names
            assert touching(page.words, stacked=True) == [], number
            for word in page.words:
                assert EDGE < word.left < word.right < page.wide - EDGE, (number, word)
                assert EDGE < word.top < word.low < page.high - EDGE, (number, word)
                if word.text.isalpha():  # a figure may stand on its side
                    assert word.low - word.top > LEAST_BOX, (number, word)
    assert "\ufffd" not in "".join(page.text for page in pages)


def look_closely_at(path: Path) -> None:
    """And every size of type."""
    look_at(path)
    assert {size: word for size, word in type_sizes(path).items() if size < LEAST_TYPE} == {}


@can_read
@pytest.mark.parametrize(("game", "mission"), missions())
def test_every_mission_is_composed(game: str, mission: str, tmp_path: Path) -> None:
    look_at(printed(SheetWish(mission=mission, only=OWN_PARTS[game]), tmp_path, game))


@can_read
@pytest.mark.parametrize("game", DECKS)
def test_every_board_and_every_deck_is_composed(game: str, tmp_path: Path) -> None:
    look_at(printed(SheetWish(only=DECKS[game]), tmp_path, game))


@can_read
@pytest.mark.slow
@pytest.mark.parametrize(("game", "mission", "paper"), list(everything()))
def test_every_sheet_is_composed(game: str, mission: str, paper: str, tmp_path: Path) -> None:
    look_closely_at(printed(SheetWish(mission=mission, paper=paper), tmp_path, game))


def generated(seed: int, folder: Path) -> Path:
    solo = seed % 2 == 0
    made = mission_of(generate_auto(1 + seed % (6 if solo else 8), seed, solo=solo))
    path = folder / "made.pdf"
    write_sheet(sheet_of(made), path)
    return path


@can_read
@pytest.mark.parametrize("seed", EVERY_DAY)
def test_some_generated_missions_are_composed(seed: int, tmp_path: Path) -> None:
    look_at(generated(seed, tmp_path))


@can_read
@pytest.mark.slow
@pytest.mark.parametrize("seed", GENERATED)
def test_generated_missions_are_composed(seed: int, tmp_path: Path) -> None:
    look_closely_at(generated(seed, tmp_path))


@can_read
def test_fronts_of_cards_are_on_odd_pages(tmp_path: Path) -> None:
    """Whoever prints both sides of the paper has each back behind its front."""
    for mission in ("crossroads", "first-light"):
        pages = pages_of(printed(SheetWish(mission=mission), tmp_path))
        backs = [n for n, page in enumerate(pages, 1) if BACKS in page.text]
        assert backs
        assert all(number % 2 == 0 for number in backs)


@can_read
def test_a_sheet_is_titled_tagged_and_has_bookmarks(tmp_path: Path) -> None:
    path = printed(SheetWish(mission="crossroads"), tmp_path)
    told = run("pdfinfo", str(path))
    assert "The Crossroads" in told
    assert "Tagged:          yes" in told
    structure = run("pdfinfo", "-struct", str(path))
    assert structure.count("H1") >= 5
    assert b"/Outlines" in path.read_bytes()


@can_read
def test_a_map_to_play_on_has_no_units_but_the_small_one_has(tmp_path: Path) -> None:
    path = printed(SheetWish(mission="first-light", only=("mission", "map")), tmp_path)
    front, *tiles = pages_of(path)
    names = {"S01", "S02", "S17"}
    assert names <= {word.text for word in front.words}
    shown = {word.text for page in tiles for word in page.words if "print at 100" in page.text}
    assert not names & shown
    assert {"G08", "A02"} <= shown
