"""Requests whose bodies are read strictly: a number in quotes is no number."""

import re
from typing import Any

import msgspec
from litestar import Request

from athanor.kernel.words import refuse


class StrictRequest(Request[Any, Any, Any]):
    """Reads its body as exactly what its handler wants, or refuses it with the field named."""

    async def json(self) -> Any:
        """Return the body as the handler's ``data``."""
        body = await self.body()
        wanted = self.route_handler.parsed_data_field
        assert wanted is not None, "only handlers that want data have it read"
        return body if wanted.annotation is bytes else read(body, wanted.annotation)


def read(body: bytes, wanted: Any) -> Any:
    """Return JSON as what is wanted; refuse all else."""
    try:
        return msgspec.json.decode(body, type=wanted)
    except msgspec.ValidationError as error:
        named = re.findall(r"`([^`]+)`", str(error))
        field = named[-1].removeprefix("$.")[:80] if named else ""
        raise refuse("server-bad-field", field=field) from error
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise refuse("server-not-json") from error
