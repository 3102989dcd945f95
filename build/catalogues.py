"""Keep the translations: thirteen/i18n/locale/<language>/LC_MESSAGES/thirteen.po.

    python build/catalogues.py update    collect the texts of the code into thirteen.pot and
                                         bring every catalogue up to date with it
    python build/catalogues.py compile   make the .mo files that the program reads
    python build/catalogues.py missing   list what is not translated, language by language

Compiling fails if a translation lost or invented a placeholder.
"""

from __future__ import annotations

import argparse
import string
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from babel import Locale
from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from babel.messages.catalog import Message

ROOT = Path(__file__).resolve().parent.parent
LOCALE = ROOT / "thirteen" / "i18n" / "locale"
DOMAIN = "thirteen"
KEYWORDS = {"_": None, "N_": None, "ngettext": (1, 2), "pgettext": ((1, "c"), 2)}
HEADER = "# Texts of Thirteen. Under the same licence as the program."


def extract() -> Catalog:
    """Every text of the code, with the files it is in and the comments meant for translators."""
    catalogue = Catalog(project="Thirteen", header_comment=HEADER, fuzzy=False)
    found = extract_from_dir(
        ROOT / "thirteen",
        method_map=[("**.py", "python")],
        keywords=KEYWORDS,
        comment_tags=("Translators:",),
        strip_comment_tags=True,
    )
    for file, _line, message, comments, context in found:
        catalogue.add(
            message,
            locations=[(Path("thirteen", file).as_posix(), 0)],
            auto_comments=comments,
            context=context,
        )
    return catalogue


def read(path: Path) -> Catalog:
    """The catalogue in a file; a catalogue's language is the name of the folder it is in."""
    language = None if path.suffix == ".pot" else path.parent.parent.name
    with path.open("rb") as file:
        return read_po(file, locale=language, domain=DOMAIN)


def translated() -> list[Path]:
    """The .po file of every language."""
    return sorted(LOCALE.glob(f"*/LC_MESSAGES/{DOMAIN}.po"))


def write(path: Path, catalogue: Catalog) -> None:
    """Write a .po or .pot file, leaving it alone if only its dates would change."""
    if path.is_file() and _content(read(path)) == _content(catalogue):
        return
    with path.open("wb") as file:
        write_po(
            file, catalogue, width=99, sort_output=True, include_lineno=False, ignore_obsolete=True
        )


def update() -> None:
    """Bring the template and every catalogue up to date with the code."""
    LOCALE.mkdir(parents=True, exist_ok=True)
    template = extract()
    write(LOCALE / f"{DOMAIN}.pot", template)
    for path in translated():
        catalogue = read(path)
        catalogue.update(template, no_fuzzy_matching=True)
        catalogue.header_comment = HEADER
        write(path, catalogue)


def start(language: str) -> None:
    """Begin an empty catalogue of a language such as "vi" or "pt_BR"."""
    path = LOCALE / str(Locale.parse(language)) / "LC_MESSAGES" / f"{DOMAIN}.po"
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.is_file():
        write(
            path, Catalog(locale=language, project="Thirteen", header_comment=HEADER, fuzzy=False)
        )
    update()


def compile_all() -> None:
    """Make the .mo file beside every .po file."""
    for path in translated():
        catalogue = read(path)
        if wrong := list(mismatched(catalogue)):
            sys.exit(f"{path.name} of {catalogue.locale}:\n" + "\n".join(wrong))
        with path.with_suffix(".mo").open("wb") as file:
            write_mo(file, catalogue)


def missing(catalogue: Catalog) -> list[str]:
    """The texts without a translation, or with a doubtful one."""
    return [
        _forms(message.id)[0]
        for message in catalogue
        if message.id and (message.fuzzy or not all(_forms(message.string)))
    ]


def mismatched(catalogue: Catalog) -> Iterator[str]:
    """One line for every translation whose placeholders are not those of its text."""
    for message in catalogue:
        if not message.id or not all(_forms(message.string)):
            continue
        allowed = set().union(*(placeholders(form) for form in _forms(message.id)))
        needed = placeholders(_forms(message.id)[-1])
        for form in _forms(message.string):
            if not needed <= placeholders(form) <= allowed:
                yield f"  {_forms(message.id)[0]!r} -> {form!r}"


def placeholders(text: str) -> set[str]:
    """The names in braces: "{n} of {total}" gives {"n", "total"}."""
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


def _forms(text: str | Iterable[str] | None) -> tuple[str, ...]:
    return (text or "",) if isinstance(text, str | None) else tuple(text)


def _content(catalogue: Catalog) -> list[tuple[object, ...]]:
    def facts(message: Message) -> tuple[object, ...]:
        places = tuple(sorted({file for file, _ in message.locations}))
        return (message.context or "", message.id, message.string, places)

    return sorted((facts(message) for message in catalogue if message.id), key=repr)


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("task", choices=("update", "start", "compile", "missing"))
    parser.add_argument("language", nargs="?", help="to start")
    arguments = parser.parse_args()
    if arguments.task == "update":
        update()
    elif arguments.task == "start":
        start(arguments.language)
    elif arguments.task == "compile":
        compile_all()
    else:
        for path in translated():
            catalogue = read(path)
            lacking = missing(catalogue)
            print(f"{catalogue.locale}: {len(lacking)} of {len(catalogue)} missing")
            for text in lacking:
                print(f"  {text}")


if __name__ == "__main__":
    main()
