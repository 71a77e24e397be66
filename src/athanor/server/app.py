"""The house as a web application."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Request
from litestar.config.compression import CompressionConfig
from litestar.di import NamedDependency, Provide
from litestar.openapi import OpenAPIConfig

from athanor import __version__
from athanor.server.client import Client
from athanor.server.headers import secure
from athanor.server.house import House
from athanor.server.house_log import log_access
from athanor.server.lock import lock_of
from athanor.server.openapi import SCHEMA, TrueSchema
from athanor.server.problems import HANDLERS
from athanor.server.request_guard import guard, hand_out_cookies, house_of, person_of
from athanor.server.routes.lessons import lessons
from athanor.server.routes.pages import PACKED, show_page
from athanor.server.routes.people import people
from athanor.server.routes.puzzles import puzzles
from athanor.server.routes.replays import replays
from athanor.server.routes.sockets import talk
from athanor.server.routes.tables import tables
from athanor.server.routes.watch import watch
from athanor.server.settings import Settings
from athanor.server.socket_limit import SocketLimit
from athanor.server.store import PersonRow, Store
from athanor.server.strict import StrictRequest

LARGEST: Final = 64 * 1024
"""Bytes of what somebody may send, except where an address says otherwise."""


async def provide_house(request: Request[Any, Any, Any]) -> House:
    """Return the house."""
    return house_of(request)


async def provide_person(
    request: Request[Any, Any, Any], house: NamedDependency[House]
) -> PersonRow:
    """Return who asks."""
    return await person_of(request, house)


def make_app(settings: Settings) -> Litestar:
    """Return the application; refuse a folder that another house uses, or a store of no use."""
    lock = lock_of(settings.where, is_shared=True)
    try:
        store = Store.open(settings.where)
    except BaseException:
        lock.release()
        raise

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        house = await House.open(store, settings)
        app.state.house = house
        app.state.client = Client(settings.client)
        try:
            yield
        finally:
            await house.close()
            lock.release()

    return Litestar(
        route_handlers=[people, tables, lessons, puzzles, replays, watch, talk, show_page],
        dependencies={"house": Provide(provide_house), "person": Provide(provide_person)},
        lifespan=[open_house],
        middleware=[SocketLimit()],
        before_request=guard,
        before_send=[hand_out_cookies, secure, log_access],
        exception_handlers=HANDLERS,
        request_class=StrictRequest,
        request_max_body_size=LARGEST,
        compression_config=CompressionConfig(backend="gzip", exclude_opt_key=PACKED),
        openapi_config=OpenAPIConfig(
            title="Athanor",
            version=__version__,
            path=SCHEMA,
            use_handler_docstrings=True,
            render_plugins=[TrueSchema()],
        ),
        logging_config=None,
        pdb_on_exception=False,
        debug=False,
    )
