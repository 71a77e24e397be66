"""Guests who log in: their seats, tables and name are their account's from then on."""

from athanor.server.hub import Hub
from athanor.server.people import People, is_unnamed
from athanor.server.store import PersonRow, Store


class AccountMerge:
    """Hands what was a guest's to their account, table by table.

    That it is to be done is noted first and struck out last, and what is done already changes
    nothing when it is done again. So it may break off anywhere: the rest is done when the house
    opens, or when anybody logs in.
    """

    def __init__(self, store: Store, people: People, hub: Hub) -> None:
        self._store = store
        self._people = people
        self._hub = hub

    async def bring(self, guest: PersonRow, account: PersonRow) -> PersonRow:
        """Return an account with all that its owner had as a guest; a name of its own stays."""
        if guest.id != account.id and await self._store.name_heir(guest.id, account.id):
            await self.finish()
            if is_unnamed(account) and not is_unnamed(guest):
                return await self._people.rename(account, guest.name)
        return account

    async def finish(self) -> None:
        """Hand over what is still to be handed over, as far as it can be."""
        for guest, heir in await self._store.heirs():
            if await self._hub.seating.hand_down(guest, heir):
                await self._store.has_inherited(guest)
