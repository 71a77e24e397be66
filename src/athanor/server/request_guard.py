"""Who comes in: everybody is recognised, nobody is let in from another site, none may crowd."""

from typing import Any, Final, TypeAlias

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.types import Message, Scope

from athanor.kernel.words import refuse
from athanor.locale import DEFAULT, languages
from athanor.server.addresses import household
from athanor.server.allowed_hosts import name_in
from athanor.server.house import House
from athanor.server.house_log import begin_request
from athanor.server.limits import Limit
from athanor.server.people import offered_name
from athanor.server.plain import plain_page
from athanor.server.problems import STATUS
from athanor.server.sessions import Device, Pass
from athanor.server.store import PersonRow

Connection: TypeAlias = ASGIConnection[Any, Any, Any, Any]

MARK: Final = "X-Athanor"
"""A header that forms and links of other sites cannot send."""

SAFE: Final = {"GET", "HEAD", "OPTIONS"}
API: Final = "/api/"

RIGHTS: Final = {
    ("GET", "/api/me"),
    ("GET", "/api/me/data"),
    ("POST", "/api/me/departure"),
    ("POST", "/api/session"),
    ("DELETE", "/api/session"),
    ("DELETE", "/api/sessions"),
}
"""What also somebody may do who is banned: be told so, take their data along, leave for good."""

OTHER_NAME: Final = "server-other-name"
LONGEST_NAME: Final = 80
"""Letters that are repeated of a name by which the house was called."""

PASS: Final = "pass"
NEW_COOKIES: Final = "new_cookies"
"""Where the scope of a connection holds by what it is known, and the cookies it is to be sent."""

LASTS: Final = 400 * 86_400
"""Seconds for which a browser keeps a cookie; none keeps one for longer."""


async def guard(request: Request[Any, Any, Any]) -> Response[bytes] | None:
    """Recognise who asks; refuse what comes from another site, or too often."""
    house = house_of(request)
    begin_request()
    if not request.scope["path"].startswith(API):
        return None if house.allowed_hosts.has(name_called(request)) else show_other_name(request)
    check_name(request)
    recognise(request, house)
    if (request.method, request.scope["path"]) not in RIGHTS:
        check_ban(request, house)
    if request.method in SAFE:
        check_rate(request, house.looks)
        return None
    if request.headers.get(MARK) != "1":
        raise refuse("server-foreign-request")
    check_origin(request)
    check_rate(request, house.changes)
    return None


def check_ban(connection: Connection, house: House) -> None:
    """Refuse whom the operator does not want in the house."""
    house.services.verdicts.check_ban(pass_of(connection).person, host_of(connection))


def name_called(connection: Connection) -> str:
    """Return by which name somebody has called the house."""
    return name_in(connection.headers.get("host", ""))


def check_name(connection: Connection) -> None:
    """Refuse who calls the house by a name that is not its own."""
    name = name_called(connection)
    if not house_of(connection).allowed_hosts.has(name):
        raise refuse(OTHER_NAME, name=name[:LONGEST_NAME])


def show_other_name(connection: Connection) -> Response[bytes]:
    """Return a page that tells people what can be done about such a name."""
    name = name_called(connection)[:LONGEST_NAME]
    return plain_page(language_of(connection), STATUS[OTHER_NAME], OTHER_NAME, name=name)


def check_rate(connection: Connection, limit: Limit) -> None:
    """Refuse who comes too often."""
    if not limit.allows(client_of(connection)):
        raise refuse("server-too-many-requests")


def check_origin(connection: Connection) -> None:
    """Refuse what a page of another site has sent, also one whose name was made to lead here."""
    check_name(connection)
    origin = connection.headers.get("origin")
    if origin is not None and origin.partition("://")[2] != connection.headers.get("host"):
        raise refuse("server-foreign-request")


def house_of(connection: Connection) -> House:
    """Return the house that a connection comes to."""
    house: House = connection.app.state.house
    return house


def recognise(connection: Connection, house: House) -> Pass:
    """Return by what a connection is known; somebody new gets a number, and a cookie with it."""
    shown, _ = house.sessions.shown(connection.cookies)
    if shown is None:
        return become(connection, house.sessions.new_guest())
    if house.sessions.is_old(shown):
        return become(connection, shown)
    connection.scope["state"][PASS] = shown
    return shown


def become(connection: Connection, shown: Pass) -> Pass:
    """Have a connection be known by something else from now on: it gets a new cookie."""
    sessions = house_of(connection).sessions
    _, name = sessions.shown(connection.cookies)
    connection.scope["state"][PASS] = shown
    send_cookie(connection, name, sessions.cookie(shown))
    return shown


def remember(connection: Connection, device: Device) -> None:
    """Have a browser be known as a device."""
    sessions = house_of(connection).sessions
    send_cookie(connection, sessions.device_cookie, sessions.known_by(device))


def send_cookie(connection: Connection, name: str, value: str) -> None:
    """Have a cookie sent with the answer."""
    connection.scope["state"].setdefault(NEW_COOKIES, {})[name] = value


def pass_of(connection: Connection) -> Pass:
    """Return by what a recognised connection is known."""
    shown: Pass = connection.scope["state"][PASS]
    return shown


async def person_of(connection: Connection, house: House) -> PersonRow:
    """Return who a recognised connection is now; by a pass that has ended they are a new guest."""
    shown = pass_of(connection)
    person = await house.sessions.person(shown, offered_name(shown.person))
    if person is None:
        guest = become(connection, house.sessions.new_guest()).person
        person = PersonRow(guest, offered_name(guest))
    return person


def language_of(connection: Connection) -> str:
    """Return the language that a browser asks for first of those spoken here."""
    for wish in connection.headers.get("accept-language", "").split(","):
        language = wish.split(";")[0].strip().split("-")[0].lower()
        if language in languages():
            return language
    return DEFAULT


def host_of(connection: Connection) -> str:
    """Return the address that a connection comes from."""
    return "" if connection.client is None else connection.client.host


def client_of(connection: Connection) -> str:
    """Return where a connection comes from, as far as it takes to tell households apart."""
    return household(host_of(connection))


async def hand_out_cookies(message: Message, scope: Scope) -> None:
    """Put new cookies on their way, out of reach of scripts and other sites."""
    if message["type"] != "http.response.start":
        return
    values: dict[str, str] = scope.get("state", {}).get(NEW_COOKIES, {})
    cookies = [
        Cookie(
            key=name,
            value=value,
            max_age=LASTS,
            path="/",
            httponly=True,
            samesite="lax",
            secure=scope["scheme"] == "https",
        )
        for name, value in values.items()
    ]
    message["headers"] = [*message["headers"], *(one.to_encoded_header() for one in cookies)]
