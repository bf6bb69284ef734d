"""A PostgreSQL of one's own for as long as it is needed, which can be restarted in the middle."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path

PORTS_TRIED = 5


def programs() -> list[Path]:
    """Folders of the server's programs, the newest last; Debian keeps them off the path."""
    found = shutil.which("initdb")
    return [Path(found).parent] if found else sorted(Path("/usr/lib/postgresql").glob("*/bin"))


def account() -> str:
    """Who runs it instead of root: its own account where there is one. Programs may have come
    without it (kept from another machine), and any account without rights will do."""
    names = {each.pw_name for each in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        found: int = free.getsockname()[1]
        return found


class Postgres:
    """In a folder of its own, not among pytest's: every new run of tests closes those to all but
    the one who runs them. It refuses to run as root."""

    def __init__(self) -> None:
        self._programs = programs()[-1]
        self._folder = Path(tempfile.mkdtemp(prefix="opfor-postgres-"))
        root = os.geteuid() == 0
        self._as_other = ["runuser", "-u", account(), "--"] if root else []
        if root:
            shutil.chown(self._folder, account())
        self._run("initdb", "-U", "opfor", "-A", "trust", "-N")
        self._start()
        self.address = f"postgresql://opfor@127.0.0.1:{self._port}/postgres"

    def _start(self) -> None:
        """A port that was free a moment ago may be taken by now: then at another one."""
        for tries_left in reversed(range(PORTS_TRIED)):
            self._port = free_port()
            log = ("-l", f"{self._folder}/log", "-o", self._flags)
            try:
                self._run("pg_ctl", "-w", "-t", "120", *log, "start")
            except subprocess.CalledProcessError:
                if not tries_left:
                    raise
            else:
                return

    @property
    def _flags(self) -> str:
        return f"-p {self._port} -h 127.0.0.1 -k {self._folder} -F"

    def restart(self) -> None:
        """At once, whoever is at work in it."""
        more = ("-l", f"{self._folder}/log", "-o", self._flags)
        self._run("pg_ctl", "-w", "-m", "immediate", *more, "restart")

    def stop(self) -> None:
        self._run("pg_ctl", "-w", "-m", "fast", "stop")
        shutil.rmtree(self._folder, ignore_errors=True)

    def _run(self, program: str, *words: str) -> None:
        command = [*self._as_other, str(self._programs / program), "-D", f"{self._folder}/data"]
        subprocess.run([*command, *words], check=True, capture_output=True, cwd="/", timeout=300)
