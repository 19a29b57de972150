"""Puts any bot of Comptoir on a server: it sits down wherever it is invited by name, and plays all its tables.

python examples/serve_bot.py http://127.0.0.1:8000 TOKEN skilled
"""

import argparse
import contextlib
import json
import threading
import time
import urllib.error
import urllib.request
from typing import Any

from websockets.sync.client import connect

import comptoir
from comptoir.bots import new_bot


class Server:
    """A server, and the token of a program."""

    def __init__(self, address: str, token: str) -> None:
        self.address, self.headers = address.rstrip("/"), {"Authorization": f"Bearer {token}"}

    def ask(self, method: str, path: str, body: object = None) -> dict[str, Any]:
        """One request."""
        data = None if body is None else json.dumps(body).encode()
        headers = {**self.headers, "Content-Type": "application/json"}
        request = urllib.request.Request(f"{self.address}/api/v1/{path}", data, headers, method=method)
        with urllib.request.urlopen(request) as answer:
            found: dict[str, Any] = json.load(answer)
            return found

    def live(self, table: str, seat: int) -> connect:
        """The socket of a seat."""
        where = f"{self.address.replace('http', 'ws', 1)}/api/v1/tables/{table}/live?seat={seat}"
        return connect(where, additional_headers=self.headers, max_size=None)


def play(server: Server, table: dict[str, Any], seat: int, name: str) -> None:
    """A whole game, with a bot of this name: it is given what its seat sees, and gives the number of a move."""
    game = comptoir.load(table["game"])
    like = game.position(table["players"], table["options"]).to_json()
    bot = new_bot(name, game, seat)
    with server.live(table["id"], seat) as socket:
        for count, text in enumerate(socket):
            now = json.loads(text)
            if now["type"] != "table":
                continue
            if now["table"]["status"] == "over":
                print(table["game"], now["scores"], "seat", seat, flush=True)
                return
            if any(one["refusal"] is None for one in now["candidates"]):
                move = bot.answer(game.position_from_json({**like, "state": now["view"]}), seat)
                given = {"type": "answer", "id": f"{seat}-{count}-{time.time_ns()}", "version": now["version"]}
                socket.send(json.dumps({**given, "move": int(move)}))


def main() -> None:
    """Sit down and play, until it is stopped or has played enough."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("server")
    parser.add_argument("token")
    parser.add_argument("bot")
    parser.add_argument("--games", type=int, help="stop after so many")
    options = parser.parse_args()
    server, playing = Server(options.server, options.token), {}
    while options.games is None or len(playing) < options.games:
        for table in server.ask("GET", "tables?which=invited")["tables"]:
            with contextlib.suppress(urllib.error.HTTPError):  # somebody else was quicker
                server.ask("POST", f"tables/{table['id']}/join", {"seat": None})
        for table in server.ask("GET", "tables?which=mine")["tables"]:
            for seat in [one["seat"] for one in table["seats"] if one["you"]]:
                if table["status"] == "playing" and (table["id"], seat) not in playing:
                    thread = threading.Thread(target=play, args=(server, table, seat, options.bot), daemon=True)
                    playing[table["id"], seat] = thread
                    thread.start()
        time.sleep(1)
    for thread in playing.values():
        thread.join()


if __name__ == "__main__":
    main()
