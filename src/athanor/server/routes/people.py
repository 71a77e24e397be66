"""Addresses about oneself: one's name, one's account, coming and going."""

from litestar import Router, delete, get, patch, post
from litestar.params import JSONBody

from athanor.server.doors import become, check_crowd, client_of, person_of
from athanor.server.protocol.pages import Credentials, Me, Rename
from athanor.server.routes.asked import TheHouse, TheRequest, Visitor
from athanor.server.store import PersonRow


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
    check_crowd(request, house.heavy)
    return me_of(await house.people.open_account(person, data))


@post("/session", status_code=200, summary="Log in")
async def log_in(data: JSONBody[Credentials], house: TheHouse, request: TheRequest) -> Me:
    """Come back to one's account."""
    person = await house.people.log_in(client_of(request), data)
    become(request, person.id)
    return me_of(person)


@delete("/session", status_code=200, summary="Log out")
async def log_out(house: TheHouse, request: TheRequest) -> Me:
    """Leave one's account and become a new guest."""
    become(request, house.people.new_guest())
    return me_of(await person_of(request, house))


people: Router = Router(
    "/api",
    route_handlers=[look_at_me, rename, open_account, log_in, log_out],
    tags=["people"],
)
