"""The form of what is sent by HTTP; OpenAPI is made from it."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints, model_validator
from typing_extensions import TypedDict

from comptoir.server.people.names import clean

Language = Literal["en", "de", "fr"]
Words = dict[Language, str]  # a text by language


def _printable(text: str) -> str:
    """No control characters, nothing that turns the text around."""
    if not text.isprintable():
        raise ValueError("only printable characters")
    return text


def _storable(given: Any) -> bool:
    """No halves of characters and no NUL, however deep they lie."""
    if isinstance(given, str):
        return "\x00" not in given and not any("\ud800" <= c <= "\udfff" for c in given)
    if isinstance(given, dict):
        return all(_storable(name) and _storable(value) for name, value in given.items())
    return all(_storable(value) for value in given) if isinstance(given, list) else True


Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=30), AfterValidator(clean)]
OldName = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=30)]
Title = Annotated[str, StringConstraints(strip_whitespace=True, max_length=80), AfterValidator(_printable)]
Password = Annotated[str, StringConstraints(min_length=8, max_length=200)]
Email = Annotated[str, StringConstraints(pattern=r"^[^@\s<>,;]{1,64}@[^@\s<>,;]{1,120}$"), AfterValidator(_printable)]
Address = Annotated[str, StringConstraints(max_length=600)]
SeatNumber = Annotated[int, Field(ge=0, le=9)]
Aid = Literal["hints", "what-if"]  # for thinking; between people only where the table allows them
Late = Literal["bot", "resign"]
Purpose = Literal["game", "play-on", "what-if", "plan", "exercise"]


class Given(BaseModel):
    """What a client sends: text that can be stored and sent on."""

    @model_validator(mode="before")
    @classmethod
    def only_whole_characters(cls, given: Any) -> Any:
        """Checked before anything else, in all fields and those within them."""
        if not _storable(given):
            raise ValueError("only whole characters, and no NUL")
        return given


class Body(Given):
    """Unknown fields are refused."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Guest(Body):
    """Who you want to be."""

    name: Name


class Register(Body):
    """A new account."""

    name: Name
    password: Password
    email: Email | None = None


class LanguageChange(Body):
    """The language you read."""

    language: Language


class Sharing(Body):
    """Whether your finished public games may be part of an open data set, without your name."""

    shares: bool


class Login(Body):
    """An account."""

    name: OldName
    password: Password


class PasswordChange(Body):
    """Another password."""

    old: Password
    new: Password


class Forgotten(Body):
    """The name of an account, or its address."""

    name: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=200)]


class Reset(Body):
    """What stood in the link of a letter, and a new password."""

    token: Annotated[str, StringConstraints(max_length=1000)]
    password: Password


Scope = Literal["read", "tables", "play", "chat"]


class Invitee(Body):
    """Whom to invite."""

    name: OldName


class NewProgram(Body):
    """What a program is to be called."""

    name: Name


class NewToken(Body):
    """What a token is for, and what may be done with it."""

    label: Title = ""
    scopes: Annotated[list[Scope], Field(min_length=1, max_length=4)] = ["read", "tables", "play", "chat"]


class Departure(Body):
    """Whoever has an account says its password once more."""

    password: Password | None = None


class Seat(Body):
    """Who sits in a seat of a new table."""

    who: Literal["me", "hot", "open", "bot"]
    name: Name | None = None
    bot: Annotated[str, Field(max_length=40)] | None = None


class Clock(Body):
    """Time for each seat, in seconds."""

    seconds: int = Field(ge=0, le=30 * 86400)
    increment: int = Field(0, ge=0, le=86400)
    days: int = Field(0, ge=0, le=30)
    late: Late = "bot"

    @model_validator(mode="after")
    def some(self) -> Clock:
        """Nobody begins without any time."""
        if not self.seconds and not self.days:
            raise ValueError("seconds or days")
        return self


