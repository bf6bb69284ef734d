"""Make the page with its engine inside: ``python3 build_pages.py FOLDER``.

The folder can be put on any file server, at any path. It holds the page, Python for the browser
(Pyodide), three packages and opfor itself; nothing is fetched from anywhere else afterwards. The
parts are pinned by version and hash: ``requirements/pages.lock`` and PYODIDE below. Python code is
compiled here, by that very Pyodide, because compiling it in the browser took half of a start.
Making it needs pip, Node with npm and a network, or ``--parts FOLDER`` with the files fetched
before.
"""

import argparse
import hashlib
import importlib.util
import io
import json
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path

import build_bytecode
import build_wasm
import run

ROOT = Path(__file__).resolve().parent
PYODIDE = ("pyodide", "314.0.7", "66b7949e5a0cba2250b586d7e368bf12fb482800748d182c4618254b685ffaa0")
ENGINE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
LOCKED = "pyodide-lock.json"
PLATFORM = "pyemscripten_2026_0_wasm32"
UNUSED = (
    *("_pyrepl/", "unittest/", "pydoc_data/", "multiprocessing/", "xmlrpc/", "wsgiref/"),
    *("sqlite3/", "xml/dom/", "ctypes/", "zoneinfo/", "dbm/", "curses/", "ensurepip/", "venv/"),
    *("lib2to3/",),
    *("pdb.", "doctest.", "pydoc.", "turtle.", "mailbox.", "imaplib.", "smtplib.", "ftplib."),
    *("poplib.", "optparse.", "pickletools.", "plistlib.", "pstats.", "profile.", "cProfile."),
    *("trace.", "tracemalloc.", "wave.", "bdb.", "cmd.", "pyclbr.", "modulefinder.", "timeit."),
    *("socketserver.", "compileall.", "netrc.", "nturl2path.", "webbrowser.", "_pyio."),
    *("asyncio/windows", "asyncio/proactor", "concurrent/futures/process.", "pyodide/console."),
    *("http/server.", "http/cookiejar.", "http/cookies.", "logging/handlers.", "logging/config."),
    *("configparser.", "symtable.", "sched.", "rlcompleter.", "tabnanny.", "tarfile."),
    *("_pydatetime.", "_sysconfigdata", "sysconfig/", "mimetypes.", "pprint.", "fileinput."),
    *("filecmp.", "getopt.", "shelve.", "zipapp.", "graphlib.", "pty.", "tty.", "py_compile."),
    *("this.", "antigravity.", "__hello__.", "__phello__", "colorsys.", "code.", "_markupbase."),
    *("html/parser.", "xml/sax/expatreader.", "xml/etree/ElementInclude.", "json/tool."),
    *("email/_header_value_parser.", "email/headerregistry.", "email/contentmanager."),
    *("email/generator.", "email/policy.", "email/mime/", "importlib/resources/"),
    *("urllib/robotparser.", "concurrent/interpreters/", "concurrent/futures/interpreter."),
    *("asyncio/tools.", "asyncio/__main__.", "pyodide/http/", "pyodide/_nodesock", "site-packages"),
)
"""Parts of Python's library that nothing here imports."""
CODECS = {"__init__", "aliases", "ascii", "charmap", "cp437", "idna", "latin_1", "punycode"}
LEFT_OUT = (
    *("/tests/", "/surfaces/cli/", "/surfaces/terminal/", "/surfaces/sheets/", "/envs/"),
    *("/new_game/", "/lark/tools/", "/lark/__pyinstaller/", "/segno/cli."),
    *(f"/surfaces/web/{name}.py" for name in ("command", "server", "database", "network")),
    *(f"/surfaces/web/{name}.py" for name in ("guard", "decide", "page_types")),
    *("/app/search/exact.", "/app/search/walked.", "/books/exact"),
)
LAB = "/opfor/lab/"
NEEDLE = (
    *("__init__", "block", "drawn", "events", "extra", "hand", "needle", "playout"),
    *("statistics", "steps", "strategies", "variant", "verdict"),
)
"""What of the lab the needle beside the drawing board needs; the rest stays out."""
ENGINES = "opfor/fast/"
"""Folders in it are engines of single games; what the page has compiled is hollow there."""
IDLE = (".md", ".c", ".pyx", ".pxd", ".typ", ".so", ".pyd", ".pyi")
"""Endings of files of ours that do nothing in a browser."""
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "img-src 'self' blob: data:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'"
)


