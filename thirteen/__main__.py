"""Start the game: `thirteen` or `python -m thirteen`."""

from __future__ import annotations

import argparse
import io
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from thirteen import __version__
from thirteen.i18n import LANGUAGES, _, use_language

if TYPE_CHECKING:
    from collections.abc import Sequence

BAD_FLAG, CANNOT_RUN = 2, 1
LONGEST_SIZE = 20  # characters; beyond that it is no size, and reading it may take for ever


class _Parser(argparse.ArgumentParser):
    """A parser whose complaint is one sentence."""

    def error(self, message: str) -> NoReturn:
        self.exit(BAD_FLAG, f"{self.prog}: {message}. See {self.prog} --help.\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the game; the exit status: 0 fine, 1 cannot run here or failed, 2 wrong flags."""
    # A Windows program without a console has no streams at all.
    for stream in ("stdout", "stderr"):
        if getattr(sys, stream) is None:
            setattr(sys, stream, Path(os.devnull).open("w", encoding="utf-8"))  # noqa: SIM115 - kept
    if isinstance(sys.stdout, io.TextIOWrapper):  # in a file it may take few characters
        sys.stdout.reconfigure(errors="replace")
    use_language("")
    flags = _parser().parse_args(arguments)
    use_language(flags.lang or "")
    if flags.self_test is not None:
        from thirteen.app.selftest import self_test  # noqa: PLC0415 - hardly ever needed

        return self_test(Path(flags.self_test) if flags.self_test else None)

    from thirteen.app.launch import CannotRunError, launch  # noqa: PLC0415 - flags answer fast

    try:
        launch(flags.data_dir, flags.lang, flags.window, flags.seed, first_frame=flags.first_frame)
    except CannotRunError as error:
        sys.stderr.write(f"{error}\n")
        return CANNOT_RUN
    except KeyboardInterrupt:
        return 0
    except Exception as error:  # noqa: BLE001 - whatever it is, it must not just vanish
        from thirteen.app import crash  # noqa: PLC0415 - hardly ever needed
        from thirteen.storage import Folders  # noqa: PLC0415

        crash.failed(error, Folders.find(flags.data_dir).logs, ask=not flags.first_frame)
        return CANNOT_RUN
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="thirteen", description=_("Thirteen (Tiến Lên), the card game."))
    parser.add_argument("--version", action="version", version=f"Thirteen {__version__}")
    parser.add_argument(
        "--data-dir", type=_folder, metavar=_("FOLDER"), help=_("keep settings and matches there")
    )
    parser.add_argument("--lang", choices=LANGUAGES, help=_("speak this language, this time"))
    parser.add_argument(
        "--window", type=_size, metavar=_("WxH"), help=_("size of the window, such as 1280x720")
    )
    parser.add_argument(
        "--seed", type=int, metavar=_("NUMBER"), help=_("deal the same cards every time")
    )
    parser.add_argument(
        "--first-frame", action="store_true", help=_("end after the first picture, to measure")
    )
    parser.add_argument(
        "--self-test",
        nargs="?",
        const="",
        metavar=_("FILE"),
        help=_("check that everything works here, with a report to a file, and end"),
    )
    return parser


def _folder(text: str) -> Path:
    if not text:  # a variable that is not set, say; it is not the folder one stands in
        raise argparse.ArgumentTypeError(_("the name of a folder is missing"))
    return Path(text)


def _size(text: str) -> tuple[int, int]:
    width, _x, height = text.lower().partition("x")
    if not (width.isdecimal() and height.isdecimal() and len(text) <= LONGEST_SIZE):
        raise argparse.ArgumentTypeError(_("a size looks like 1280x720"))
    return min(int(width), 16384), min(int(height), 16384)


if __name__ == "__main__":
    sys.exit(main())
