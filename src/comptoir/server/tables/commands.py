"""What a player may say at a table, each checked, each becoming one event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from comptoir.core.errors import BadMove
from comptoir.core.phrase import Phrase
from comptoir.server.bots.pool import BOTS, STAND_IN
from comptoir.server.common.errors import Problem
from comptoir.server.people.accounts import Person
from comptoir.server.state import clocks, events
from comptoir.server.state.events import Draft
from comptoir.server.state.live_table import LiveTable
from comptoir.server.state.position import SPECTATOR, Position
from comptoir.server.storage.rows import BOT, HUMAN, OVER, STUCK, WAITING
from comptoir.server.tables.room import Room
from comptoir.texts import texts

LONGEST_CHAT: Final = 500


class Speaker:
    """Who says something: a person at one of their seats, or looking on."""

    def __init__(self, room: Room, person: Person | None, viewer: int) -> None:
        self.room: Final = room
        self.person: Final = person
        self.viewer: Final = viewer

    def seat(self) -> int:
        """The seat; only for those who have one, still."""
        if self.viewer == SPECTATOR:
            raise Problem("spectator")
        if self.person is None or self.room.holder(self.viewer) != self.person.id:
            raise Problem("not-your-seat")
        return self.viewer

    def playing(self) -> int:
        """The seat, if its player plays it personally and the game runs."""
        seat = self.seat()
        running(self.room)
        if self.room.seats[seat].kind != HUMAN:
            raise Problem("not-asked")
        return seat


def running(room: Room) -> None:
    """Only in a game that runs."""
    if room.row.status == WAITING:
        raise Problem("not-started")
    if room.row.status == OVER:
        raise Problem("over")
    if room.row.status == STUCK:
        raise Problem("cannot-go-on")


def board(now: Position) -> LiveTable:
    """The game on the table."""
    if now.table is None:
        raise Problem("not-started")
    return now.table


def fresh(now: Position, seat: int, version: int) -> None:
    """What is said must be about the question as it is now."""
    if not now.asked_at[seat] <= version <= now.memory[seat].version:
        raise Problem("stale")


def answer(speaker: Speaker, now: Position, message: dict[str, Any]) -> Draft:
    """Answer the open question."""
    seat, table = speaker.playing(), board(now)
    move = number(table, message["move"])
    fresh(now, seat, message["version"])
    if now.held is not None or seat not in now.asked:
        raise Problem("not-asked")
    if not table.allows(seat, move):
        raise refused(table, seat, move)
    return Draft(events.ANSWER, seat, now.answered(seat, move, speaker.room.row.end_turn), played=True)


def number(table: LiveTable, given: int | str) -> int:
    """A move by its number or its name."""
    if isinstance(given, int):
        return given
    try:
        return table.game.kinds.parse(given)
    except BadMove as problem:
        raise Problem("bad-message", what=f"move: {problem}") from problem


def refused(table: LiveTable, seat: int, move: int) -> Problem:
    """Why this is no answer just now."""
    refusal, phrase = table.position.why_not(move, seat), table.position.refusal(move, seat)
    assert refusal is not None
    assert phrase is not None
    sentence = texts(table.game, "en").say(phrase)
    return Problem("refused", phrase, None if refusal.rule == "turn" else refusal.rule, sentence=sentence)


def undo(speaker: Speaker, now: Position, message: dict[str, Any]) -> Draft:
    """Take back one's last answer."""
    seat = speaker.playing()
    board(now)
    fresh(now, seat, message["version"])
    if now.held not in (None, seat):
        raise Problem("not-asked")
    data = now.undone(seat)
    if data is None:
        raise Problem("not-asked")
    return Draft(events.UNDO, seat, data)


def end_turn(speaker: Speaker, now: Position, message: dict[str, Any]) -> Draft:
    """Let the others go on."""
    seat = speaker.playing()
    fresh(now, seat, message["version"])
    if now.held != seat:
        raise Problem("not-asked")
    return Draft(events.END_TURN, seat, now.ended(), played=True)


def ask_undo(speaker: Speaker, now: Position, message: dict[str, Any]) -> Draft:
    """Ask the others to go back before one's last answer."""
    seat = speaker.playing()
    fresh(now, seat, message["version"])
    last = now.last_answer(seat)
    if last is None or now.wish is not None:
        raise Problem("not-asked")
    agreed = _seats_of(speaker)
    if not _missing(speaker.room, agreed):
        return _go_back(speaker.room, now, seat, last)
    return Draft(events.ASK_UNDO, seat, {"length": last, "agreed": agreed})


def agree(speaker: Speaker, now: Position, message: dict[str, Any]) -> Draft:
    """Agree to go back; the last to agree does it."""
    seat = speaker.seat()  # of somebody for whom a bot plays, too
    running(speaker.room)
    if now.wish is None or seat in now.wish.agreed:
        raise Problem("not-asked")
    agreed = [s for s in _seats_of(speaker) if s not in now.wish.agreed]
    if not _missing(speaker.room, [*agreed, *now.wish.agreed]):
        return _go_back(speaker.room, now, now.wish.seat, now.wish.length)
    return Draft(events.AGREE, seat, {"agreed": agreed})