class Setup(Body):
    """A new table."""

    game: str = Field(max_length=60)
    players: int = Field(2, ge=1, le=9)
    options: Annotated[dict[str, str], Field(max_length=20)] = {}
    private: bool = True
    seats: Annotated[list[Seat], Field(max_length=9)] | None = None
    clock: Clock | None = None
    end_turn: bool = False
    title: Title = ""
    aids: Annotated[list[Aid], Field(max_length=2)] = []
    lesson: bool = False
    figures: Annotated[str, StringConstraints(max_length=50_000)] = ""  # of the host's own box, as a TOML file has them


class Join(Body):
    """Which seat; any free one if not said."""

    seat: SeatNumber | None = None


class Invited(Body):
    """An invitation to sit down."""

    invitation: Annotated[str, StringConstraints(max_length=60)]
    seat: SeatNumber | None = None
    name: Name | None = None


class Derive(Body):
    """A table that begins where another stands, or stood before an answer: for whose eyes, and against which bots."""

    purpose: Literal["play-on", "what-if", "plan", "exercise"]
    seat: SeatNumber
    at: int | None = Field(None, ge=0, le=10**6)
    bot: Annotated[str, Field(max_length=40)] | None = None


class Hinted(Body):
    """For which seat."""

    seat: SeatNumber


class VacationChange(Body):
    """For how many days from now on; none ends it."""

    days: int = Field(ge=0, le=30)


class PlanLine(Body):
    """The own answers on a board for plans, as one more line."""

    board: Annotated[str, StringConstraints(max_length=60)]


class Automatic(Body):
    """Whether questions with a single answer are answered for you."""

    automatic: bool


class Leave(Body):
    """Which seat to get up from."""

    seat: SeatNumber


class NoticesChange(Body):
    """Where to write to; an account's password is needed where a confirmed address is only removed."""

    email: Email | None = None
    password: Password | None = None


class Confirmation(Body):
    """What stood in the link of a letter."""

    token: Annotated[str, StringConstraints(max_length=1000)]


class PushKeys(Body):
    """What a push message is sealed with."""

    p256dh: str = Field(max_length=200, pattern=r"^[\w\-=+/]+$")
    auth: str = Field(max_length=100, pattern=r"^[\w\-=+/]+$")


class Push(Given):
    """A browser's subscription, as the browser gives it."""

    endpoint: Address
    keys: PushKeys


class TableNotices(Body):
    """How to be told that it is your turn at this table."""

    email: bool = True
    push: bool = True
    webhook: Address | None = None
    form: Literal["json", "discord", "slack"] = "json"


# --- Answers --------------------------------------------------------------------------


class PersonOut(BaseModel):
    """Somebody."""

    id: str
    name: str
    account: bool
    program: bool


class CircleOut(BaseModel):
    """Your friends, those whom you have asked, those who ask you, and those of whom you hear nothing."""

    friends: list[PersonOut]
    asked: list[PersonOut]
    asking: list[PersonOut]
    blocked: list[PersonOut]


class FoundOut(BaseModel):
    """An account."""

    person: PersonOut


class TokenOut(BaseModel):
    """A token, without what makes it one."""

    id: str
    label: str
    scopes: list[Scope]
    created: str
    seen: str | None


class ProgramOut(BaseModel):
    """A program of yours, and its tokens."""

    person: PersonOut
    tokens: list[TokenOut]


class ProgramsOut(BaseModel):
    """Your programs; ``token`` only once, when it was made."""

    programs: list[ProgramOut]
    token: str | None = None


class SessionOut(BaseModel):
    """Who you are."""

    person: PersonOut | None
    language: str | None


class OneSessionOut(BaseModel):
    """Somewhere you are logged in."""

    id: str
    device: str
    seen: str
    this: bool


class SessionsOut(BaseModel):
    """Everywhere you are logged in."""

    sessions: list[OneSessionOut]


class ValueOut(BaseModel):
    """A value of an option."""

    value: str
    label: Words


class OptionOut(BaseModel):
    """A variant or an edition."""

    name: str
    label: Words
    values: list[ValueOut]


