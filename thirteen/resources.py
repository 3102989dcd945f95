"""Files that come with the program, found alike in source, an installed wheel, a frozen app."""

from __future__ import annotations

from functools import cache
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable


@cache
def root() -> Traversable:
    """The folder `assets`: inside the package when packed, beside it in a source tree."""
    packed = resources.files("thirteen") / "assets"
    return packed if packed.is_dir() else Path(__file__).resolve().parent.parent / "assets"


def read(name: str) -> bytes:
    """The content of `assets/<name>`, parts separated by `/`; FileNotFoundError if missing."""
    return root().joinpath(*name.split("/")).read_bytes()


def exists(name: str) -> bool:
    """Whether `assets/<name>` is a file."""
    return root().joinpath(*name.split("/")).is_file()
