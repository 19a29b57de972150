"""Many live tables at once on this machine: how long until everybody sees an answer, and how much memory a table takes.

Only for loopback, and bounded in number and time. ``make load`` runs it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx
from websockets.asyncio.client import connect

MOST_TABLES, MOST_SECONDS = 1000, 300
PING = 30.0  # seconds
VERSION = re.compile(r'\{"type":"table","version":(\d+)')


def arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20.0, help="how long they play")
    parser.add_argument("--pause", type=float, default=4.0, help="between two answers at one table")
    parser.add_argument("--game", default="burgundy")
    parser.add_argument("--database", help="postgresql://... (default: a new SQLite file)")
    options = parser.parse_args()
    assert 0 < options.tables <= MOST_TABLES
    assert 0 < options.seconds <= MOST_SECONDS
    return options


class Place:
    """One table: two seats of one guest, and a spectator."""

    def __init__(self, table):
        self.table = table
        self.sockets = []
        self.seen = [0, 0, 0]  # the version each socket has
        self.newest = {}  # what the seats were last sent
        self.changed = asyncio.Event()
        self.took = []

    async def open(self, base, cookie):
        for seat in ("?seat=0", "?seat=1", ""):
            url = f"{base.replace('http', 'ws', 1)}/api/v1/tables/{self.table}/live{seat}"
            self.sockets.append(
                await connect(url, additional_headers={"Cookie": cookie}, max_size=None, compression=None)
            )
        self.tasks = [asyncio.create_task(work(i)) for i in range(3) for work in (self.listen, self.ping)]

    async def listen(self, i):
        async for text in self.sockets[i]:
            found = VERSION.match(text)
            if found:
                self.seen[i] = int(found[1])
                if i < 2:
                    self.newest[i] = text
                self.changed.set()

    async def ping(self, i):
        """The server closes sockets that are silent for long."""
        while True:
            await asyncio.sleep(PING)
            await self.sockets[i].send('{"type":"ping","id":"p"}')

    async def play(self, rng, end, pause):
        await asyncio.sleep(rng.random() * pause)
        while time.monotonic() < end:
            if not await self.answer(rng):
                return
            await asyncio.sleep(rng.uniform(0.5, 1.5) * pause)

    async def answer(self, rng):
        """Whoever is asked answers; how long until all three sockets have seen it."""
        messages = {i: json.loads(text) for i, text in self.newest.items()}
        asked = [i for i, message in messages.items() if message["candidates"]]
        if not asked:
            return messages[0]["table"]["status"] != "over"
        seat = asked[0]
        legal = [c["move"] for c in messages[seat]["candidates"] if c["refusal"] is None]
        wanted = [version + 1 for version in self.seen]
        said = {
            "type": "answer",
            "id": f"{self.seen[seat]}",
            "version": messages[seat]["version"],
            "move": rng.choice(legal),
        }
        begin = time.perf_counter()
        await self.sockets[seat].send(json.dumps(said))
        while any(have < want for have, want in zip(self.seen, wanted, strict=True)):
            self.changed.clear()
            await asyncio.wait_for(self.changed.wait(), 30)
        self.took.append(time.perf_counter() - begin)
        return True

    async def close(self):
        for task in self.tasks:
            task.cancel()
        for socket_ in self.sockets:
            await socket_.close()


def memory(process):
    """Resident memory in kB."""
    for line in Path(f"/proc/{process.pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1])
    return 0


def processor(process):
    """Seconds of the processor that it has used so far."""
    fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def start(database, port):
    environment = {**os.environ, "COMPTOIR_LIMITS": "0", "COMPTOIR_LOG_LEVEL": "error"}
    command = [sys.executable, "-m", "comptoir", "serve", "--port", str(port), "--database", database]
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
    for _ in range(600):
        try:
            httpx.get(f"http://127.0.0.1:{port}/health")
            return process
        except httpx.HTTPError:
            time.sleep(0.1)
    raise SystemExit("The server did not start.")


async def load(options, base, process):
    rng = random.Random(1)
    async with httpx.AsyncClient(base_url=f"{base}/api/v1", timeout=60) as http:
        await http.post("session/guest", json={"name": "Load"})
        cookie = "; ".join([f"{name}={value}" for name, value in http.cookies.items()])
        setup = {"game": options.game, "players": 2, "seats": [{"who": "me"}, {"who": "hot"}]}
        first = (await http.post("tables", json=setup)).json()["table"]["id"]  # so that the game is loaded
        warm = Place(first)
        await warm.open(base, cookie)
        before = memory(process)
        places = [Place((await http.post("tables", json=setup)).json()["table"]["id"]) for _ in range(options.tables)]
        for place in places:
            await place.open(base, cookie)
        await asyncio.sleep(1)
        opened = memory(process)
        end, used, own = time.monotonic() + options.seconds, processor(process), time.process_time()
        await asyncio.gather(*[place.play(rng, end, options.pause) for place in places])
        after, used, own = memory(process), processor(process) - used, time.process_time() - own
        for place in [warm, *places]:
            await place.close()
    return sorted([t for place in places for t in place.took]), before, opened, after, used, own


def main():
    options = arguments()
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        process = start(options.database or f"sqlite:///{folder}/load.sqlite", port)
        try:
            took, before, opened, after, used, own = asyncio.run(load(options, f"http://127.0.0.1:{port}", process))
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(30)

    def share(part):
        return 1000 * took[min(len(took) - 1, int(part * len(took)))]

    n = options.tables
    print(f"{n} tables of {options.game}, {3 * n} sockets, {len(took)} answers in {options.seconds:.0f} s")
    print(f"answer to all clients: median {share(0.5):.0f} ms, p95 {share(0.95):.0f} ms, p99 {share(0.99):.0f} ms")
    print(f"processor: {1000 * used / len(took):.1f} ms an answer in the server, ", end="")
    print(f"{1000 * own / len(took):.1f} ms in this client")
    print(f"memory: {before} kB before, {(opened - before) / n:.0f} kB a table at the start, ", end="")
    print(f"{(after - before) / n:.0f} kB a table after play, three open sockets each included")
    good = share(0.99) < 100 and (opened - before) / n < 120
    print("within" if good else "NOT within", "the aims: p99 below 100 ms, an idle table below 120 kB")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
