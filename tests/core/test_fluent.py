"""The reader of phrase books: what it understands, and how it says a fault."""

from __future__ import annotations

from pathlib import Path

import pytest

from opfor.core.errors import OpforError
from opfor.core.fluent import Reference, Text, entries, read_entry, variables
from opfor.core.language import known, of_the_system, speaking
from opfor.core.phrasebook import PhraseBook

EN = """
# The sides.
bot = the bot
    .own = the bot's
    .person = one
you = you
    .own = your
    .person = you
# Who places what where.
placed = { PERSON($who) ->
    [you] You place
   *[one] { CAP($who) } places
} { $n ->
    [0] nothing
    [one] { $n } unit
   *[other] { $n } units
} of { OWN($who) } row.
poem =
    first line
      and { "{" } more
"""
ES = """
bot = el bot
    .own = del bot
    .gender = m
placed = { CAP($who) } pone { $n } { OWN($who) }.
"""


@pytest.fixture
def book(tmp_path: Path) -> PhraseBook:
    for language, text in (("en", EN), ("es", ES)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "told.ftl").write_text(text, encoding="utf-8")
    return PhraseBook(tmp_path, "told")


@pytest.mark.parametrize(
    ("who", "n", "said"),
    [
        ("bot", 0, "The bot places nothing of the bot's row."),
        ("bot", 1, "The bot places 1 unit of the bot's row."),
        ("you", 2, "You place 2 units of your row."),
    ],
)
def test_person_plural_and_owner_stand_in_the_book(
    book: PhraseBook, who: str, n: int, said: str
) -> None:
    assert book("placed", who=book.thing(who), n=n) == said


def test_another_language_says_it_its_way_and_falls_back_to_english(book: PhraseBook) -> None:
    with speaking("es"):
        assert book("placed", who=book.thing("bot"), n=2) == "El bot pone 2 del bot."
        assert book("poem") == "first line\n  and { more"


def test_tests_can_listen_to_ids_and_values(book: PhraseBook) -> None:
    with speaking("x-ids"):
        assert book("placed", who=book.thing("bot"), n=2) == "placed(who=bot, n=2)"


def test_the_pseudo_language_leaves_no_letter_plain(book: PhraseBook) -> None:
    with speaking("x-pseudo"):
        said = book("placed", who=book.thing("bot"), n=2)
    assert said.startswith("[")
    assert not [letter for letter in said if letter.isascii() and letter.isalpha()]
    assert len(said) > 1.3 * len("The bot places 2 units of the bot's row.")


def test_an_owners_own_title_is_kept_in_every_language(book: PhraseBook) -> None:
    with speaking("es"):
        assert str(book.thing("bot", "the bot")) == "el bot"
        assert str(book.thing("bot", "Hal")) == "Hal"


@pytest.mark.parametrize(
    ("body", "fault"),
    [("a { $b", "'}' wanted"), ("a }", "'{' wanted"), ("{ $n ->\n [one] x\n}", "a star")],
)
def test_a_fault_is_told_with_its_message(body: str, fault: str) -> None:
    with pytest.raises(OpforError, match=f"m: .*{fault}"):
        read_entry("m", body)


def test_variables_are_found_wherever_they_stand() -> None:
    entry = read_entry("m", " { OF($a) } { $n ->\n    [one] { $b }\n   *[other] x\n }")
    assert variables(entry.value) == {"a", "n", "b"}


def test_comments_end_a_message_and_references_are_read() -> None:
    (name, body, line), *_ = entries("# c\nm = see { other.tip }\n# next\nother = o\n")
    assert (name, line) == ("m", 2)
    assert read_entry(name, body).value == (Text("see "), Reference("other", "tip"))


def test_the_language_of_the_system_counts_where_it_is_spoken() -> None:
    assert of_the_system({"LANG": "es_ES.UTF-8"}) == "es"
    assert of_the_system({"LC_ALL": "C.UTF-8", "LANG": "de_DE"}) == "en"
    assert of_the_system({}) == "en"
    assert known("de-AT") == "de"
    with pytest.raises(OpforError, match="language: 'kl' is not known"):
        known("kl")
