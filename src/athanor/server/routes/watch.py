"""Addresses for whoever looks after the house: programs ask them, not people."""

from typing import Final

from litestar import Response, Router, get
from litestar.enums import MediaType

from athanor.kernel.words import refuse
from athanor.server.addresses import is_among
from athanor.server.gauges import families_of
from athanor.server.house import House
from athanor.server.measures import CONTENT_TYPE, exposition
from athanor.server.routes.asked import TheHouse, TheRequest

PASSED_ON: Final = ("forwarded", "x-forwarded-for", "x-real-ip", "via")
"""Headers by which servers in front tell that they ask for somebody else."""


@get("/health", media_type=MediaType.TEXT, summary="Is the house alive?")
async def tell_health() -> str:
    """Return at once: a house that does not is to be started again."""
    return "alive\n"


@get("/ready", media_type=MediaType.TEXT, summary="Can the house do its work?")
async def tell_readiness(house: TheHouse) -> str:
    """Return if the house is open, its store can be written and its bots can think."""
    await house.readiness.check()
    return "ready\n"


@get("/metrics", media_type=MediaType.TEXT, summary="What goes on in the house, in numbers")
async def tell_numbers(house: TheHouse, request: TheRequest) -> Response[str]:
    """Return counters and gauges for Prometheus, to those whom the house's owner named."""
    check_near(request, house)
    numbers = exposition(await families_of(house))
    return Response(numbers, headers={"Content-Type": CONTENT_TYPE}, media_type=MediaType.TEXT)


def check_near(request: TheRequest, house: House) -> None:
    """Refuse who does not ask from an address that may see the numbers.

    Whom a server in front asks for is only known if it is believed; if not, it may be anybody.
    """
    host = "" if request.client is None else request.client.host
    is_passed_on = any(name in request.headers for name in PASSED_ON)
    if not is_among(host, house.watchers) or (is_passed_on and not house.has_proxies):
        raise refuse("server-numbers-private")


watch: Router = Router(
    "/", route_handlers=[tell_health, tell_readiness, tell_numbers], tags=["watch"]
)
