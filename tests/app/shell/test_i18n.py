from __future__ import annotations

import pytest

from thirteen import i18n, resources
from thirteen.app.sound import EFFECTS
from thirteen.app.view import View


@pytest.mark.parametrize(
    ("variables", "code"),
    [
        ({"LANG": "vi_VN.UTF-8"}, "vi"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "de:vi:en"}, "vi"),
        ({"LANG": "vi_VN", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANG": "vietnamese"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_of_the_system_is_found(
    variables: dict[str, str], code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert i18n.system_language() == code


def test_an_unknown_language_means_the_systems(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "en")
    i18n.use_language("xx")
    assert i18n.language() == "en"


def test_counts_choose_their_form() -> None:
    i18n.use_language("en")
    assert i18n.ngettext("{n} card", "{n} cards", 1) == "{n} card"
    assert i18n.ngettext("{n} card", "{n} cards", 0) == "{n} cards"


def test_assets_are_found_and_missing_ones_are_an_error() -> None:
    assert not resources.exists("sounds/no-such.wav")
    with pytest.raises(FileNotFoundError):
        resources.read("sounds/no-such.wav")
    assert len(set(EFFECTS)) == len(EFFECTS)


@pytest.mark.parametrize(
    ("size", "u", "ui"),
    [((1920, 1080), 1.0, 1.0), ((960, 600), 0.5, 0.64), ((3840, 2160), 2.0, 2.0)],
)
def test_units_follow_the_window_and_text_stays_readable(
    size: tuple[int, int], u: float, ui: float
) -> None:
    view = View(*size, text_scale=1.5)
    assert (view.u, view.ui) == (u, ui)
    assert view.px(100) == round(100 * u)
    assert view.text_px(24) == round(24 * ui * 1.5)
