"""Passwords, limits, names, logs, copies, and whatever else may come through the door."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import sqlite3
import stat
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from comptoir.core.errors import BadSetup
from comptoir.server.common import logs
from comptoir.server.common.errors import Problem
from comptoir.server.common.settings import from_environment
from comptoir.server.limits import rates
from comptoir.server.limits.rates import Limits, whereabouts
from comptoir.server.people import accounts, names, passwords
from comptoir.server.storage.database import NEWEST, Database
from server.running import Player, Server
from server.test_malice import until_too_many
from server.test_notices import Sink


def command(*arguments, **environment):
    """``comptoir`` as a process."""
    return subprocess.run(
        [sys.executable, "-m", "comptoir", *arguments],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


# --- Passwords ------------------------------------------------------------------------


def test_no_password_is_hashed_where_the_database_waits(monkeypatch):
    """Hashing is done by its own threads, never by those of the database."""
    where = set()
    real = passwords.HASHER.hash

    class Spy:
        def hash(self, password):
            where.add(threading.current_thread().name.partition("_")[0])
            return real(password)

        def verify(self, stored, password):
            where.add(threading.current_thread().name.partition("_")[0])
            return True

    monkeypatch.setattr(passwords, "HASHER", Spy())

    async def both():
        stored = await passwords.hashed("12345678")
        return await passwords.fits(stored, "12345678")

    assert asyncio.run(both())
    assert where == {"passwords"}
    assert not hasattr(accounts, "HASHER")


def test_reads_go_on_while_passwords_are_tried(light_server):
    """Thirty wrong passwords at once: a read in between waits for none of them."""
    with Player(light_server, "Ada") as ada, ThreadPoolExecutor(30) as pool:
        tries = [pool.submit(wrong, light_server) for _ in range(30)]
        reads = 0
        while not all(found.done() for found in tries):
            ada.get("session")
            reads += 1
        assert reads >= 5  # before, the first read came back after the last of the thirty
        assert {found.result() for found in tries} == {401}


def wrong(server):
    body = {"name": "nobody", "password": "whatever1"}
    return httpx.post(f"{server.url}/api/v1/session/login", json=body, timeout=60).status_code


@pytest.fixture
def database(new_database):
    found = Database(new_database())
    found.migrate()
    yield found
    found.close()


def attempts(database, many, account, address):
    """How many of so many tries are let through."""
    found = 0
    for _ in range(many):
        with contextlib.suppress(Problem):
            database.now(Limits(1).try_password, account, address)
            found += 1
    return found


def test_wrong_passwords_wait_ever_longer(database, monkeypatch):
    """By account, whatever the address, and by address, whatever the account; all workers count together."""
    now = [1e9]
    monkeypatch.setattr(rates.time, "time", lambda: now[0])
    assert attempts(database, 30, "ada", "1.1.1.1") == rates.FREE["account"]
    assert attempts(database, 1, "ada", "2.2.2.2") == 0
    waits = []
    for _ in range(8):
        begin = now[0]
        while not attempts(database, 1, "ada", "3.3.3.3"):
            now[0] += 0.5
        waits.append(now[0] - begin)
    assert waits == sorted(waits)
    assert waits[0] <= 1.5
    assert waits[-1] == rates.LONGEST["account"]
    assert sum(attempts(database, 1, f"somebody{i}", "4.4.4.4") for i in range(60)) == rates.FREE["address"]
    now[0] += rates.LONGEST["account"] + 1
    database.now(Limits(1).try_password, "ada", "5.5.5.5")
    database.now(Limits(1).was_right, "ada", "5.5.5.5")
    assert attempts(database, 30, "ada", "5.5.5.5") == rates.FREE["account"]


def test_no_burst_gets_around_it(database):
    """Many at once are counted like many in a row."""
    with ThreadPoolExecutor(6) as pool:
        tries = [pool.submit(attempts, database, 10, "bert", "6.6.6.6") for _ in range(6)]
        assert sum(found.result() for found in tries) == rates.FREE["account"]


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:1.2.3.4", "1.2.3.4", True),
        ("1.2.3.4:5678", "1.2.3.4", True),
        ("[2001:db8::1]:80", "2001:db8::2", True),
        ("1.2.3.4", "1.2.3.5", False),
        ("fe80::1%eth0", "fe80::2", True),
    ],
)
def test_what_counts_as_one_address(one, other, same):
    """Of IPv6 the first 64 bits; ports and ways of writing do not count."""
    assert (whereabouts(one) == whereabouts(other)) == same


def test_limits_behind_a_proxy(tmp_path, new_server):
    """All lines of X-Forwarded-For count, from the end; what a client writes before them does not."""
    server = new_server(f"sqlite:///{tmp_path / 'proxy.sqlite'}", limits="1", proxies="1")
    with Player(server, "") as ada:
        tries = until_too_many(
            lambda i: guest(ada, i, [f"9.9.9.{i}", f"2001:db8::{i:x}"]), lambda code: code == 429, 200
        )
        assert len(tries) > 30
        assert guest(ada, 99, ["2001:db8::1", "2001:db8:0:1::1"]) == 200


def guest(player, number, lines):
    headers = [("X-Forwarded-For", line) for line in lines]
    return httpx.post(
        f"{player.server.url}/api/v1/session/guest", json={"name": f"Guest {number}"}, headers=headers
    ).status_code


def test_workers_count_together(postgres, new_server):
    """Guests made at one worker count at the other."""
    database = postgres.database()
    pair = [new_server(database, limits="1"), new_server(database, limits="1")]
    rate, most = rates.RATES["guest"]
    begin = time.monotonic()
    tries = until_too_many(
        lambda i: httpx.post(f"{pair[i % 2].url}/api/v1/session/guest", json={"name": f"G {i}"}),
        lambda answer: answer.status_code == 429,
        200,
    )
    assert most < len(tries) <= most + 2 + rate * (time.monotonic() - begin)
    assert int(tries[-1].headers["retry-after"]) >= 1


# --- Accounts and names ---------------------------------------------------------------


def test_no_half_made_accounts(tmp_path, new_server):
    """Registering when the letters are used up makes no account: the same name can be had a moment later."""
    sink = Sink()
    mail = f"smtp://127.0.0.1:{sink.mail.server_address[1]}"
    server = new_server(f"sqlite:///{tmp_path / 'half.sqlite'}", smtp=mail, limits="1")
    try:
        with Player(server, "Ada") as ada:
            for i in range(5):
                ada.put("notices", email=f"a{i}@example.org")
            body = {"name": "Adele", "password": "12345678", "email": "adele@example.org"}
            assert ada.refused("POST", "session/register", **body) == (429, "too-many")
            assert ada.get("session")["person"]["account"] is False
            assert ada.post("session/register", name="Adele", password="12345678")["person"]["account"]
    finally:
        sink.close()


@pytest.mark.parametrize(
    "name",
    [
        "Ada\u200b",
        "A\u00adda",
        "\u3164",
        "\u2800",
        "A\u034fda",
        "Ada\u202e",
        "Z\u0300\u0301\u0302\u0303o",
        "\u0301Ada",
        "A\u0434a",
        "\ud800",
        "a\u0345\u0345\u0345",
        "Ꭺꭰꭺ",
        "x" * 31,
        "  ",
    ],
)
def test_names_with_tricks(light_server, name):
    """What cannot be seen, piles up or mixes scripts is no name."""
    with Player(light_server, "") as ada:
        body = json.dumps({"name": name})
        found = ada.http.post("session/guest", content=body, headers={"Content-Type": "application/json"})
        assert (found.status_code, found.json()["error"]["code"]) == (400, "bad-request")


@pytest.mark.parametrize("name", ["Zoe\u0308", "Ми́ша", "山田太郎", "カナ 山", "김철수", "O’Brien-2", "Ada ❤\ufe0f"])
def test_names_of_all_sorts(light_server, name):
    """Names of one script are; they are kept in one form."""
    with Player(light_server, "") as ada:
        found = ada.post("session/guest", name=name)["person"]["name"]
        assert found == names.clean(name)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Oscar", "0scar"),
        ("Ian", "lan"),
        ("Cara", "Сага"),
        ("PETA", "ΡΕΤΑ"),
        ("Ada", "ＡＤＡ"),
        ("Arno", "Amo"),
    ],
)
def test_names_that_look_the_same(one, other):
    """A reader may take them for one another."""
    assert names.look(one) == names.look(other)
    assert names.look("Anna") != names.look("Hanna")


def test_nobody_carries_an_accounts_name(light_server):
    """Neither another account nor a guest, nor at a table only; whoever has it may use it everywhere."""
    with Player(light_server, "") as owner, Player(light_server, "Guest") as other:
        owner.post("session/register", name="Ottokar", password="12345678")
        for name in ("Ottokar", "OTTOKAR", "0ttokar", "ＯＴＴＯＫＡＲ"):
            assert other.refused("POST", "session/guest", name=name) == (409, "name-taken")
            assert other.refused("POST", "session/register", name=name, password="12345678") == (409, "name-taken")
        table, invitation = owner.table(seats=("me", "open", "open"))
        assert other.refused("POST", "join", invitation=invitation, name="0ttokar") == (409, "name-taken")
        seats = [{"who": "me", "name": "Ottokar"}, {"who": "open"}]
        assert other.refused("POST", "tables", game="burgundy", players=2, seats=seats) == (409, "name-taken")
        assert owner.post("tables", game="burgundy", players=2, seats=seats)["table"]["seats"][0]["name"] == "Ottokar"
        assert other.post("join", invitation=invitation, name="Otto")["table"]["id"] == table


def test_a_guest_whose_name_was_taken_later(light_server):
    """Who carried a name before it became an account's sits down and talks under another."""
    with Player(light_server, "Edeltraud") as early, Player(light_server, "") as owner:
        owner.post("session/register", name="Edeltraud", password="12345678")
        assert early.refused("POST", "tables", game="burgundy") == (409, "name-taken")
        table, _ = owner.table()
        live = early.live(table)
        live.first()
        assert live.ask("chat", text="It is me")["code"] == "name-taken"
        early.post("session/guest", name="Edel")
        assert early.table()
        assert early.live(table).ask("chat", text="It is I")["type"] == "ack"


