"""What handlers may ask for: from the address, from the house, about who asks."""

from typing import Annotated, Any, Literal, TypeAlias

from litestar import Request
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.params import BodyKwarg, FromPath, FromQuery, QueryParameter

from athanor.server.house import House
from athanor.server.store import PersonRow

TheHouse: TypeAlias = NamedDependency[House]
Visitor: TypeAlias = NamedDependency[PersonRow]
TheRequest: TypeAlias = Request[Any, Any, Any]

Name: TypeAlias = FromPath[str]
Number: TypeAlias = FromPath[int]

Viewer: TypeAlias = Annotated[int, QueryParameter(ge=-1, le=30)]
"""The seat to look from; -1 sits at none."""

Moment: TypeAlias = Annotated[int | None, QueryParameter(ge=0, lt=2**53)]
"""After how many choices; without it, the latest."""

ChoiceText: TypeAlias = Annotated[str, QueryParameter(min_length=1, max_length=1000)]
"""A choice in its short written form."""

Page: TypeAlias = Annotated[int, QueryParameter(ge=0, le=10**6)]
"""Of a long list, counted from 0."""

Theme: TypeAlias = FromQuery[Literal["light", "dark"]]
Language: TypeAlias = FromQuery[Literal["en", "fr"]]

RecordText: TypeAlias = Annotated[bytes, BodyKwarg(media_type=MediaType.TEXT)]
"""A record as it is kept: text, one JSON object a line."""
