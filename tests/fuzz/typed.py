"""Command lines and typed lines that are good, to be spoiled."""

from __future__ import annotations

from random import Random

from opfor.surfaces.terminal.commands import COMMANDS
from tests.fuzz.changes import STRANGE_TEXTS, changed_text

ARGUMENTS = [
    line.split()
    for line in """
    play blitzkrieg --no-save --seed 3 --difficulty hard
    play blitzkrieg nippon --mode two-player --extra-vp 2 --no-save
    play blitzkrieg --player random --json --seed 5
    play 2gm --scenario night-raid --points 40 --ai-ap 2 --no-save
    play 2gm two-player --map crossroads --army germans --columns 7 --deck standard --no-save
    play 2gm --remove minefield --ai-army germans --ai-role attacker --no-save
    play coh first-light --economy solo --no-save --ruling dusk=end
    play coh m.toml --players 2 --lead 1 --no-save
    table coh first-light --program dice --no-save
    table blitzkrieg --table bag --no-save
    play --resume s.opfor.jsonl
    decide blitzkrieg p.json --json --seed 7
    decide blitzkrieg - --ruling x=y
    why p.json --full
    why s.opfor.jsonl --not army-1
    forecast s.opfor.jsonl --after 1
    forecast p.json --json
    saves --json
    replay s.opfor.jsonl --to 2 --undone --why
    verify s.opfor.jsonl --json
    simulate blitzkrieg --games 2 --seed 1 --jobs 1 --player random
    generate coh --auto --guideline 5 --solo --seed 3 --out out.toml --record r.json
    generate coh --auto --guideline 7 --hand 8 --extra-card --smoke --seed 9
    generate coh --auto --guideline 0 --players 3 --cards 01-09 --rounds 4 --caps 5 --seed 2
    generate coh --auto --guideline 2 --handicap soviet --handicap-caps 1 --ignore-numbers
    generate coh --auto --solo --guideline 2 --fewer-caps 1 --fewer-command-cards 1
    generate coh --script g.json --json
    sheet m.toml -o m.pdf --paper letter --brief
    packs check folder
    packs schema coh
    packs schema 2gm units
    packs list --json
    new-game abc --in games
    rules blitzkrieg BLZ-1.5
    rules coh --ladders --json
    rules 2gm --full --ruling x=y
    coh sight 1 F09 B03
    coh missions m.toml
    coh missions first-light --json
    coh orders check m.toml
    coh sight 1,3 D05 --svg seen.svg
    2gm cards americans
    2gm deck check empty 60
    2gm deck new americans d.toml
    2gm deck add empty sherman 2
    coh-generator balance 5 2
    lab diff
    lab rulings blitzkrieg --games 2
    lab run m.toml --out folder --jobs 1
    lab report folder
    lab merge folder folder --out run
    review s.opfor.jsonl --tries 1 --json
    learn blitzkrieg 2
    ask blitzkrieg
    puzzle blitzkrieg 2
    week blitzkrieg
    results --json
    ladder blitzkrieg 2
    campaign new --seed 3 -o c.json
    campaign show p.json
    campaign go-on p.json
    campaign sheet p.json -o c.pdf --paper letter
    missions coh --json
    units coh --json
    boards coh
    cards new coh order card --pack mine/
    cards keep blitzkrieg s.opfor.jsonl --pack mine/
    cards import 2gm empty --pack mine/
    cards sheet coh -o c.csv
    words check fr
    completion bash
    help play
    --version
    """.strip().splitlines()
]
TEXTS = (
    "full", "not X", "not hex:F09", "on", "off", "to 1", "to 99999999", "1", "2", "-1", "all on",
    "dice on", "X-3", "BLZ-1.5", "x.svg", "p.json", "changes", "all", "vp bot 3", "G01 at F09",
    "unit G01 hex B03", "hit G01", "pacific-ocean 3", "draw army-1", "add 1", "ap 3", "cap 99",
    "row army-1", "spent G01", "help",
)  # fmt: skip
ADJUST = {
    "blitzkrieg": (
        "track pacific-ocean 2", "vp bot 3", "row army-1 army-2", "reserve army-1 navy-1",
        "space pacific-ocean 1 1 bot navy-1", "space pacific-ocean 1 1 empty",
        "open pacific-ocean 2", "open eastern-europe closed", "bag bot +army-1", "pile -research",
        "cup +for-the-glory", "stratagem for-the-glory", "in-force none", "turn player",
        "last-unit army-1",
    ),
    "2gm": (
        "ap ai 3", "hq player 2", "wounds 1 1", "move 2 3.4", "remove 3", "hand ai bomber",
        "stance defense", "ap player 0", "move 1 1.1",
    ),
    "coh": (
        "G01 F09 NE", "G01 spent", "caps german 3", "vp soviet 3", "G01 hit pinned", "round 2",
        "control F09 german", "G01 destroyed", "S01 F09", "S01 fresh",
    ),
    "coh-generator": ("vp 2",),
}  # fmt: skip


def typed_lines(game: str, chance: Random) -> str | bytes:
    """Ten to thirty lines: answers, commands, and either with something wrong in them."""
    said = [_line(game, chance) for _ in range(chance.randrange(10, 30))]
    text = "\n".join(said) + chance.choice(["", "\n", "\nquit\n"])
    raw = text.encode("utf-8", "surrogatepass")
    if chance.random() < 0.1:
        spot = chance.randrange(len(raw) + 1)
        return raw[:spot] + b"\xff\xfe\0" + raw[spot:]
    return raw


def _line(game: str, chance: Random) -> str:
    pick = chance.randrange(10)
    if pick < 4:
        return str(chance.randrange(1, 9))
    if pick == 4:
        return chance.choice(STRANGE_TEXTS)
    if pick == 5:
        return f"adjust {_spoiled(chance.choice(ADJUST[game]), chance)}"
    if pick == 6:
        return " ; ".join(_line(game, chance) for _ in range(chance.randrange(1, 4)))
    command = chance.choice([*COMMANDS, "undo", "redo", "?", "why", "forecast"])
    if command == "quit":
        command = "board"
    said = _spoiled(chance.choice(TEXTS), chance) if chance.random() < 0.7 else ""
    return f"{command} {said}".strip()


def quick_line(game: str, chance: Random) -> str:
    """One line, seldom for the coach, who thinks for long."""
    said = _line(game, chance)
    is_slow = any(word in said for word in ("hint", "coach", "warn", "weigh"))
    return "board" if is_slow and chance.random() < 0.98 else said


def _spoiled(text: str, chance: Random) -> str:
    return changed_text(text, chance) if chance.random() < 0.5 else text
