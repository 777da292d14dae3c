"""Chance: a 256-bit secret and a counter, so that a saved game goes on with the same luck and nobody can compute it
beforehand.

Numbers are BLAKE2b(secret, counter), by rejection. The commitment is posted when the game starts, the secret when it
ends.
"""
from __future__ import annotations

from hashlib import blake2b, sha256

SECRET_BYTES = 32


def commitment(secret: bytes) -> str:
    """The hash that is posted at the start (hex SHA-256 of the secret)."""
    return sha256(secret).hexdigest()


def secret_from_seed(seed: int | str) -> bytes:
    """A secret for tests and benchmarks only: anyone who knows the seed knows every card."""
    return blake2b(str(seed).encode(), digest_size=SECRET_BYTES, person=b"chainkeeper-seed").digest()


class Randomness:
    """The stream of numbers. `counter` is part of the state; one number may take several counts."""

    __slots__ = ("counter", "secret")

    def __init__(self, secret: bytes, counter: int = 0) -> None:
        if len(secret) != SECRET_BYTES:
            raise ValueError(f"the secret has {len(secret)} bytes, it needs {SECRET_BYTES}")
        self.secret = secret
        self.counter = counter

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely. Raises ValueError if n < 1."""
        if n < 1:
            raise ValueError("a range needs at least one number")
        limit = (1 << 64) - (1 << 64) % n
        while True:
            digest = blake2b(self.counter.to_bytes(8, "big"), digest_size=8, key=self.secret).digest()
            self.counter += 1
            drawn = int.from_bytes(digest, "big")
            if drawn < limit:
                return drawn % n

    def shuffle(self, items: list) -> None:  # type: ignore[type-arg]
        """Put the list into a random order, each equally likely (Fisher–Yates)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
