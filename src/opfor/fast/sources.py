"""The source of a compiled game: its modules, one after the other, as one.

Each module is plain Python; its C types are derived (``opfor.core.compiled.types``). For the
compiler the modules of a game are put together, so that small functions vanish in those that call
them: imports between them go, citations go, classes keep their names only, and whole numbers named
at the top become constants. Standard library only: the build runs this file before anything is
installed.
"""

from __future__ import annotations

import ast
import hashlib
import json
import re
import sys
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent
SOURCE = FOLDER.parents[1]

MODULES = {
    "coh": (
        *("run", "coh/sizes", "coh/thoughts", "coh/script", "coh/mind", "coh/field"),
        *("coh/stepped", "coh/values", "coh/sight"),
        *("coh/deployment", "coh/apply", "coh/apply_ground", "coh/apply_works", "coh/choices"),
        *("coh/rules/rolls", "coh/rules/hits"),
        *("coh/rules/ar_and_dv", "ladder", "coh/bot/ladder"),
        *("coh/rules/targets", "coh/rules/fire_zones"),
        *("coh/bot/seen/survey", "coh/bot/facing", "coh/bot/rumored_enemies"),
        *("coh/rules/order_deck", "coh/course/spent_check", "coh/rules/aps_and_caps"),
        *("coh/rules/rally", "coh/rules/victory", "coh/rules/hidden_units"),
        "coh/rules/control_and_fieldworks",
        *("coh/rules/demolition", "coh/rules/smoke", "coh/rules/hasty_defenses"),
        "coh/rules/artillery",
        *("coh/rules/movement_steps", "coh/rules/bonus_moves", "coh/rules/movement"),
        "coh/rules/transport",
        *("coh/rules/entry_and_exit", "coh/rules/groups", "coh/rules/fire_and_close_combat"),
        *("coh/rules/hidden_actions", "coh/rules/action_cards", "coh/course/offers"),
        "coh/told/view",
        "coh/course/players/danger",
        *("coh/course/players/errands", "coh/course/players/appraisal", "coh/course/players/fire"),
        *("coh/course/players/groups", "coh/course/players/fieldcraft"),
        *("coh/course/players/cards", "coh/course/players/posture", "coh/course/players/dice"),
        "coh/course/players/strategies",
        *("coh/course/players/acts", "coh/course/players/baseline", "coh/course/initiative"),
        *("coh/course/firefight_setup", "coh/course/turn", "coh/course/firefight_rounds"),
        *("coh/bot/seen/ends", "coh/bot/ability/attack_limits", "coh/bot/ability/flanks"),
        *("coh/bot/ability/low_risk_moves", "coh/bot/ability/stacks"),
        *("coh/bot/ability/disengagement", "coh/bot/ability/pivots"),
        *("coh/bot/ability/close_combat", "coh/bot/ability/move_limits", "coh/bot/ability/rally"),
        *("coh/bot/words/eligibility", "coh/bot/order/pairs", "coh/bot/ability/possible_actions"),
        *("coh/bot/words/superlatives", "coh/bot/target", "coh/bot/acting_ai", "coh/bot/hex"),
        *("coh/bot/order/actions", "coh/bot/order/priority", "coh/bot/line_picks"),
        *("coh/bot/line_places", "coh/bot/entry", "coh/bot/line_conditions"),
        *("coh/bot/plain_subjects", "coh/bot/entry_hex"),
        *("coh/bot/order/readings", "coh/bot/order/own_orders"),
        *("coh/bot/order/card", "coh/bot/route", "coh/course/ai_attack", "coh/course/ai_actions"),
        "coh/course/entry_cup",
        *("coh/bot/advantage", "coh/course/mission_lines/plain_orders"),
        *("coh/course/mission_lines/outlooks", "coh/course/solo_setup"),
        *("coh/course/mission_lines/action_cards", "coh/course/mission_lines/off_map_fire"),
        *("coh/course/mission_lines/truck", "coh/course/mission_lines/defense_counters"),
        *("coh/course/mission_lines/counters", "coh/course/mission_lines/arrivals"),
        *("coh/course/mission_lines/effects", "coh/course/mission_lines/due_lines"),
        *("coh/course/mission_lines/lines", "coh/course/mission_lines/triggers"),
        *("coh/course/mission_track", "coh/course/ai_turn"),
        *("coh/course/mission_lines/order_cards", "coh/course/mission_end"),
        *("coh/course/solo_rounds", "coh/position", "coh/course/story", "coh/course/beginnings"),
        *("coh/row", "coh/course/planes", "coh/course/outside", "coh/course/batch"),
        "coh/course/series",
    ),
}
"""The modules of a game over numbers that has a kernel of its own, each after those it imports."""
ONE_SOURCE = ("blitzkrieg",)
"""Games whose rules stand once."""
ONE_KERNEL = (*ONE_SOURCE, "tactics2gm")
"""Games over the numbers of ``opfor.core.run``, compiled by ``opfor.core.compiled``."""
GAMES = (*ONE_KERNEL, *MODULES)
MEMORIES = {"coh": "Battle"}
"""What the memory of a game is called: ``Memory`` in modules that all games share."""


