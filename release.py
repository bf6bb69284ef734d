"""Make everything a release consists of, and check each: ``python3 release.py FOLDER``.

A source package, wheels with compiled engines for Linux, Windows and macOS (``build_wheels.py``)
and one without, a folder for Windows with Python inside, the page, the site, and an image of the
server where an engine for containers answers. Every package for this machine is installed into a
clean environment of every Python found here and plays; ``--pythons`` names them. From an index on
this computer they are installed by the lines of the README. The folder for Windows plays where
there is Wine; what is for macOS is looked at, and plays nowhere here. What is published is what
lies in FOLDER; nothing is uploaded.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path

import build_wheels
import build_windows
from tests import local_index

ROOT = Path(__file__).resolve().parent
HERE, WINDOWS = "manylinux_2_17_x86_64", "win_amd64"
PYTHONS = ("/usr/bin/python3", *(f"python3.{minor}" for minor in range(11, 16)))
PLAYED = ["simulate", "blitzkrieg", "--games", "20", "--seed", "4"]


def main(arguments: "list[str]") -> int:
    parser = argparse.ArgumentParser(prog="release.py", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("folder", type=Path, metavar="FOLDER")
    parser.add_argument("--parts", type=Path, default=Path.home() / ".cache" / "opfor" / "parts")
    parser.add_argument("--pythons", nargs="*", default=PYTHONS, metavar="PYTHON")
    options = parser.parse_args(arguments)
    version = agreed_version()
    git = ["git", "-C", str(ROOT)]
    is_tagged = answers([*git, "describe", "--exact-match", "--tags"])
    if not (is_tagged and answers([*git, "diff", "--quiet", "HEAD"])):
        print("this is no checkout of a tag: to be tried, not to be published", flush=True)
    folder = options.folder.resolve()
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    compiled = wheels(folder, options.parts)
    made = [source(folder), plain(folder), compiled[HERE]]
    for path in sorted(folder.iterdir()):
        print(f"{path.name}: {path.stat().st_size / 1e6:.2f} MB", flush=True)
    numbers = {said for wheel in made for said in tried(wheel, options.pythons)}
    numbers |= windows(folder / f"opfor-windows-{version}", compiled[WINDOWS], options.parts)
    if len(numbers) > 1:
        sys.exit("the packages do not play the same games")
    numbers |= set(local_index.tried(folder).values())
    if len(numbers) > 1:
        sys.exit("from an index it does not play the same games")
    pages = folder / f"opfor-page-{version}"
    page(pages, options.parts)
    site(folder / f"opfor-site-{version}", pages)
    image(version)
    print(f"opfor {version} lies in {folder}; every package plays the same games")
    return 0


def agreed_version() -> str:
    """The version, which three files must agree on."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    version = str(project["version"])
    for name, line in (
        ("src/opfor/__init__.py", f'"{version}"'),
        ("CHANGELOG.md", f"## {version}"),
    ):
        if line not in (ROOT / name).read_text(encoding="utf-8"):
            sys.exit(f"{name} does not speak of {version}, as pyproject.toml does")
    return version


def source(folder: Path) -> Path:
    return built(folder, "sdist", {})


def plain(folder: Path) -> Path:
    """A wheel for any machine: the readable engines play."""
    return built(folder, "wheel", {"OPFOR_FAST": "no"})


def wheels(folder: Path, parts: Path) -> "dict[str, Path]":
    """The wheels with compiled engines, by machine."""
    python = python_with_tools()
    try:
        return {
            each: build_wheels.wheel(each, folder, parts, python) for each in build_wheels.MACHINES
        }
    except build_wheels.NotCompiled as error:
        sys.exit(f"no compiled engines: {error}")


def windows(folder: Path, wheel: Path, parts: Path) -> "set[str]":
    """The folder for Windows, an archive of it, and what it plays where there is Wine."""
    build_windows.build(wheel, folder, parts)
    shutil.make_archive(str(folder), "zip", folder.parent, folder.name)
    if not build_windows.has_wine():
        print("no Wine here: nothing has played on Windows")
        return set()
    *numbers, pace = build_windows.played(folder, PLAYED).splitlines()
    print(f"  Windows: plays, {pace.rpartition(', ')[2]}", flush=True)
    return {"\n".join(numbers)}


