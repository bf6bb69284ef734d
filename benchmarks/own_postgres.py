"""A PostgreSQL of one's own for as long as it is needed, which can be restarted in the middle."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path


class Postgres:
    """In a folder of its own; it refuses to run as root."""

    def __init__(self) -> None:
        found = shutil.which("initdb")
        known = [Path(found).parent] if found else sorted(Path("/usr/lib/postgresql").glob("*/bin"))
        self._programs = known[-1]
        self._folder = Path(tempfile.mkdtemp(prefix="opfor-postgres-"))
        self._as_other = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        if self._as_other:
            shutil.chown(self._folder, "postgres")
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self._port = free.getsockname()[1]
        self._run("initdb", "-U", "opfor", "-A", "trust", "-N")
        self._run("pg_ctl", "-w", "-l", f"{self._folder}/log", "-o", self._flags, "start")
        self.address = f"postgresql://opfor@127.0.0.1:{self._port}/postgres"

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
