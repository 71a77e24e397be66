"""Any application, served as the house is."""

import asyncio
import socket
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import uvicorn


@asynccontextmanager
async def serving(app: Any, proxies: Sequence[str] = (), **protocols: Any) -> AsyncIterator[int]:
    """Serve an application, and say at which port."""
    listening = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(
        app,
        lifespan="off",
        log_config=None,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        **protocols,
    )
    server = uvicorn.Server(config)
    running = asyncio.ensure_future(server.serve([listening]))
    yield listening.getsockname()[1]
    server.should_exit = True
    await running
