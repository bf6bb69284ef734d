"""A table to set stories on: positions built in one line, answers given from a script.

``solo()`` and ``two_players()`` give a game in stage "turn" with full bags and an empty board;
``arrange`` puts things where the story needs them; ``run`` answers requests from a ``Script``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from opfor.core.chance import Seeded
from opfor.core.play import Play
from opfor.core.requests import Choose, Request, Roll, check_answer, is_chance
from opfor.games.blitzkrieg import GAME
from opfor.games.blitzkrieg.course.setup import new
from opfor.games.blitzkrieg.values.options import Options, Setting, prepare
from opfor.games.blitzkrieg.values.play import BlitzkriegPlay
from opfor.games.blitzkrieg.values.state import CLOSED, NOT_OPENED, STEAMROLL, STRATAGEMS, State
from opfor.kit.tuples import with_sorted, without

Place3 = tuple[str, int, int]
"""Theatre, campaign from the top, space from the left; both count from 1."""


def fresh(
    rulings: Mapping[str, str] | None = None, *, explain: bool = True, **options: Any
) -> BlitzkriegPlay:
    """A game about to be set up."""
    setting = prepare(Options(**options), rulings or {})
    return Play(GAME, setting, new(setting), explain=explain)


def solo(
    rulings: Mapping[str, str] | None = None, *, explain: bool = True, **options: Any
) -> BlitzkriegPlay:
    """A solo game past its set-up: nothing drawn yet, Steamroll lying out, the bot to move."""
    play = fresh(rulings, explain=explain, **options)
    cup = tuple(s for s in STRATAGEMS if s != STEAMROLL)
    play.state = replace(play.state, stage="turn", turn=1, cup=cup, stratagem=STEAMROLL)
    return play


def two_players(rulings: Mapping[str, str] | None = None, **options: Any) -> BlitzkriegPlay:
    """A two-player game past its set-up: nothing drawn yet, the first side to move."""
    play = fresh(rulings, mode="two-player", **options)
    play.state = replace(play.state, stage="turn", turn=1)
    return play


def arrange(
    play: BlitzkriegPlay,
    *,
    tracks: Mapping[str, int] | None = None,
    row: Sequence[str] | None = None,
    reserve: Sequence[str] | None = None,
    placed: Mapping[Place3, tuple[str, str]] | None = None,
    vp: tuple[int, int] | None = None,
    campaigns: Mapping[str, int | str] | None = None,
    **fields: Any,
) -> BlitzkriegPlay:
    """Put things where a story needs them; bags and pile give up what is put elsewhere.

    ``row`` is the reserve of the first side, ``reserve`` that of the second. ``placed`` maps
    (theatre, campaign, space) to (seat, unit). ``campaigns`` names a theatre's open campaign
    (counting from 1, ``"closed"`` or ``"unopened"``); without it the topmost campaign with an
    empty space is open. Anything else is a field of the state.
    """
    setting: Setting = play.setting
    index = setting.board.theatre_index
    for side, units in ((0, row), (1, reserve)):
        if units is not None:
            _deal(play, side, units)
    for (theatre, campaign, space), (seat, unit) in (placed or {}).items():
        _put(play, _space(setting, theatre, campaign, space), setting.seats.index(seat), unit)
    state = play.state
    opened = [_open_campaign(setting, state, t) for t in range(len(setting.board.theatres))]
    for name, campaign_now in (campaigns or {}).items():
        words = {"closed": CLOSED, "unopened": NOT_OPENED}
        now = words[campaign_now] if isinstance(campaign_now, str) else campaign_now - 1
        opened[index[name]] = now
    markers = list(state.tracks)
    for name, track in (tracks or {}).items():
        markers[index[name]] = track
    play.state = replace(
        state, campaigns=tuple(opened), tracks=tuple(markers), vp=vp or state.vp, **fields
    )
    return play


def space_of(play: BlitzkriegPlay, theatre: str, campaign: int, space: int) -> int:
    """The board index of a space."""
    return _space(play.setting, theatre, campaign, space)


def track(play: BlitzkriegPlay, theatre: str) -> int:
    """Where a theatre's marker stands."""
    setting: Setting = play.setting
    return play.state.tracks[setting.board.theatre_index[theatre]]


