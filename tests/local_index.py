"""Opfor got from a package index as people will: ``python -m tests.local_index PACKAGES``.

PACKAGES is a folder with its wheels and source package (``release.py`` makes one). They are laid
out as an index beside what they need, delivered on this computer, and nothing else is asked. Every
line of ``LINES`` then installs opfor into a place of its own, and it plays; all must say the same.
"""

from __future__ import annotations

import argparse
import functools
import http.server
import os
import re
import shutil
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

LINES = {
    "pip install opfor": ["{bin}/python", "-m", "opfor"],
    "pipx install opfor": ["{pipx}/opfor"],
    "uvx opfor": ["{bin}/uvx", "opfor"],
    "uv tool install opfor": ["{tools}/opfor"],
}
"""What is typed, and what plays afterwards."""
PLAYED = ["simulate", "blitzkrieg", "--games", "20", "--seed", "4"]
TOOLS = ("pip", "uv", "pipx")


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        """Says nothing."""


def laid(packages: Path, folder: Path) -> None:
    """A simple index: a folder for each project, with its files."""
    for path in packages.iterdir():
        if path.name.endswith((".whl", ".tar.gz")):
            project = re.split(r"-\d", path.name)[0].lower().replace("_", "-").replace(".", "-")
            (folder / project).mkdir(parents=True, exist_ok=True)
            shutil.copy(path, folder / project)


@contextmanager
def delivered(folder: Path) -> Iterator[str]:
    handler = functools.partial(Quiet, directory=str(folder))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()


def alone(index: str, home: Path) -> dict[str, str]:
    """An environment in which installers know this index and no other."""
    mine = ("PIP_", "UV_", "PIPX_", "PYTHONPATH", "VIRTUAL_ENV")
    rest = {name: value for name, value in os.environ.items() if not name.startswith(mine)}
    return rest | {
        "PIP_INDEX_URL": index,
        "PIP_CONFIG_FILE": os.devnull,
        "PIP_CACHE_DIR": str(home / "pip"),
        "UV_DEFAULT_INDEX": index,
        "UV_NO_CONFIG": "1",
        "UV_CACHE_DIR": str(home / "uv"),
        "UV_TOOL_DIR": str(home / "uv-tools"),
        "UV_TOOL_BIN_DIR": str(home / "uv-bin"),
        "UV_PYTHON": sys.executable,
        "UV_PYTHON_DOWNLOADS": "never",
        "PIPX_HOME": str(home / "pipx"),
        "PIPX_BIN_DIR": str(home / "pipx-bin"),
        "PIPX_DEFAULT_PYTHON": sys.executable,
        "OPFOR_DATA": str(home / "data"),
    }


def numbers(home: Path, line: str, environment: dict[str, str]) -> str:
    """Type a line, then play; what the simulation says, without its pace."""
    tools = home / "environment" / "bin"
    places = {"bin": tools, "pipx": home / "pipx-bin", "tools": home / "uv-bin"}
    words = line.split()
    typed = [str(tools / words[0]), *words[1:]]
    plays = [word.format(**places) for word in LINES[line]]
    installs = [] if words[0] == "uvx" else [typed]
    said = ""
    for command in (*installs, [*plays, *PLAYED]):
        done = subprocess.run(command, cwd=home, env=environment, capture_output=True, text=True)
        if done.returncode:
            sys.exit(f"{line}: {' '.join(command[:4])}: {done.stderr.strip()[-600:]}")
        said = done.stdout
    return "\n".join(said.splitlines()[:-1])


def tried(packages: Path) -> dict[str, str]:
    """What the simulation says after each line; the tools come from wherever pip finds them."""
    with tempfile.TemporaryDirectory() as scratch:
        home, index = Path(scratch), Path(scratch) / "index"
        environment, needed = home / "environment", home / "needed"
        subprocess.run([sys.executable, "-m", "venv", str(environment)], check=True)
        pip = [str(environment / "bin" / "python"), "-m", "pip", "--quiet"]
        subprocess.run([*pip, "install", *TOOLS], check=True)
        wheel = min(packages.glob("opfor-*.whl"), key=lambda path: "none-any" not in path.name)
        subprocess.run([*pip, "download", "-d", str(needed), str(wheel), *TOOLS], check=True)
        for found in (needed, packages):
            laid(found, index)
        with delivered(index) as address:
            return {line: numbers(home, line, alone(address, home)) for line in LINES}


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="tests.local_index", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("packages", type=Path, metavar="PACKAGES")
    found = tried(parser.parse_args(arguments).packages.resolve())
    for line in found:
        print(f"  {line}: plays", flush=True)
    if len(set(found.values())) > 1:
        sys.exit("they do not play the same games")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
