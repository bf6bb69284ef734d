"""Wheels for other machines are opened before they are given away: what is in them must be of that
machine. (Making them takes a compiler and minutes: ``python3 build_wheels.py FOLDER``.)"""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest

import build_fast
import build_windows
from build_wheels import MACHINES, check, made_for
from build_zig import NotCompiled, names
from opfor.fast import built

BODIES = {
    "manylinux_2_17_x86_64": b"\x7fELF" + bytes(14) + b"\x3e\0",
    "win_amd64": b"MZ" + bytes(58) + b"\x40\0\0\0" + b"PE\0\0\x64\x86",
    "macosx_11_0_arm64": b"\xcf\xfa\xed\xfe\x0c\0\0\x01",
    "macosx_11_0_x86_64": b"\xcf\xfa\xed\xfe\x07\0\0\x01",
}
"""How a module begins on each machine."""


def wheel(folder: Path, named: str, body: bytes, machine: str) -> Path:
    path = folder / f"opfor-1-cp311-abi3-{named}.whl"
    with zipfile.ZipFile(path, "w") as archive:
        for game in build_fast.sources().GAMES:
            inside = f"opfor/fast/_{game}{MACHINES[machine].suffix}"
            archive.writestr(inside, body + f"PyInit__{game}".encode())
    return path


@pytest.mark.parametrize("machine", MACHINES)
def test_a_wheel_holds_modules_of_its_machine_alone(machine: str, tmp_path: Path) -> None:
    check(wheel(tmp_path, machine, BODIES[machine], machine), machine)
    for other in MACHINES.keys() - {machine}:
        with pytest.raises(NotCompiled, match="is not for"):
            check(wheel(tmp_path, machine, BODIES[other], machine), machine)
        with pytest.raises(NotCompiled, match="not named for"):
            check(wheel(tmp_path, other, BODIES[machine], machine), machine)


def test_the_modules_of_this_machine_are_known() -> None:
    for path in Path(built.__file__).parent.glob("*.abi3.so"):
        assert made_for(path.read_bytes()[:100]) in ("manylinux", *MACHINES)


def test_the_names_of_python_are_listed_for_a_linker(tmp_path: Path) -> None:
    (tmp_path / "include").mkdir()
    (tmp_path / "include" / "object.h").write_text("void _Py_Dealloc(PyObject *);")
    (tmp_path / "game.c").write_text("PyList_New(0); happy(x); /* PyInit */")
    first, second, *listed = names(tmp_path, "python3.dll").splitlines()
    assert (first, second) == ("LIBRARY python3.dll", "EXPORTS")
    assert listed == ["PyInit", "PyList_New", "PyObject", "_Py_Dealloc"]


def test_what_is_double_clicked_on_windows(tmp_path: Path) -> None:
    for name, words in build_windows.STARTS.items():
        build_windows.start(tmp_path, name, words)
        lines = (tmp_path / name).read_bytes().split(b"\r\n")
        assert rf'@"%~dp0python\python.exe" -m opfor {words}'.encode() in lines


def test_windows_gets_what_the_lock_names_for_it() -> None:
    names = build_windows.lock_of_windows()
    assert "pyreadline3==" in names
    assert "sys_platform" not in names
