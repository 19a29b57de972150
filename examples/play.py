"""A program that plays any game by the numbers of its moves, and knows nothing else of it.

python examples/play.py http://127.0.0.1:8000 TOKEN burgundy
"""

import json
import random
import sys
import urllib.request
from typing import Any

from websockets.sync.client import connect

server, token, game = sys.argv[1:4]
headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}


def post(path: str, **body: object) -> dict[str, Any]:
    """A request with a body, as JSON."""
    request = urllib.request.Request(f"{server}/api/v1/{path}", json.dumps(body).encode(), headers)
    found: dict[str, Any] = json.load(urllib.request.urlopen(request))
    return found


made = post("tables", game=game, players=2, seats=[{"who": "me"}, {"who": "bot", "bot": "random"}])
live = f"{server.replace('http', 'ws', 1)}/api/v1/tables/{made['table']['id']}/live?seat=0"
with connect(live, additional_headers={"Authorization": headers["Authorization"]}, max_size=None) as socket:
    for answers, text in enumerate(socket):
        now = json.loads(text)
        if now["type"] == "error" and now["code"] != "stale":
            sys.exit(now["message"])
        if now["type"] != "table":
            continue
        if now["table"]["status"] == "over":
            print(game, now["scores"])
            break
        legal = [candidate["move"] for candidate in now["candidates"] if candidate["refusal"] is None]
        if legal:
            move = random.choice(legal)
            socket.send(json.dumps({"type": "answer", "id": str(answers), "version": now["version"], "move": move}))
