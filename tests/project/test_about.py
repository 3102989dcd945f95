"""What comes along is named, with the whole text of its licence."""

from __future__ import annotations

import pytest

from thirteen.app import about


@pytest.fixture(autouse=True)
def packaged(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(about, "is_packaged", lambda: True)


def test_every_component_has_its_licence_text() -> None:
    parts = about.components()
    assert len(parts) > 25
    for part in parts:
        assert part.name in part.notice
        assert part.copyright in part.notice
        assert len(part.notice) > 500


def test_from_source_only_what_is_installed_by_us_is_listed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(about, "is_packaged", lambda: False)
    assert {part.use for part in about.components()} == {"font", "library"}


def test_system_information_is_versions_only() -> None:
    text = about.system_information()
    assert text.startswith("Thirteen ")
    assert "SDL 2." in text
    assert len(text.splitlines()) == 4
