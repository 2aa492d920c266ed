"""The command line: ``pisti play | rules | replay | check | verify | serve | db | simulate | arena | analyse``.

Exit codes: 0 done; 2 wrong input, and one line on standard error says what and where; 130 Ctrl-C; 141 the reader of
the output has gone.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module

from pisti.cli.arguments import BadValue, Help, Parser, UsageFault, language_in, unknown
from pisti.cli.console import INTERRUPTED, Output, OutputLost, complain, with_standard_output
from pisti.errors import PistiError
from pisti.i18n import Texts, choose_language
from pisti.tui.file_fault import fault_of, shown_name
from pisti.tui.settings_text import language_chosen

COMMANDS = {
    "play": "pisti.tui.play",
    "rules": "pisti.tui.rules_told",
    "replay": "pisti.tui.replay",
    "check": "pisti.cli.checking",
    "verify": "pisti.cli.verifying",
    "serve": "pisti.cli.serving",
    "db": "pisti.cli.database",
    "persons": "pisti.cli.persons",
    "simulate": "pisti.sim.command",
    "train": "pisti.cli.training",
    "arena": "pisti.sim.arena.command",
    "analyse": "pisti.cli.analysing",
}
"""The commands, each with the module that has its ``add_arguments`` and ``run``; only that module is imported."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run ``pisti`` with these arguments, those of the process if left out; the exit code."""
    try:
        return _Run(sys.argv[1:] if arguments is None else list(arguments)).run()
    except KeyboardInterrupt:
        return INTERRUPTED


class _Run:
    """One run; how far it got tells where a mistake is."""

    def __init__(self, words: list[str]) -> None:
        self._general, self._command, self._rest = _split(words)
        self._texts = Texts(language_in(words) or choose_language(os.environ, language_chosen()))
        self._file = ""

    def run(self) -> int:
        """Follow the words and tell what went wrong."""
        try:
            work = self._prepared()
            return int(with_standard_output(work) or 0)
        except OutputLost as lost:
            if lost.is_closed_pipe:
                return 141
            return self._complain(self._texts("cli-standard-output"), fault_of(lost.reason))
        except BadValue as bad:
            return self._complain(bad.flag, bad.error)
        except PistiError as error:
            return self._complain(self._place(error), error)
        except (OSError, UnicodeError) as error:
            name = getattr(error, "filename", None)
            return self._complain(shown_name(self._file if name is None else str(name)), fault_of(error))

    def _prepared(self) -> Callable[[Output], int | None]:
        """What there is to do, all it needs imported; Ctrl-C, which may break an import anywhere, disturbs nothing."""
        try:
            self._check_general_options()
            return self._prepared_command()
        except Help as asked:
            return partial(_tell, asked.text)

    def _check_general_options(self) -> None:
        parser = _general_parser(self._texts)
        parser.check_flags(self._general)
        if parser.parse_args(self._general).version:
            raise Help(f"pisti {_version()}\n")
        if self._command is None:
            parser.print_help()

    def _prepared_command(self) -> Callable[[Output], int | None]:
        command = self._command or ""
        if command not in COMMANDS:
            raise unknown(UsageFault.UNKNOWN_COMMAND, UsageFault.COMMAND_LIKE, command, list(COMMANDS))
        module = import_module(COMMANDS[command])
        parser = Parser(command, self._texts)
        module.add_arguments(parser)
        parser.complete()
        parser.check_flags(self._rest, self._general)
        namespace = parser.parse_args(self._rest)
        self._file = getattr(namespace, "file", None) or ""
        return partial(module.run, namespace, self._texts)

    def _place(self, error: PistiError) -> str:
        """The file of a mistake in it, with line and column, unless the sentence names what it is about."""
        if not self._file or {"file", "flag"} & set(error.fields):
            return ""
        line, column = error.fields.get("line"), error.fields.get("column")
        return shown_name(self._file) + (f":{line}:{column}" if line and column else "")

    def _complain(self, place: str, error: PistiError) -> int:
        command = self._command if self._command in COMMANDS else None
        said = self._texts(f"error-{error.code}", **error.fields)
        who = f"pisti {command}" if command else "pisti"
        complain(": ".join(part for part in (who, place, said) if part))
        return 2


def _tell(text: str, out: Output) -> None:
    out.write(text)


def _split(words: list[str]) -> tuple[list[str], str | None, list[str]]:
    """What stands before the command, the command, and what follows it."""
    place = 0
    while place < len(words) and words[place].startswith("-"):
        place += 2 if words[place] == "--lang" else 1
    return words[:place], words[place] if place < len(words) else None, words[place + 1 :]


def _general_parser(texts: Texts) -> Parser:
    parser = Parser("", texts)
    parser.usage = "pisti [--lang LANG] [--version] [--help] " + texts("cli-usage-command")
    width = max(map(len, COMMANDS)) + 2
    lines = (f"  {command:{width}}{texts(f'cli-{command}-summary')}" for command in COMMANDS)
    parser.description = "\n".join((texts("cli-description"), "", texts("cli-heading-commands") + ":", *lines))
    parser.add_argument("--version", action="store_true", help=texts("cli-version"))
    parser.complete()
    return parser


def _version() -> str:
    from importlib import metadata  # slow to import, and wanted by nobody else

    try:
        return metadata.version("pisti")
    except metadata.PackageNotFoundError:  # a folder of source text that was never installed
        return "?"
