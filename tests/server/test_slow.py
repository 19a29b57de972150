"""Games over days: clocks with days for each move, vacations, reminders. Time is simulated."""

from __future__ import annotations

import asyncio
import json
import random
import time

import pytest
from sqlalchemy import select, update

import comptoir
from comptoir.server.api.routes import tables as table_routes
from comptoir.server.common.errors import Problem
from comptoir.server.common.settings import Settings
from comptoir.server.hub import Hub
from comptoir.server.notices.delivery import Postman, in_form, short
from comptoir.server.notices.news import sentences
from comptoir.server.people import accounts, vacations
from comptoir.server.protocol.models import Clock, Derive, Hinted, Seat, Setup
from comptoir.server.state import clocks
from comptoir.server.state.live_table import LiveTable
from comptoir.server.state.position import SPECTATOR
from comptoir.server.storage import schema, store
from comptoir.server.storage.database import Database
from comptoir.server.storage.rows import SeatRow
from comptoir.server.tables import away, commands, derived, lobby, plans
from comptoir.server.tables.commands import Speaker
from comptoir.server.tables.drafts import news
from comptoir.server.visibility.projection import for_seat
from comptoir.texts import texts
from server.test_secrets import answer, begin, otherwise

DAY = 86400.0
SLOW = {"seconds": int(DAY), "increment": 0, "days": 2}


def test_days_go_before_the_bank():
    """Each move has its days anew; only what takes longer comes out of the bank."""
    begun = clocks.BEGUN
    now = clocks.turned({**clocks.new(SLOW, 2), "since": begun}, SLOW, [0], begun)
    assert clocks.left(now, begun + DAY) == [2 * DAY, 3 * DAY]
    assert clocks.deadline(now, SLOW) == begun + 3 * DAY - DAY / 2  # a reminder
    later = clocks.turned(now, SLOW, [1], begun + 2.5 * DAY)
    assert clocks.left(later, begun + 2.5 * DAY) == [2.5 * DAY, 3 * DAY]
    assert clocks.to_remind(later, SLOW, begun + 2.5 * DAY) == []
    assert clocks.to_remind(later, SLOW, begun + 5.25 * DAY) == [1]
    told = clocks.reminded(later, [1])
    assert clocks.to_remind(told, SLOW, begun + 5.25 * DAY) == []
    assert clocks.deadline(told, SLOW) == begun + 5.5 * DAY
    assert clocks.deadline(told, SLOW, [begun + 3 * DAY, None]) == begun + 3 * DAY


def test_a_vacation_keeps_the_days_of_the_move():
    """Whoever comes back goes on with what was left."""
    begun = clocks.BEGUN
    now = clocks.turned({**clocks.new(SLOW, 2), "since": begun}, SLOW, [0], begun)
    rests = clocks.turned(now, SLOW, [], begun + DAY, [0])
    assert clocks.deadline(rests, SLOW) is None
    back = clocks.turned(rests, SLOW, [0], begun + 9 * DAY, [0])
    assert clocks.left(back, begun + 9 * DAY) == [2 * DAY, 3 * DAY]


class Days:
    """A hub in this process, whose time goes on as the test says."""

    def __init__(self, hub, monkeypatch):
        self.hub, self.passed, real = hub, 0.0, time.time
        monkeypatch.setattr(time, "time", lambda: real() + self.passed)

    async def people(self, *names):
        found = []
        for name in names:
            person, _ = await self.hub.database.run(accounts.be_guest, name, None)
            found.append(person)
        return found

    async def table(self, one, other, game="burgundy", **clock):
        setup = Setup(game=game, clock=Clock(**{**SLOW, **clock}), seats=[Seat(who="me"), Seat(who="open")])
        room = await lobby.make_table(self.hub, *lobby.new_table(setup, one))
        await lobby.sit_down(room, other, None, None)
        return room

    async def wait(self, room, days):
        """Some days go by; whatever is due then is done."""
        self.passed += days * DAY
        await room.motion._run_out()

    async def letters(self, kind):
        def read(connection):
            o = schema.outbox.c
            return [row for row in connection.execute(select(o.body, o.person)) if row.body["kind"] == kind]

        return await self.hub.database.run(read)


