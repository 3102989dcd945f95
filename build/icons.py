"""Make the icons of three systems from the one drawing, `thirteen.app.art.logo.app_icon_svg`.

    python build/icons.py [--out out/icons]

thirteen.svg and hicolor/<size>/thirteen.png for Linux, thirteen.ico for Windows, thirteen.icns
for macOS. Both containers hold PNG pictures, so writing them takes no library.
"""

from __future__ import annotations

import argparse
import io
import os
import struct
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from thirteen.app.art.logo import app_icon_svg  # noqa: E402 - found now, installed or not

LINUX_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
WINDOWS_SIZES = (16, 20, 24, 32, 40, 48, 64, 256)
MAC_TYPES = (
    (b"icp4", 16),
    (b"icp5", 32),
    (b"ic07", 128),
    (b"ic08", 256),
    (b"ic09", 512),
    (b"ic10", 1024),  # 512 points at double density
    (b"ic11", 32),  # 16 points at double density, and so on
    (b"ic12", 64),
    (b"ic13", 256),
    (b"ic14", 512),
)


def png(svg: str, size: int) -> bytes:
    """The drawing as a PNG file of `size` by `size` pixels."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame  # noqa: PLC0415 - reads the environment just set

    picture = pygame.image.load_sized_svg(io.BytesIO(svg.encode()), (size, size))
    file = io.BytesIO()
    pygame.image.save(picture, file, "icon.png")
    return file.getvalue()


def ico(pictures: dict[int, bytes]) -> bytes:
    """A Windows icon file of PNG pictures by size."""
    head = struct.pack("<HHH", 0, 1, len(pictures))
    offset = len(head) + 16 * len(pictures)
    entries = b""
    for size, data in pictures.items():
        side = size % 256  # 0 means 256
        entries += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(data), offset)
        offset += len(data)
    return head + entries + b"".join(pictures.values())


def icns(pictures: dict[int, bytes]) -> bytes:
    """A macOS icon file of PNG pictures by size."""
    body = b"".join(
        kind + struct.pack(">I", 8 + len(pictures[size])) + pictures[size]
        for kind, size in MAC_TYPES
    )
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def build(out: Path) -> None:
    """Write every icon into `out`."""
    svg = app_icon_svg()
    sizes = {*LINUX_SIZES, *WINDOWS_SIZES, *(size for _, size in MAC_TYPES)}
    pictures = {size: png(svg, size) for size in sorted(sizes)}
    out.mkdir(parents=True, exist_ok=True)
    (out / "thirteen.svg").write_text(svg, encoding="utf-8")
    (out / "thirteen.ico").write_bytes(ico({size: pictures[size] for size in WINDOWS_SIZES}))
    (out / "thirteen.icns").write_bytes(icns(pictures))
    for size in LINUX_SIZES:
        folder = out / "hicolor" / f"{size}x{size}"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "thirteen.png").write_bytes(pictures[size])


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--out", type=Path, default=ROOT / "out" / "icons")
    build(parser.parse_args().out)


if __name__ == "__main__":
    main()
