"""What the halves of generator and condition cards do: frozen values, read from the packs.

Each is one verb of the booklet. What they mean for the state is decided by
``opfor.games.coh.generator.rules.resolving``; nothing here acts.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from opfor.core.cite import cite

Owner = Literal["own", "enemy"]
RuleKey = Literal["sight-limit", "no-bonus-moves", "initiative-bonus", "rally-bonus"]


class _Effect(Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True):
    """Every effect is written ``{ do = "…" }``."""


@cite("GEN-3.3-b")
class CardRate(_Effect, frozen=True, kw_only=True, tag="card-rate"):
    """So many Action Cards more each round."""

    more: int


@cite("GEN-3.3-a")
class Schedule(_Effect, frozen=True, kw_only=True, tag="schedule"):
    """Units wait on a round space and enter in that round."""

    round: int
    units: tuple[str, ...]


class PlaceCard(_Effect, frozen=True, kw_only=True, tag="place-card"):
    """The Units of one played card may go on the map at once."""


class ControlMarker(_Effect, frozen=True, kw_only=True, tag="control-marker"):
    """A marker of the enemy (to be taken) or of one's own (to be kept), worth ``vp``.

    It lies ``lines`` from its owner's entry edge; its owner may guard it with the Units of one
    played card within ``guard`` hexes.
    """

    owner: Owner
    lines: int
    guard: int
    vp: int


class Defense(_Effect, frozen=True, kw_only=True, tag="defense"):
    """So many random Defense Counters."""

    count: int


class Conditions(_Effect, frozen=True, kw_only=True, tag="conditions"):
    """Draw so many Condition Cards, one for its top, the other for its bottom."""

    count: int


class AddMap(_Effect, frozen=True, kw_only=True, tag="add-map"):
    """Another map of one's choice joins."""


class SwitchMap(_Effect, frozen=True, kw_only=True, tag="switch-map"):
    """An unused map takes the place of one in use."""


class Rounds(_Effect, frozen=True, kw_only=True, tag="rounds"):
    """The firefight lasts longer or shorter."""

    by: int


class EnemyCaps(_Effect, frozen=True, kw_only=True, tag="enemy-caps"):
    """The enemy's CAP base changes."""

    by: int


class HideUnit(_Effect, frozen=True, kw_only=True, tag="hide-unit"):
    """The enemy hides one of his Units; destroying it scores more."""

    vp: int


class Ambush(_Effect, frozen=True, kw_only=True, tag="ambush"):
    """The Units of one played card hide on the map, and a mine with them."""


class Survive(_Effect, frozen=True, kw_only=True, tag="survive"):
    """Up to ``most`` chosen Units score if they live."""

    most: int
    vp: int


class GivesArtillery(_Effect, frozen=True, kw_only=True, tag="artillery"):
    """Strikes from off the map, every round."""

    strikes: int


class Truck(_Effect, frozen=True, kw_only=True, tag="truck"):
    """A truck crosses the map by road and scores by leaving."""

    unit: str
    vp: int


class Kills(_Effect, frozen=True, kw_only=True, tag="kills"):
    """Destroyed enemies of these kinds (or bodies: foot, gun, vehicle) score more."""

    of: tuple[str, ...]
    vp: int


class ExitEdge(_Effect, frozen=True, kw_only=True, tag="exit"):
    """Units that leave by the enemy's entry edge score."""

    vp: int


class Points(_Effect, frozen=True, kw_only=True, tag="points"):
    """VPs to begin with."""

    vp: int


class GivesPlayRule(_Effect, frozen=True, kw_only=True, tag="play-rule"):
    """A rule for the firefight itself."""

    key: RuleKey
    value: int


HalfEffect: TypeAlias = (
    CardRate
    | Schedule
    | PlaceCard
    | ControlMarker
    | Defense
    | Conditions
    | AddMap
    | SwitchMap
    | Rounds
    | EnemyCaps
    | HideUnit
    | Ambush
    | Survive
    | GivesArtillery
    | Truck
    | Kills
    | ExitEdge
    | Points
    | GivesPlayRule
)