LEFT_OUT = ("opfor.fast", "opfor.core.cite", "opfor.core.memory", "__future__")
"""Imports that hold modules apart, or say what only Python reads."""
TOLD = FOLDER / "fingerprints.json"
"""Where modules are delivered without their sources, what their fingerprints were."""


def fingerprint(game: str) -> str:
    """Changes with every change of a game's sources: a compiled module carries it."""
    if game in ONE_KERNEL:
        return str(one_source("sources").fingerprint(game))
    if TOLD.is_file():
        return str(json.loads(TOLD.read_text(encoding="utf-8"))[game])
    digest = hashlib.sha256()
    for name in MODULES[game]:
        digest.update((FOLDER / f"{name}.py").read_bytes())
    return digest.hexdigest()


def modules(game: str) -> tuple[str, ...]:
    """The files over numbers that a game has here, each after those it imports."""
    if game in MODULES:
        return MODULES[game]
    here = "opfor.fast."
    own = [each for each in one_source("sources").modules(game) if each.startswith(here)]
    names = [each.removeprefix(here).replace(".", "/") for each in own]
    return tuple(name for name in names if not name.endswith(("/questions", "/doors")))


def statements(game: str) -> list[ast.stmt]:
    """What the modules of a game hold, in order, without what only holds them apart."""
    found: list[ast.stmt] = []
    for name in MODULES[game]:
        found += [_bare(node) for node in _tree(name).body if not _is_left_out(node)]
    return found


def python_source(game: str) -> str:
    """A game as one module of plain Python."""
    return "\n".join(ast.unparse(node) for node in statements(game)) + "\n"


def one_source(name: str) -> Any:
    """A module of ``opfor.core.compiled``; what it imports needs no more than msgspec."""
    if str(SOURCE) not in sys.path:
        sys.path.insert(0, str(SOURCE))
    return import_module(f"opfor.core.compiled.{name}")


def compiled_source(game: str) -> tuple[str, str]:
    """A game for the compiler: its ``.py`` and its ``.pxd``."""
    if game in ONE_KERNEL:
        text, types = one_source("module").compiled_source(game)
        return text, types
    nodes = statements(game)
    kept = [node for node in nodes if not constants(node) and not _is_type(node)]
    lines = [ast.unparse(_empty(node)) for node in kept]
    lines.append(f"FINGERPRINT = {fingerprint(game)!r}\n")
    named = {name: value for node in nodes for name, value in constants(node).items()}
    enum = "".join(f"    {name} = {value}\n" for name, value in named.items())
    types = "".join(_types(game, named))
    types = re.sub(r"\bMemory\b", MEMORIES[game], types)
    return "\n".join(lines), f"cimport cython\n\ncdef enum:\n{enum}\n{types}"


