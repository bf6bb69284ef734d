"""The order language is declared once: every construct has one deed, every deed a construct, and
what a word means is said in one file."""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from pkgutil import walk_packages

import msgspec
import pytest

from opfor.cardboard import coh as box
from opfor.cardboard.coh.orders import conditions, effects, lines, nouns, trees
from opfor.cardboard.coh.orders.actions import OrderAction
from opfor.cardboard.coh.orders.constructs import CONSTRUCTS, Construct
from opfor.cardboard.coh.orders.deeds import DEEDS, Deeds
from opfor.cardboard.coh.orders.vocabulary import Meant
from opfor.cardboard.coh.orders.words import Word
from opfor.games import coh as game
from opfor.games.coh import bot, course

PARTS = {
    trees.Subject,
    trees.Target,
    trees.FurtherAction,
    effects.CupItem,
    lines.OrderLine,
    lines.StandingLine,
}
"""What other constructs are made of, or made of others: their deeds read them."""
TWICE = ("abilities", "actions")
"""An action has two deeds: whether it can be done, and what is to be settled to do it."""
LEAST = 20
"""Letters from which on a sentence is its own."""


@pytest.fixture(scope="module", autouse=True)
def _deeds_attached() -> None:
    for room in (bot, course):
        for module in walk_packages(room.__path__, f"{room.__name__}."):
            importlib.import_module(module.name)


def test_every_construct_is_done() -> None:
    assert {called: deeds.missing() for called, deeds in DEEDS.items() if deeds.missing()} == {}


def test_every_construct_has_its_table() -> None:
    done = [each for called, deeds in DEEDS.items() if called != "abilities" for each in deeds]
    assert CONSTRUCTS.keys() - set(done) == PARTS
    assert {*OrderAction, *nouns.Comparison, *conditions.Meter} <= set(done)
    assert {word for word in Word if word not in done} == {Word.DESTROYED}
    assert len(done) == len({(type(each), each) for each in done})
    assert set(DEEDS[TWICE[0]]) == set(DEEDS[TWICE[1]])


def test_a_second_deed_a_stranger_and_a_gap_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(DEEDS, "planted", raising=False)
    planted: Deeds[str] = Deeds("planted", (effects.EndRound, effects.EndMission))
    monkeypatch.delitem(DEEDS, "planted")
    planted.attach(effects.EndRound)("done")
    with pytest.raises(AssertionError, match="two deeds"):
        planted.attach(effects.EndRound)("done again")
    with pytest.raises(AssertionError, match="none of the planted"):
        planted.attach(effects.Drive)("done")
    assert planted.missing() == [effects.EndMission]


def sentences() -> set[str]:
    """Everything that declarations say of a construct: meanings, short words, templates."""
    said: set[str] = set()
    for entry in (*Word, *OrderAction):
        said |= {each for each in msgspec.structs.astuple(entry.meant) if isinstance(each, str)}
    for vocabulary in Meant.__subclasses__():
        said |= {each for member in vocabulary for each in (member.means, member.sheet)}
    for construct in CONSTRUCTS.values():
        said |= _said_by(construct)
    return {each for each in said if len(each) >= LEAST and " " in each}


def _said_by(construct: Construct) -> set[str]:
    said = {wording.template for wording in construct.wordings}
    means = [construct.means, *(wording.means for wording in construct.wordings)]
    return said | {each for each in means if isinstance(each, str)}


def told_again(folders: Iterable[Path], said: set[str]) -> list[str]:
    """Sentences that stand in more files than the one that declares them."""
    found: dict[str, set[Path]] = {}
    for path in (path for folder in folders for path in _sources(folder)):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.setdefault(node.value, set()).add(path)
    return sorted(sentence for sentence in said if len(found.get(sentence, ())) > 1)


def _sources(folder: Path) -> Iterator[Path]:
    return (path for path in folder.rglob("*.py") if "tests" not in path.relative_to(folder).parts)


FOLDERS = tuple(Path(module.__path__[0]) for module in (box, game))


def test_what_a_construct_means_is_said_in_one_file() -> None:
    assert told_again(FOLDERS, sentences()) == []


@pytest.mark.parametrize("planted", [Word.MOBILE.meant.sheet, "Put {items} in {cup:source}"])
def test_a_sentence_that_is_said_again_is_found(planted: str, tmp_path: Path) -> None:
    (tmp_path / "order_words.py").write_text(f"MEANT = {{'word': {planted!r}}}\n")
    assert told_again((*FOLDERS, tmp_path), sentences()) == [planted]
