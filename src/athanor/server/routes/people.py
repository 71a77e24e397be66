"""Addresses about oneself: one's name, one's account, coming and going.

Whoever comes or goes is known by another cookie from then on. What the old one was worth ends
first. Sockets that were opened with it are heard no more; they end as soon as the new cookie is on
its way, and come back with it.
"""

from litestar import Response, Router, delete, get, patch, post
from litestar.background_tasks import BackgroundTask
from litestar.params import JSONBody

from athanor.server.house import House
from athanor.server.people import is_unnamed
from athanor.server.protocol.pages import (
    Credentials,
    Leaving,
    Me,
    NewPassword,
    OwnData,
    Reach,
    Rename,
)
from athanor.server.request_guard import (
    become,
    check_rate,
    client_of,
    pass_of,
    person_of,
    remember,
)
from athanor.server.routes.asked import TheHouse, TheRequest, Visitor
from athanor.server.store import PersonRow
from athanor.server.store.rows import GUEST


def me_of(person: PersonRow) -> Me:
    """Return somebody as they see themselves."""
    return Me(person.name, person.login, not is_unnamed(person))


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
) -> Response[Me]:
    """Give a guest a login and a password; their tables stay theirs."""
    check_rate(request, house.heavy)
    await house.quotas.check_account()
    account = await house.people.open_account(client_of(request), person, data)
    return await welcome(account, house, request)


@patch("/account", summary="Change my password")
async def change_password(
    data: JSONBody[NewPassword], person: Visitor, house: TheHouse, request: TheRequest
) -> Response[Me]:
    """Give an account another password; all its other sessions end."""
    check_rate(request, house.heavy)
    account = await house.people.change_password(person, data)
    await house.sessions.end_all(account)
    return await welcome(account, house, request)


@post("/session", status_code=200, summary="Log in")
async def log_in(
    data: JSONBody[Credentials], person: Visitor, house: TheHouse, request: TheRequest
) -> Response[Me]:
    """Come back to one's account; the seats and tables one has as a guest come along."""
    device = house.sessions.device(request.cookies)
    account = await house.people.log_in(client_of(request), device, data)
    if person.login == GUEST and await house.order.recognise(person.id, account.id):
        account = await house.account_merge.bring(person, account)
    return await welcome(account, house, request)


@delete("/session", status_code=200, summary="Log out")
async def log_out(house: TheHouse, request: TheRequest) -> Response[Me]:
    """Leave one's account, in this browser, and become a new guest."""
    await house.sessions.end(pass_of(request))
    return await farewell(house, request)


@delete("/sessions", status_code=200, summary="Log out everywhere")
async def log_out_everywhere(person: Visitor, house: TheHouse, request: TheRequest) -> Response[Me]:
    """Leave one's account in all browsers, and become a new guest."""
    await house.sessions.end(pass_of(request))
    await house.sessions.end_all(person)
    return await farewell(house, request)


@get("/me/data", summary="All that is kept about me")
async def take_data_along(person: Visitor, house: TheHouse, request: TheRequest) -> OwnData:
    """Return everything the house keeps about the visitor, with the records of finished matches."""
    check_rate(request, house.heavy)
    return await house.departures.data(person)


@post("/me/departure", status_code=200, summary="Forget me")
async def leave_for_good(
    data: JSONBody[Leaving], person: Visitor, house: TheHouse, request: TheRequest
) -> Response[Me]:
    """Delete the visitor and what is theirs alone; where others play, a bot takes their seat."""
    check_rate(request, house.heavy)
    await house.people.confirm(person, data.password)
    await house.sessions.end(pass_of(request))
    await house.sessions.end_all(person)
    await house.departures.forget(person)
    return await farewell(house, request)


@get("/reach", summary="Where do others find the house?")
async def tell_reach(house: TheHouse) -> Reach:
    """Return the addresses by which others in the same network come in, if there are any."""
    return Reach(house.reach)


async def welcome(account: PersonRow, house: House, request: TheRequest) -> Response[Me]:
    """Have a browser be an account's, and known to it as a device."""
    become(request, await house.sessions.begin(account, pass_of(request)))
    remember(request, house.sessions.device(request.cookies).with_account(account.id))
    return Response(me_of(account), background=BackgroundTask(house.sessions.hang_up))


async def farewell(house: House, request: TheRequest) -> Response[Me]:
    """Have a browser be a new guest's."""
    become(request, house.sessions.new_guest())
    guest = await person_of(request, house)
    return Response(me_of(guest), background=BackgroundTask(house.sessions.hang_up))


people: Router = Router(
    "/api",
    route_handlers=[
        look_at_me,
        rename,
        open_account,
        change_password,
        log_in,
        log_out,
        log_out_everywhere,
        take_data_along,
        leave_for_good,
        tell_reach,
    ],
    tags=["people"],
)
