"""The description of all addresses, for programs that want to talk to the house.

The framework knows the addresses; what is sent and received there is described by the same library
that reads and writes it, so that the description cannot differ from what really happens.
"""

from typing import Any, Final

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin
from msgspec import Struct

from athanor.server.protocol import pages
from athanor.server.protocol.common import Problem
from athanor.server.request_guard import MARK, SAFE

SCHEMA: Final = "/api/schema"
REFERENCE: Final = "#/components/schemas/{name}"

MARKED: Final = {
    "type": "apiKey",
    "in": "header",
    "name": MARK,
    "description": "Always 1. Pages of other sites cannot send it.",
}

REFUSED: Final = {
    "description": "Refused: nothing has changed, and the message says why.",
    "content": {"application/json": {"schema": {"$ref": REFERENCE.format(name="Problem")}}},
}


class TrueSchema(JsonRenderPlugin):
    """Writes the description as JSON, with the types exactly as they are."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Return the description."""
        return super().render(request, amended(openapi_schema))


def amended(description: dict[str, Any]) -> dict[str, Any]:
    """Return a description of the framework with our types, refusals and marks."""
    paths = {
        path: {method: operation_of(method, value) for method, value in operations.items()}
        for path, operations in description["paths"].items()
    }
    components = {"schemas": types(), "securitySchemes": {"mark": MARKED}}
    return {**description, "paths": paths, "components": components}


def operation_of(method: str, operation: dict[str, Any]) -> dict[str, Any]:
    """Return an operation with the refusals that all have, and the mark that changes need."""
    answers = {code: answer for code, answer in operation["responses"].items() if code < "4"}
    changed = {**operation, "responses": {**answers, "default": REFUSED}}
    if method.upper() not in SAFE:
        changed["security"] = [{"mark": []}]
    return changed


def types() -> dict[str, Any]:
    """Return everything that pages send and get, as JSON Schema."""
    spoken = [
        value
        for value in vars(pages).values()
        if isinstance(value, type) and issubclass(value, Struct) and value is not Struct
    ]
    _, schemas = msgspec.json.schema_components([*spoken, Problem], ref_template=REFERENCE)
    return schemas