class GameOut(BaseModel):
    """A game that can be played."""

    name: str
    title: Words
    about: Words
    players: list[int]
    options: list[OptionOut]
    bots: list[str]
    lesson: bool
    domains: dict[str, list[str]]
    sources: list[str]
    hidden: int


class SchemaOut(BaseModel):
    """A JSON Schema."""

    model_config = ConfigDict(extra="allow")


class GamesOut(BaseModel):
    """All games."""

    games: list[GameOut]


class SeatOut(TypedDict):
    """A seat and who sits there."""

    seat: int
    kind: Literal["human", "bot", "open"]
    name: str
    person: str | None
    program: bool  # whether a program of somebody plays there
    bot: str | None
    vacation: str | None  # until when the time of this seat stands still
    you: bool


class ClockOut(TypedDict):
    """Time for each seat, in seconds."""

    seconds: int
    increment: int
    days: NotRequired[int]  # for each move; then ``seconds`` are a bank for what takes longer
    late: NotRequired[Late]  # who plays on for whoever runs out of time: a bot until they are back, or a bot for good


class OriginOut(TypedDict):
    """Where a table was derived from: of which table, for whose eyes, and before which answer of its log."""

    table: str
    seat: int
    at: int


class SummaryOut(TypedDict):
    """A table in a few lines."""

    id: str
    game: str
    players: int
    options: dict[str, str]
    title: str
    private: bool
    status: Literal["waiting", "playing", "over", "stuck"]
    host: str
    created: str
    changed: str
    clock: ClockOut | None
    end_turn: bool
    seats: list[SeatOut]
    waiting_for: list[int]
    scores: list[int] | None
    ranking: list[list[int]] | None
    winners: list[int] | None
    corrected: bool  # it is played with figures of somebody's own box
    rated: bool
    lesson: bool
    purpose: Purpose
    origin: OriginOut | None  # of a table that was derived from another
    aids: list[Aid]


class FiguresOut(BaseModel):
    """What the drawn board of a table knows, as ``board/figures.json`` of its game."""

    figures: dict[str, Any]


class TableOut(BaseModel):
    """A table, and how to invite others to it."""

    table: SummaryOut
    invitation: str | None = None
    invited: list[str] = []  # by name


class JoinedOut(BaseModel):
    """Where you sit."""

    table: SummaryOut
    seat: int


class TablesOut(BaseModel):
    """Some tables; ``next`` asks for more."""

    tables: list[SummaryOut]
    next: float | None = None
    by: dict[str, str] = {}  # who has invited you, by table


class DepartureOut(BaseModel):
    """What becomes of your tables if you leave for good."""

    finished: int  # they stay, without your name
    running: list[SummaryOut]  # a bot goes on for you
    waiting: list[SummaryOut]  # yours are cleared away, at others you get up


class ExportOut(BaseModel):
    """All that is stored of you."""

    person: dict[str, Any]
    sessions: list[dict[str, Any]]
    browsers: list[dict[str, Any]]
    wishes: list[dict[str, Any]]
    people: CircleOut
    programs: list[dict[str, Any]]
    ratings: list[dict[str, Any]]
    plans: list[dict[str, Any]]
    games: list[dict[str, Any]]


class DoneOut(BaseModel):
    """It is done, or will be."""

    done: Literal[True]


class OutlineOut(BaseModel):
    """A table in words; nothing while it waits."""

    version: int
    outline: dict[str, Any] | None


class StoryOut(BaseModel):
    """All answers of a finished game."""

    lines: list[dict[str, Any]]


class MomentOut(BaseModel):
    """A finished game before one of its answers, or at its end."""

    index: int
    of: int
    view: dict[str, Any]
    questions: list[dict[str, Any]]
    scores: list[int]


class AnalysisOut(BaseModel):
    """How many answers have been looked at, and what was found once all of them were."""

    done: int
    of: int
    analysis: dict[str, Any] | None


