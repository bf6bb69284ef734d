"""An owner's own pack in each game: played, kept in the save, and there when its folder is not."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from opfor.app.conversation.opening import begun, find_save, resumed
from opfor.app.own_content import game_of_record, with_packs
from opfor.app.registry import load_game
from opfor.app.setting_up import prepared
from opfor.app.start import Start
from opfor.app.store import read_save
from tests.conftest import Opfor
from tests.own_boxes import OPTIONS, PACKS, write


@pytest.fixture(params=sorted(PACKS))
def own(request: pytest.FixtureRequest, tmp_path: Path, toy_installed: Path) -> tuple[str, Path]:
    """A game, and a pack of one's own for it."""
    return request.param, write(tmp_path / "mine", request.param, **PACKS[request.param])


def is_mine(game: str, setting: Any) -> bool:
    """Whether what the pack says is what the setting holds."""
    match game:
        case "race":
            from tests.toy_game.values import CARDS

            return dict(CARDS).get("sprint") == 5 and CARDS["hop"] == 4
        case "blitzkrieg":
            return bool(setting.constants.end_points == 12 and setting.board.id == "mine")
        case "2gm":
            return bool(setting.cards.units["sherman"].cost == 9)
    return bool(setting.cards["20"].title == "Of my own")


def begin(game: str, pack: Path, seed: int = 3) -> Any:
    bound = with_packs(load_game(game), [str(pack)])
    names = [seat.id for seat in bound.seats(prepared(bound, OPTIONS.get(game, {}), {})[0])]
    players = dict.fromkeys(names[1:] if game != "coh" else ["player"], "random")
    return begun(
        bound, Start(options=OPTIONS.get(game, {}), rulings={}, seed=seed, players=players)
    )


def test_the_owners_content_is_played(own: tuple[str, Path]) -> None:
    from opfor.core.owned import playing

    game = with_packs(load_game(own[0]), [str(own[1])])
    setting, _, _ = prepared(game, OPTIONS.get(own[0], {}), {})
    with playing(game.owned):
        assert is_mine(own[0], setting)
    plain, _, _ = prepared(load_game(own[0]), OPTIONS.get(own[0], {}), {})
    assert not is_mine(own[0], plain)


@pytest.mark.parametrize("game", ["coh", "2gm"])
def test_the_drawing_board_reads_the_owners_content(game: str, tmp_path: Path) -> None:
    plain = load_game(game)
    mine = with_packs(plain, [str(write(tmp_path / "mine", game, **PACKS[game]))])
    assert mine.drawing.units.__wrapped__ is plain.drawing.units


def test_a_save_goes_on_when_the_folder_has_changed_or_is_gone(
    own: tuple[str, Path], data_folder: Path
) -> None:
    game, pack = own
    table = begin(game, pack)
    story, path = table.session.log(), table.path
    table.close()
    again = resumed(path)
    assert (again.session.log(), again.notices) == (story, [])
    again.close()
    first = sorted(PACKS[game])[0]
    (pack / f"{first}.toml").write_text("nonsense", encoding="utf-8")
    again = resumed(path)
    (notice,) = again.notices
    assert notice.startswith(f"pack mine: changed since ({first}.toml); this game goes on with")
    assert again.session.log() == story
    again.close()
    shutil.rmtree(pack)
    again = resumed(path)
    (notice,) = again.notices
    assert notice.startswith(f"pack mine: {pack} is gone; this game goes on with")
    assert again.session.log() == story
    again.close()


def test_the_save_holds_the_pack_and_its_fingerprint(
    own: tuple[str, Path], data_folder: Path
) -> None:
    table = begin(*own)
    table.close()
    saved, _ = read_save(find_save(""), repair=False)
    (kept,) = saved.header.own
    assert kept.files == {p.name: p.read_text(encoding="utf-8") for p in own[1].glob("*.toml")}
    assert (kept.id, len(kept.hash)) == ("mine", 16)
    assert game_of_record(saved.header).owned.packs == (kept,)