def in_days(new_database, monkeypatch, play):
    """Carry out a story of some days."""

    async def run():
        monkeypatch.setattr(Postman, "run", lambda self: asyncio.sleep(0))  # letters stay where they can be read
        hub = Hub(Settings(database=new_database()))
        await hub.open()
        try:
            await play(Days(hub, monkeypatch))
        finally:
            monkeypatch.undo()
            await hub.close()

    asyncio.run(run())


def turn(room):
    """The seat whose time runs, and the other."""
    (seat,) = room.row.clocks["running"]
    return seat, 1 - seat


@pytest.mark.parametrize("late", ["bot", "resign"])
def test_running_out_of_days(new_database, monkeypatch, late):
    """A reminder first; then a bot plays until its player is back, or for good."""

    async def play(days):
        ada, bert = await days.people("Ada", "Bert")
        room = await days.table(ada, bert, late=late)
        seat, _ = turn(room)
        who = (ada, bert)[seat]
        await days.wait(room, 2.4)
        assert await days.letters("reminder") == []
        await days.wait(room, 0.2)
        assert [letter.person for letter in await days.letters("reminder")] == [who.id]
        await days.wait(room, 0.1)
        assert len(await days.letters("reminder")) == 1
        assert room.seats[seat].kind == "human"
        await days.wait(room, 0.5)
        assert (room.seats[seat].kind, room.seats[seat].resigned) == ("bot", late == "resign")
        message = {"bot": "notice-time-out", "resign": "notice-time-out-resigned"}[late]
        assert room.position.chat[-1]["system"]["message"] == message
        speaker = Speaker(room, who, seat)
        if late == "resign":
            with pytest.raises(Problem, match="not-your-seat"):
                await room.change(lambda now: commands.take_back_seat(speaker, now, {}))
        else:
            await room.change(lambda now: commands.take_back_seat(speaker, now, {}))
            assert room.seats[seat].kind == "human"
            assert clocks.left(room.row.clocks, time.time())[seat] > 1.9 * DAY

    in_days(new_database, monkeypatch, play)


def test_vacation(new_database, monkeypatch):
    """The clock stands still until one is back, thirty days a year; the table is told."""

    async def play(days):
        ada, bert = await days.people("Ada", "Bert")
        room = await days.table(ada, bert)
        seat, _ = turn(room)
        who = (ada, bert)[seat]
        until = await days.hub.database.run(vacations.take, who.id, 10)
        assert await days.hub.database.run(vacations.slow_tables, who.id) == [room.id]
        await away.go(room, who, until, 10)
        assert room.row.clocks["running"] == []
        assert room.summary(who)["seats"][seat]["vacation"]
        assert room.position.chat[-1]["system"]["message"] == "notice-away"
        await days.wait(room, 9.9)
        assert room.seats[seat].kind == "human"
        await days.wait(room, 0.2)
        assert room.seats[seat].vacation is None
        assert turn(room)[0] == seat
        assert room.position.chat[-1]["system"]["message"] == "notice-back"
        assert (await days.hub.database.run(vacations.status, who.id))["left"] == 20
        with pytest.raises(Problem, match="no-vacation"):
            await days.hub.database.run(vacations.take, who.id, 21)
        await days.hub.database.run(vacations.take, who.id, 20)
        await days.hub.database.run(vacations.take, who.id, 0)
        assert (await days.hub.database.run(vacations.status, who.id))["left"] == 20
        days.passed += 366 * DAY
        assert (await days.hub.database.run(vacations.status, who.id))["left"] == 30

    in_days(new_database, monkeypatch, play)


