"""Pictures kept up to a number of bytes, the longest unused going first."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Generic, TypeVar

import pygame

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

K = TypeVar("K", bound="Hashable")

MEBIBYTE = 1 << 20


class PictureCache(Generic[K]):
    """Surfaces by key, at most `limit` bytes of them beside the newest."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.bytes = 0
        self._pictures: OrderedDict[K, pygame.Surface] = OrderedDict()

    def get(self, key: K, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The picture of `key`, made now if it is not kept."""
        picture = self._pictures.get(key)
        if picture is not None:
            self._pictures.move_to_end(key)
            return picture
        picture = make()
        self._pictures[key] = picture
        self.bytes += _size(picture)
        while self.bytes > self.limit and len(self._pictures) > 1:
            self.bytes -= _size(self._pictures.popitem(last=False)[1])
        return picture

    def clear(self) -> None:
        """Forget every picture."""
        self._pictures.clear()
        self.bytes = 0

    def __contains__(self, key: object) -> bool:
        return key in self._pictures

    def __len__(self) -> int:
        return len(self._pictures)


def _size(picture: pygame.Surface) -> int:
    return picture.get_pitch() * picture.get_height()


def screen_ready(picture: pygame.Surface) -> pygame.Surface:
    """The picture in the fastest format for the open window, or as it is when none is open."""
    try:
        return picture.convert_alpha()
    except pygame.error:
        return picture
