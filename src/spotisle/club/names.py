"""Names of people at a club night: encrypted ("sealed") with a key of that night.

The journal holds only sealed names; the key is stored outside it. Once the key is deleted, nobody
can read the names any more, neither here nor in a copy of the journal.
"""

import secrets
from base64 import b64decode, b64encode
from hashlib import blake2b

KEY_BYTES = 32
NONCE_BYTES = 16
BLOCK_BYTES = 64


def describe_person(number: int) -> str:
    """Return the placeholder for a name that must not be stored."""
    return f"player {number}"


class NameBook:
    """Encrypts and decrypts the names of one club night."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._opened: dict[str, str] = {}

    @property
    def has_key(self) -> bool:
        """Whether names can be read."""
        return bool(self._key)

    def seal(self, name: str) -> str:
        """Encrypt a name with the key."""
        nonce = secrets.token_bytes(NONCE_BYTES)
        plain = name.encode()
        sealed = b64encode(nonce + self._mix(plain, nonce)).decode()
        self._opened[sealed] = name
        return sealed

    def open(self, sealed: str | None, number: int) -> str:
        """Decrypt the name of a person; return a placeholder if the key or the name is missing."""
        if not sealed or not self._key:
            return describe_person(number)
        if sealed not in self._opened:
            raw = b64decode(sealed)
            plain = self._mix(raw[NONCE_BYTES:], raw[:NONCE_BYTES])
            self._opened[sealed] = plain.decode(errors="replace")
        return self._opened[sealed]

    def derive(self, purpose: str) -> str:
        """Derive a secret from the key: the same after a restart."""
        return blake2b(purpose.encode(), key=self._key, digest_size=24).hexdigest()

    def forget(self) -> None:
        """Drop the key and all cached names."""
        self._key = b""
        self._opened.clear()

    def _mix(self, text: bytes, nonce: bytes) -> bytes:
        """XOR a text with the key stream of a nonce: encrypts and decrypts."""
        blocks = range(-(-len(text) // BLOCK_BYTES))
        stream = b"".join(
            blake2b(bytes([block]), key=self._key, salt=nonce, digest_size=BLOCK_BYTES).digest()
            for block in blocks
        )
        return bytes(one ^ other for one, other in zip(text, stream, strict=False))
