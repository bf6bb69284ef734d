"""Let Tab complete what is typed after opfor: commands, games, missions, flags, saved games.

Add one line to your shell's start-up file:
  bash        eval "$(opfor completion bash)"
  zsh         eval "$(opfor completion zsh)"
  fish        opfor completion fish | source
  powershell  opfor completion powershell | Out-String | Invoke-Expression
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib import import_module
from typing import Any

from opfor.app.arguments import declared
from opfor.app.game_arguments import choices_of
from opfor.app.program import NAME, program_name
from opfor.core.errors import OpforError, one_of
from opfor.core.game import Game

SCRIPTS = {
    "bash": r"""_opfor() {
  local typed=("${COMP_WORDS[@]:1:COMP_CWORD}")
  local known; known="$(opfor completion words -- "${typed[@]}" 2>/dev/null)"
  mapfile -t COMPREPLY < <(compgen -W "$known" -- "${COMP_WORDS[COMP_CWORD]}")
}
complete -o default -F _opfor opfor""",
    "zsh": r"""_opfor() {
  local known=(${(f)"$(opfor completion words -- "${(@)words[2,CURRENT]}" 2>/dev/null)"})
  compadd -- $known || _files
}
compdef _opfor opfor""",
    "fish": r"""function _opfor
  opfor completion words -- (commandline -opc)[2..] (commandline -ct) 2>/dev/null
end
complete -c opfor -a '(_opfor)'""",
    "powershell": r"""Register-ArgumentCompleter -Native -CommandName opfor -ScriptBlock {
  param($word, $ast, $at)
  $typed = @($ast.CommandElements | Select-Object -Skip 1 | ForEach-Object { "$_" })
  if (-not $word) { $typed += '""' }
  opfor completion words -- @typed 2>$null | Where-Object { $_ -like "$word*" } |
    ForEach-Object { [System.Management.Automation.CompletionResult]::new($_) }
}""",
}
WORDS = "words"
TAKES_SAVE = ("replay", "verify", "why", "forecast", "review")


def run(words: Sequence[str]) -> int:
    """``completion bash`` prints the script; the script asks ``completion words -- …``."""
    shell, *typed = words or ["--help"]
    if shell in ("-h", "--help"):
        print(f"usage: {program_name()} completion {'|'.join(SCRIPTS)}\n\n{__doc__}")
        if program_name() != NAME:
            print(f"Here opfor must first be a command: alias opfor='{program_name()}'")
        return 0
    if shell == WORDS:
        for word in fitting_words(typed[1:] or [""]):
            print(word)
        return 0
    if shell not in SCRIPTS:
        raise OpforError(one_of("shell", shell, SCRIPTS))
    print(SCRIPTS[shell])
    return 0


def fitting_words(typed: Sequence[str]) -> list[str]:
    """What can stand where the last word does, given those before it; never an error."""
    *before, last = typed
    last = "" if last == '""' else last
    try:
        known = _known(before, last)
    except OpforError:
        return []
    return sorted({word for word in known if word.startswith(last) and word not in before})


def _known(before: Sequence[str], last: str) -> Iterable[str]:
    from opfor.__main__ import COMMANDS
    from opfor.app.registry import listings

    if not before:
        return [*COMMANDS, "help"]
    command = COMMANDS.get(before[0])
    if before == ["completion"]:
        return SCRIPTS
    if command is None or command.has_commands:
        return []
    if before[-1] == "--resume" or (before[0] in TAKES_SAVE and not last.startswith("-")):
        return _saves()
    module: Any = import_module(command.module)
    parser, game = declared(before[0], module, before[1:], command.loads_game)
    if last.startswith("-"):
        return parser._option_string_actions
    if game is None:
        return listings() if "GAME" in command.words else []
    return _values(game, before[-1])


def _values(game: Game[Any], before: str) -> Iterable[str]:
    """The values of the option just named; after the game those of its first."""
    from msgspec.structs import fields

    named = {f"--{field.name.replace('_', '-')}": field for field in fields(game.options)}
    first = fields(game.options)[0]
    field = named.get(before, first if before == game.id else None)
    if field is None:
        return []
    offered = game.offered() if field is first and game.offered is not None else ()
    return [name for name, _ in offered] or choices_of(game, field)


def _saves() -> Iterable[str]:
    from opfor.app.store import list_saves

    return [save.path.name for save in list_saves()]