# --- What is written down -------------------------------------------------------------


def test_logs_hold_nothing_of_a_request(tmp_path, capsys):
    """When the database fails, neither the statement's values nor the driver's words about them are written."""
    logs.configure("debug")
    database = Database(f"sqlite:///{tmp_path / 'log.sqlite'}")
    database.migrate()
    import structlog

    def twice(connection):
        connection.execute(text("CREATE TABLE said (line TEXT PRIMARY KEY)"))
        for _ in range(2):
            connection.execute(text("INSERT INTO said VALUES (:line)"), {"line": "my secret chat"})

    for failing in (twice, lambda c: {}["i_invitation"], lambda c: int("argon2-hash")):
        try:
            database.now(failing)
        except Exception:
            structlog.get_logger().exception("a request failed")
            logging.getLogger("asyncio").exception("Task exception was never retrieved: %s", failing)
    database.close()
    told = capsys.readouterr()
    lines = [json.loads(line) for line in (told.out + told.err).splitlines()]
    assert len(lines) == 6
    assert all("Traceback" in line["exception"] for line in lines)
    assert "IntegrityError" in lines[0]["exception"][-1]
    for secret in ("secret chat", "i_invitation", "argon2-hash", "INSERT"):
        assert secret not in told.out + told.err


def test_a_failing_statement_does_not_tell_its_values(database):
    """Not even to whoever catches the error: it may come to be written anywhere."""
    with pytest.raises(SQLAlchemyError) as failed:
        database.now(lambda c: c.execute(text("INSERT INTO nowhere VALUES (:line)"), {"line": "my secret chat"}))
    assert "nowhere" in str(failed.value)
    assert "my secret chat" not in f"{failed.value} {failed.value!r}"


