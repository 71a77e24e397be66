"""Screenshots made small enough to be kept: the same picture with a palette of 256 colours."""

import base64
import struct
import zlib
from typing import Final

import numpy as np
from numpy.typing import NDArray
from playwright.sync_api import Page

COLOURS: Final = 256
COARSE: Final = 0xFC
"""Colours that are alike but for the last two bits of each part count as one."""

PIXELS: Final = """async (png) => {
  const picture = await fetch(`data:image/png;base64,${png}`);
  const image = await createImageBitmap(await picture.blob());
  const pen = new OffscreenCanvas(image.width, image.height).getContext("2d");
  pen.drawImage(image, 0, 0);
  const { data } = pen.getImageData(0, 0, image.width, image.height);
  const reader = new FileReader();
  await new Promise((done) => {
    reader.onload = done;
    reader.readAsDataURL(new Blob([data]));
  });
  return { width: image.width, data: reader.result.split(",")[1] };
}"""


def squeeze(png: bytes, blank: Page) -> bytes:
    """Return a screenshot with only its most frequent colours; each other becomes the nearest.

    The browser unpacks it, in a page that has nothing on it.
    """
    unpacked = blank.evaluate(PIXELS, base64.b64encode(png).decode())
    width = unpacked["width"]
    pixels = np.frombuffer(base64.b64decode(unpacked["data"]), np.uint8).reshape(-1, 4)[:, :3]
    colours, which = np.unique(pixels, axis=0, return_inverse=True)
    palette = _palette(colours, np.bincount(which.ravel()))
    rows = _nearest(colours, palette)[which].reshape(-1, width)
    height = len(rows)
    unfiltered = np.hstack([np.zeros((height, 1), np.uint8), rows])
    chunks = {
        b"IHDR": struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0),
        b"PLTE": palette.tobytes(),
        b"IDAT": zlib.compress(unfiltered.tobytes(), 9),
        b"IEND": b"",
    }
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(*chunk) for chunk in chunks.items())


def _palette(colours: NDArray[np.uint8], counts: NDArray[np.intp]) -> NDArray[np.uint8]:
    """Return the most frequent colours, each standing for those close to it."""
    order = np.argsort(-counts, kind="stable")
    _, first = np.unique(colours[order] & COARSE, axis=0, return_index=True)
    palette: NDArray[np.uint8] = colours[order][np.sort(first)[:COLOURS]]
    return palette


def _nearest(colours: NDArray[np.uint8], palette: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Return the place in the palette for every colour."""
    wanted = palette.astype(np.int64)
    found = np.empty(len(colours), np.uint8)
    for index, colour in enumerate(colours.astype(np.int64)):
        found[index] = ((wanted - colour) ** 2).sum(axis=1).argmin()
    return found


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
