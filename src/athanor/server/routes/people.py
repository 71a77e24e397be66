"""Addresses about oneself: one's name, one's account, coming and going.

Whoever comes or goes is another person from then on. Sockets that are still open end as soon as
the new cookie is on its way, and come back with it.
"""

from litestar import Response, Router, delete, get, patch, post
from litestar.background_tasks import BackgroundTask
from litestar.params import JSONBody

from athanor.server.protocol.pages import Credentials, Me, Rename
from athanor.server.request_guard import become, check_rate, client_of, person_of
from athanor.server.routes.asked import TheHouse, TheRequest, Visitor
from athanor.server.store import PersonRow
from athanor.server.store.rows import GUEST


def me_of(person: PersonRow) -> Me:
    """Return somebody as they see themselves."""
    return Me(person.name, person.login)


@get("/me", summary="Who am I?")
async def look_at_me(person: Visitor) -> Me:
    """Return the visitor; whoever comes for the first time becomes a guest."""
    return me_of(person)


@patch("/me", summary="Call me otherwise")
async def rename(data: JSONBody[Rename], person: Visitor, house: TheHouse) -> Me:
    """Change the visitor's name."""
    return me_of(await house.people.rename(person, data.name))


@post("/account", summary="Open an account")
async def open_account(
    data: JSONBody[Credentials], person: Visitor, house: TheHouse, request: TheRequest
) -> Me:
    """Give a guest a login and a password; their tables stay theirs."""
    check_rate(request, house.heavy)
    return me_of(await house.people.open_account(person, data))


@post("/session", status_code=200, summary="Log in")
async def log_in(
    data: JSONBody[Credentials], person: Visitor, house: TheHouse, request: TheRequest
) -> Response[Me]:
    """Come back to one's account; the seats and tables one has as a guest come along."""
    account = await house.people.log_in(client_of(request), data)
    if person.login == GUEST:
        account = await house.account_merge.bring(person, account)
    become(request, account.id)
    return Response(me_of(account), background=BackgroundTask(house.hub.let_go, person.id))


@delete("/session", status_code=200, summary="Log out")
async def log_out(person: Visitor, house: TheHouse, request: TheRequest) -> Response[Me]:
    """Leave one's account and become a new guest."""
    become(request, house.people.new_guest())
    guest = await person_of(request, house)
    return Response(me_of(guest), background=BackgroundTask(house.hub.let_go, person.id))


people: Router = Router(
    "/api",
    route_handlers=[look_at_me, rename, open_account, log_in, log_out],
    tags=["people"],
)