def test_nobody_is_told_who_is_here(server, ada, bert):
    """At a table over days comings and goings are not told, and nobody puts a bot in somebody's place."""
    table, invitation = ada.table("burgundy", ("me", "open"), clock=SLOW)
    bert.join(invitation)
    live = ada.live(table, 0)
    live.first()
    looking = bert.live(table, 1)
    looking.first()
    looking.close()
    bert.sockets.clear()
    live.drain(0.5)
    assert live.now["connected"] == [True, True]
    assert not [message for message in live.messages if message["type"] == "presence"]
    assert live.ask("replace_by_bot", of=1)["code"] == "not-away"
    assert ada.get("vacation") == {"until": None, "left": 30}
    assert ada.put("vacation", days=3)["left"] == 27
    assert ada.put("vacation", days=0)["left"] >= 29
    assert ada.refused("POST", "tables", game="burgundy", clock={"seconds": 0, "increment": 0})[1] == "bad-request"


def test_forms_of_notices():
    """Discord and Slack get a text, everybody else all of it; push services get what they can carry."""
    body = {
        "kind": "turn",
        "text": "Your turn",
        "since": [f"line {i} {'x' * 300}" for i in range(20)],
        "link": "https://x/t",
    }
    assert in_form("json", body) == body
    small = {**body, "since": ["Bert sells."]}
    assert in_form("discord", small) == {"content": "Your turn\n• Bert sells.\nhttps://x/t"}
    assert in_form("slack", small) == {"text": "Your turn\n• Bert sells.\nhttps://x/t"}
    assert len(short(body)) < 3000
    assert b"line 19" in short(body)


@pytest.mark.parametrize("name", comptoir.game_names())
def test_what_happened_since_is_what_the_seat_may_know(name):
    """A notice tells the effects that the seat's own log tells, nothing from before its last answer, and no secrets."""
    position, rng = begin(name, 2, seed=5)
    seats = [SeatRow("t", i, "human", None, f"P{i}", None, False) for i in range(2)]
    told = 0
    for step in range(120):
        if position.over:
            break
        answer(position, rng)
        for seat in range(2):
            found, log = news(position, seat, seats), position.table.log
            lines = position.memory[seat].lines
            own = max([k for k, i in enumerate(lines) if log[i].seat == seat and not log[i].forced], default=-1)
            shown = for_seat(position, seat)["log"]["lines"][own + 1 :]
            told_of_others = [(line["move"], line["told"]) for line in shown if line["seat"] >= 0 and line["told"]]
            answers = [(one["move"], one["told"]) for one in found if one["move"] is not None]
            assert answers == told_of_others[-len(answers) or len(told_of_others) :]
            rows = [row for line in shown for told in line["told"] for row in told["rows"]]
            assert len(rows) >= len([row for one in found for line in one["told"] for row in line["rows"]])
            told += len(found)
            if step % 10 == 0:
                assert news(otherwise(position, seat, step), seat, seats) == found
    assert told


SINCE = {
    "en": [
        "display: +knowledge 1, pasture 2",
        "Bert plays a 2. (cards dealt: ",
        "Turn 1",
        "Bert takes one silver. (+1 silver)",
    ],
    "de": [
        "Auslage: +Wissen 1, Weide 2",
        "Bert spielt eine 2. (ausgeteilte Karten: ",
        "Runde 1",
        "Bert nimmt ein Silber. (+1 Silber)",
    ],
    "fr": [
        "étalage : +savoir 1, pâturage 2",
        "Bert joue un 2. (cartes distribuées : ",
        "Tour 1",
        "Bert prend une pièce d’argent. (+1 pièce d’argent)",
    ],
}


@pytest.mark.parametrize("lang", SINCE)
def test_what_happened_since_in_words(lang):
    """Answers with their effects, what chance dealt in one line, and where a turn begins."""
    position, rng = begin("burgundy", 2, seed=5)
    seats = [SeatRow("t", i, "human", None, name, None, False) for i, name in enumerate(("Ada", "Bert"))]
    for _ in range(28):
        answer(position, rng)
    said = sentences(texts(position.game, lang), news(position, 0, seats))
    for wanted in SINCE[lang]:
        assert [line for line in said if line.startswith(wanted)], said


