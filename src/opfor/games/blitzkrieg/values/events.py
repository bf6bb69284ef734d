"""What can happen in a game of Blitzkrieg!, in the past tense."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Struct

from opfor.core.coded import Named
from opfor.games.blitzkrieg.values.numbers import REASONS
from opfor.games.blitzkrieg.values.state import STEAMROLL, STRATAGEMS

Unit = Annotated[str, Named("said")]
Reason = Annotated[str, Named(REASONS)]
StratagemName = Annotated[str, Named(STRATAGEMS)]


class GameSetUp(Struct, frozen=True, tag="game-set-up"):
    """Set-up is over; side ``first`` begins."""

    first: int = 0


class TurnBegun(Struct, frozen=True, tag="turn-begun"):
    """A side's turn comes; ``last`` if the game ends after it."""

    side: int
    last: bool = False


class UnitDrawn(Struct, frozen=True, tag="unit-drawn"):
    """A unit came out of a bag (or a special weapon out of the pile) into a reserve; ``unit`` may
    be untold here and below."""

    side: int
    unit: Unit
    origin: Literal["bag", "pile"] = "bag"


class WeaponResearched(Struct, frozen=True, tag="weapon-researched"):
    """A special weapon went from the pile into a bag."""

    side: int
    unit: Unit


class UnitTold(Struct, frozen=True, tag="unit-told"):
    """One of the untold units of a reserve turned out to be this one."""

    side: int
    unit: Unit


class StratagemsPrepared(Struct, frozen=True, tag="stratagems-prepared"):
    """The cup was filled; ``out`` lies beside it as the previous stratagem."""

    cup: tuple[StratagemName, ...] = tuple(name for name in STRATAGEMS if name != STEAMROLL)
    out: StratagemName = STEAMROLL


class StratagemDrawn(Struct, frozen=True, tag="stratagem-drawn"):
    """A stratagem came out of the cup and the one lying out went back in."""

    stratagem: StratagemName
    in_force: StratagemName | None


class UnitPlaced(Struct, frozen=True, tag="unit-placed"):
    """A unit went from a reserve to a space.

    ``slot`` is its place in the bot's row (from 0): of two equal tokens the one chosen must go,
    because the order of the row decides later choices. -1: the first token of that kind.
    ``copied`` is what a spy counts as; empty for every other token.
    """

    side: int
    unit: Unit
    space: int
    copied: Annotated[str, Named("said", "")] = ""
    slot: int = -1


class TrackMoved(Struct, frozen=True, tag="track-moved"):
    """A marker moved; ``to`` is where it stands now, ``why`` what moved it."""

    theatre: int
    to: int
    why: Reason


class PointsScored(Struct, frozen=True, tag="points-scored"):
    side: int
    points: int
    why: Reason


class UnitBombed(Struct, frozen=True, tag="unit-bombed"):
    """A unit left a side's reserve for its bag or the pile; ``slot`` as in UnitPlaced."""

    side: int
    unit: Unit
    to: Literal["bag", "pile"]
    slot: int = -1


class CampaignClosed(Struct, frozen=True, tag="campaign-closed"):
    """A campaign was filled; ``following`` is the theatre's next open campaign, or CLOSED."""

    theatre: int
    following: int
    winner: int | None


class TheatreWon(Struct, frozen=True, tag="theatre-won"):
    """A marker reached its last step: the theatre is closed at once."""

    theatre: int
    side: int


class TheatreOpened(Struct, frozen=True, tag="theatre-opened"):
    """Nippon: a campaign was opened, chosen by ``side``."""

    theatre: int
    side: int


class EffectTaken(Struct, frozen=True, tag="effect-taken"):
    """An effect is carried out (for the record and the story; what it did follows)."""

    side: int
    space: int


class NothingDrawn(Struct, frozen=True, tag="nothing-drawn"):
    """A draw from an empty bag or pile."""

    side: int
    origin: Literal["bag", "pile"]


class CouldNotPlace(Struct, frozen=True, tag="could-not-place"):
    side: int


class GameEnded(Struct, frozen=True, tag="game-ended"):
    why: Reason


class Corrected(Struct, frozen=True, tag="corrected"):
    """A correction made by hand: one field of the state gets a new value.

    ``index`` is the one entry of the field that changes (a theatre, a space, a side); -1: all.
    ``exchanged`` tokens change places with the bag (in records of earlier versions they do not).
    ``said`` stands only in records of earlier versions, in all corrections.
    """

    field: str
    value: Any
    said: str = ""
    index: int = -1
    exchanged: bool = False


class TokensCorrected(Struct, frozen=True, tag="tokens-corrected"):
    """A correction made by hand: tokens put into a bag, the pile or the cup, or taken out."""

    pool: Literal["bag", "pile", "cup"]
    put_in: tuple[str, ...] = ()
    taken_out: tuple[str, ...] = ()
    side: int = 0
    said: str = ""


class StratagemCorrected(Struct, frozen=True, tag="stratagem-corrected"):
    """A correction made by hand of the stratagem lying out, what it acts as, and the cup."""

    stratagem: str | None
    in_force: str | None
    cup: tuple[str, ...]
    said: str = ""


Event: TypeAlias = (
    GameSetUp
    | TurnBegun
    | UnitDrawn
    | WeaponResearched
    | UnitTold
    | StratagemsPrepared
    | StratagemDrawn
    | UnitPlaced
    | TrackMoved
    | PointsScored
    | UnitBombed
    | CampaignClosed
    | TheatreWon
    | TheatreOpened
    | EffectTaken
    | NothingDrawn
    | CouldNotPlace
    | GameEnded
    | Corrected
    | TokensCorrected
    | StratagemCorrected
)
