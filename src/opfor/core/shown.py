"""What a game shows beside its words: names for things, a drawing in layers, facts as data.

A *ref* names a thing for good (``hex:F09``, ``unit:G01``, ``card:hop``): the drawing, the offered
actions, the events, the candidates of decisions and the forecasts all say the same name, so that
a surface joins them without knowing the game. Every hook has a default; a simple game needs none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from msgspec import Struct

from opfor.core.compared import Compared
from opfor.core.cues import Cue
from opfor.core.marks import Mark as Mark
from opfor.core.marks import Ref as Ref
from opfor.core.requests import Choose
from opfor.core.sketch import Sketched as Sketched
from opfor.core.sketch import Window as Window
from opfor.core.topics import Topic
from opfor.core.trace import Decision, Name

S = TypeVar("S")


class Outline(Struct, frozen=True):
    """Where a thing of the ground can be pointed at and lit; (``x``, ``y``) is its middle."""

    ref: Ref
    path: str
    x: float
    y: float
    label: str


class Ground(Struct, frozen=True):
    """The still layer; ``key`` is made from all the rest, so equal keys are equal grounds.

    ``svg`` stands alone (its patterns are inside it); ``defs`` are the symbols that the pieces
    use; ``style`` is the sheet that both need, light and dark, without a style on any element.
    """

    key: str
    width: float
    height: float
    svg: str
    defs: str
    outlines: tuple[Outline, ...]
    style: str = ""


class Piece(Struct, frozen=True):
    """One thing of the moving layer: markup around its own middle, put at (``x``, ``y``).

    ``label`` is what a reader says who cannot see it, ``name`` what it is called in a list or a
    heading (else the label up to its first comma); ``side`` is ``you``, ``foe`` or empty; higher
    ``z`` lies above.
    """

    ref: Ref
    x: float
    y: float
    svg: str
    label: str
    side: str = ""
    z: int = 0
    name: str = ""


class TrackSpace(Struct, frozen=True):
    """``kind`` is empty, ``event``, ``end`` …"""

    label: str
    note: str = ""
    kind: str = ""
    ref: Ref = ""


class Track(Struct, frozen=True):
    """Spaces with a marker on one of them; ``said`` tells it in words."""

    ref: Ref
    title: str
    spaces: tuple[TrackSpace, ...]
    at: int
    said: str = ""


class CardLine(Struct, frozen=True):
    """``state`` is empty, ``skipped`` or ``carried-out``."""

    text: str
    state: str = ""


class CardView(Struct, frozen=True):
    """A card that may be read: ``where`` is ``hand``, ``opponent``, ``table`` …"""

    ref: Ref
    title: str
    lines: tuple[CardLine, ...] = ()
    text: str = ""
    kind: str = ""
    where: str = ""


class ListedItem(Struct, frozen=True):
    """A thing in a list, with a small drawing if there is one."""

    ref: Ref
    label: str
    note: str = ""
    svg: str = ""


class Listed(Struct, frozen=True):
    """Things that are listed and not drawn: bags, casualties, reserves, mission orders."""

    ref: Ref
    title: str
    items: tuple[ListedItem, ...]


class Score(Struct, frozen=True):
    """``of`` is what is needed or possible, 0 if nothing; ``unit`` is what is counted ("VP")."""

    seat: str
    title: str
    value: int
    of: int = 0
    unit: str = ""


class Mean(Struct, frozen=True):
    """Something to spend: ``6 CAPs``; ``left`` of ``of`` as pips."""

    ref: Ref
    title: str
    left: int
    of: int = 0
    seat: str = ""


class Facts(Struct, frozen=True):
    """Everything beside the map, as data. ``headline`` says it in a sentence, ``when`` only how far
    the game has come, in a few words."""

    headline: str = ""
    scores: tuple[Score, ...] = ()
    tracks: tuple[Track, ...] = ()
    cards: tuple[CardView, ...] = ()
    lists: tuple[Listed, ...] = ()
    legend: tuple[ListedItem, ...] = ()
    means: tuple[Mean, ...] = ()
    when: str = ""


class Chance(Struct, frozen=True):
    """One way an act may go: ``hit``, "Hit on 6+", 0.72; a risk befalls who acts."""

    key: str
    label: str
    probability: float
    is_risk: bool = False


AT_THE_START = "at the start"
"""What points were for that a seat begins with: they count, and turn nothing."""


class Gain(Struct, frozen=True):
    """Points that an event brought a seat, and what for, in a few words ("propaganda")."""

    seat: str
    points: int
    why: str


class Quick(Struct, frozen=True):
    """What a game works out about a whole act by itself: chances, tallies, warnings."""

    chances: tuple[Chance, ...] = ()
    sums: tuple[str, ...] = ()
    warnings: tuple[str, ...] = ()


class Look(Struct, frozen=True):
    """What is lit and said while a thing is looked at."""

    marks: tuple[Mark, ...] = ()
    lines: tuple[str, ...] = ()


class Shown(Struct, Generic[S], frozen=True):
    """A game's hooks. ``view`` is always the state as the seat may see it."""

    refs_of_action: Callable[[Any, S, Any], tuple[Ref, ...]] = lambda _setting, _view, _action: ()
    """The things an action touches, in the order a person would point at them."""
    refs_of_event: Callable[[Any, S, Any], tuple[Ref, ...]] = lambda _setting, _view, _event: ()
    """The things an event is about (view before it)."""
    ref_of_candidate: Callable[[Any, Decision, str | int], Ref] = lambda *_given: ""
    """The thing a candidate of a decision stands for; empty if it stands for none."""
    refs_of_forecast: Callable[[Any, S, str], tuple[Ref, ...]] = lambda _setting, _view, _key: ()
    """The things a forecast outcome (by its key) is about."""
    assumptions: Callable[[Any, S, Any], Sequence[str]] = lambda _setting, _view, _action: ()
    """What a forecast (after an action, or ``None``) takes for granted, a sentence each."""
    ref_of_item: Callable[[Any, str, str], Ref] = lambda _setting, _source, _item: ""
    """The thing an item of a draw stands for: setting, source, item."""
    ground: Callable[[Any], Ground] | None = None
    """The still layer, where it is the same for the whole game."""
    ground_at: Callable[[Any, S], Ground] | None = None
    """The still layer of a moment, where it is laid during the game; goes before ``ground``."""
    pieces: Callable[[Any, S, str], Sequence[Piece]] = lambda _setting, _view, _seat: ()
    marks: Callable[[Any, S, str], Sequence[Mark]] = lambda _setting, _view, _seat: ()
    is_red: Callable[[Any, str], bool] = lambda _setting, _seat: False
    """Whether who looks plays the side that is red wherever it is drawn."""
    arc: Callable[[Any, S, Sequence[Any]], Sequence[Mark]] = lambda *_given: ()
    """``arc(setting, view, actions)``: what who acts will cover once the act is done."""
    facts: Callable[[Any, S, str], Facts] = lambda _setting, _view, _seat: Facts()
    open_cards: Callable[[Any, S, Sequence[Any], Sequence[Decision]], Sequence[CardView]] | None = (
        None
    )
    """``open_cards(setting, view, events, decisions)``: cards that lie open because of what the
    opponent did last (events and decisions of that step), their lines lit."""
    spoken: Callable[[Any, S, Any], Sequence[str]] = lambda _setting, _view, _action: ()
    """Other words by which a person may mean an action; with a plus sign (``+g03``) those that add
    it to an act under way."""
    warned: Callable[[Any, S, Sequence[Any]], Sequence[str]] = lambda *_given: ()
    """``warned(setting, view, actions)``: what to tell before an act and its answers count."""
    cost: Callable[[Any, S, Any], str] = lambda _setting, _view, _action: ""
    """What an action costs, in a few words ("2 AP")."""
    consequence: Callable[[Any, S, Any], str] = lambda _setting, _view, _action: ""
    """What an action brings, in a few words ("wins Africa: 11 VP")."""
    group: Callable[[Any, S, Any], str] = lambda _setting, _view, _action: ""
    """Under which heading an action is listed ("Fire", "Move")."""
    odds: Callable[[Any, S, Any], str] = lambda _setting, _view, _action: ""
    """The chance that counts most for an action, in a few words ("72 % hit")."""
    is_whole: Callable[[Any, S, Any], bool] = lambda _setting, _view, _action: False
    """Whether follow-up questions belong to an action."""
    at_edge: Callable[[Any], bool] = lambda _action: False
    """Whether an action is meant by the edge of a place rather than by its middle: a facing."""
    opens_act: Callable[[Choose], bool] | None = None
    """Whether a question begins an act of its own; without it, one that was asked before does."""
    usual: Callable[[Any, S, Choose], int | None] = lambda _setting, _view, _request: None
    """The number of the answer a follow-up question takes unasked; ``None``: it must be said."""
    chances: Callable[[Any, S, Sequence[Any]], Sequence[tuple[str, str]]] | None = None
    """``chances(setting, before, events)``: what one way an act went amounts to, as (key, label)
    pairs that may hold together ("hit", "destroyed"); the odds are then walked exactly."""
    quick: Callable[[Any, S, Sequence[Any]], Quick | None] = lambda _setting, _view, _path: None
    """``quick(setting, view, actions)``: the same, worked out by the game itself."""
    details: Callable[[Any, S, str, Ref], Sequence[str]] = lambda *_given: ()
    """``details(setting, view, seat, ref)``: lines about a thing, as the seat may know it."""
    looked_at: Callable[[Any, S, str, Ref, Ref], Look] = lambda *_given: Look()
    """``looked_at(setting, view, seat, ref, origin)``: what a thing sees and covers; with an origin
    (what was pointed at before) whether it is seen from there and what hides it."""
    put: Callable[[Any, S, Ref, Ref], str] = lambda *_given: ""
    """``put(setting, view, ref, to)``: the correction by which a thing lies where it was put."""
    sketch: Callable[[Any, S, str, Window], Sketched] | None = None
    """``sketch(setting, view, seat, window)``: the board as text; without it, in words."""
    sketch_key: Callable[[Any, S], Sequence[str]] = lambda _setting, _view: ()
    """What the signs of the text picture mean, a line each."""
    mission: Callable[[Any, S, str], Sequence[str]] = lambda _setting, _view, _seat: ()
    """What is played for, and what the opponent goes by: lines to read."""
    topics: Callable[[Any], Iterable[Topic]] = lambda _setting: ()
    """Pages of the reference that content makes: units, cards, ground, the opponent's words."""
    small_changes: Callable[[Any, S, Decision, Name], Iterable[tuple[str, str]]] = lambda *_: ()
    """``small_changes(setting, view, decision, wanted)``: as typed, and as said after "if"."""
    open_chance: Sequence[str] = ()
    """Sources all of whose outcomes everybody knows: another roll or card of them may be named."""
    topic_of: Callable[[Any, S, Ref], str] = lambda _setting, _view, ref: ref.partition(":")[0]
    """``topic_of(setting, view, ref)``: the id of the page about a thing."""
    brief: Callable[[Any, S, Any], str | None] = lambda _setting, _view, _event: None
    """An event in fewer words for somebody who sees the board: empty where the board says it,
    ``None`` where its sentence is short enough."""
    gained: Callable[[Any, S, Any], Sequence[Gain]] = lambda _setting, _view, _event: ()
    """The points an event brings (view before it): the account of a game adds them up."""
    cues: Mapping[type, Cue] = {}
    """How each kind of event is played on the board; one that is not there is lit."""
    ref_of_field: Callable[[Any, S, Any, str], Ref] = lambda _setting, _view, _event, _field: ""
    """The thing that a field of an event means (``unit``, ``cell``), as the seat may know it."""
    meant: Callable[[Any, S, Sequence[Ref]], Sequence[str]] = lambda _setting, _view, _refs: ()
    """What somebody would type who points at these things, most likely first: where nothing comes
    of it, ``Words.refused`` says why."""
    aloud: Sequence[str] = ()
    """Questions of the opponent whose answer a table is always told (the line of its card)."""
    laid_out: Callable[[Any, S], Iterable[str | tuple[str, str]]] = lambda _setting, _start: ()
    """What to lay out on a table before the first step, an instruction each: ground, pieces, what
    is drawn from, markers. With the name of a source before it, it is for whoever draws from it."""
    pile_of: Callable[[Any, Any], str] = lambda _setting, _event: ""
    """The source an event is about alone: where the program draws, no table has that pile."""
    drawn: tuple[type, ...] = ()
    """Events that only say what was drawn: who drew it has it in hand, and was asked for it."""
    compared: Callable[[Any, S, str], Compared] = lambda _setting, _view, _seat: Compared()
    """What a person at a table compares with the cardboard, the facts told apart."""
    heard_decision: Callable[[Any, Decision, str], Decision | None] = (
        lambda _setting, decision, _seat: decision
    )
    """A decision as a seat may hear of it; ``None`` if it may not."""