async def answer_somehow(room, who, seat, rng):
    """Somebody answers by hand, until others are asked."""
    speaker = Speaker(room, who, seat)
    while seat in room.position.asked and room.position.held is None:
        now = room.position
        message = {"version": now.memory[seat].version, "move": rng.choice(now.table.legal(seat))}
        await room.change(lambda now, message=message: commands.answer(speaker, now, message))


async def planned(days, room, who, seat, rng, length=60):
    """A plan for the next turn of a seat, made on a board; its answers by name."""
    board = await derived.derive(days.hub, room, who, Derive(purpose="plan", seat=seat))
    assert board.row.purpose == "plan"
    speaker, given = Speaker(board, who, seat), 0
    while seat in board.position.asked and given < length:
        now, given = board.position, given + 1
        message = {"version": now.memory[seat].version, "move": rng.choice(now.table.legal(seat))}
        await board.change(lambda now, message=message: commands.answer(speaker, now, message))
    line = plans.line_of(board.position, seat)
    await days.hub.database.run(plans.keep, room.id, seat, line)
    return [step["move"] for step in line]


async def plan_of(days, room, seat):
    return await days.hub.database.run(plans.find, room.id, seat)


@pytest.mark.parametrize("name", ["burgundy", "marco_polo"])
def test_a_plan_is_played_or_says_why_not(new_database, monkeypatch, name):
    """Prepared while the other thinks, given when the question comes: not at once, and only as long as it holds."""

    async def play(days):
        rng = random.Random(4)
        ada, bert = await days.people("Ada", "Bert")
        room = await days.table(ada, bert, game=name)
        people, played, stopped = (ada, bert), 0, 0
        for _ in range(8):
            seat = room.position.asked[0]
            other = 1 - seat
            if room.position.asked != [seat]:
                await answer_somehow(room, people[seat], seat, rng)
                continue
            try:
                moves = await planned(days, room, people[other], other, rng)
            except Problem:  # on the board the game was over before that
                break
            await answer_somehow(room, people[seat], seat, rng)
            length = len(room.position.table.log)
            await days.hub.sweep()
            assert len(room.position.table.log) == length, "nobody answers at once"
            for _ in range(len(moves) + 2):
                days.passed += 1600
                await days.hub.sweep()
            plan = await plan_of(days, room, other)
            given = plan["played"]
            answers = [e for e in room.position.table.log[length:] if e.seat == other and not e.forced]
            assert given == moves[: len(given)]
            assert given == [room.position.game.kinds.name(e.move) for e in answers][: len(given)]
            played += len(given)
            stopped += plan["state"] == "stopped"
            assert (plan["why"] is None) == (plan["state"] != "stopped")
            if other in room.position.asked:
                await answer_somehow(room, people[other], other, rng)
        assert played >= 3

    in_days(new_database, monkeypatch, play)


