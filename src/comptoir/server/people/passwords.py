"""Passwords are hashed beside everything else: it takes long, on purpose."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import Final, ParamSpec, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from comptoir.server.common.errors import Problem

P = ParamSpec("P")
R = TypeVar("R")
HASHER: Final = PasswordHasher()
THREADS: Final = 2
WAITING: Final = 40  # more than these are sent away


class Desk:
    """A few threads, and not too long a queue before them."""

    def __init__(self) -> None:
        self.threads: Final = ThreadPoolExecutor(THREADS, "passwords")
        self.waiting = 0

    async def do(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Wait for one's turn."""
        if self.waiting >= WAITING:
            raise Problem("busy")
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.threads, lambda: work(*args, **kwargs))
        finally:
            self.waiting -= 1


DESK: Final = Desk()


async def hashed(password: str) -> str:
    """What is stored of a password."""
    return await DESK.do(HASHER.hash, password)


async def fits(stored: str | None, password: str) -> bool:
    """Whether it is the right one; where there is none to compare with, that takes as long."""
    return await DESK.do(_fits, stored, password)


def _fits(stored: str | None, password: str) -> bool:
    try:
        return HASHER.verify(stored or _nobodys(), password) and stored is not None
    except (VerificationError, InvalidHashError):
        return False


@lru_cache
def _nobodys() -> str:
    """A password that nobody has."""
    return HASHER.hash(secrets.token_hex(16))
