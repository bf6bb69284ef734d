"""A game's language: what its values are called, and how they are understood when typed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from msgspec import Struct

from opfor.core.phrasebook import Said
from opfor.core.requests import Choose
from opfor.core.trace import Decision, Sieve

S = TypeVar("S")


def in_words(value: Any) -> str:
    """A measured value as it stands; of several the first counts most."""
    if isinstance(value, list | tuple):
        return " then ".join(in_words(each) for each in value)
    return str(value)


def _label(decision: Decision, said: Said) -> str:
    return f"{decision.question.replace('-', ' ').capitalize()}: {said}"


class Words(Struct, Generic[S], frozen=True):
    """A game's language: how its values are said, drawn, and understood when typed."""

    action: Callable[[Any, S, Any], str]
    """Label of an offered action, in words that read well aloud."""
    action_key: Callable[[Any, S, Any], str]
    """Short text a person types for an action, unique among the offered ones."""
    event: Callable[[Any, S, Any], str]
    """One sentence for an event (state before it); empty for events nobody needs to hear of."""
    instruct: Callable[[Any, S, Any], str]
    """The event as an instruction to a person moving cardboard; empty if nothing is to be done."""
    board: Callable[[Any, S, str], str]
    """The whole position as text, for a seat; complete without colour."""
    scene: Callable[[Any, S, str], Any]
    """The whole position as one drawing (``opfor.kit.picture.Picture``), for a seat."""
    candidate: Callable[[Any, Decision, str | int], Said]
    """A candidate of a decision in words (``pacific-ocean`` -> ``Pacific Ocean``): a thing where
    sentences ask for its article or its gender."""
    hear: Callable[[Any, S, Any], str] = lambda _setting, _state, _event: ""
    """What people at the table are told of an event although there is nothing to do: who passes."""
    again: Callable[[Any, Decision, str | int], Said] | None = None
    """The same, shorter, where it has been named in full just before."""
    item: Callable[[Any, str], str] = lambda _setting, name: name
    """An item of a draw in words."""
    drawn: Callable[[Any, str, str], str] | None = None
    """The same where items of several sources share names: setting, source, item."""
    tied: Callable[[Any, S, str], str] = lambda _setting, _view, name: name.replace("-", " ")
    """One of those that chance picks between, by name (``S01`` -> ``Rifle S01``)."""
    chosen: Callable[[Any, Decision, Said], str] = lambda _setting, decision, said: _label(
        decision, said
    )
    """The beginning of a sentence that tells what was chosen, without a full stop; ``said`` is
    the chosen candidate in words (``The bot goes to Pacific Ocean``)."""
    because: Callable[[Any, Decision], str] = lambda _setting, _decision: ""
    """The reason for a choice in words of its own, to follow "because", without its row; empty
    where the title of the row says it."""
    refused: Callable[[Any, S, Choose, str], str] | None = None
    """Why what was typed is not among the legal answers: setting, state, request, text; empty if
    there is nothing to say about it."""
    measure: Callable[[Any, Sieve, Any], str] = lambda _setting, _step, value: in_words(value)
    """What a step measured, in words (``4 empty spaces``), where no registered question says it."""
    out_of_question: Callable[[Any, S, Sequence[Decision], str], str] = (
        lambda _setting, _state, _decisions, _thing: ""
    )
    """Why a thing was no candidate of any of these decisions, as a sentence with its rule: setting,
    the state after them, the decisions, what was pointed at or typed (a ref, a name); empty if the
    game knows no such thing."""
