"""Words that stand in the code and in a book: other languages find them by their English."""

from __future__ import annotations

import re
from pathlib import Path

import opfor
from opfor.app.phrase_check import phrase_books
from opfor.core.fluent import Text
from opfor.core.phrasebook import PhraseBook
from opfor.core.templates import Templates

PACKAGE = Path(opfor.__file__).parent
DECLARED = ("rules", "program", "page")
PIECES = re.compile(r"[;(?]|one number|numbers")
"""Where code puts a text together."""


def test_what_is_declared_in_a_book_stands_in_the_code() -> None:
    """English that changes in the code changes in the book: else no language would find it."""
    paths = [path for path in PACKAGE.rglob("*.py") if "tests" not in path.parts]
    code = " ".join(" ".join(path.read_text(encoding="utf-8").split()) for path in paths)
    scripts = [*PACKAGE.rglob("page/*.js"), *PACKAGE.rglob("templates/*.typ")]
    code += " ".join(path.read_text(encoding="utf-8") for path in scripts)
    code = re.sub(r'" f?"', "", code).replace("\\'", "'").replace('\\"', '"')
    gone = []
    for where, book in phrase_books().items():
        voice = book.voice("en") if book.name in DECLARED else None
        for name in voice.texts if voice is not None else ():
            texts = [part.said for part in voice.entry(name).value if isinstance(part, Text)]
            parts = [part for text in texts for part in PIECES.split(" ".join(text.split()))]
            missing = [part for part in parts if part.strip(" :,.)") not in code]
            gone += [f"{where}: {name}: {text}" for text in missing]
    assert gone == []


def test_a_text_is_found_again_by_the_english_it_was_made_from(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    text = "plain = All compared.\nfilled = { $what } is no { $kind } here\n"
    (tmp_path / "en" / "program.ftl").write_text(text, encoding="utf-8")
    found = Templates(PhraseBook(tmp_path, "program"))
    assert found.match("All compared.") == ("plain", {})
    assert found.match("'x' is no answer here") == ("filled", {"what": "'x'", "kind": "answer"})
    assert found.match("something else") is None