def happened(play: BlitzkriegPlay, kind: type) -> list[Any]:
    """The events of one kind since the log was last emptied."""
    return [event for event in play.log if isinstance(event, kind)]


def offered(request: Request | None) -> tuple[Any, ...]:
    """The actions a person is offered."""
    assert isinstance(request, Choose), f"nobody is asked to choose: {request}"
    return request.options


class Script:
    """Answers in order: actions or their typed keys, drawn items, rolled numbers."""

    def __init__(self, *answers: Any) -> None:
        self.answers = list(answers)

    def __call__(self, play: BlitzkriegPlay, request: Request) -> Any:
        answer = self.answers.pop(0)
        if isinstance(request, Roll) and isinstance(answer, int):
            answer = (answer,)
        if isinstance(request, Choose) and isinstance(answer, str):
            answer = _typed(play, request, answer)
        check_answer(request, answer)
        return answer


def run(play: BlitzkriegPlay, *answers: Any) -> Request | None:
    """Begin (or go on) and answer from a script; returns what is asked when it is used up."""
    script = Script(*answers)
    request = play.pending if play.pending is not None else play.begin()
    while request is not None and script.answers:
        request = play.answer(script(play, request))
    assert not script.answers, f"nobody asked for {script.answers}"
    return request


def run_chance(
    play: BlitzkriegPlay, seed: int = 1, until: Callable[[Request], bool] = lambda _r: False
) -> Request | None:
    """Let a seed answer chance until a person is asked (or ``until`` says stop)."""
    seeded = Seeded(seed)
    request = play.pending if play.pending is not None else play.begin()
    while request is not None and is_chance(request) and not until(request):
        request = play.answer(seeded(request))
    return request


def do(play: BlitzkriegPlay, procedure: Any, *answers: Any) -> Any:
    """Run one procedure (``place(play, …)``) with scripted answers; returns its result."""
    script = Script(*answers)
    answer = None
    while True:
        try:
            request = procedure.send(answer)
        except StopIteration as stop:
            assert not script.answers, f"nobody asked for {script.answers}"
            return stop.value
        answer = script(play, request)


def _typed(play: BlitzkriegPlay, request: Choose, text: str) -> Any:
    key = GAME.words.action_key
    for option in request.options:
        if key(play.setting, play.state, option) == text:
            return option
    raise AssertionError(
        f"{text!r} is not offered: {[key(play.setting, play.state, o) for o in request.options]}"
    )


def _space(setting: Setting, theatre: str, campaign: int, space: int) -> int:
    row = setting.board.theatres[setting.board.theatre_index[theatre]]
    return row.campaigns[campaign - 1].spaces[space - 1]


def _deal(play: BlitzkriegPlay, side: int, units: Sequence[str]) -> None:
    """Give a side this reserve; the one it had goes back to its bag."""
    for unit in play.state.reserves[side]:
        bags = list(play.state.bags)
        bags[side] = with_sorted(bags[side], unit)
        play.state = replace(play.state, bags=tuple(bags))
    for unit in units:
        _take(play, side, unit)
    reserves = list(play.state.reserves)
    reserves[side] = tuple(units)
    play.state = replace(play.state, reserves=tuple(reserves))


def _put(play: BlitzkriegPlay, space: int, side: int, unit: str) -> None:
    _take(play, side, unit)
    placed = list(play.state.placed)
    placed[space] = (side, unit)
    play.state = replace(play.state, placed=tuple(placed))


def _take(play: BlitzkriegPlay, side: int, unit: str) -> None:
    """Out of the side's bag or the pile, if one is left there."""
    state = play.state
    if unit in state.bags[side]:
        bags = list(state.bags)
        bags[side] = without(bags[side], unit)
        play.state = replace(state, bags=tuple(bags))
    elif unit in state.pile:
        play.state = replace(state, pile=without(state.pile, unit))


def _open_campaign(setting: Setting, state: State, theatre: int) -> int:
    if state.campaigns[theatre] == NOT_OPENED:
        return NOT_OPENED
    for number, campaign in enumerate(setting.board.theatres[theatre].campaigns):
        if any(state.placed[s] is None for s in campaign.spaces):
            return number
    return CLOSED
