"""The build backend: that of setuptools, which asks for no more than is needed here.

Compiling takes mypyc; building the browser client takes Node, which pip fetches where there is
none. A source distribution holds the client, ready built.
"""

from setuptools import build_meta

import browser_client
import compiler

Settings = dict[str, str | list[str] | None] | None

get_requires_for_build_editable = build_meta.get_requires_for_build_editable
prepare_metadata_for_build_editable = build_meta.prepare_metadata_for_build_editable
prepare_metadata_for_build_wheel = build_meta.prepare_metadata_for_build_wheel
build_editable = build_meta.build_editable
build_wheel = build_meta.build_wheel


def node() -> list[str]:
    """Return what must be installed to build the client here."""
    return [] if browser_client.npm() or browser_client.is_built() else [browser_client.NODE]


def mypyc() -> list[str]:
    """Return what must be installed to compile here."""
    return compiler.NEEDS if compiler.is_wanted() else []


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """Return what building a wheel needs."""
    return [*build_meta.get_requires_for_build_wheel(config_settings), *mypyc(), *node()]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    """Return what building a source distribution needs."""
    return [*build_meta.get_requires_for_build_sdist(config_settings), *node()]


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """Build a source distribution that holds the client."""
    browser_client.ensure()
    return str(build_meta.build_sdist(sdist_directory, config_settings))
