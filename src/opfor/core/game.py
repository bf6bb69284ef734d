"""What a game folder exports: one ``Game`` value, made of plain functions and types.

Everything above the games (sessions, command line, lab, conformance tests) sees a game only
through this value, so adding a game edits no list.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar

from msgspec import Struct, field

from opfor.core.catalogue import Domains
from opfor.core.drawing import Drawing
from opfor.core.foresight import Foresight, PickOne
from opfor.core.form import Form
from opfor.core.leading import Account, Leading
from opfor.core.mission_card import MissionCard
from opfor.core.owned import NOTHING, Owned
from opfor.core.play import Play, Procedure
from opfor.core.question import Question
from opfor.core.record import Answered
from opfor.core.requests import Answer, Choose, Request
from opfor.core.sheet import Sheet, SheetWish
from opfor.core.shown import Shown
from opfor.core.story import Story
from opfor.core.trace import Decision
from opfor.core.words import Words as Words
from opfor.core.words import in_words as in_words

S = TypeVar("S")

Player = Callable[[Any, Any, Choose, PickOne], Any]
"""``player(setting, view, request, pick)`` returns one of the request's options.

``view`` is what the seat may see.
"""


class Outcome(Struct, frozen=True):
    """How a game ended. ``winner`` is a seat, or ``None`` for a draw; ``contest`` is false where
    nobody can win. ``grade`` says how clearly it was won (``decisive``, ``narrow``); ``after`` is
    told at last: how it went in the world, and who says so."""

    winner: str | None
    why: str
    scores: dict[str, int] = {}
    rule: str = ""
    contest: bool = True
    grade: str = ""
    after: tuple[str, ...] = ()


class Seat(Struct, frozen=True):
    """A place at the table. ``bot`` seats are played by the rules themselves; ``partner_of`` names
    the seat this one wins and loses with."""

    id: str
    title: str
    bot: bool = False
    partner_of: str = ""


class Situation(Struct, frozen=True):
    """An opponent decision for one position: the answer of ``opfor decide``."""

    decisions: tuple[Decision, ...]
    actions: tuple[dict[str, Any], ...]
    summary: str


class Forecast(Struct, frozen=True):
    """One thing the bot may do next, with its exact probability and how it comes about."""

    key: str
    label: str
    probability: float
    because: tuple[str, ...] = ()
    consequence: str = ""
    """What it would bring, in a few words."""


class Intended(Struct, frozen=True):
    """An action with the answers a person means to give to its follow-up questions, in order."""

    action: Any
    answers: tuple[Any, ...] = ()

    def answer_to(self, request: Choose, given: int) -> tuple[Any, int]:
        """What is meant to be answered after ``given`` answers, else the first option; and how
        many are given then."""
        if given < len(self.answers) and self.answers[given] in request.options:
            return self.answers[given], given + 1
        return request.options[0], given


def intended(action: Any) -> Intended:
    """An action by itself leaves its follow-up questions open."""
    return action if isinstance(action, Intended) else Intended(action)


class Positions(Struct, Generic[S], frozen=True):
    """Position files: reading, writing, and deciding once."""

    read: Callable[[Any, bytes], tuple[Any, S]]
    """``read(rulings, json)`` gives setting and state; errors are ``BadPosition``."""
    write: Callable[[Any, S], dict[str, Any]]
    decide: Callable[[Any, bytes, Callable[[Request], Answer]], Situation]
    """``decide(rulings, json, chance)``."""
    joined: Callable[[Any, bytes], S] | None = None
    """``joined(setting, json)``: the state of a game begun by its first option (a mission) in which
    everything lies as told; without it a position says by itself what is played."""


class Asked(Struct, frozen=True):
    """A question about an option: its name, the question, what may be answered (each with a line
    about it); the first answer is the usual one."""

    option: str
    question: str
    choices: tuple[tuple[str, str], ...]


class Generating(Struct, frozen=True):
    """Making missions for another game: from a script, by the program, or by playing this one.

    A *generation* is whatever the game's own functions pass between them.
    """

    makes: str
    """Id of the game the missions are for."""
    scripted: Callable[[bytes, Mapping[str, str]], Any]
    """``scripted(json, rulings)``; an illegal step is refused by an error that names it."""
    automatic: Callable[[Mapping[str, Any], Mapping[str, str], int], Any]
    """``automatic(options, rulings, seed)``."""
    finished: Callable[[Any, Any, int, Sequence[Answered]], Any]
    """``finished(setting, state, seed, record)`` of a generation that was played; the record is
    every answer that counts."""
    script: Callable[[Any], dict[str, Any]]
    """The document that ``scripted`` takes to make the same generation again."""
    result: Callable[[Any], dict[str, Any]]
    """The contract's document of a generation."""
    mission: Callable[[Any, str], str]
    """``mission(generation, id)``: the text of an ordinary mission file."""
    asks: Callable[[Mapping[str, Any]], Asked | None] = lambda _options: None
    """What to ask next of a person who gave no options, given those answered so far."""
    first_board: str = ""
    """The option that names the board laid first, if there is one."""
    own_boards: str = ""
    """The option that names all boards that may be laid, with commas between them."""
    balance: (
        Callable[[Callable[[str], Game[Any]], Sequence[str], Callable[[str], None]], int] | None
    ) = None
    """The command ``balance``: ``balance(load, words, say)`` plays what is made and says what its
    choices are worth; ``load`` gives a game by its id."""


