"""Start opfor from a fresh checkout: ``python3 run.py play blitzkrieg``.

The first start makes ``.venv`` beside this file and installs the locked versions into it. Later
starts find the stamp of that set-up and go straight to ``opfor``.
"""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
OLDEST = (3, 11)


def ready(lock: str) -> Path:
    """The Python of ``.venv`` with everything of ``requirements/LOCK.lock`` installed."""
    if sys.version_info < OLDEST:
        sys.exit(f"opfor needs Python 3.11 or newer; this is {sys.version.split()[0]}")
    if not is_stamped(lock):
        set_up(lock)
    return PYTHON


def is_stamped(lock: str) -> bool:
    """Whether this set-up, or the larger one for developers, was completed here before."""
    stamps = {name: VENV / f".opfor-{name}" for name in (lock, "dev")}
    return PYTHON.exists() and any(
        stamp.is_file() and stamp.read_text(encoding="utf-8") == fingerprint(name)
        for name, stamp in stamps.items()
    )


def fingerprint(lock: str) -> str:
    """What a set-up depends on: the locked versions, the package's own data, place and Python."""
    digest = hashlib.sha256()
    for path in (ROOT / "requirements" / f"{lock}.lock", ROOT / "pyproject.toml"):
        digest.update(path.read_bytes())
    digest.update(f"{ROOT} {sys.version_info[:2]}".encode())
    return digest.hexdigest()


def set_up(lock: str) -> None:
    """Make the environment and install; the stamp is written last, so a broken try is repeated."""
    say("setting up .venv (only once; this needs a network) ...")
    stamp = VENV / f".opfor-{lock}"
    stamp.unlink(missing_ok=True)
    if not fits():
        make_venv()
    install("--require-hashes", "-r", str(ROOT / "requirements" / f"{lock}.lock"))
    install("--no-deps", "--no-build-isolation", "-e", str(ROOT))
    stamp.write_text(fingerprint(lock), encoding="utf-8")


def fits() -> bool:
    """Whether there is an environment of this Python version already."""
    ask = "import sys; print(sys.version_info[:2])"
    try:
        said = subprocess.run([str(PYTHON), "-c", ask], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return False
    return said.stdout.strip() == str(sys.version_info[:2])


def make_venv() -> None:
    """A new environment; an unusable one in its place is replaced."""
    made = subprocess.run([sys.executable, "-m", "venv", "--clear", str(VENV)], stdout=sys.stderr)
    if made.returncode:
        sys.exit("could not make .venv; on Debian and Ubuntu the package python3-venv is needed")


def install(*arguments: str) -> None:
    """Run pip quietly, bringing it in if it is missing; what it says goes to standard error."""
    python = str(PYTHON)
    if subprocess.run([python, "-m", "pip", "--version"], capture_output=True).returncode:
        subprocess.run([python, "-m", "ensurepip"], stdout=sys.stderr)
    pip = [python, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    if subprocess.run([*pip, *arguments], stdout=sys.stderr).returncode:
        sys.exit("could not install the locked packages (see above); try again with a network")


def say(text: str) -> None:
    print(f"opfor: {text}", file=sys.stderr, flush=True)


def become(command: "list[str]") -> None:
    """Hand over to a command: replace this process where the system can, else wait for it."""
    if os.name != "nt":
        os.execv(command[0], command)
    try:
        sys.exit(subprocess.run(command).returncode)
    except KeyboardInterrupt:
        sys.exit(130)


LOCKS = {"web": "web", "lab": "lab"}
"""Commands that need more than playing and printing do; brought in when first used."""


if __name__ == "__main__":
    needed = LOCKS.get("".join(sys.argv[1:2]), "base")
    os.environ["OPFOR_PROGRAM"] = f"{Path(sys.executable).stem} {sys.argv[0]}"
    become([str(ready(needed)), "-m", "opfor", *sys.argv[1:]])