def test_failures_of_a_running_server_are_told_without_secrets(tmp_path):
    """A table is gone from under the server: the log says where it failed, and nothing else."""
    server = Server(f"sqlite:///{tmp_path / 'broken.sqlite'}", log_level="debug")
    with Player(server, "Kunigunde") as ada:
        table, _ = ada.table(seats=("me", "hot"))
        live = ada.live(table, 0)
        live.first()
        with contextlib.closing(sqlite3.connect(tmp_path / "broken.sqlite")) as other:
            for name in ("events", "pushes", "sessions"):
                other.execute(f"ALTER TABLE {name} RENAME TO gone_{name}")
            other.commit()
        assert live.ask("chat", text="my secret chat")["code"] == "server-error"
        for path in ("session", "join/i_secret", f"tables/{table}"):
            ada.http.get(path)
        assert ada.http.post("session/register", json={"name": "Kuni", "password": "pass-word-1"}).status_code == 500
    server.stop()
    written = server.log.read_text()
    server.log.unlink()
    assert "Traceback" in written
    for secret in ("Kuni", "secret chat", "i_secret", "pass-word", "argon2", "INSERT"):
        assert secret not in written


def test_database_files_are_for_their_owner_only(tmp_path):
    """All of them, from the first moment."""
    old = os.umask(0)
    try:
        database = Database(f"sqlite:///{tmp_path / 'deep' / 'own.sqlite'}")
        database.migrate()
        database.now(lambda c: accounts.be_guest(c, "Ada", None))
        files = list((tmp_path / "deep").iterdir())
        modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in files}
        database.close()
    finally:
        os.umask(old)
    assert "own.sqlite-wal" in modes
    assert set(modes.values()) == {0o600}


