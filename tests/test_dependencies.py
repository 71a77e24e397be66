"""What the package says it needs, and what the tests run with."""

import inspect
import re
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from athanor.server.fast_websocket import FastWebSocket
from athanor.server.patient_http import PatientHttp

CHECKOUT = Path(__file__).parents[1]
PROJECT = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
USES = (
    "close_sent",
    "config",
    "curr_msg_data_type",
    "disconnected",
    "frames",
    "handshake_initiated",
    "loop",
    "queue",
    "read_paused",
    "conn",
    "scope",
    "transport",
)
"""What the sockets of tables use of uvicorn's protocol."""


def requirements() -> list[Requirement]:
    """Return all that pyproject.toml asks for, except for itself."""
    extras = PROJECT["optional-dependencies"].values()
    listed = [*PROJECT["dependencies"], *(line for lines in extras for line in lines)]
    asked = map(Requirement, listed)
    return [one for one in asked if one.name != PROJECT["name"]]


def pins() -> dict[str, str]:
    """Return the versions that constraints.txt names."""
    lines = (CHECKOUT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pairs = [line.split("==") for line in lines if line and not line.startswith("#")]
    return {canonicalize_name(name): pinned for name, pinned in pairs}


@pytest.mark.parametrize("requirement", requirements(), ids=lambda one: one.name)
def test_what_is_needed_is_a_range_and_what_is_tested_lies_in_it(requirement: Requirement) -> None:
    pinned = pins()[canonicalize_name(requirement.name)]
    assert requirement.specifier.contains(pinned)
    exact = [one for one in requirement.specifier if one.operator == "=="]
    assert bool(exact) == (requirement.name == "uvicorn")


OVERRIDDEN: dict[type, set[str]] = {
    FastWebSocket: {
        "connection_lost",
        "data_received",
        "keepalive_timeout",
        "pause_writing",
        "resume_writing",
        "run_asgi",
        "send_receive_event_to_app",
    },
    PatientHttp: {
        "connection_lost",
        "connection_made",
        "data_received",
        "handle_websocket_upgrade",
        "on_headers_complete",
        "on_message_begin",
        "on_message_complete",
        "pause_writing",
        "resume_writing",
    },
}
"""What of uvicorn's protocols we do otherwise."""


@pytest.mark.parametrize(
    ("protocol", "uses"), [(FastWebSocket, USES), (PatientHttp, ("client", "cycle", "transport"))]
)
def test_uvicorn_is_as_our_protocols_need_it(protocol: type, uses: tuple[str, ...]) -> None:
    """If this fails after a new uvicorn: read the difference, mend ours, then pin it anew."""
    assert version("uvicorn") == pins()["uvicorn"]
    theirs = protocol.__mro__[1]
    code = inspect.getsource(theirs)
    for name in uses:
        assert re.search(rf"\bself\.{name}\b", code), f"uvicorn no longer has {name}"
    ours = {name for name, what in vars(protocol).items() if inspect.isfunction(what)}
    overridden = ours & set(dir(theirs)) - {"__init__"}
    assert overridden == OVERRIDDEN[protocol]
    for name in overridden:
        mine, original = (inspect.signature(getattr(owner, name)) for owner in (protocol, theirs))
        assert list(mine.parameters) == list(original.parameters), f"uvicorn changed {name}"