def test_nobody_can_tell_a_plan(new_database, monkeypatch):
    """To make one changes nothing that others are sent; what it answers is stored as any answer."""

    async def play(days):
        rng = random.Random(2)
        ada, bert = await days.people("Ada", "Bert")
        room = await days.table(ada, bert)
        seat = room.position.asked[0]
        people, other = (ada, bert), 1 - seat

        def all_that_is_told():
            told = [for_seat(room.position, viewer) for viewer in (SPECTATOR, seat)]
            return json.dumps([*told, room.summary(people[seat]), room.row.version, room.row.deadline])

        before = all_that_is_told()
        await planned(days, room, people[other], other, rng, 1)
        assert all_that_is_told() == before
        assert await days.hub.database.run(lobby.mine, people[seat].id) == await days.hub.database.run(
            lobby.mine, people[other].id
        )
        await answer_somehow(room, people[seat], seat, rng)
        asked = all_that_is_told()
        assert [letter for letter in await days.letters("turn") if letter.person == people[other].id] == []
        dues = await days.hub.database.run(lambda c: [row.due for row in c.execute(select(schema.plans.c.due))])
        assert 50 < dues[0] - time.time() < 1500
        assert all_that_is_told() == asked
        days.passed += 1600
        await days.hub.sweep()
        (event,) = await days.hub.database.run(store.events_after, room.id, room.position.version - 1)
        assert (event.kind, event.seat) == ("answer", other)
        assert set(event.data) == {"entries", "only", "lane", "held"}
        assert "plan" not in json.dumps(for_seat(room.position, seat))

    in_days(new_database, monkeypatch, play)


def test_a_plan_stops_safely():
    """Another question, a rule, another price: the first line that holds is played; where none does, it says why."""
    position, rng = begin("marco_polo", 2, seed=1)
    for _ in range(60):
        answer(position, rng)
    seat = position.asked[0]
    while all(why is None for why in position.table.offers(seat).values()):
        answer(position, rng)
        seat = position.asked[0]
    tried = LiveTable(position.game, 2, None, position.options, {}, origin=position.table.position)
    move = position.table.legal(seat)[0]
    tried.take(seat, move, forced=False)
    name = position.game.kinds.name
    step = {
        "ask": type(position.table.question(seat)).__name__,
        "move": name(move),
        "label": position.table.position.label(move, seat).pack(),
        "brings": plans.brings(tried, 0, seat),
    }
    refused = next(m for m, why in position.table.offers(seat).items() if why is not None)
    wrong = {
        "plan-other-question": {**step, "ask": "Nothing"},
        "plan-refused": {**step, "move": name(refused)},
        "plan-changed": {**step, "brings": [[0, {"message": "x", "args": {}}]]},
    }
    for message, other in wrong.items():
        assert plans.fails(position, seat, other).message == message
        with pytest.raises(plans.Ends) as ends:
            plans.choose(position, seat, {"lines": [[other]], "played": []})
        assert ends.value.why.message == message
        assert plans.choose(position, seat, {"lines": [[other], [step]], "played": []}) == move
    with pytest.raises(plans.Ends) as ends:
        plans.choose(position, seat, {"lines": [[step]], "played": [step["move"]]})
    assert ends.value.why is None


@pytest.mark.parametrize("name", comptoir.game_names())
def test_a_board_for_plans_knows_no_more_than_its_seat(name):
    """It comes from the view alone: where the unseen differs, it is the same."""
    position, rng = begin(name, 2, seed=8)
    compared = 0
    for step in range(60):
        if position.over:
            break
        answer(position, rng)
        seat = rng.randrange(2)
        if step % 10 == 0 and seat not in position.asked:
            other = otherwise(position, seat, step)
            views = [one.table.position.view(seat) for one in (position, other)]
            found = [plans.ahead(view, seat, step) for view in views]
            compared += 1
            assert found[0] == found[1]
    assert compared or name == "orleans"


def test_answers_without_a_choice(new_database, monkeypatch):
    """Whoever wants it is spared questions with a single answer, after the same delay; others find a notice as ever."""
    assert 60 <= min(plans.delay(False) for _ in range(200)) < 400
    assert max(plans.delay(True) for _ in range(200)) <= 40

    async def play(days):
        rng = random.Random(3)
        ada, bert = await days.people("Ada", "Bert")
        room = await days.table(ada, bert)
        people, given = (ada, bert), 0
        for person in people:
            change = update(schema.people).where(schema.people.c.id == person.id).values(automatic=True)
            await days.hub.database.run(lambda c, change=change: c.execute(change))
        for _ in range(14):
            seat = room.position.asked[0]
            legal, length = room.position.table.legal(seat), len(room.position.table.log)
            days.passed += 1600
            await days.hub.sweep()
            if len(room.position.table.log) > length:
                assert len(legal) == 1
                given += 1
            else:
                await answer_somehow(room, people[seat], seat, rng)
        assert await days.hub.database.run(plans.claim) == []

    in_days(new_database, monkeypatch, play)