def test_backup_of_a_running_server(new_database, new_server, tmp_path, request):
    """A copy made while people play holds every answer that was acknowledged before it began."""
    server = new_server(new_database())
    stop, said = threading.Event(), []

    def talk(live):
        while not stop.is_set():
            line = f"line {len(said)}"
            if live.ask("chat", text=line)["type"] == "ack":
                said.append(line)

    with Player(server, "Ada") as ada:
        table, _ = ada.table(seats=("me", "hot"))
        live = ada.live(table, 0)
        live.first()
        talker = threading.Thread(target=talk, args=(live,))
        talker.start()
        while len(said) < 50:
            time.sleep(0.01)
        before = list(said)
        copy = tmp_path / "copy"
        done = command("backup", str(copy), "--database", server.database)
        stop.set()
        talker.join()
        assert (done.returncode, done.stderr) == (0, "")
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
        assert list(tmp_path.glob("*.part")) == []
        again = command("backup", str(copy), "--database", server.database)
        assert (again.returncode, again.stderr.count("\n")) == (2, 1)
    url = f"sqlite:///{copy}"
    if not server.database.startswith("sqlite"):
        url = restored(request.getfixturevalue("postgres"), copy)
    second = new_server(url)
    with Player(second, "") as nobody:
        found = nobody.live(table)
        found.first()
        lines = [line["text"] for line in found.chat if "text" in line]
        assert lines[: len(before)] == before


def restored(postgres, copy):
    """A database made from the copy."""
    url = postgres.database()
    shared = postgres.folder / "copy"
    shared.write_bytes(copy.read_bytes())
    shared.chmod(0o644)
    postgres.run("pg_restore", "-d", url, "--no-owner", shared)
    return url


# --- What cannot be -------------------------------------------------------------------


def junk(tmp_path):
    """Files that are no database of ours."""
    names = ("text", "folder", "other", "odd", "two", "bare")
    text_file, folder, other, odd, two, bare = (tmp_path / name for name in names)
    text_file.write_text("no database at all, but long enough to be looked at " * 40)
    folder.mkdir()
    with contextlib.closing(sqlite3.connect(other)) as made:
        made.execute("CREATE TABLE people (x)")
    for file, versions in ((odd, ["0000"]), (two, ["0001", NEWEST]), (bare, [NEWEST])):
        with contextlib.closing(sqlite3.connect(file)) as made:
            made.execute("CREATE TABLE alembic_version (version_num TEXT)")
            made.executemany("INSERT INTO alembic_version VALUES (?)", [(version,) for version in versions])
            made.commit()
    return [f"sqlite:///{file}" for file in (text_file, folder, other, odd, two, bare)]