class Printed(Struct, frozen=True):
    """Whose texts the cards of a source have: the program's own, the owner's, or nobody has typed
    them yet."""

    ours: tuple[str, ...] = ()
    theirs: tuple[str, ...] = ()
    blank: tuple[str, ...] = ()
    begun: Mapping[str, tuple[str, ...]] = {}
    """What is typed of a blank one, by name."""

    def lacks(self, card: str, part: tuple[str, ...] = ()) -> bool:
        """Whether nobody has typed a card, or what counts of it."""
        return card in self.blank and not (part and set(part) <= set(self.begun.get(card, ())))


class Game(Struct, Generic[S], frozen=True):
    """One game. See the README for how to add one."""

    id: str
    title: str
    folder: Path
    state: type[S]
    events: Any
    """Union of the event types."""
    actions: Any
    """Union of the action types."""
    options: type[Struct]
    """What a new game can be told (board, mode, difficulty); every field has a default."""
    prepare: Callable[[Any, Mapping[str, str]], Any]
    """``prepare(options, rulings)`` builds the setting: what never changes during a game."""
    new: Callable[[Any], S]
    step: Callable[[Play[Any, S]], Procedure[Any]]
    apply: Callable[[S, Any], S]
    outcome: Callable[[Any, S], Outcome | None]
    seats: Callable[[Any], Sequence[Seat]]
    view: Callable[[Any, S, str], S]
    """The state as a seat may see it, hidden values replaced."""
    words: Words[S]
    questions: Sequence[Question[Any, Any]] = ()
    """Every question the opponent asks, with its ladder; no two have the same name."""
    domains: Callable[[Any], Domains] | None = None
    """``domains(setting)``: what the fields of actions may be, so that each has a fixed number
    (``opfor.core.catalogue``); its order is kept from version to version."""
    players: Mapping[str, Player] = field(default_factory=dict)
    strategies: Mapping[str, Player] = field(default_factory=dict)
    """Players who do one stupid thing all game long (``pass``, ``rush``): no mission should be won
    that way. They fill a seat by name, and nobody is offered them."""
    positions: Positions[S] | None = None
    forecast: Callable[[Any, S, Any], Sequence[Forecast]] | None = None
    """``forecast(setting, state, action)``: exact odds of the bot's next act; ``action`` is what
    the person would do first (also ``Intended``), or ``None`` for things as they stand."""
    adjust: Callable[[Any, S, str], Any] | None = None
    """``adjust(setting, state, text)`` turns a correction into an event, or says what is wrong."""
    inventory: Callable[[Any, S], Mapping[str, int]] | None = None
    """How many of each piece there are anywhere; conserved from the first step to the last."""
    tables: Mapping[str, type[Struct]] = field(default_factory=dict)
    """Tables a pack of this game may hold: file name -> type."""
    check_pack: Callable[[Path], Sequence[str]] | None = None
    """Faults of a pack beyond its types, each one line."""
    offers_seen: int = 0
    """So many acts were seen to be offered at once, in millions of choices: who makes room for
    fewer is told so before a game begins."""
    variants: Sequence[Mapping[str, Any]] = ({},)
    """Option sets that together reach every part of the game; the conformance suite plays them."""
    commands: Mapping[str, Callable[[Sequence[str]], int]] = field(default_factory=dict)
    """Further commands: ``opfor GAME-ID NAME …``."""
    aspects: Callable[[Any, S], Mapping[str, float]] | None = None
    """Numbers of a finished game that the lab should gather (margins, losses)."""
    story: Callable[[Any, Sequence[Any]], Story] | None = None
    """``story(setting, log)``: what happened in a finished game."""
    sources: Mapping[str, str] = field(default_factory=dict)
    """Every source of chance by name, in words (``die``: "the die that breaks ties"), so that each
    can be left to the program or to the table."""
    tedious: Sequence[str] = ()
    """Sources the program keeps at a table unless asked otherwise: many draws nobody enjoys."""
    untold: Sequence[str] = ()
    """Sources of the person's own draws that the opponent never looks at: at a table they need not
    be told. The program has none of them, or nothing of theirs stays untold."""
    usually_told: bool = False
    """Whether they are told unless a person wishes otherwise: much is asked for want of them."""
    kept_back: Callable[[Any, S, str], int] = lambda _setting, _state, _source: 0
    """``kept_back(setting, state, source)``: how many things nobody tells of what it draws from."""
    heard: Callable[[Any, Any, str], Any] = lambda _setting, event, _seat: event
    """``heard(setting, event, seat)``: the event as a seat may hear of it, hidden values replaced;
    ``None`` if the seat may not know of it at all."""
    renewed: Callable[[dict[str, Any]], dict[str, Any]] = lambda event: event
    """``renewed(event)``: an event of an old save, in stored form, as it would be written today
    (a sentence becomes its id). Asked only of saves older than ``record.IDS_FROM``, once, when they
    are read; an event that has today's form already stays as it is."""
    renamed: Callable[[str], str] = str
    """``renamed(name)``: what an answer of such a save names, as it is called today."""
    missions: Callable[[Sequence[str]], Sequence[MissionCard]] = lambda _names: ()
    """``missions(names)``: cards of the missions so named, by id or file; of all if none is."""
    levels: Callable[[Any], Mapping[str, Mapping[str, Any]]] = lambda _options: {}
    """``levels(options)``: the options that each level stands for, in the way of playing that the
    others name; none where the game sees to levels itself."""
    offered: Callable[[], Sequence[tuple[str, str]]] | None = None
    """Values of the first option that a person is offered (missions), each with a line about it."""
    suggested: Mapping[str, Callable[[], Sequence[tuple[str, str]]]] = field(default_factory=dict)
    """Values that a person is offered for other options (maps, armies), each with a line about it;
    the option may be something else too."""
    option_words: Mapping[str, str] = field(default_factory=dict)
    """What an option is for, in a few words, where its name does not say it."""
    retired: Sequence[str] = ()
    """Options that old saves and scripts have and nobody is offered any more."""
    choices: Mapping[str, Callable[[], Sequence[str]]] = field(default_factory=dict)
    """What options may name where the content in force decides it (boards, armies, maps)."""
    forms: Callable[[], Sequence[Form]] = tuple
    """What an owner may enter one by one (``opfor cards new``), first what there is most of."""
    printed: Callable[[Any], Mapping[str, Printed]] = lambda _setting: {}
    """``printed(setting)``: for each source of cards that the program has to read, whose texts they
    are. At a table the program draws where any is its own, because nobody else has that card."""
    unused: Callable[[Any], Sequence[str]] = lambda _setting: ()
    """``unused(setting)``: what of the owner's content never comes up, a line each."""
    owned: Owned = NOTHING
    """The owner's content it is played with; ``opfor.app.own_content`` puts it there."""
    plain: Game[S] | None = None
    """The game without anybody's content, where some is in force."""
    foresight: Foresight[S] | None = None
    """What a search needs to know of the game, if it can be searched."""
    shown: Shown[S] = field(default_factory=Shown)
    """Names for things, the drawing in layers, facts, costs and consequences."""
    sheet: Callable[[SheetWish], Sheet] | None = None
    """What is wanted of a mission or of the whole game, ready to be set on paper."""
    sheet_names: Callable[[], Sequence[str]] = tuple
    """The missions that ``sheet`` knows by name."""
    sheet_option: str = "mission"
    """The option that says which mission is played, as ``sheet`` names it."""
    drawn_up: Callable[[], Drawing] | None = None
    """Leads to ``drawing``."""
    generating: Generating | None = None
    """How it makes missions for the game whose ``game.toml`` names it as ``generator``."""
    leading: Leading | None = None
    """How this game leads through missions of another one, if it does."""
    account: Callable[[Any, S], Account] | None = None
    """``account(setting, state)``: how a mission stands, for a campaign it is part of."""

    @property
    def drawing(self) -> Drawing | None:
        """What it knows about the file of a mission while somebody writes it."""
        return None if self.drawn_up is None else self.drawn_up()
