"""All tables of the house: found, listed, set up, sat down at and kept in order."""

from athanor.server.lessons import LessonDesk
from athanor.server.lobby import LobbyList
from athanor.server.puzzles import PuzzleDesk
from athanor.server.rooms import Rooms
from athanor.server.seating import Seating
from athanor.server.services import Services
from athanor.server.table_moderation import TableModeration
from athanor.server.table_opening import TableOpening


class Hub(Rooms):
    """Knows every table."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.lobby = LobbyList(self)
        self.opening = TableOpening(self)
        self.lessons = LessonDesk(self, self.opening)
        self.puzzles = PuzzleDesk(self, self.opening)
        self.seating = Seating(self)
        self.moderation = TableModeration(self)
