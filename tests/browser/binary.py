"""Where the browser is."""

import shutil
from typing import Final

NAMES: Final = ("chromium-headless-shell", "chromium")
"""Debian's Chromium without windows, which takes half the time, or with them."""


def chromium_path() -> str:
    """Return the browser that tests/browser/get-chromium.sh installs, or the one that is there."""
    found = [path for name in NAMES if (path := shutil.which(name))]
    assert found, "there is no chromium: sh tests/browser/get-chromium.sh"
    return found[0]
