"""Texts in the player's language, from gettext catalogues in `locale/`.

Text is written in English in the code, whole sentences with named placeholders:
`_("Must include {card}").format(card=...)`. Call these while drawing, never at import: constants
are marked with `N_` and translated when shown.
"""

from __future__ import annotations

import gettext as _gettext
import locale
import os
from importlib import resources
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

LANGUAGES: Final[dict[str, str]] = {"en": "English", "vi": "Tiếng Việt"}
SOURCE: Final = "en"


class _Current:
    """The catalogue in use; one for the whole program since texts are asked for everywhere."""

    code = SOURCE
    texts: _gettext.NullTranslations = _gettext.NullTranslations()


def use_language(code: str) -> None:
    """Speak `code` from now on; one that is not in LANGUAGES, or "", means the system's."""
    if code not in LANGUAGES:
        code = system_language()
    if code == _Current.code:
        return
    catalogue = _catalogue(code)
    if has_catalogue(code):
        with catalogue.open("rb") as file:
            _Current.texts = _gettext.GNUTranslations(file)
    else:
        _Current.texts = _gettext.NullTranslations()
    _Current.code = code


def has_catalogue(code: str) -> bool:
    """Whether there are translations for a language; the source language needs none."""
    return _catalogue(code).is_file()


def _catalogue(code: str) -> Traversable:
    return resources.files(__name__).joinpath("locale", code, "LC_MESSAGES", "thirteen.mo")


def language() -> str:
    """The code of the language in use."""
    return _Current.code


def system_language() -> str:
    """The first language the system asks for that LANGUAGES has, else English."""
    asked = [os.environ.get(name, "") for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")]
    asked.append(locale.getlocale()[0] or "")
    for codes in asked:
        for code in codes.replace("-", "_").split(":"):
            for known in LANGUAGES:
                if code.lower() == known or code.lower().startswith((f"{known}_", f"{known}.")):
                    return known
    return SOURCE


def _(text: str) -> str:
    """The text in the language in use."""
    return _Current.texts.gettext(text)


def ngettext(one: str, many: str, n: int) -> str:
    """The form of a text that goes with the count `n`."""
    return _Current.texts.ngettext(one, many, n)


def pgettext(context: str, text: str) -> str:
    """The text in the language in use, where one English word needs several translations."""
    return _Current.texts.pgettext(context, text)


def N_(text: str) -> str:  # noqa: N802 - the name extraction tools look for
    """The text itself, marked for translation when it is shown."""
    return text
