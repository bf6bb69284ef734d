"""Board and tokens typed in once more, in another shape than the packs.

A space is written ``terrain:effect:amount``: L land, S sea, E either.
"""

from __future__ import annotations

from dataclasses import dataclass, field

THEATRES = ["western-europe", "pacific-ocean", "eastern-europe", "africa-middle-east"]
THEATRES += ["south-east-asia"]

BOARD = {
    "western-europe": [
        (2, "S:production:1 L:research:1 E:propaganda:1"),
        (3, "L:bombing:0 L:production:1 E:none:0"),
        (5, "E:research-industry:1 L:strategic:3 E:none:0"),
    ],
    "pacific-ocean": [
        (2, "S:bombing:0 S:research:1"),
        (3, "S:improved-research:2 S:production:1 S:strategic:2 E:none:0"),
        (5, "S:bombing:0 E:propaganda:2 E:none:0"),
    ],
    "eastern-europe": [
        (2, "L:tactical:1 L:production:1"),
        (3, "L:propaganda:1 L:improved-research:2 E:none:0"),
        (6, "L:bombing:0 L:tactical:2 L:strategic:3 L:propaganda:2 L:none:0"),
    ],
    "africa-middle-east": [
        (3, "L:strategic:3 S:tactical:1 E:research:1 E:propaganda:1"),
        (5, "L:tactical:2 S:production:2 E:none:0"),
    ],
    "south-east-asia": [
        (2, "S:propaganda:2 E:propaganda:1 E:strategic:1"),
        (4, "S:bombing:0 L:propaganda:2 E:none:0"),
    ],
}

TRACK_LENGTH = {
    "western-europe": 14,
    "pacific-ocean": 14,
    "eastern-europe": 14,
    "africa-middle-east": 11,
    "south-east-asia": 11,
}
SHIELDS = {14: (5, 10), 11: (4, 8)}

# name: (kind, strength, marks)
TOKENS = {
    "army-1": ("army", 1, ""),
    "army-2": ("army", 2, ""),
    "army-3": ("army", 3, ""),
    "navy-1": ("navy", 1, ""),
    "navy-2": ("navy", 2, ""),
    "navy-3": ("navy", 3, ""),
    "airforce-1": ("airforce", 1, ""),
    "airforce-2": ("airforce", 2, ""),
    "airforce-blitz": ("airforce", 0, "blitz"),
    "general": ("army", 1, "leads army airforce"),
    "admiral": ("navy", 1, "leads navy airforce"),
    "army-blitz": ("army", 1, "special blitz"),
    "army-elite": ("army", 4, "special"),
    "army-task-force": ("army", 5, "special task-force"),
    "navy-blitz": ("navy", 1, "special blitz"),
    "navy-bomber": ("navy", 2, "special"),
    "navy-elite": ("navy", 4, "special"),
    "navy-task-force": ("navy", 5, "special task-force"),
    "airforce-bomber": ("airforce", 1, "special"),
    "airforce-elite": ("airforce", 3, "special"),
    "airforce-task-force": ("airforce", 4, "special task-force"),
    "nuclear-bomb": ("army", 7, "special nuclear"),
    "spy": ("nothing", 0, "special"),
    "scientist": ("airforce", 3, "special"),
    "onikujira": ("navy", 5, "task-force roams"),
}

REGULAR = {
    "army-1": 3,
    "army-2": 2,
    "army-3": 2,
    "navy-1": 3,
    "navy-2": 2,
    "navy-3": 2,
    "airforce-1": 3,
    "airforce-2": 2,
    "airforce-blitz": 1,
    "general": 1,
    "admiral": 1,
}
SPECIAL = {
    "army-blitz": 1,
    "army-elite": 2,
    "army-task-force": 1,
    "navy-blitz": 1,
    "navy-bomber": 1,
    "navy-elite": 2,
    "navy-task-force": 1,
    "airforce-bomber": 1,
    "airforce-elite": 2,
    "airforce-task-force": 1,
    "nuclear-bomb": 1,
    "spy": 1,
    "scientist": 1,
}

ALLOWED = {"army": "LE", "navy": "SE", "airforce": "LSE", "nothing": ""}


def may_stand(kind: str, marks: str, terrain: str) -> bool:
    """Whether the ground is right; what roams goes anywhere."""
    return "roams" in marks or terrain in ALLOWED[kind]


@dataclass(frozen=True)
class Box:
    """What lies on the table before a game: board, tracks, tokens of both sides."""

    theatres: list[str]
    board: dict[str, list[tuple[int, str]]]
    track_length: dict[str, int]
    shields: dict[int, tuple[int, int]]
    bags: dict[str, dict[str, int]]
    head_start: dict[str, tuple[int, int]]
    names: dict[str, str]
    red: dict[str, int] = field(default_factory=dict)
    """Campaigns that are not open from the start, each with the number on its red space."""

    def spaces_of(self, theatre: str, row: int) -> list[tuple[str, str, int]]:
        """The spaces of a campaign as (terrain, effect, amount)."""
        found = []
        for text in self.board[theatre][row][1].split():
            terrain, effect, amount = text.split(":")
            found.append((terrain, effect, int(amount)))
        return found


BASE = Box(
    theatres=THEATRES,
    board=BOARD,
    track_length=TRACK_LENGTH,
    shields=SHIELDS,
    bags={"bot": REGULAR, "player": REGULAR},
    head_start={"easy": (3, 1), "medium": (3, 2), "hard": (4, 2)},
    names={"bot": "axis", "player": "allies"},
)
