"""Whether the package is compiled here."""

import os
import shlex
import shutil
import sysconfig

NEEDS = ["mypy[mypyc]==2.4.1", "msgspec==0.22.0", "typing_extensions==4.16.0"]
"""What compiling takes, beside a C compiler."""

WITHOUT_THE_REST = ["--ignore-missing-imports", "--no-warn-return-any"]
"""How it is compiled where nothing else is installed, as in a build of its own.

What is not compiled may import what is only there later; types are checked where all is there."""


def is_wanted() -> bool:
    """Tell whether to compile: unless nobody wants it (``ATHANOR_PURE``) or nothing here can."""
    return not os.environ.get("ATHANOR_PURE") and is_here()


def is_here() -> bool:
    """Tell whether there is a C compiler; that of Windows only setuptools knows how to find."""
    words = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "")
    return os.name == "nt" or bool(words and shutil.which(words[0]))
