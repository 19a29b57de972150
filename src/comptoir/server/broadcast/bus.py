"""How workers tell each other what they have stored: PostgreSQL's LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
from typing import TYPE_CHECKING, Any, Final

import psycopg
import structlog

from comptoir.server.storage import store

if TYPE_CHECKING:
    from comptoir.server.hub import Hub

LOG = structlog.get_logger()
MANY: Final = 60  # people; a notification is short


class Bus:
    """Silent with SQLite, where there is only one worker."""

    def __init__(self, hub: Hub) -> None:
        self.hub: Final = hub
        self.worker: Final = secrets.token_hex(4)

    def presence(self, table: str, who: list[str], looking: int) -> None:
        """Tell the others who looks at a table here."""
        if not self.hub.database.sqlite and not self.hub.closing:
            what = {"presence": table, "worker": self.worker, "who": who[:MANY], "looking": looking}
            self.hub.spawn(self.hub.database.run(store.tell, what))

    async def listen(self) -> None:
        """Until the server stops; after a lost connection everything is looked at again."""
        url = self.hub.database.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            with contextlib.suppress(psycopg.Error):
                connection = await psycopg.AsyncConnection.connect(url, autocommit=True)
                async with connection:
                    await connection.execute(f"LISTEN {store.CHANNEL}")
                    await self._everything()
                    async for notice in connection.notifies():
                        await self._hear(json.loads(notice.payload))
            LOG.warning("the database does not answer; trying again")
            await asyncio.sleep(1)

    async def _everything(self) -> None:
        self.hub.spawn(self.hub.look_at_sessions())
        for room in list(self.hub.rooms.values()):
            self.hub.spawn(self.hub.refresh(room, None))

    async def _hear(self, what: dict[str, Any]) -> None:
        if "ended" in what:
            self.hub.hang_up([what["ended"]])
        elif "presence" in what:
            room = self.hub.rooms.get(what["presence"])
            if room is not None and what["worker"] != self.worker:
                new = room.company.hear(what["worker"], what["who"], what["looking"])
                room.tell_presence(further=new and bool(room.company.watchers))
        elif what["table"] in self.hub.rooms:
            self.hub.spawn(self.hub.refresh(self.hub.rooms[what["table"]], what["version"]))
