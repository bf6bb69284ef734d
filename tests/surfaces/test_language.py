"""A game in the terminal in another language: typed, answered and refused in it."""

from __future__ import annotations

import re

import pytest

from opfor.__main__ import COMMANDS
from opfor.app.phrase_check import phrase_faults
from opfor.app.registry import load_game
from opfor.app.speech import spoken
from opfor.core.language import speaking

SHORT = ("play", "race", "--seed", "3", "--no-save")


@pytest.mark.parametrize(
    ("language", "typed", "said"),
    [
        ("es", "ayuda\nsalir\n", "las respuestas legales"),
        ("de", "hilfe\nende\n", "die erlaubten Antworten"),
        ("es", "help\nquit\n", "No se guarda (--no-save)."),
        ("de", "xyzzy\nquit\n", "ist hier keine Antwort"),
        ("x-pseudo", "help\nquit\n", "ţĥé"),
    ],
)
def test_the_terminal_speaks_and_understands_it(
    opfor, language: str, typed: str, said: str
) -> None:
    ran = opfor(
        "play", "blitzkrieg", "--seed", "3", "--no-save", "--language", language, typed=typed
    )
    assert ran.code == 0
    assert said in ran.out


def test_an_error_is_said_in_the_language(opfor) -> None:
    ran = opfor("play", "blitzkrieg", "--board", "mars", "--language=es")
    assert (ran.code, ran.err) == (
        2,
        "opfor: board: 'mars' no se conoce; elige una opción: base, nippon\n",
    )


def test_a_game_that_is_not_told_in_it_says_so_and_speaks_english(opfor) -> None:
    ran = opfor(*SHORT, "--language", "de", typed="quit\n")
    assert ran.err == "opfor: race is not told in Deutsch yet, so in English\n"
    assert "quit keeps the game for later" in ran.out


def test_a_language_nobody_knows_is_refused_with_those_there_are(opfor) -> None:
    ran = opfor(*SHORT, "--language", "klingon")
    assert (ran.code, ran.err) == (
        2,
        "opfor: language: 'klingon' is not known; choose one of: en, es, de, fr, it, x-pseudo\n",
    )


def test_the_environment_chooses_too(opfor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPFOR_LANGUAGE", "de_AT.UTF-8")
    assert "Nicht gespeichert" in opfor("play", "blitzkrieg", "--no-save", typed="quit\n").out


def test_the_system_chooses_where_a_game_is_told_in_its_language(
    opfor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("OPFOR_LANGUAGE")
    monkeypatch.setenv("LC_ALL", "es_ES.UTF-8")
    assert "No se guarda" in opfor("play", "blitzkrieg", "--no-save", typed="quit\n").out
    assert "Not kept" in opfor(*SHORT, typed="quit\n").out


def test_words_check_says_what_is_missing(opfor) -> None:
    assert opfor("words", "check", "x-pseudo").code == 0
    assert opfor("words", "check", "en").out == "English: nothing is missing.\n"


@pytest.mark.parametrize("language", ["es", "de"])
def test_nothing_is_missing_in_languages_that_are_whole(opfor, language: str) -> None:
    """But for the toy game of the tests, which speaks English."""
    lines = opfor("words", "check", language).out.splitlines()[:-1]
    assert [line for line in lines if not line.startswith(f"{language}/race/")] == []


@pytest.mark.parametrize("language", ["es", "de", "fr", "it"])
def test_every_command_is_told_in_the_language(language: str) -> None:
    with speaking(language):
        english = [name for name, each in COMMANDS.items() if spoken(each.does) == each.does]
    assert english == []


@pytest.mark.parametrize("language", ["fr", "it"])
def test_french_and_italian_have_the_words_of_page_and_program(language: str) -> None:
    books = {f"{language}/opfor/{name}" for name in ("common", "page", "program")}
    assert [str(each) for each in phrase_faults(language) if each.book in books] == []


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("fr", "opfor: game\N{NO-BREAK SPACE}: 'mars' n’est pas connu"),
        ("it", "opfor: game: 'mars' non è noto"),
    ],
)
def test_errors_are_said_in_french_and_italian(opfor, language: str, said: str) -> None:
    assert opfor("play", "mars", "--language", language).err.startswith(said)


def test_a_game_that_french_has_no_words_for_is_told_in_english(opfor) -> None:
    ran = opfor("play", "blitzkrieg", "--no-save", "--language", "fr", typed="quit\n")
    assert ran.err == "opfor: Blitzkrieg! is not told in Français yet, so in English\n"
    assert "Not kept" in ran.out


TYPED = """?
? all
help
why
1
1
1
1
why
why full
reasons
forecast
weigh 1
log all
board
map
map key
undo
redo
branches
adjust
check
stop
table
sources
rules nobody
rules
mission
track
hand
card
list
list all
coach
nonsense
save
quit
"""
WORD = re.compile(r"[A-Za-z][a-z]{2,}")
CALLED = re.compile(r"'[^']*'|> .*|\b(?:[A-Z]|2GM)[A-Z0-9]*-[\w.-]*|python -m opfor|\S*/\S*")
"""What was typed, ids of rows, commands, paths."""


@pytest.mark.parametrize("words", [["blitzkrieg"], ["2gm"], ["coh", "first-light"]])
def test_the_whole_terminal_speaks_the_pseudo_language(opfor, words: list[str]) -> None:
    """What is typed stays as it is: names of options, sources, answers; and order lines of Conflict
    of Heroes are quoted as they are printed."""
    game = load_game(words[0])
    english = opfor("play", *words, "--seed", "3", typed=TYPED).out
    ran = opfor("play", *words, "--seed", "3", "--language", "x-pseudo", typed=TYPED)
    assert ran.code == 0
    keys = " ".join(
        line.partition("  ")[0] for line in re.findall(r"^ +\d+  (.*)", english, re.MULTILINE)
    )
    about = f"{game.title} {english.splitlines()[0]} opfor play resume untold {words[0]}"
    named = f"{keys} {' '.join(game.sources)} {about} {ORDERS} {TYPED}"
    known = {word.casefold() for word in WORD.findall(named)}
    said = [CALLED.sub("", line) for line in ran.out.splitlines()]
    plain = {w for line in said for w in WORD.findall(line) if w.casefold() not in known}
    assert sorted(plain) == []


ORDERS = """
If any Just Attacked Unit In Cover AI closest to Acted Attack Hit farthest from Objective Low Risk
Move Pivot Rally Place within Auto Player gains End the round Execute Mission Orders on off"""
