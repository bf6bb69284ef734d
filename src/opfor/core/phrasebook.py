"""Phrase books: what is said, as data. Code says which message with which values.

A book is a file for each language, ``words/LANGUAGE/NAME.ftl``, read when it is first asked for and
each of its messages when it is first said. A message that a language lacks is said in English.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct

from opfor.core.language import ENGLISH, IDS, PSEUDO, language
from opfor.core.pseudo import framed
from opfor.core.voice import TITLE, with_values
from opfor.core.voice import Said as Said
from opfor.core.voice import Thing as Thing
from opfor.core.voice import Voice as Voice

PRODUCT = Path(__file__).parents[1] / "words"
"""Where the program's own words lie; those of a game lie in its folder."""
NO_VALUES: Mapping[str, Any] = {}


class PhraseBook(Struct, frozen=True, dict=True):
    """The messages of a game or of a part of the program."""

    folder: Path
    name: str

    def __call__(self, message: str, **values: Any) -> str:
        """A message in the language in force."""
        return self.say(message, values)

    def say(self, message: str, values: Mapping[str, Any]) -> str:
        """The same with its values together; of a mapping only those are asked for that it says."""
        spoken = language()
        if spoken == IDS:
            return with_values(message, values)
        voice = self._voice(spoken, message)
        said = voice.render(voice.entry(message).value, values)
        return framed(said) if spoken == PSEUDO else said

    @classmethod
    def of_the_program(cls, name: str) -> PhraseBook:
        return cls(PRODUCT, name)

    def thing(self, name: str, title: str = "", /, **given: Any) -> Thing:
        return Thing(self, name, title, given)

    def form(
        self,
        entry_id: str,
        attribute: str,
        otherwise: str | None = None,
        values: Mapping[str, Any] = NO_VALUES,
    ) -> str:
        """The attribute of an entry; where it has none, its value, or what is given."""
        voice = self._voice(language(), entry_id)
        entry = voice.entry(entry_id)
        pattern = entry.attributes.get(attribute) if attribute else entry.value
        if pattern is None and otherwise is not None:
            return otherwise
        return voice.render(entry.value if pattern is None else pattern, values)

    def trait(self, entry_id: str, attribute: str, values: Mapping[str, Any] = NO_VALUES) -> str:
        """An attribute as it is written: nobody hears it."""
        spoken = ENGLISH if language() == PSEUDO else language()
        voice = self._voice(spoken, entry_id)
        pattern = voice.entry(entry_id).attributes.get(attribute)
        return "" if pattern is None else voice.render(pattern, values)

    def has(self, name: str, spoken: str = "") -> bool:
        """Whether the language in force (or another) has such a message."""
        return name in self.voice(spoken or language()).texts

    def translated(self, name: str) -> str:
        """The English title that an entry stands for: what it says itself, else English."""
        known: dict[tuple[str, str], str] = self.__dict__.setdefault("_translated", {})
        key = language(), name
        if key not in known:
            said = self.trait(name, TITLE) if self.has(name) else ""
            known[key] = said or self.english(name)
        return known[key]

    def english(self, name: str) -> str:
        voice = self.voice(ENGLISH)
        return voice.render(voice.entry(name).value, {}) if name in voice.texts else ""

    def voice(self, spoken: str) -> Voice:
        """The book in one language; the pseudo-language is made from English."""
        voices: dict[str, Voice] = self.__dict__.setdefault("_voices", {})
        if spoken not in voices:
            written = ENGLISH if spoken in (PSEUDO, IDS) else spoken
            voices[spoken] = Voice(spoken, self.folder / written / f"{self.name}.ftl")
        return voices[spoken]

    def _voice(self, spoken: str, message: str) -> Voice:
        found = self.voice(spoken)
        return found if message in found.texts else self.voice(ENGLISH)