def built(folder: Path, target: str, environment: "dict[str, str]") -> Path:
    """A package of this checkout, by the back end that is pinned."""
    before = set(folder.iterdir())
    command = [python_with_tools(), "-m", "hatchling", "build", "-t", target, "-d", str(folder)]
    done = subprocess.run(
        command, cwd=ROOT, env={**os.environ, **environment}, capture_output=True, text=True
    )
    if done.returncode:
        sys.exit(f"could not make the {target}: {done.stderr.strip()[-400:]}")
    (made,) = set(folder.iterdir()) - before
    return made


def python_with_tools() -> str:
    from run import ready

    return str(ready("dev"))


def tried(package: Path, pythons: "Sequence[str]") -> "Iterator[str]":
    """What a simulation says in a clean environment of each Python, without its pace."""
    for name in pythons:
        if not is_there(name):
            continue
        with tempfile.TemporaryDirectory() as scratch:
            there = Path(scratch) / "bin" / "python"
            run([name, "-m", "venv", scratch], f"no environment of {name}")
            pip = [str(there), "-m", "pip", "install", "--quiet", str(package)]
            run(pip, f"{package.name} cannot be installed by {name}", CC="no-compiler")
            said = run([str(there), "-m", "opfor", *PLAYED], f"it does not play with {name}")
        *numbers, pace = said.splitlines()
        print(f"  {name}: plays, {pace.rpartition(', ')[2]}", flush=True)
        yield "\n".join(numbers)


def is_there(name: str) -> bool:
    """Whether this Python can be started, and is new enough."""
    ask = "import sys, venv; sys.exit(sys.version_info < (3, 11))"
    try:
        return subprocess.run([name, "-c", ask], capture_output=True).returncode == 0
    except OSError:
        return False


def run(command: "list[str]", fault: str, **environment: str) -> str:
    bare = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    with tempfile.TemporaryDirectory() as elsewhere:
        data = {"OPFOR_DATA": elsewhere, **environment}
        done = subprocess.run(
            command, cwd=elsewhere, env={**bare, **data}, capture_output=True, text=True
        )
    if done.returncode:
        sys.exit(f"{fault}: {done.stderr.strip()[-400:]}")
    return done.stdout


def page(folder: Path, parts: Path) -> None:
    """The page, and an archive of it."""
    command = [sys.executable, "build_pages.py", str(folder), "--parts", str(parts)]
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, "OPFOR_FAST": "yes"})
    if done.returncode:
        sys.exit("could not make the page")
    shutil.make_archive(str(folder), "zip", folder)


def site(folder: Path, pages: Path) -> None:
    """The docs with the page in them; a link that leads nowhere fails."""
    command = [python_with_tools(), "docs/site.py", str(folder), "--page", str(pages)]
    if subprocess.run(command, cwd=ROOT).returncode:
        sys.exit("could not make the site")
    shutil.make_archive(str(folder), "zip", folder)


def image(version: str) -> None:
    """The server as an image, by whichever engine for containers answers here."""
    for engine in ("podman", "docker"):
        if answers([engine, "info"]):
            docker = ["--format", "docker"] if engine == "podman" else []  # with its health check
            named = ["-f", "Containerfile", "-t", f"opfor:{version}", "."]
            command = [engine, "build", *docker, *named]
            if subprocess.run(command, cwd=ROOT).returncode:
                sys.exit("could not make the image")
            run(
                [engine, "run", "--rm", f"opfor:{version}", "/venv/bin/opfor", *PLAYED],
                "it does not play",
            )
            return
    print("no engine for containers answers here: the image is not made")


def answers(command: "list[str]") -> bool:
    try:
        return subprocess.run(command, capture_output=True, timeout=60).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
