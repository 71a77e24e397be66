"""The key by which the house signs records: made once, and kept where everything else is."""

import asyncio
import secrets
from typing import Final

from athanor.kernel.signature import KEY_BYTES, public_key, signed
from athanor.server.store import Store

SIGNING: Final = "signing-key"
"""The setting that holds it; whoever has it can sign in the name of the house."""


async def signing_key(store: Store) -> bytes:
    """Return the key, made when it is first needed; all processes of a house have the same."""
    key = await store.setting(SIGNING)
    return key or await store.first_setting(SIGNING, secrets.token_bytes(KEY_BYTES))


async def house_name(store: Store) -> str:
    """Return the public half of the key, by which everybody can tell what the house has signed."""
    return await asyncio.to_thread(public_key, await signing_key(store))


async def signed_here(text: str, store: Store) -> str:
    """Return the text of a record, signed by the house."""
    return await asyncio.to_thread(signed, text, await signing_key(store))