@pytest.mark.parametrize("name", ["burgundy", "marco_polo"])
def test_what_is_thought_about_is_what_the_seat_sees(new_database, monkeypatch, name):
    """For plans and hints a process gets the view of the seat that asks, and nothing else of the table."""

    async def play(days):
        given = []

        async def advise(who, do, *order):
            given.append(order)
            raise Problem("busy")

        monkeypatch.setattr(days.hub.thinkers, "advise", advise)
        ada, bert = people = await days.people("Ada", "Bert")
        room = await days.table(ada, bert, name)
        rng, differed = random.Random(4), 0
        room.row.aids = ["hints"]
        for _ in range(6):
            seat = room.position.asked[0]
            await answer_somehow(room, people[seat], seat, rng)
            asked = room.position.asked[0]
            with pytest.raises(Problem, match="busy"):
                await derived.derive(days.hub, room, people[1 - asked], Derive(purpose="plan", seat=1 - asked))
            with pytest.raises(Problem, match="busy"):
                await table_routes.hint(room.id, Hinted(seat=asked), days.hub, people[asked])
            now = room.position.table.position
            for viewer, (view, *rest) in zip((1 - asked, asked), given[-2:], strict=True):
                assert view.key() == now.view(viewer).key()
                assert all(isinstance(one, int) for one in rest)
                differed += view.key() != now.key()
        assert differed > 6

    in_days(new_database, monkeypatch, play)


def test_a_plan_is_its_owners_alone(server, ada, bert):
    """Nobody else can ask for it, add to it, drop it, or see the board it was made on."""
    table, invitation = ada.table("burgundy", ("me", "open"), clock=SLOW)
    bert.join(invitation)
    asked = ada.live(table, 0).first()["questions"][0]["seat"]
    seat, (owner, other) = 1 - asked, ((bert, ada) if asked == 0 else (ada, bert))
    plan = f"tables/{table}/plan"
    assert owner.get(plan, seat=seat)["state"] == "none"
    board = owner.post(f"tables/{table}/derive", purpose="plan", seat=seat)["table"]["id"]
    assert owner.refused("POST", plan, board=board) == (409, "no-plan")
    live = owner.live(board, seat)
    live.my_turn()
    live.answer()
    assert other.refused("POST", plan, board=board) == (404, "not-found")
    told = owner.post(plan, board=board)
    assert (told["state"], len(told["lines"]), told["played"]) == ("waiting", 1, 0)
    assert other.refused("GET", f"{plan}?seat={seat}") == (403, "not-your-seat")
    assert other.refused("DELETE", f"{plan}?seat={seat}") == (403, "not-your-seat")
    assert other.get(plan, seat=asked)["lines"] == []
    assert other.refused("GET", f"tables/{board}") == (404, "not-found")
    assert other.refused("POST", f"tables/{table}/derive", purpose="plan", seat=asked) == (409, "no-plan")
    assert owner.get("session/export")["plans"] == [
        {"table": table, "seat": seat, "lines": [[told["lines"][0][0]["move"]]]}
    ]
    assert other.get("session/export")["plans"] == []
    assert owner.http.delete(plan, params={"seat": seat}).json()["state"] == "none"
    owner.post(plan, board=board)
    assert prepared(server, table) == [seat]
    owner.post("session/departure")
    assert prepared(server, table) == []


def prepared(server, table):
    """The seats whose plans are stored."""
    database = Database(server.database)
    p = schema.plans.c
    found = database.now(lambda c: [row.seat for row in c.execute(select(p.seat).where(p.table_id == table))])
    database.close()
    return found
