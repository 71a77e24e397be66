"""Signatures of records: which house says that a match was played like that.

A house signs the text of a record, byte by byte, with an Ed25519 key of its own, and adds one line
with the signature and the public half of the key. Who has the key of a house from the house itself
can tell whether a record comes from there, and that nothing in it was changed since. A signature
by a key that one does not know says only that nobody else has changed it.
"""

from typing import Final

import msgspec

from athanor.kernel.record_lines import SignedLine

PURPOSE: Final = b"athanor record\n"
"""Stands before what is signed, so that no signature is good for anything else."""

KEY_BYTES: Final = 32


def signed(text: str, key: bytes) -> str:
    """Return the text of a record with a line that signs it."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import (  # noqa: PLC0415 - seldom needed
        Ed25519PrivateKey,
    )

    private = Ed25519PrivateKey.from_private_bytes(key)
    signature = private.sign(PURPOSE + text.encode()).hex()
    line = SignedLine(signature, private.public_key().public_bytes_raw().hex())
    return f"{text}{msgspec.json.encode(line).decode()}\n"


def public_key(key: bytes) -> str:
    """Return the half of a key that everybody may know."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import (  # noqa: PLC0415 - likewise
        Ed25519PrivateKey,
    )

    return Ed25519PrivateKey.from_private_bytes(key).public_key().public_bytes_raw().hex()


def is_genuine(text: bytes, line: SignedLine) -> bool:
    """Tell whether a line signs just this text."""
    from cryptography.exceptions import InvalidSignature  # noqa: PLC0415 - likewise
    from cryptography.hazmat.primitives.asymmetric.ed25519 import (  # noqa: PLC0415 - likewise
        Ed25519PublicKey,
    )

    public = Ed25519PublicKey.from_public_bytes(bytes.fromhex(line.house))
    try:
        public.verify(bytes.fromhex(line.signed), PURPOSE + text)
    except InvalidSignature:
        return False
    return True
