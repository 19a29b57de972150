"""The form of what is sent by WebSocket. The browser's types are made from it (``tools/protocol.py``)."""

from __future__ import annotations

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

from comptoir.server.protocol.models import SummaryOut


class Phrase(TypedDict):
    """A sentence that is not yet in any language."""

    message: str
    args: dict[str, int | str | Phrase]


class Refusal(TypedDict):
    """Why an answer is not allowed: the rule and its sentence."""

    rule: str
    phrase: Phrase


class Argument(TypedDict):
    """A thing on the board that an answer is about."""

    domain: str
    item: str
    index: int


class Candidate(TypedDict):
    """An answer that may be thought of, and why it is refused, if it is."""

    move: int
    name: str
    kind: str
    aside: bool
    args: list[Argument]
    label: Phrase
    refusal: Refusal | None


class ToldRow(TypedDict):
    """What is said, and of which seat."""

    seat: int
    phrase: Phrase


class Changed(TypedDict):
    """A field of the view holds more or less of a thing than before; ``owner`` is -1 for the table's own fields."""

    field: str
    owner: int
    seat: int
    where: int
    thing: int
    by: int


class Told(TypedDict):
    """One step of what an answer brought about."""

    name: Phrase | None
    heading: bool
    own: bool
    rules: list[str]
    rows: list[ToldRow]
    changed: list[Changed]


class LogLine(TypedDict):
    """An answer that was given, the rules that left no other, and what it brought about."""

    seat: int
    move: Phrase
    kind: str
    args: list[Argument]
    forced: bool
    why: list[str]
    told: list[Told]


class ChatLine(TypedDict):
    """What somebody said, or the table itself."""

    seat: int
    name: str
    text: NotRequired[str]
    system: NotRequired[Phrase]
    at: str


class Question(TypedDict):
    """An open question; without words where a viewer may know no more."""

    seat: int
    prompt: Phrase | None


class Guidance(TypedDict):
    """What guides a learner; ``move`` is None with the last text."""

    step: int
    of: int
    text: Phrase
    move: int | None


class UndoRequest(TypedDict):
    """Somebody asks to go back, by so many answers that the viewer knows; who has agreed, and who has not yet."""

    seat: int
    answers: int
    agreed: list[int]
    missing: list[int]


class SeatClock(TypedDict):
    """Seconds left, and whether they run."""

    left: float
    running: bool


LogPart = TypedDict("LogPart", {"from": int, "lines": list[LogLine]})  # what was known from that line on is replaced
ChatPart = TypedDict("ChatPart", {"from": int, "lines": list[ChatLine]})


class TableMessage(TypedDict):
    """The table as a viewer may know it, with what is new in log and chat."""

    type: Literal["table"]
    version: int
    seat: int | None
    table: SummaryOut
    connected: list[bool]
    spectators: int
    clocks: list[SeatClock] | None
    view: dict[str, Any] | None
    questions: list[Question]
    candidates: list[Candidate]
    undo: bool
    end_turn: bool
    lesson: Guidance | None
    ask_undo: UndoRequest | None
    scores: list[int] | None
    ledger: list[dict[str, int]] | None
    log: LogPart
    chat: ChatPart


class Presence(TypedDict):
    """Who is here."""

    type: Literal["presence"]
    connected: list[bool]
    spectators: int


class Ack(TypedDict):
    """A message was carried out."""

    type: Literal["ack"]
    id: str
    version: int


class Pong(TypedDict):
    """The socket works."""

    type: Literal["pong"]
    id: str


class Closed(TypedDict):
    """The server closes the socket; come again."""

    type: Literal["closed"]
    code: str


class Problem(TypedDict):
    """What cannot be done, and why."""

    code: str
    message: str
    phrase: Phrase
    rule: str | None


class ErrorMessage(Problem):
    """A message could not be carried out; ``id`` is None where it had none."""

    type: Literal["error"]
    id: str | None


FromServer = TableMessage | Presence | Ack | Pong | Closed | ErrorMessage