def test_junk_databases(tmp_path):
    """One sentence for each, and no traceback."""
    urls = [
        *junk(tmp_path),
        "postgresql://x:y@host:port/z",
        "sqlite:///" + "x" * 300,
        "sqlite:///a\x00b",
        "hm",
        "sqlite:",
    ]
    for url in urls:
        with pytest.raises((BadSetup, OSError)):
            Database(url).migrate()
    for url in urls[:3]:
        done = command("backup", str(tmp_path / "copy"), "--database", url)
        assert (done.returncode, done.stderr.count("\n")) == (2, 1), done.stderr
        assert not (tmp_path / "copy").exists()
    done = command("serve", "--database", urls[0])
    assert (done.returncode, done.stderr.count("\n")) == (2, 1), done.stderr


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PROXIES", "many"),
        ("PROXIES", "-1"),
        ("LIMITS", "nan"),
        ("LIMITS", "-2"),
        ("BOT_PROCESSES", "0"),
        ("BOT_SECONDS", "9" * 5000),
        ("SECURE", "perhaps"),
        ("LOG_LEVEL", "loud"),
        ("SMTP", "mail.example.org"),
        ("SMTP", "smtp://host:port"),
        ("ADDRESS", "example.org"),
        ("ADDRESS", "https://x\udcff/"),
        ("MAIL_FROM", "nobody"),
        ("DATABASE", "\udcff"),
    ],
)
def test_bad_environment(monkeypatch, name, value):
    """What a variable must be is said in one sentence that names it."""
    monkeypatch.setenv(f"COMPTOIR_{name}", value)
    with pytest.raises(BadSetup, match=f"COMPTOIR_{name} must be"):
        from_environment()


def test_bad_environment_of_a_command():
    """So it is on the terminal."""
    done = command("serve", COMPTOIR_PROXIES="x")
    assert (done.returncode, done.stderr) == (2, "comptoir: COMPTOIR_PROXIES must be a whole number from 0 to 10.\n")


def test_deep_files(tmp_path):
    """A TOML file that is nested beyond reason is told so."""
    file = tmp_path / "deep.toml"
    file.write_text("a = " + "[" * 20_000 + "]" * 20_000)
    done = command("play", "la_loire", "--data", str(file))
    assert (done.returncode, done.stderr.count("\n")) == (2, 1), done.stderr[-300:]


@pytest.mark.parametrize(
    "path", ["x" * 300, "x" * 5000, "a/" * 300, "%ff%fe", "%ED%A0%80", "assets/" + "x" * 300, "a%00b", "%2e%2e/%2e%2e"]
)
def test_paths_that_cannot_be(light_server, path):
    """A page, or nothing; never an error of the server."""
    for where in ("", "api/v1/", "api/v1/tables/", "api/v1/people/", "api/v1/join/"):
        assert httpx.get(f"{light_server.url}/{where}{path}").status_code < 500


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("session/register", '{"name": "Abc", "password": "\\ud8001234567"}'),
        ("session/login", '{"name": "\\udfff", "password": "12345678"}'),
        ("session/login", '{"name": "Abc", "password": "\\ud8001234567"}'),
        ("tables", '{"game": "burgundy", "options": {"\\ud800": "x"}}'),
        ("tables", '{"game": "\\ud800"}'),
        ("tables", '{"game": "burgundy", "title": "\\ud800"}'),
        ("tables", '{"\\ud800": 1}'),
        ("join", '{"invitation": "\\ud800"}'),
        ("notices/confirm", '{"token": "\\ud800"}'),
        ("notices/push", '{"endpoint": "https://\\ud800", "keys": {"p256dh": "a", "auth": "a"}}'),
        ("tables", "[" * 100_000),
        ("tables", '{"players": ' + "9" * 5000 + "}"),
        ("tables", '{"game": "burgundy", "players": 2, "figures": "a = ' + "9" * 5000 + '"}'),
        ("tables", '{"game": "burgundy", "players": 2, "figures": "a.b = [{c = inf}, 1e400]"}'),
        ("tables", "\ufeff{}"),
    ],
)
def test_bodies_that_cannot_be(light_server, path, body):
    """Halves of characters, depths and lengths are refused with a sentence."""
    with Player(light_server, "Ada") as ada:
        found = ada.http.post(path, content=body.encode(), headers={"Content-Type": "application/json"})
        assert 400 <= found.status_code < 500, found.text
        assert found.json()["error"]["message"]
