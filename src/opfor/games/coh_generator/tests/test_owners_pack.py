"""Cards, tiles and guidelines of the owner's own: a copied and changed pack is what is played."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from opfor.cardboard.coh.generator_cards.content import PACK, Content, content
from opfor.cardboard.coh.missions.mission_text import mission_toml
from opfor.cardboard.coh.missions.solo_mission import SoloMission, read_solo_mission
from opfor.core.errors import OpforError
from opfor.games.coh.told.sheet.ai_page import spaces
from opfor.games.coh_generator.tests.story import german, play, setting, soviet, told
from opfor.games.coh_generator.told.auto import generate_auto
from opfor.games.coh_generator.told.card_words import rule_title
from opfor.games.coh_generator.told.first_questions import next_question
from opfor.games.coh_generator.told.mission.solo import solo_mission_of
from opfor.games.coh_generator.values.options import content_of

LINE = "Hit AI closest to Unit: Auto-Rally"


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    return Path(shutil.copytree(PACK, tmp_path / "mine"))


def change(folder: Path, file: str, old: str, new: str) -> str:
    """Every such text of a file of the pack becomes another; the pack as an option names it."""
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new), encoding="utf-8")
    return str(folder)


def top_title(everything: Content) -> str:
    return everything.card("german", "01").top.title


def test_a_generation_is_played_with_the_owners_cards(mine: Path) -> None:
    pack = change(mine, "german_cards.toml", f'"{top_title(content())}"', '"Old Hares"')
    assert top_title(setting(pack=pack).content) == "Old Hares"
    assert top_title(setting().content) != "Old Hares"


def test_a_rule_of_the_owners_card_stands_in_the_mission(mine: Path) -> None:
    title = content().card("soviet", "09").top.title
    pack = change(mine, "soviet_cards.toml", f'"{title}"', '"Nobody Runs"')
    plays = (soviet("09", "top"), german("01"))
    done = told(*plays, options={"pack": pack})
    assert "Nobody Runs" in [rule_title(done.content, rule) for rule in done.state.rules]


def test_the_owners_guideline_is_in_force_and_is_offered(mine: Path) -> None:
    title = content().guidelines[1].title
    pack = change(mine, "guidelines.toml", f'"{title}"', '"Our First Evening"')
    assert setting(pack=pack).plan.title == "Our First Evening"
    asked = next_question({"pack": pack})
    assert asked is not None
    assert asked.choices[0][1].startswith("Our First Evening:")


def test_the_owners_counters_and_conditions_are_drawn_from(mine: Path) -> None:
    change(mine, "defense.toml", 'id = "', 'id = "own-')
    pack = change(mine, "conditions.toml", 'id = "', 'id = "own-')
    state = play(pack=pack).state
    assert {name[:4] for name in (*state.pool, *state.condition_deck)} == {"own-"}


def solo(**options: Any) -> SoloMission:
    return solo_mission_of(generate_auto(5, 3, solo=True, options=options))


def test_a_solo_mission_and_its_printed_sheet_have_the_owners_tiles(mine: Path) -> None:
    ours = solo()
    assert (ours.faces, ours.lanes) == ((), ())
    tiles = [content().tiles["german"], content().tiles["soviet"]]
    for tile in (t for faces in tiles for t in faces.values() if t.kind == "mission-order"):
        change(mine, "tiles.toml", f'"{tile.title}"', '"Of My Own"')
        for line in tile.lines:
            text = (mine / "tiles.toml").read_text(encoding="utf-8")
            (mine / "tiles.toml").write_text(text.replace(f'"{line}"', f'"{LINE}"'), "utf-8")
    theirs = solo(pack=str(mine))
    assert theirs.tiles == ours.tiles
    assert set(theirs.mission_orders[:-1]) <= {LINE} | set(ours.mission_orders)
    assert LINE in theirs.mission_orders
    printed = spaces(theirs, "mission-order", theirs.mission_orders)
    assert ("Of My Own", [LINE]) in [(tile["title"], tile["lines"][:1]) for tile in printed]


def test_a_mission_file_keeps_what_is_printed_of_the_owners_pack(
    mine: Path, tmp_path: Path
) -> None:
    change(mine, "tiles.toml", 'title = "', 'title = "My ')
    pack = change(mine, "sheet.toml", "[2, 5, 9,", "[1, 5, 9,")
    made = solo(pack=pack)
    (tmp_path / "fight.toml").write_text(mission_toml(made), encoding="utf-8")
    read = read_solo_mission(tmp_path / "fight.toml")
    assert read.faces == made.faces
    assert all(face.title.startswith("My ") for face in read.faces)
    assert read.lanes == content_of(pack).sheet.lanes != content().sheet.lanes


def test_a_script_names_the_owners_pack_again(mine: Path) -> None:
    done = generate_auto(1, 2, options={"pack": str(mine)})
    assert done.script["options"] == {"pack": str(mine)}


def test_faults_of_the_owners_pack_are_one_line(mine: Path, tmp_path: Path) -> None:
    with pytest.raises(OpforError, match=r"^pack: .*nowhere' is no folder; name one"):
        setting(pack=str(tmp_path / "nowhere"))
    line = next(iter(content().tiles["soviet"].values())).lines[0]
    pack = change(mine, "tiles.toml", f'"{line}"', '"Sing a song"')
    with pytest.raises(OpforError, match=r"mine: tiles.toml: .*\d\d, lines 1") as fault:
        setting(pack=pack)
    assert "\n" not in str(fault.value)


def test_lanes_that_cannot_go_on_are_refused(mine: Path) -> None:
    pack = change(mine, "sheet.toml", "[2, 5, 9,", "[5, 2, 9,")
    with pytest.raises(OpforError, match=r"lanes: name at least the first three spaces"):
        setting(pack=pack)
