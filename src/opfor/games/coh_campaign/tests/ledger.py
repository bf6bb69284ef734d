"""Keeps a campaign by hand: reads the answers of a save file and fills the sheet with a pencil.

It shares no code with the game: the save is JSON, the runs are TOML, the rules are written down
here once more from the printed sheet.
"""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

FOOT_KINDS = {"german": set(range(1, 26)), "soviet": set(range(1, 27))}
PIONEERS = {"german": {16, 17, 18}, "soviet": set()}


class Ledger:
    """The sheet, and whose line comes next."""

    def __init__(self, save: Path, runs: Path) -> None:
        rows = [json.loads(line) for line in save.read_text(encoding="utf-8").splitlines()]
        name = rows[0].get("options", {}).get("run", "german-1941")
        self.run: dict[str, Any] = tomllib.loads((runs / f"{name}.toml").read_text("utf-8"))
        self.letter = self.run["nation"][0].upper()
        numbers = sorted(n for row in self.run["company"] for n in row["numbers"])
        self.group = {n: row["group"] for row in self.run["company"] for n in row["numbers"]}
        self.lines: dict[int, dict[str, Any]] = {
            n: {"state": "fit", "back": 0, "battles": 0, "stars": 0} for n in numbers
        }
        self.points, self.enemy, self.stage, self.lost, self.lost_foot = 2, 3, 0, 0, 0
        self.traces: list[str] = []
        self.endings: list[str] = []
        self.over = ""
        self.answers = [row["answer"] for row in rows if row.get("type") == "answer"]
        self.fielded: list[int] = []

    def next(self) -> Any:
        return self.answers.pop(0)

    def tag(self) -> str:
        first = self.answers[0] if self.answers else None
        return first.get("type", "") if isinstance(first, dict) else ""

    def play(self, fielded_by_stage: list[list[int]]) -> None:
        """Every stage; who marched is read from the save, because slots are the mission's."""
        while not self.over and self.answers:
            self.before(fielded_by_stage[self.stage])
            self.after()

    def before(self, fielded: list[int]) -> None:
        for line in self.lines.values():
            if line["state"] in ("wounded", "repair") and line["back"] <= self.stage:
                line["state"] = "fit"
        if self.stage in (3, 7) and self.enemy != 3:
            self.enemy += 1 if self.enemy < 3 else -1
        missions = self.run["stages"][self.stage]["missions"]
        self.mission = missions[0]
        if len(missions) == 2:
            wanted = self.next()["mission"]
            self.mission = next(m for m in missions if m["mission"] == wanted)
        if self.mission.get("harder"):
            self.enemy = max(0, self.enemy - 1)
        while self.tag() == "buy":
            self.buy(self.next())
        if self.tag() == "no-more":
            self.next()
        foot = [n for n in self.lines if self.group[n] == "foot"]
        short = 4 - sum(self.lines[n]["state"] == "fit" for n in foot)
        for n in [n for n in foot if self.lines[n]["state"] == "lost"][: max(0, short)]:
            self.renew(n)
        while self.tag() == "field":
            self.next()
        self.fielded = fielded

    def buy(self, what: dict[str, Any]) -> None:
        if what["what"] == "replacement":
            number = int(what["unit"][1:])
            self.points -= {"foot": 1, "support": 2, "vehicle": 3}[self.group[number]]
            self.renew(number)
            return
        self.points -= {"cap": 1, "reconnaissance": 1, "strike": 2, "rest": 2}[what["what"]]
        if what["what"] == "rest":
            self.enemy += 1
            for line in self.lines.values():
                if line["state"] in ("wounded", "repair"):
                    line["state"] = "fit"

    def renew(self, number: int) -> None:
        self.lines[number] = {"state": "fit", "back": 0, "battles": 0, "stars": 0}

    def after(self) -> None:
        ending = self.next()["ending"]
        self.endings.append(ending)
        for number in self.fielded:
            self.lines[number]["battles"] += 1
        destroyed = self.named("destroyed", len(self.fielded))
        rest = len(self.fielded) - len(destroyed)
        cut_off = self.named("cut-off", rest) if ending == "withdrawal" else []
        for number in (*destroyed, *cut_off):
            self.fate(number, ending)
        self.stars(ending)
        if ending == "clear-victory":
            self.enemy = max(0, self.enemy - 1)
        if ending == "defeat":
            self.enemy = min(6, self.enemy + 1)
        self.earn(ending, destroyed)
        self.end()

    def named(self, tag: str, most: int) -> list[int]:
        found: list[int] = []
        while len(found) < most:
            answer = self.next()
            if answer["type"] == "no-more":
                break
            assert answer["type"] == tag
            found.append(int(answer["unit"][1:]))
        return found

    def fate(self, number: int, ending: str) -> None:
        (die,) = self.next()
        won, line = ending in ("victory", "clear-victory"), self.lines[number]
        if number in FOOT_KINDS[self.run["nation"]]:
            die += won
            fate = "lost" if die < 3 else "wounded" if die < 5 else "fit"
        else:
            pioneers = any(n in PIONEERS[self.run["nation"]] for n in self.fielded)
            die += 2 * (won and pioneers)
            fate = "lost" if die < 5 else "repair"
        line["state"], line["back"] = fate, self.stage + 2
        if fate == "lost":
            self.lost += 1
            self.lost_foot += number in FOOT_KINDS[self.run["nation"]]

    def stars(self, ending: str) -> None:
        alive = [n for n in sorted(self.fielded) if self.lines[n]["state"] != "lost"]
        for number in alive:
            line = self.lines[number]
            due = 1 if line["battles"] < 6 else 2
            if line["battles"] >= 3 and line["stars"] < due:
                line["stars"] += 1
        if ending == "clear-victory" and any(self.lines[n]["stars"] < 2 for n in alive):
            self.lines[int(self.next()["unit"][1:])]["stars"] += 1

    def earn(self, ending: str, destroyed: list[int]) -> None:
        won, trace = ending in ("victory", "clear-victory"), self.mission.get("leaves", "")
        left = {
            "victory": won,
            "clear": ending == "clear-victory",
            "unhurt": not destroyed and ending not in ("defeat", "withdrawal"),
        }[self.mission.get("by", "victory")]
        new = bool(trace) and left and trace not in self.traces
        if new:
            self.traces.append(trace)
        good = ("victory", "clear-victory")
        two = len(self.endings) > 1 and not set(self.endings[-2:]) & set(good)
        self.points = min(4, self.points + 2 + won + new + two)

    def end(self) -> None:
        row = [e for e in self.endings if e != "withdrawal"]
        running = 0
        while row and row.pop() == "defeat":
            running += 1
        if running >= self.run.get("withdrawn_after", 3):
            self.over = "defeats"
        elif self.lost_foot >= 7:
            self.over = "losses"
        elif self.stage + 1 == len(self.run["stages"]):
            self.over = "finished"
        else:
            self.stage += 1

    @property
    def score(self) -> int:
        worth = {"clear-victory": 3, "victory": 3, "draw": 2, "withdrawal": 2, "defeat": 0}
        stars: int = sum(line["stars"] for line in self.lines.values() if line["state"] != "lost")
        fought = sum(worth[ending] for ending in self.endings)
        return fought + stars + 2 * len(self.traces) - self.lost