def test_two_games_with_different_packs_do_not_mix(
    own: tuple[str, Path], data_folder: Path
) -> None:
    plain, options = load_game(own[0]), OPTIONS.get(own[0], {})
    mine = begin(*own, seed=5)
    ours = begun(plain, Start(options=options, rulings={}, seed=5))
    again = begin(*own, seed=5)
    assert ours.session.header.own == ()
    assert again.session.log() == mine.session.log()
    for table in (mine, ours, again):
        table.close()


def test_a_table_that_draws_what_the_seed_drew_plays_the_same_game(
    own: tuple[str, Path], data_folder: Path
) -> None:
    game, pack = own
    seeded = begin(game, pack, seed=8)
    record = seeded.session.history.entries[:300]
    bound = with_packs(load_game(game), [str(pack)])
    table = begun(
        bound,
        Start(
            options=OPTIONS.get(game, {}),
            rulings={},
            seed=8,
            mode="table",
            table_sources=tuple(bound.sources),
            players=seeded.session.header.players,
        ),
        is_kept=False,
    )
    entries = table.session.history.entries
    while table.session.pending is not None and len(entries) < len(record):
        known = record[len(entries)]
        table.session.answer(tuple(known.answer) if known.ask == "roll" else known.answer)
    assert [e.log for e in entries[:300]] == [e.log for e in record]
    assert len(record) > 10
    seeded.close()


def test_what_verify_and_replay_make_of_it(own: tuple[str, Path], opfor: Opfor) -> None:
    begin(*own).close()
    shutil.rmtree(own[1])
    path = str(find_save(""))
    assert opfor("verify", path).code == 0
    assert opfor("replay", path, typed="\n\nquit\n").code == 0


# -- single files ---------------------------------------------------------------------------------


def test_a_game_of_a_generated_mission_opens_when_the_file_is_gone(
    opfor: Opfor, tmp_path: Path
) -> None:
    out = tmp_path / "raid.toml"
    made = opfor("generate", "coh", "--auto", "--solo", "--guideline", "2", "--out", str(out))
    assert made.code == 0, made.err
    assert opfor("play", "coh", str(out), "--seed", "3", typed="quit\n").code == 0
    out.unlink()
    ran = opfor("play", "--resume", typed="quit\n")
    assert (ran.code, ran.err) == (0, "")
    assert opfor("verify", str(find_save(""))).code == 0


@pytest.mark.parametrize("name", ["deck.toml", "Deck.TOML", "my deck", "d" * 200])
def test_a_deck_file_is_kept_in_the_save(opfor: Opfor, tmp_path: Path, name: str) -> None:
    deck = tmp_path / name
    assert opfor("2gm", "deck", "new", "americans", str(deck)).code == 0
    assert opfor("play", "2gm", "--deck", str(deck), "--seed", "1", typed="quit\n").code == 0
    deck.unlink()
    assert str(deck) in read_save(find_save(""), repair=False)[0].header.files
    assert opfor("play", "--resume", typed="quit\n").code == 0


def test_a_deck_named_by_a_bare_word_is_no_file(
    opfor: Opfor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What lies in a folder by chance is not read for a word."""
    monkeypatch.chdir(tmp_path)
    assert opfor("2gm", "deck", "new", "americans", "mine").code == 0
    ran = opfor("play", "2gm", "--deck", "mine", typed="quit\n")
    assert (ran.code, ran.err) == (2, "opfor: deck 'mine': name a file with its folder: ./mine\n")
    assert opfor("play", "2gm", "--deck", "./mine", typed="quit\n").code == 0


def test_a_thing_of_an_owner_has_a_name(opfor: Opfor, tmp_path: Path) -> None:
    bare = tmp_path / "bare.toml"
    text = (load_game("2gm").folder / "packs/scenarios/battle-royal.toml").read_text("utf-8")
    bare.write_text(text.replace('title = "Battle Royal"', 'title = " "'))
    ran = opfor("play", "2gm", "--scenario", str(bare), "--no-save", typed="quit\n")
    assert (ran.code, ran.err) == (2, f"opfor: {bare}: title: is empty; say what it is called\n")
