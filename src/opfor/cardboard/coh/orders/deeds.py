"""Deeds: what a game does for the constructs of the language, exactly one for each."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

D = TypeVar("D")

DEEDS: dict[str, Deeds[Any]] = {}
"""Every table of deeds by what its constructs are called."""


class Deeds(dict[Any, D]):
    """The deeds for a family of constructs. Each attaches itself to its construct, above the
    function that carries it out or, if it is a line, when the table is made."""

    def __init__(
        self, called: str, constructs: Iterable[Any], attached: Mapping[Any, D] | None = None
    ) -> None:
        super().__init__()
        assert called not in DEEDS, f"{called} have a table of deeds already"
        self.called, self.constructs = called, frozenset(constructs)
        DEEDS[called] = self
        for construct, deed in (attached or {}).items():
            self.attach(construct)(deed)

    def attach(self, *constructs: Any) -> Callable[[D], D]:
        """The deed for these constructs; refused if one has another, or is none of the family."""

        def attached(deed: D) -> D:
            for construct in constructs:
                assert construct in self.constructs, f"{construct!r} is none of the {self.called}"
                assert construct not in self, f"{construct!r} has two deeds among the {self.called}"
                self[construct] = deed
            return deed

        return attached

    def missing(self) -> list[Any]:
        """What nobody does yet."""
        return [construct for construct in self.constructs if construct not in self]
