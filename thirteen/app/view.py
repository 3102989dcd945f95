"""How large the canvas is and how layout units become device pixels."""

from __future__ import annotations

from dataclasses import dataclass

UNIT_WIDTH, UNIT_HEIGHT = 1920, 1080
SMALLEST_INTERFACE = 0.64  # below this 24-unit text would fall under 15 pixels


@dataclass(frozen=True, slots=True)
class View:
    """A canvas of `width` x `height` device pixels, text scaled by `text_scale` (1.0 to 2.0).

    Table geometry is in layout units of a 1920x1080 canvas (`px`). Menus, panels and all text use
    `ui_px` and `text_px`, which stop shrinking where text would become hard to read.
    """

    width: int
    height: int
    text_scale: float = 1.0

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in device pixels."""
        return self.width, self.height

    @property
    def u(self) -> float:
        """Device pixels a layout unit."""
        return min(self.width / UNIT_WIDTH, self.height / UNIT_HEIGHT)

    @property
    def ui(self) -> float:
        """Device pixels an interface unit: as `u`, but never unreadably small."""
        return max(self.u, SMALLEST_INTERFACE)

    def px(self, units: float) -> int:
        """Layout units in whole device pixels."""
        return round(units * self.u)

    def ui_px(self, units: float) -> int:
        """Interface units in whole device pixels."""
        return round(units * self.ui)

    def text_px(self, units: float) -> int:
        """Type size in device pixels, the player's text scale included."""
        return round(units * self.ui * self.text_scale)