class HintOut(TypedDict):
    """An answer, and what a bot expects of it: points at the end, in all and by source, and how likely it wins."""

    move: int
    name: str
    label: dict[str, Any]
    points: float
    error: float
    chance: float
    sources: dict[str, float]


class HintsOut(BaseModel):
    """The best answers to the question of a seat, the best first, and why."""

    version: int
    hints: list[HintOut]
    why: dict[str, Any]


class PlannedOut(TypedDict):
    """A prepared answer."""

    move: str
    label: dict[str, Any]


class PlanOut(BaseModel):
    """A plan: lines of answers, how many of them have been given, and why it has stopped, if it has."""

    lines: list[list[PlannedOut]]
    played: int
    state: Literal["none", "waiting", "done", "stopped"]
    why: dict[str, Any] | None


class AutomaticOut(BaseModel):
    """Whether questions with a single answer are answered for you."""

    automatic: bool


class ExerciseOut(TypedDict):
    """A decision of one's own that cost points."""

    table: str
    game: str
    title: str
    seat: int
    at: int
    points: float


class ExercisesOut(BaseModel):
    """The costliest first."""

    exercises: list[ExerciseOut]


class JudgementOut(BaseModel):
    """What the answer given on an exercise costs in points, what was played cost, and the best answer."""

    move: str
    cost: float
    played: str
    played_cost: float
    best: str
    label: dict[str, Any]


class RatingOut(BaseModel):
    """How well somebody plays a game."""

    person: str | None
    name: str
    mu: float
    sigma: float
    ordinal: float
    games: int
    won: float


class RatingsOut(BaseModel):
    """The best at a game."""

    ratings: list[RatingOut]


class OwnRatingOut(BaseModel):
    """A rating in a profile."""

    game: str
    players: int
    mu: float
    sigma: float
    ordinal: float
    games: int
    won: float


class ProfileOut(BaseModel):
    """Somebody, and how they play."""

    person: PersonOut
    ratings: list[OwnRatingOut]
    finished: int
    won: int
    owner: str | None  # the name of whoever has made it, if it is a program
    bond: Literal["", "friends", "asked", "asking", "blocked"]  # how you stand to them


class GameSum(BaseModel):
    """Your results in a game with so many players."""

    game: str
    players: int
    finished: int
    won: int
    points: float  # the mean


class SeatSum(GameSum):
    """The same from one seat."""

    seat: int


class OpponentSum(BaseModel):
    """How often you met somebody, came before them, and beside them."""

    person: str | None
    name: str
    program: bool
    bot: str | None
    finished: int
    ahead: int
    level: int


class SourceSum(BaseModel):
    """Points a game by source: yours, and the mean of the others at your tables."""

    game: str
    source: str
    own: float
    field: float


class AnalysedSum(BaseModel):
    """Luck and skill in a game that was analysed, in points."""

    table: str
    game: str
    players: int
    at: float
    luck: float
    skill: float


class StatisticsOut(BaseModel):
    """What your finished games add up to."""

    games: list[GameSum]
    seats: list[SeatSum]
    opponents: list[OpponentSum]
    sources: list[SourceSum]
    analysed: list[AnalysedSum]


class NoticesOut(BaseModel):
    """How you can be told."""

    email: str | None
    confirmed: bool
    new_email: str | None  # that is to take the place of a confirmed address
    agreed: list[Literal["old", "new"]]  # which of the two have said so
    push: int
    push_key: str
    channels: list[str]


class VacationOut(BaseModel):
    """Until when you are away, if you are, and how many days you may still take."""

    until: str | None
    left: int


class ConfirmedOut(BaseModel):
    """An address is right; False while the other of two is still to agree."""

    confirmed: bool


class ErrorBody(BaseModel):
    """What cannot be done, and why."""

    code: str
    message: str
    phrase: dict[str, Any]
    rule: str | None


class ErrorOut(BaseModel):
    """An error."""

    error: ErrorBody


class HealthOut(BaseModel):
    """Whether all is well."""

    status: Literal["ok"]
    version: str