def hollow(name: str) -> str:
    """A module whose compiled game is at work: what others import of it, functions without their
    deeds."""
    tree, deeds = _tree(name), _deeds(name)
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and (deeds is None or node.name in deeds):
            node.body = [ast.Pass()]
            node.decorator_list = [] if deeds is None else node.decorator_list
    return ast.unparse(tree)


def _deeds(name: str) -> set[str] | None:
    """The functions over numbers of this very file; another's may have the name of a plain one."""
    game = name.partition("/")[0]
    if game not in ONE_KERNEL:
        return None
    source = one_source("sources")
    own = {id(node) for node in source.tree_of(f"opfor.fast.{name.replace('/', '.')}").body}
    return {node.name for node in source.functions(game) if id(node) in own}


def constants(node: ast.stmt) -> dict[str, int]:
    """The whole numbers a statement names, if it does nothing else."""
    if not isinstance(node, ast.Assign):
        return {}
    target, value = node.targets[0], node.value
    if isinstance(target, ast.Name):
        try:
            number = ast.literal_eval(value)
        except ValueError:
            return {}
        return {target.id: number} if type(number) is int else {}
    if isinstance(target, ast.Tuple) and ast.unparse(value).startswith("range("):
        assert isinstance(value, ast.Call)
        numbers = range(*[ast.literal_eval(a) for a in value.args])
        names = [ast.unparse(element) for element in target.elts]
        return dict(zip(names, numbers, strict=True))
    return {}


def _is_left_out(node: ast.stmt) -> bool:
    if isinstance(node, ast.ImportFrom):
        return str(node.module).startswith(LEFT_OUT)
    is_named_above = isinstance(node, ast.AnnAssign) and "above(" in ast.unparse(node)
    return is_named_above or isinstance(node, ast.Expr)


def _is_type(node: ast.stmt) -> bool:
    """Names of types: ``Measure = Callable[...]``; they are said in C elsewhere."""
    if isinstance(node, ast.ImportFrom):
        return node.module in ("collections.abc", "typing")
    if not isinstance(node, ast.Assign):
        return False
    return isinstance(node.value, ast.Subscript) or ast.unparse(node.value).startswith("TypeVar(")


def _bare(node: ast.stmt) -> ast.stmt:
    """Without its citations."""
    if isinstance(node, ast.FunctionDef):
        node.decorator_list = []
    return node


def _empty(node: ast.stmt) -> ast.stmt:
    """A class without its body: in C all fields are there, and zero, from the beginning; a
    function without the types of its locals."""
    if isinstance(node, ast.ClassDef):
        node.body, node.keywords = [ast.Pass()], []
        node.bases = [base for base in node.bases if ast.unparse(base) != "Memory"]
    elif isinstance(node, ast.FunctionDef):
        ast.fix_missing_locations(one_source("rewritten").Bare().visit(node))
    return node


def _types(game: str, named: Mapping[str, int]) -> Iterator[str]:
    """The types of the modules. Sizes are numbers: the compiler takes arrays of named sizes for
    equal."""
    functions = [node for node in statements(game) if isinstance(node, ast.FunctionDef)]
    returns = {f.name: ast.unparse(f.returns) for f in functions if f.returns is not None}
    derived = one_source("types").Derived(MEMORIES[game], named, returns)
    for name in MODULES[game]:
        yield derived.module(_tree(name), doors(game))


def doors(game: str) -> set[str]:
    """What may be called from outside: what ``series`` defines and hands on."""
    found = set[str]()
    for node in _tree(f"{game}/course/series").body:
        if isinstance(node, ast.ImportFrom):
            found |= {alias.name for alias in node.names if alias.asname}
        elif isinstance(node, ast.FunctionDef):
            found.add(node.name)
    return found


def _tree(name: str) -> ast.Module:
    return ast.parse((FOLDER / f"{name}.py").read_text(encoding="utf-8"))
