"""Every sentence of the printed set, in one place."""

from __future__ import annotations

from opfor.core.book import load_book
from opfor.games.blitzkrieg.course.setup import new
from opfor.games.blitzkrieg.told.mission import mission
from opfor.games.blitzkrieg.told.names import SAY, theatre_name
from opfor.games.blitzkrieg.told.pictures.symbols import EFFECTS
from opfor.games.blitzkrieg.values.options import FOLDER, Setting

TITLE = "Blitzkrieg!"
LEAD = (
    "World War Two as a tug of war: place a unit, carry out its space, move the marker. The bot "
    "needs no program, only the page called after it."
)
MAKE = (
    "Print at 100 %. Pieces: paste the page on card, or use stiff paper.",
    "Counters: cut out each strip, fold it at the broken line, glue, then cut the counters apart "
    "at the marks. The side's letter is on every one.",
    "Board: cut each tile at its broken lines, lay it over its neighbour, glue.",
    "You also need two bags or cups for units, one for special weapons, a D6.",
)
HOW = {
    "The board": "one side; tiles to glue together",
    "Counters": "one side; fold, glue, cut",
    "Stratagems": "both sides of stiff paper (or --backs fold)",
    "The bot": "keep it beside the board",
}
COUNTERS = "Fronts above the fold, backs head to head below it. Cut at the marks, fold first."
BLOCKS = {
    "first": ("{}: the bag", "first side; cut corners and two bands"),
    "second": ("{}: the bag", "second side; round corners"),
    "pile": ("Special weapons: the research pile", "of nobody until drawn; the dot marks them"),
    "tracks": ("Markers", "one for each battle track; points of both sides"),
}
KEY = (
    ("Above", "the kind: army (land), navy (sea), airforce (both), star for a leader."),
    ("Below", "strength, the steps its marker moves."),
    ("Lightning", "blitz: place another unit in the same theatre."),
    ("Bomb", "the other side loses a unit of its reserve."),
    ("+", "one stronger for each unit it leads in the theatre."),
    ("Dot", "a special weapon."),
)
SET_UP = (
    "Put each side's units into its bag, the special weapons into a third. A marker goes on the "
    "middle of each battle track, both markers of points on 0.",
    "You draw {reserve} units behind your hand. The bot draws {row}, face up, in a row.",
    "Shuffle the stratagems without Steamroll; Steamroll lies face up: the one in force before.",
    "The bot goes first.",
)
HEAD_START = (
    "Head start: easy {easy}, medium {medium}, hard {hard}. For each roll a D6: {regions}, 6 as "
    "you like; move that marker towards the bot."
)
NIPPON = ("BLZ-N-1", "BLZ-N-2", "BLZ-N-3", "BLZ-N-4")
"""Rows that hold where theatres are opened one by one."""
TURN = (
    "Place a unit of your reserve on an empty space of an open campaign: army on land, navy on "
    "sea, airforce on both. In each theatre the topmost campaign that is not full is open.",
    "Carry out the effect of the space.",
    "Move the marker by the unit's strength towards your end.",
    "Campaign full: score it. Marker at an end: the theatre is won.",
    "Draw a unit from your bag.",
)
FLOW = (
    ("Stratagem", "draw, then put the last one back"),
    ("Theatre", "where"),
    ("Space", "of its open campaign"),
    ("Unit", "of the row"),
    ("Effect", "of the space"),
    ("Marker", "by its strength"),
    ("Draw", "to the end of the row"),
)
BOT = (
    "The bot's turn. Its units lie face up in a row; the first is on the left. Rules are named so "
    "that opfor rules blitzkrieg finds them."
)
TERMS = "What the words mean"
RULINGS = "Rulings in force"
EXPLAINED = ("BLZ-G-1", "BLZ-G-2", "BLZ-G-3", "BLZ-2.4", "BLZ-E-7", "BLZ-E-8", "BLZ-T-8")
"""Rows that a ladder names and that need their whole text."""
TIES = {"d6-row": "a D6 counts the units left from the left, 1 the first, round again as needed"}
PLAINLY = {
    "is-blitz-theatre": "the theatre of the blitz unit",
    "player-leads": "a theatre where you lead",
    "bot-leads": "a theatre where the bot leads",
    "campaign-vp": "the most victory points for its open campaign",
    "unit-rank": "the greatest change of the marker",
    "change-uncut": "the greatest change of a marker",
    "change-cut": "the greatest change of a marker",
    "slot-number": "the leftmost unit, without a die",
    "has-value": "a unit whose printed strength is not 0",
    "is-not-blitz": "no blitz unit",
    "from-the-top": "the topmost campaign, its leftmost space",
}


def plainly(setting: Setting) -> dict[str, str]:
    """What measures mean whose rows do not say it in place."""
    theatres, by_row = setting.board.theatres, setting.board.by_row
    order = ", ".join(theatre_name(setting, theatre.index) for theatre in theatres)
    across = ", ".join(theatre_name(setting, n) for n in by_row)
    return PLAINLY | {
        "order-of-the-die": f"the first of: {order}",
        "order-across-the-board": f"the first of: {across}",
    }


def rules(setting: Setting) -> list[dict[str, object]]:
    """The rules in short."""
    constants = setting.constants
    starts = {
        name: f"{start.picks} rolls of {start.steps}"
        for name, start in constants.head_start.items()
    }
    numbers = {"reserve": constants.reserve, "row": constants.row}
    before = [line.format(**numbers) for line in SET_UP]
    if setting.board.opens_by_choice:
        before += [load_book(FOLDER).rules[row].text for row in NIPPON]
    else:
        theatres = setting.board.theatres
        named = enumerate((theatre_name(setting, each.index) for each in theatres), 1)
        regions = ", ".join(f"{number} {title}" for number, title in named)
        before.append(HEAD_START.format(regions=regions, **starts))
    return [
        _piece("Setting up against the bot", before),
        _piece("Your turn", TURN),
        _piece("Winning", mission(setting, new(setting), "")),
        _piece("Spaces", _effects(), "words"),
    ]


def _piece(title: str, lines: object, kind: str = "text") -> dict[str, object]:
    return {"type": kind, "title": title, "lines": lines}


def _effects() -> list[str]:
    texts = load_book(FOLDER).texts
    return [f"{SAY.thing(f'effect-{effect}')}: {texts[effect]}" for effect in EFFECTS]
