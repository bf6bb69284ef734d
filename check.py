"""Check everything, or one thing: ``python3 check.py [format lint types imports fast …]``.

Sets up ``.venv`` with the locked developer tools when needed, runs the steps, and ends with one
line for each and with what was skipped and why; in CI a skipped test is a failed one. ``--fix``
lets the formatter and the linter repair what they can. What follows ``--`` goes to pytest:
``python3 check.py tests -- -k theatre``. ``python3 check.py quick`` is for every day: format, lint,
types, imports, and the tests of the kernel and of what has changed since the last commit but one.
``python3 check.py docs FOLDER`` builds the site. ``python3 check.py fuzz --minutes 60``,
``python3 check.py mutants GAME`` and ``python3 check.py nightly`` are commands of their own, see
docs/slow-suites.md.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time  # noqa: TID251 - the steps are timed, the games are not
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

from run import ROOT, VENV, ready

NODE_TOOLS = {"typescript": "7.0.2", "axe-core": "4.14.0"}
STEPS = {
    "format": ["-m", "ruff", "format", "--check", "."],
    "lint": ["-m", "ruff", "check", "."],
    "types": ["-m", "mypy"],
    "imports": ["-c", "from importlinter.cli import lint_imports_command as run; run()"],
    "fast": ["build_fast.py"],
    "tests": ["-m", "pytest", "-n", "2", "--dist", "worksteal"],
}
ALONE = {
    "fuzz": ["-m", "tests.fuzz"],
    "mutants": ["-m", "tests.mutants"],
    "docs": ["docs/site.py"],
    "nightly": ["-m", "tests.nightly"],
}
"""Long commands, never part of the rest; what follows their name is theirs."""
QUICK = ("format", "lint", "types", "imports")
ALWAYS = ("tests/architecture/test_layers.py", "tests/core", "tests/kit")
WITHOUT_BROWSER = tuple(f"tests/web/test_{name}.py" for name in ("messages", "server", "desk"))
"""Of the page's tests those that take seconds."""
FIXES = {
    "format": ["-m", "ruff", "format", "."],
    "lint": ["-m", "ruff", "check", "--fix", "."],
}


def main(arguments: "list[str]") -> int:
    """Run the chosen steps to the end, whatever fails, and report."""
    if arguments and arguments[0] in ALONE:
        return timed([str(ready("dev")), *ALONE[arguments[0]], *arguments[1:]])[0]
    own, for_pytest = cut(arguments)
    is_quick = own[:1] == ["quick"]
    if is_quick:
        own, for_pytest = [*QUICK, "tests", *own[1:]], [*tests_of(changed()), *for_pytest]
    parser = argparse.ArgumentParser(prog="check.py", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("steps", nargs="*", metavar="STEP", help=f"any of: {', '.join(STEPS)}")
    parser.add_argument("--fix", action="store_true", help="repair format and lint")
    options = parser.parse_args(own)
    if unknown := set(options.steps) - set(STEPS):
        parser.error(f"unknown step: {', '.join(sorted(unknown))}; there are: {', '.join(STEPS)}")
    commands = STEPS | (FIXES if options.fix else {})
    python = str(ready("dev"))
    if (not options.steps or "tests" in options.steps) and not is_quick:
        bring_programs()
        bring_node_tools()
    with tempfile.TemporaryDirectory() as folder:
        told = Path(folder) / "tests.xml"
        extra = {"tests": [f"--junitxml={told}", *for_pytest]}
        results = [
            (step, *timed([python, *commands[step], *extra.get(step, [])]))
            for step in options.steps or STEPS
        ]
        left_out = skipped(told)
    for step, code, seconds in results:
        print(f"{'ok' if code == 0 else 'FAILED':<6} {step:<8} {seconds:6.1f} s")
    for why, number in sorted(left_out.items()):
        print(f"skipped {number}: {why}")
    is_bad = any(code for _, code, _ in results) or (left_out and os.environ.get("CI"))
    return int(bool(is_bad))


def changed() -> "list[str]":
    """Files that are not as they were before the last commit, and new ones."""
    asked = (["diff", "--name-only", "HEAD~1"], ["ls-files", "-o", "--exclude-standard"])
    said = [subprocess.run(["git", *w], cwd=ROOT, capture_output=True, text=True) for w in asked]
    return [name for each in said for name in each.stdout.splitlines()]


def tests_of(files: "list[str]") -> "list[str]":
    """The tests of the kernel, and those that lie beside what has changed."""
    wanted = set(ALWAYS)
    for name in files:
        parts = Path(name).parts
        if Path(name).name.startswith("test_"):
            wanted.add(name)
        elif parts[:2] == ("src", "opfor") and len(parts) > 3:
            if parts[2] in ("games", "cardboard"):
                wanted.add("/".join([*parts[:4], "tests"]))
            elif parts[2:4] == ("surfaces", "web"):
                wanted.update(WITHOUT_BROWSER)
            else:
                wanted.add(f"tests/{parts[2]}")
    return sorted(name for name in wanted if (ROOT / name).exists())


def skipped(told: Path) -> "Counter[str]":
    """Why tests were skipped, and how many each time, from what pytest wrote down."""
    if not told.is_file():
        return Counter()
    notes = ElementTree.parse(told).iter("skipped")
    return Counter(note.get("message", "") for note in notes if note.get("type") == "pytest.skip")


def bring_programs() -> None:
    """The tests use the system's Chromium, PostgreSQL and Poppler; bring them where one may."""
    lacking = missing_programs()
    may_install = shutil.which("apt-get") and os.name == "posix" and os.geteuid() == 0
    if lacking and may_install:
        for words in (["update", "-q"], ["install", "-y", "-q", *lacking]):
            subprocess.run(["apt-get", *words], stdout=subprocess.DEVNULL)
    for name in missing_programs():
        print(f"no {name}: the tests that use it are skipped (that fails in CI)", file=sys.stderr)


def missing_programs() -> "list[str]":
    """Packages, by their names in Debian, of what is not there."""
    browsers = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
    has_browser = os.environ.get("OPFOR_CHROMIUM") or any(map(shutil.which, browsers))
    has_database = shutil.which("initdb") or any(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    has_poppler = shutil.which("pdftotext") and shutil.which("pdffonts")
    found = {"chromium": has_browser, "postgresql": has_database, "poppler-utils": has_poppler}
    return [name for name, is_there in found.items() if not is_there]


def bring_node_tools() -> None:
    """What checks the page's scripts and pages; without npm these tests are left out."""
    wanted = [f"{name}@{version}" for name, version in NODE_TOOLS.items()]
    if all((VENV / "node_modules" / name).is_dir() for name in NODE_TOOLS):
        return
    if shutil.which("npm") is None:
        print("no npm: the page's scripts are not checked (this fails in CI)", file=sys.stderr)
        return
    quiet = ["--silent", "--no-save", "--no-audit", "--no-fund"]
    subprocess.run(["npm", "install", *quiet, "--prefix", str(VENV), *wanted])


def cut(arguments: "list[str]") -> "tuple[list[str], list[str]]":
    """What stands before and after ``--``."""
    at = arguments.index("--") if "--" in arguments else len(arguments)
    return arguments[:at], arguments[at + 1 :]


def timed(command: "list[str]") -> "tuple[int, float]":
    """Run a command in the checkout: its exit code and how long it took."""
    start = time.monotonic()
    code = subprocess.run(command, cwd=ROOT).returncode
    return code, time.monotonic() - start


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
