"""Names of people at an event: sealed under a key of its own, and forgotten with it.

The journal keeps only sealed names. The key stands outside of it; when it is deleted, nobody can
read the names any more, neither here nor in a copy of the journal.
"""

import secrets
from base64 import b64decode, b64encode
from hashlib import blake2b

KEY_BYTES = 32
NONCE_BYTES = 16
BLOCK_BYTES = 64


def describe_person(number: int) -> str:
    """Return what stands for a name where none may be kept."""
    return f"player {number}"


class NameBook:
    """Seals and opens the names of one event."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._opened: dict[str, str] = {}

    def seal(self, name: str) -> str:
        """Return a name that only this key can open."""
        nonce = secrets.token_bytes(NONCE_BYTES)
        plain = name.encode()
        sealed = b64encode(nonce + self._mix(plain, nonce)).decode()
        self._opened[sealed] = name
        return sealed

    def open(self, sealed: str | None, number: int) -> str:
        """Return the name of a person; without the key, or a name, their number."""
        if not sealed or not self._key:
            return describe_person(number)
        if sealed not in self._opened:
            raw = b64decode(sealed)
            plain = self._mix(raw[NONCE_BYTES:], raw[:NONCE_BYTES])
            self._opened[sealed] = plain.decode(errors="replace")
        return self._opened[sealed]

    def derive(self, purpose: str) -> str:
        """Return a secret that follows from the key: the same after a restart."""
        return blake2b(purpose.encode(), key=self._key, digest_size=24).hexdigest()

    def forget(self) -> None:
        """Lose the key and every name."""
        self._key = b""
        self._opened.clear()

    def _mix(self, text: bytes, nonce: bytes) -> bytes:
        """Combine a text with the key stream of a nonce; doing it twice gives the text back."""
        blocks = range(-(-len(text) // BLOCK_BYTES))
        stream = b"".join(
            blake2b(bytes([block]), key=self._key, salt=nonce, digest_size=BLOCK_BYTES).digest()
            for block in blocks
        )
        return bytes(one ^ other for one, other in zip(text, stream, strict=False))