def main(arguments: "list[str]") -> int:
    parser = argparse.ArgumentParser(prog="build_pages.py", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="where the page goes")
    parser.add_argument("--parts", type=Path, metavar="FOLDER", help="keep fetched parts there")
    options = parser.parse_args(arguments)
    if importlib.util.find_spec("msgspec") is None:  # the page's own files need the base
        return subprocess.run([str(run.ready("base")), __file__, *arguments]).returncode
    folder = options.folder
    if folder.exists() and any(folder.iterdir()) and not (folder / "files.json").is_file():
        parser.error(f"{folder}: holds something else; name an empty folder")
    with tempfile.TemporaryDirectory() as scratch:
        parts = options.parts or Path(scratch)
        parts.mkdir(parents=True, exist_ok=True)
        files = page() | engine(parts)
        files["packages.gz"] = bundled(compiled(hollowed(packages(parts)), parts), parts)
        files["engines.gz"] = bundled(engines(parts), parts)
    size = write(folder, files)
    print(f"{folder / 'index.html'}: {len(files) + 1} files, {size / 1e6:.1f} MB")
    return 0


def engines(parts: Path) -> "dict[str, bytes]":
    """The compiled engines; a page without them plays as well, and its coach thinks for longer."""
    try:
        made = build_wasm.engines(parts)
    except build_wasm.NotCompiled as error:
        if os.environ.get("OPFOR_FAST") == "yes":
            sys.exit(f"no compiled engines: {error}")
        print(f"without compiled engines: {error}", file=sys.stderr)
        return {}
    found = {f"{ENGINES}{name}": body for name, body in made.items()}
    return found | {f"{ENGINES}engines.json": json.dumps(fingerprints()).encode()}


def fingerprints() -> "dict[str, str]":
    """Of what sources the engine of each game is made."""
    sources = build_wasm.build_fast.sources()
    return {game: sources.fingerprint(game) for game in sources.GAMES}


def page() -> "dict[str, bytes]":
    """The files of the page, told that its engine is inside, under its policy."""
    sys.path.insert(0, str(ROOT / "src"))
    from opfor.surfaces.web.pages import delivered

    files = dict(delivered())
    index = files["index.html"].decode()
    policy = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">'
    index = index.replace('content="server"', 'content="page"')
    files["index.html"] = index.replace("<title>", f"{policy}\n<title>").encode()
    return files


def engine(parts: Path) -> "dict[str, bytes]":
    """Python for the browser, out of the npm package."""
    name, version, digest = PYODIDE
    path = parts / f"{name}-{version}.tgz"
    if not path.is_file():
        fetch(["npm", "pack", "--silent", f"{name}@{version}"], parts)
    if hashlib.sha256(path.read_bytes()).hexdigest() != digest:
        sys.exit(f"{path}: not the pinned {name} {version}")
    files = {}
    with tarfile.open(path) as archive:
        for each in ENGINE:
            member = archive.extractfile(f"package/{each}")
            assert member is not None
            files.update(packed(each, member.read(), parts))
        member = archive.extractfile(f"package/{LOCKED}")
        assert member is not None
        lock = json.loads(member.read())
    files[LOCKED] = json.dumps({**lock, "packages": {}}).encode()
    return files


def packed(name: str, body: bytes, parts: Path) -> "dict[str, bytes]":
    """Compressed where the worker unpacks it; the module it begins with is readable as it is."""
    if name.endswith(".zip"):
        body = library(body, parts)
    if name != ENGINE[0]:
        return {f"{name}.gz": build_wasm.smallest(parts)(body)}
    return {name: body}


def library(body: bytes, parts: Path) -> bytes:
    """Python's library, compiled, without what nothing here imports."""
    with zipfile.ZipFile(io.BytesIO(body)) as archive:
        names = [each for each in archive.namelist() if is_used(each) and not each.endswith("/")]
        return build_bytecode.archived(
            compiled({name: archive.read(name) for name in names}, parts)
        )


def compiled(files: "dict[str, bytes]", parts: Path) -> "dict[str, bytes]":
    """The same files with bytecode in place of Python's sources, made by the pinned Pyodide."""
    sources = {name: body for name, body in files.items() if name.endswith(".py")}

    def lay(folder: Path) -> Path:
        with tarfile.open(parts / f"{PYODIDE[0]}-{PYODIDE[1]}.tgz") as archive:
            for member in archive.getmembers():  # ``filter`` came with Python 3.11.4
                if member.isfile() and ".." not in Path(member.name).parts:
                    archive.extract(member, folder)
        return folder / "package"

    try:
        made = build_bytecode.bytecode(sources, lay)
    except build_bytecode.NotTranslated as error:
        sys.exit(str(error))
    return {name: body for name, body in files.items() if name not in sources} | made


