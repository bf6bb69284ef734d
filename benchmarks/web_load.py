"""Many tables at one server: answers, memory, and the end of a long mission.

    python benchmarks/web_load.py [--tables 50] [--seconds 30] [--late 3] [--postgres]

The mix: half of the tables Blitzkrieg!, a quarter 2GM Tactics, a quarter Conflict of Heroes; each
gives a random answer every two seconds and begins anew when its game is over. The long run is
``--tables 200 --seconds 600``: it must end without a fault, and without growing after its second
minute. With ``--postgres`` games are kept in a database of its own that is restarted in the middle:
calls that come meanwhile are refused and asked again, and every answer that was acknowledged must
be there in the end.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.own_postgres import Postgres  # noqa: E402

MIX = ("blitzkrieg", "2gm", "blitzkrieg", "coh")
LONGEST = "river-road-6"
BEAT = 2.0


class Refused(OSError):
    """An answer that is not 200."""


class Server:
    """A server in a process of its own, and how much memory it has."""

    def __init__(self, data: str, *flags: str) -> None:
        command = [sys.executable, "-m", "opfor", "web", "--port", "0", "--no-open", *flags]
        path = f"{ROOT / 'src'}:{os.environ.get('PYTHONPATH', '')}"
        env = {**os.environ, "OPFOR_DATA": data, "PYTHONPATH": path}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip()

    def call(self, name: str, who: int = 0, **asked: Any) -> Any:
        """One call from an address of its own: those of one address may not ask too often."""
        kind = {"content-type": "application/json", "cookie": f"opfor-who={who:032x}"}
        host = self.address.split("/")[2]
        at = (f"127.0.{who // 200}.{who % 200 + 1}", 0)
        connection = HTTPConnection(host, timeout=60, source_address=at)
        try:
            connection.request("POST", f"/api/{name}", json.dumps(asked).encode(), kind)
            reply = connection.getresponse()
            said = reply.read()
        finally:
            connection.close()
        if reply.status != 200:
            raise Refused(f"{reply.status} {said[:200].decode()}")
        return json.loads(said)

    @property
    def megabytes(self) -> float:
        lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return int(next(each for each in lines if each.startswith("VmRSS")).split()[1]) / 1000

    @property
    def processor_seconds(self) -> float:
        said = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(said[11]) + int(said[12])) / os.sysconf("SC_CLK_TCK")


class Load:
    """Tables that answer at their pace."""

    def __init__(self, server: Server, tables: int, seconds: float) -> None:
        self.server, self.end = server, time.monotonic() + seconds
        self.taken: list[float] = []
        self.faults: list[str] = []
        self.refused = 0
        self.told: dict[str, tuple[int, int]] = {}
        """Of each table who plays there and the last moment that was acknowledged."""
        self.patient = False
        self.threads = [
            threading.Thread(target=self.play, args=(n,), daemon=True) for n in range(tables)
        ]

    def run(self) -> None:
        for each in self.threads:
            each.start()
        minute = time.monotonic()
        while any(each.is_alive() for each in self.threads):
            time.sleep(0.5)
            if time.monotonic() - minute >= 60:
                minute += 60
                print(f"  {self.server.megabytes:.0f} MB, {len(self.taken)} answers", flush=True)

    def play(self, number: int) -> None:
        pick, game = random.Random(number), MIX[number % len(MIX)]
        time.sleep(pick.uniform(0, BEAT))
        while time.monotonic() < self.end:
            asked = {"game": game, "offered": True, "seed": pick.randrange(10**6)}
            table = self.asked("new", number, asked)
            if table is not None:
                self.game(table["table"], number, pick)

    def asked(self, name: str, who: int, asked: dict[str, Any]) -> Any:
        """A call; while a database is away it is asked again, else a refusal is a fault."""
        while time.monotonic() < self.end:
            try:
                return self.server.call(name, who, **asked)
            except OSError as error:
                if self.patient and str(error).startswith("409"):  # it was kept, only not told
                    name, asked = "now", {"table": asked["table"]}
                elif not self.patient or str(error).startswith("5"):
                    self.faults.append(f"{name}: {error}")
                    return None
                self.refused += 1
                time.sleep(0.5)
        return None

    def game(self, table: str, who: int, pick: random.Random) -> None:
        now = self.asked("now", who, {"table": table})
        view = now["view"] if now else {"question": None}
        while time.monotonic() < self.end and view["question"]:
            path = [pick.choice(view["question"]["offers"])["number"]]
            start = time.monotonic()
            asked = {"table": table, "moment": view["moment"], "path": path}
            now = self.asked("answer", who, asked)
            if now is None:
                return
            view = now["view"]
            self.told[table] = who, view["moment"]
            self.taken.append(time.monotonic() - start)
            time.sleep(max(0.0, BEAT - (time.monotonic() - start)))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--late", type=int, default=3, metavar="GAMES")
    parser.add_argument("--postgres", action="store_true")
    options = parser.parse_args()
    database = Postgres() if options.postgres else None
    with tempfile.TemporaryDirectory() as data:
        server = Server(data, *(("--database", database.address) if database else ()))
        for game in set(MIX):
            server.call("new", game=game, offered=True)
        before, spent = server.megabytes, server.processor_seconds
        load = Load(server, options.tables, options.seconds)
        if database is not None:
            load.patient = True
            threading.Timer(options.seconds / 2, database.restart).start()
        load.run()
        told(server, load, before, spent)
        load.faults += lost(server, load)
        late(server, options.late)
        server.process.terminate()
        server.process.wait()
    if database is not None:
        database.stop()
    print(*load.faults[:5], sep="\n")
    return int(bool(load.faults))


def lost(server: Server, load: Load) -> list[str]:
    """Tables that stand before the last moment that was acknowledged."""
    stand = {
        table: server.call("now", who, table=table)["view"]["moment"]
        for table, (who, _) in load.told.items()
    }
    found = [table for table, (_, moment) in load.told.items() if stand[table] < moment]
    print(f"{len(stand)} games looked at again, {len(found)} with an answer lost; "
          f"{load.refused} calls refused and asked again")  # fmt: skip
    return [f"{table}: an answer is lost" for table in found]


def told(server: Server, load: Load, before: float, spent: float) -> None:
    taken, tables = sorted(load.taken), len(load.threads)
    median, most = statistics.median(taken), taken[int(0.95 * len(taken))]
    each = (server.megabytes - before) / tables
    cost = 1000 * (server.processor_seconds - spent) / len(taken)
    print(f"{tables} tables, an answer every 2 s: {len(taken)} answers, {len(load.faults)} faults")
    print(f"answer to new view: median {1000 * median:.0f} ms, 95 % {1000 * most:.0f} ms")
    print(f"processor time for each: {cost:.1f} ms")
    print(f"memory with the games loaded {before:.0f} MB, each table {each:.2f} MB")


def late(server: Server, games: int) -> None:
    """Answers at the beginning and at the end of the longest mission, one after the other."""
    early: list[float] = []
    last: list[float] = []
    for seed in range(games):
        pick, taken = random.Random(seed), []
        options = {"mission": LONGEST}
        table = server.call("new", game="coh", options=options, seed=seed)["table"]
        view = server.call("now", table=table)["view"]
        while view["question"]:
            path = [pick.choice(view["question"]["offers"])["number"]]
            start = time.monotonic()
            view = server.call("answer", table=table, moment=view["moment"], path=path)["view"]
            taken.append(time.monotonic() - start)
        part = len(taken) // 5
        early += taken[:part]
        last += taken[-part:]
    if early:
        ratio = statistics.median(last) / statistics.median(early)
        print(f"{LONGEST}: last fifth against first fifth of the answers {ratio:.2f}")


if __name__ == "__main__":
    sys.exit(main())