def refuse(speaker: Speaker, now: Position, message: dict[str, Any]) -> Draft:
    """Rather not go back; whoever asked may withdraw the wish too."""
    seat = speaker.seat()
    running(speaker.room)
    if now.wish is None:
        raise Problem("not-asked")
    return Draft(events.REFUSE, seat, {"notice": _notice(speaker, "notice-not-taken-back")})


def chat(speaker: Speaker, now: Position, message: dict[str, Any]) -> Draft:
    """Say something to everybody."""
    if speaker.person is None:
        raise Problem("no-session")
    text = message["text"].strip()
    if not 0 < len(text) <= LONGEST_CHAT:
        raise Problem("bad-message", what="text")
    name = speaker.person.name
    if speaker.viewer != SPECTATOR:
        name = speaker.room.seats[speaker.seat()].name
    return Draft(events.CHAT, speaker.viewer, {"name": name, "text": text})


def resign(speaker: Speaker, now: Position, message: dict[str, Any]) -> Draft:
    """A bot goes on, for good."""
    seat = speaker.seat()
    running(speaker.room)
    return _by_bot(speaker, now, seat, STAND_IN, "notice-resigned", resigned=True)


def replace_by_bot(speaker: Speaker, now: Position, message: dict[str, Any]) -> Draft:
    """A bot plays for oneself, or always the same one for somebody who is away: nobody chooses a weak opponent."""
    mine, room, of, bot = speaker.seat(), speaker.room, message["of"], message.get("bot", STAND_IN)
    running(room)
    if not 0 <= of < now.players or bot not in BOTS:
        raise Problem("bad-message", what="of, bot")
    if room.seats[of].kind != HUMAN:
        raise Problem("not-away")
    own = room.holder(of) == room.holder(mine)
    slow = clocks.is_slow(room.row.clock)  # there the clock decides, and nobody is told who is here
    if not own and bot != STAND_IN:
        raise Problem("bad-message", what="bot")
    if not own and (slow or of not in now.asked or room.company.away(room.holder(of)) < room.hub.settings.away_seconds):
        raise Problem("not-away")
    return _by_bot(speaker, now, of, bot, "notice-replaced", resigned=False)


def take_back_seat(speaker: Speaker, now: Position, message: dict[str, Any]) -> Draft:
    """Play again oneself."""
    seat, room = speaker.seat(), speaker.room
    running(room)
    kept = room.row.clocks
    if room.seats[seat].kind != BOT or (kept is not None and clocks.left(kept, 0)[seat] <= 0):
        raise Problem("not-asked")
    changed = {seat: {"kind": HUMAN, "bot": None}}
    return Draft(events.SEATS, seat, {"notice": _notice(speaker, "notice-returned", seat)}, changed)


def _by_bot(speaker: Speaker, now: Position, seat: int, bot: str, notice: str, *, resigned: bool) -> Draft:
    changed = {"kind": BOT, "bot": bot, "resigned": resigned}
    data = {"notice": _notice(speaker, notice, seat), "release": now.held == seat}
    return Draft(events.SEATS, speaker.viewer, data, {seat: changed})


def _notice(speaker: Speaker, message: str, seat: int | None = None) -> dict[str, Any]:
    name = speaker.room.seats[speaker.viewer if seat is None else seat].name
    return Phrase(message, {"name": name}).pack()


def _seats_of(speaker: Speaker) -> list[int]:
    assert speaker.person is not None
    return [s for s in speaker.room.people_seats() if speaker.room.holder(s) == speaker.person.id]


def _missing(room: Room, agreed: list[int]) -> list[int]:
    return [s for s in room.people_seats() if s not in agreed]


def _go_back(room: Room, now: Position, seat: int, length: int) -> Draft:
    """All people have agreed; where a bot has played for one of them, nothing is proved by the game any more."""
    removed = list(range(length, len(board(now).log)))
    absent = any(place.person is not None and place.kind == BOT for place in room.seats)
    table = {"rated": False} if absent else {}
    return Draft(events.REWIND, seat, {"removed": removed, "notice": Phrase("notice-taken-back").pack()}, table=table)


Command = Callable[[Speaker, Position, dict[str, Any]], Draft]

# Every message of a client that changes something, with the fields it must have.
COMMANDS: Final[dict[str, tuple[Command, dict[str, type | tuple[type, ...]]]]] = {
    "answer": (answer, {"version": int, "move": (int, str)}),
    "undo": (undo, {"version": int}),
    "end_turn": (end_turn, {"version": int}),
    "ask_undo": (ask_undo, {"version": int}),
    "agree": (agree, {}),
    "refuse": (refuse, {}),
    "chat": (chat, {"text": str}),
    "resign": (resign, {}),
    "replace_by_bot": (replace_by_bot, {"of": int}),
    "take_back_seat": (take_back_seat, {}),
}