def bundled(files: "dict[str, bytes]", parts: Path) -> bytes:
    """All files in one piece: the length of a list of names and sizes, the list, the bodies."""
    listed = json.dumps([[name, len(files[name])] for name in sorted(files)]).encode()
    bodies = b"".join(files[name] for name in sorted(files))
    return build_wasm.smallest(parts)(len(listed).to_bytes(4, "little") + listed + bodies)


def is_used(name: str) -> bool:
    """Of the codecs the few that files and addresses are written in."""
    folder, _, file = name.partition("/")
    codec = file.partition(".")[0]
    if folder == "encodings" and file:
        return codec in CODECS or codec.startswith(("utf", "raw_unicode", "unicode"))
    return not name.startswith(UNUSED)


def packages(parts: Path) -> "dict[str, bytes]":
    """The files of the packages and of opfor."""
    lock = ROOT / "requirements" / "pages.lock"
    if len(list(parts.glob("*.whl"))) < lock.read_text(encoding="utf-8").count("=="):
        fetch(
            [
                *(sys.executable, "-m", "pip", "download", "--quiet", "--no-deps"),
                *("--only-binary=:all:", "--platform", PLATFORM, "--python-version", "3.14"),
                *("--implementation", "cp", "--abi", "cp314", "--abi", "none"),
                *("--require-hashes", "-r", str(lock)),
            ],
            parts,
        )
    kept = {}
    for wheel in sorted(parts.glob("*.whl")):
        if hashlib.sha256(wheel.read_bytes()).hexdigest() not in lock.read_text(encoding="utf-8"):
            sys.exit(f"{wheel}: not pinned in {lock}")
        with zipfile.ZipFile(wheel) as archive:
            kept.update({n: archive.read(n) for n in archive.namelist() if not is_idle(n)})
    return kept | ours()


def ours() -> "dict[str, bytes]":
    """opfor without tests and without the surfaces that a browser has no use for."""
    source = ROOT / "src"
    found = {}
    for path in sorted((source / "opfor").rglob("*")):
        name = f"/{path.relative_to(source).as_posix()}"
        is_wanted = path.is_file() and "/web/page/" not in name and "__pycache__" not in name
        is_wanted = is_wanted and not (name.startswith(LAB) and name[len(LAB) : -3] not in NEEDLE)
        if is_wanted and path.suffix not in IDLE and not any(part in name for part in LEFT_OUT):
            found[name.strip("/")] = as_read(path)
    return found


def as_read(path: Path) -> bytes:
    """A file as the page reads it: phrase books without their remarks to translators."""
    lines = path.read_bytes().splitlines(keepends=True)
    return b"".join(x for x in lines if path.suffix != ".ftl" or not x.startswith(b"#"))


def hollowed(files: "dict[str, bytes]") -> "dict[str, bytes]":
    """The modules of compiled games without the deeds of their functions, and their fingerprints:
    the compiled modules do the deeds, and where those do not load nobody asks the others."""
    sources = build_wasm.build_fast.sources()
    names = {name for game in sources.GAMES for name in sources.modules(game)}
    hollow = {f"{ENGINES}{name}.py": sources.hollow(name).encode() for name in names}
    told = f"{ENGINES}{sources.TOLD.name}"
    return files | hollow | {told: json.dumps(fingerprints()).encode()}


def is_idle(name: str) -> bool:
    """Types and papers of a package; its compiled parts are at work."""
    named = f"/{name}"
    return name.endswith((".pyi", ".md", ".typed", ".1", "/RECORD", "/")) or any(
        part in named for part in LEFT_OUT
    )


def fetch(command: "list[str]", folder: Path) -> None:
    try:
        code = subprocess.run(command, cwd=folder).returncode
    except FileNotFoundError:
        code = 1
    if code:
        sys.exit(
            f"could not fetch a part ({' '.join(command[:3])} …); it needs Node, npm and a network"
        )


def write(folder: Path, files: "dict[str, bytes]") -> int:
    """Write the files with their sizes and the fingerprint of the build; how large all are. The
    worker that makes browsers fetch a new build comes last, when all of it is there."""
    from opfor.surfaces.web.pages import KEEPER, stamped

    sizes = {name: len(body) for name, body in sorted(files.items())}
    made = stamped({**files, "files.json": json.dumps(sizes).encode()}, "page")
    if folder.exists():
        shutil.rmtree(folder)
    for name in sorted(made, key=lambda each: each == KEEPER):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(made[name])
    return sum(map(len, made.values()))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
