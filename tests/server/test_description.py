"""The description of all addresses is true: what is generated from it is answered as it says."""

import socket
import threading
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import allow_header_conformance, positive_data_acceptance

from athanor.server.app import make_app
from athanor.server.settings import Settings
from tests.server.conftest import database_for
from tests.server.living import GUARD
from tests.server.manners import SWIFT, WIDE
from tests.server.visiting import MARK, OpenHouse

UNFOUNDED = [positive_data_acceptance, allow_header_conformance]
"""What is well written may still be refused, such as a game that there is not; and answers to
OPTIONS, which nobody needs, are the framework's affair."""


@pytest.fixture(scope="module")
def described(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Any]:
    """A house at an address of its own, by its description."""
    folder = tmp_path_factory.mktemp("house")
    app = make_app(Settings(folder, database=database_for(request), **SWIFT, **WIDE))
    server = uvicorn.Server(uvicorn.Config(app, log_config=None))
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen()
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
        thread.start()
        address = f"http://127.0.0.1:{listening.getsockname()[1]}/api/schema/openapi.json"
        try:
            yield schemathesis.openapi.from_url(address, timeout=GUARD)
        finally:
            server.should_exit = True
            thread.join()


@pytest.mark.parametrize(
    ("described", "mode", "examples"),
    [
        *(("sqlite", mode, 8) for mode in GenerationMode),
        *(("postgres", mode, 2) for mode in GenerationMode),
    ],
    indirect=["described"],
)
def test_addresses_answer_as_described(described: Any, mode: GenerationMode, examples: int) -> None:
    for result in described.get_all_operations():
        operation = result.ok()

        @settings(
            max_examples=examples,
            deadline=None,
            derandomize=True,
            database=None,
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy(generation_mode=mode))
        def answers(case: Any) -> None:
            case.call_and_validate(headers=MARK, excluded_checks=UNFOUNDED, timeout=GUARD)

        if mode is GenerationMode.POSITIVE or can_be_wrong(operation):
            answers()


def can_be_wrong(operation: Any) -> bool:
    """Tell whether there is anything in a request that could be written wrongly."""
    return bool(operation.query or operation.body)


def test_the_description_names_everything(house: OpenHouse) -> None:
    described = house.host.get("/api/schema/openapi.json").json()
    operations = {
        f"{method.upper()} {path}": operation
        for path, methods in described["paths"].items()
        for method, operation in methods.items()
    }
    assert len(operations) == 54
    for name, operation in operations.items():
        marked = operation.get("security") == [{"mark": []}]
        assert marked == (not name.startswith("GET"))
        assert "Problem" in str(operation["responses"]["default"])
        assert operation["summary"]
    assert described["components"]["schemas"]["ForBot"]["properties"]["kind"] == {"enum": ["bot"]}
