"""Wheels with compiled engines for other machines: ``python3 build_wheels.py FOLDER [MACHINE …]``.

One for each machine that people have, made on this one by Zig (``build_zig.py``), for every Python
from 3.11 on (abi3). Each is opened again: its modules must be of that machine, and begin as
Python's modules do.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Sequence
from pathlib import Path

import build_fast
from build_zig import Machine, NotCompiled, module, sizes

FLAGS = ["-O3", "-g0", "-fwrapv", "-DNDEBUG", "-ffp-contract=off", "-fno-sanitize=all", "-w"]
NAMED = [f"-DPy_LIMITED_API={build_fast.OLDEST}", "-Werror=implicit-function-declaration"]


def compiled(target: str, *more: str) -> "list[str]":
    said = ["cc", "-target", target, "-shared", *FLAGS, *NAMED, "-I", "include", "-o", "made"]
    return [*said, *more]


def linux(name: str) -> "list[list[str]]":
    """Against the oldest C library of ten years."""
    return [compiled("x86_64-linux-gnu.2.17", "-fPIC", f"{name}.c")]


def windows(name: str) -> "list[list[str]]":
    """Against a list of what ``python3.dll`` holds, which every Python there has."""
    listed = ["dlltool", "-d", "python3.def", "-l", "python3.lib", "-m", "i386:x86-64"]
    return [listed, compiled("x86_64-windows-gnu", f"{name}.c", "python3.lib")]


def macos(processor: str, name: str) -> "list[list[str]]":
    """What is Python's is looked up when the module is loaded."""
    looked_up = ["-undefined", "dynamic_lookup"]
    return [compiled(f"{processor}-macos.11.0", *looked_up, f"{name}.c")]


DLL = dict.fromkeys(("MS_WINDOWS", "MS_WIN64", "HAVE_DECLSPEC_DLL", "Py_ENABLE_SHARED"), 1)
UNIX = sizes(8, 8, 4, HAVE_SYS_TIME_H=1, HAVE_UNISTD_H=1, HAVE_WCHAR_H=1)
MACHINES = {
    "manylinux_2_17_x86_64": Machine(".abi3.so", UNIX, linux),
    "win_amd64": Machine(".pyd", sizes(8, 4, 2, **DLL), windows, "python3.dll"),
    "macosx_11_0_arm64": Machine(".abi3.so", UNIX, lambda name: macos("aarch64", name)),
    "macosx_11_0_x86_64": Machine(".abi3.so", UNIX, lambda name: macos("x86_64", name)),
}


def wheel(machine: str, folder: Path, parts: Path, python: str = sys.executable) -> Path:
    """The wheel for a machine, by the back end that is pinned."""
    with tempfile.TemporaryDirectory() as made, tempfile.TemporaryDirectory() as wheels:
        for game in build_fast.sources().GAMES:
            body = module(game, MACHINES[machine], parts).read_bytes()
            (Path(made) / f"_{game}{MACHINES[machine].suffix}").write_bytes(body)
        said = {"OPFOR_FAST": "yes", "OPFOR_MODULES": made, "OPFOR_PLATFORM": machine}
        command = [python, "-m", "hatchling", "build", "-t", "wheel", "-d", wheels]
        done = subprocess.run(
            command, cwd=build_fast.ROOT, env={**os.environ, **said}, capture_output=True, text=True
        )
        if done.returncode:
            raise NotCompiled(f"could not make the wheel ({done.stderr.strip()[-300:]})")
        (path,) = Path(wheels).iterdir()
        check(path, machine)
        folder.mkdir(parents=True, exist_ok=True)
        return path.replace(folder / path.name)


def check(path: Path, machine: str) -> None:
    """Whether a wheel is named for its machine, and every game's module in it is of it."""
    if not path.name.endswith(f"-cp311-abi3-{machine}.whl"):
        raise NotCompiled(f"{path.name} is not named for {machine}")
    with zipfile.ZipFile(path) as archive:
        for game in build_fast.sources().GAMES:
            body = archive.read(f"opfor/fast/_{game}{MACHINES[machine].suffix}")
            if not machine.startswith(made_for(body)) or f"PyInit__{game}".encode() not in body:
                raise NotCompiled(f"the engine of {game} in {path.name} is not for {machine}")


def made_for(body: bytes) -> str:
    """What a module is for, as its first bytes say it: as a wheel's name begins."""
    if body[:4] == b"\x7fELF" and body[18:20] == b"\x3e\x00":
        return "manylinux"
    windows = int.from_bytes(body[60:64], "little")
    if body[:2] == b"MZ" and body[windows : windows + 6] == b"PE\0\0\x64\x86":
        return "win_amd64"
    processors = {b"\x07\0\0\x01": "x86_64", b"\x0c\0\0\x01": "arm64"}
    if body[:4] == b"\xcf\xfa\xed\xfe" and body[4:8] in processors:
        return f"macosx_11_0_{processors[body[4:8]]}"
    return "no machine known here"


def main(arguments: "Sequence[str]") -> int:
    parser = argparse.ArgumentParser(prog="build_wheels.py", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="where the wheels go")
    parser.add_argument("machines", nargs="*", metavar="MACHINE", help=", ".join(MACHINES))
    parser.add_argument("--parts", type=Path, default=Path(".parts"), metavar="FOLDER")
    options = parser.parse_args(arguments)
    if unknown := set(options.machines) - set(MACHINES):
        parser.error(f"no such machine: {', '.join(sorted(unknown))}")
    for machine in options.machines or MACHINES:
        try:
            print(f"made {wheel(machine, options.folder, options.parts)}", flush=True)
        except NotCompiled as error:
            sys.exit(f"not made: {error}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
