"""A game being played: its state, its log, and a source of chance."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from comptoir.core import plain
from comptoir.core.agenda import CHANCE, Chance, Decision, State, Together, apply, candidates, legal, questions
from comptoir.core.chance import Rng
from comptoir.core.errors import NotAllowed
from comptoir.core.game import Game
from comptoir.core.moves import Refusal
from comptoir.core.phrase import Phrase, kebab
from comptoir.core.text import texts

NOT_ASKED: Final = Refusal("turn", "not-asked")
NO_ANSWER: Final = Refusal("turn", "no-answer")
MARKS: Final = 3  # so many states are kept, to look quickly at what an undo would give back


class Entry:
    """One answer of the log: who gave it, the number, the question, and the answer in words."""

    __slots__ = ("ask", "forced", "in_lane", "label", "move", "seat")

    def __init__(self, seat: int, move: int, ask: Decision, label: Phrase, in_lane: bool, forced: bool) -> None:
        self.seat: Final = seat
        self.move: Final = move
        self.ask: Final = ask
        self.label: Final = label
        self.in_lane: Final = in_lane
        self.forced: Final = forced  # it was the only legal answer, and the table gave it


class Table:
    """A game being played. Everything said to it is checked; what it accepts, it logs."""

    def __init__(
        self,
        game: Game,
        players: int,
        rng: Rng | None,
        options: Mapping[str, str] | None = None,
        data: Mapping[str, Any] | None = None,
        *,
        forced: bool = False,
    ) -> None:
        """``rng`` answers for chance (None: somebody else does); ``forced`` plays single legal answers at once."""
        self.game: Final = game
        self.players: Final = players
        self.options: Final = game.chosen(options or {})
        self.data: Final = dict(data or {})
        self.rng = rng
        self.forced = forced
        self.state: Any = game.new(players, self.options, self.data)
        self.log: list[Entry] = []
        self._marks: dict[int, State] = {}  # the state before some of the last answers
        self._run_on()

    # --- What is asked ------------------------------------------------------------

    @property
    def questions(self) -> list[Decision]:
        """The open questions; more than one only while several seats answer at once."""
        return questions(self.state)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.state.agenda

    def question(self, seat: int) -> Decision | None:
        """What this seat is asked now, if anything."""
        return plain.open_question(self.state, seat)

    def candidates(self, seat: int) -> list[int]:
        """Every answer the rulebook names, allowed just now or not."""
        ask = self.question(seat)
        return [] if ask is None else [int(n) for n in candidates(self.state, ask)]

    def legal(self, seat: int) -> list[int]:
        """The numbers of the moves that this seat may answer with."""
        ask = self.question(seat)
        return [] if ask is None else [int(n) for n in legal(self.state, ask)]

    def why_not(self, seat: int, move: int) -> Refusal | None:
        """Why this is no answer just now; None if it is one. Any number may be asked about."""
        ask = self.question(seat)
        if ask is None:
            return NOT_ASKED
        if move not in candidates(self.state, ask):
            return NO_ANSWER
        kind = self.game.kinds.of[move]
        return kind.why_not(self.state, ask, move - kind.base)

    # --- Answering ----------------------------------------------------------------

    def answer(self, seat: int, move: int) -> None:
        """Answer the question put to this seat. A refused answer changes nothing."""
        refusal = self.why_not(seat, move)
        if refusal is not None:
            raise NotAllowed(self.refusal_text(seat, move, refusal))
        self.take(seat, move, forced=False)
        self._run_on()

    def resume(self, rng: Rng | None, *, forced: bool) -> None:
        """Go on with a game that was read from a file."""
        self.rng = rng
        self.forced = forced
        self._run_on()

    def take(self, seat: int, move: int, *, forced: bool) -> None:
        """Apply and log an answer that is known to be legal, as a log tells it; nothing follows by itself."""
        ask = self.question(seat)
        assert ask is not None
        in_lane = isinstance(self.state.agenda[-1], Together)
        if seat != CHANCE and not forced:
            self._mark(len(self.log))
        self.log.append(Entry(seat, move, ask, self.label(seat, move), in_lane, forced))
        apply(self.state, ask, move)

    def _mark(self, index: int) -> None:
        self._marks[index] = self.state.clone()
        if len(self._marks) > MARKS:
            del self._marks[min(self._marks)]

    def _run_on(self) -> None:
        """Let chance answer, and whoever has no choice."""
        while not self.over:
            ask = self.questions[0]
            if isinstance(ask, Chance):
                if self.rng is None:
                    return
                self.take(CHANCE, int(ask.sample(self.state, self.rng)), forced=False)
            elif not self._answer_forced():
                return

    def _answer_forced(self) -> bool:
        for ask in self.questions if self.forced else []:
            moves = self.legal(int(ask.seat))
            if len(moves) == 1:
                self.take(int(ask.seat), moves[0], forced=True)
                return True
        return False

    # --- What a seat knows ----------------------------------------------------------

    def seen(self, seat: int) -> Any:
        """The state as the seat knows it: what bots and boards work on."""
        return plain.view(self.state, seat)

    def view(self, seat: int) -> dict[str, Any]:
        """What the seat knows, as JSON-ready data; ``SPECTATOR`` sees what everybody sees."""
        packed: dict[str, Any] = plain.pack(self.seen(seat))
        return packed

    def log_for(self, seat: int) -> list[Entry]:
        """The answers that a seat may know of."""
        return [self.log[i] for i in self.known_to(seat)]

    def known_to(self, seat: int, begin: int = 0) -> list[int]:
        """Where in the log, from ``begin`` on, the answers stand that a seat may know of."""
        lane = self.lane_begin()
        return [i for i in range(begin, len(self.log)) if self._may_know(seat, self.log[i], i >= lane)]

    def _may_know(self, seat: int, entry: Entry, lane_open: bool) -> bool:
        if entry.seat == seat and seat != CHANCE:
            return True
        return not (entry.in_lane and lane_open) and entry.ask.seen_by(seat)

    # --- In words -------------------------------------------------------------------

    def label(self, seat: int, move: int) -> Phrase:
        """A candidate of this seat's question, as a phrase."""
        kind = self.game.kinds.of[move]
        return kind.label(self.state, self.question(seat), move - int(kind.base))

    def text(self, move: int, lang: str = "en", seat: int | None = None) -> str:
        """What a candidate of the open question means, in words."""
        seats = [int(ask.seat) for ask in self.questions] if seat is None else [seat]
        for asked in seats:
            if move in self.candidates(asked):
                return texts(self.game, lang).say(self.label(asked, move))
        return self.game.kinds.name(move)

    def prompt(self, seat: int) -> Phrase:
        """The question put to this seat, as a phrase."""
        ask = self.question(seat)
        if ask is None:
            return Phrase("ask-nothing")
        return Phrase("ask-" + kebab(type(ask).__name__), dict(ask.details(self.state)))

    def refusal(self, seat: int, move: int, refusal: Refusal) -> Phrase:
        """A refusal as a phrase."""
        args = self.label(seat, move).args if move in self.candidates(seat) else {}
        return Phrase("refusal-" + refusal.message, args)

    def refusal_text(self, seat: int, move: int, refusal: Refusal, lang: str = "en") -> str:
        """A refusal in words, with its anchor."""
        return f"{texts(self.game, lang).say(self.refusal(seat, move, refusal))} [{refusal.rule}]"

    # --- The result -----------------------------------------------------------------

    @property
    def scores(self) -> list[int]:
        """The points of each seat so far."""
        return self.game.scores(self.state)

    @property
    def ranking(self) -> list[list[int]]:
        """The seats from first to last, those of equal place together."""
        return self.game.ranking(self.state)

    @property
    def winners(self) -> list[int]:
        """Who has won; nobody, if a solo game is lost."""
        return self.game.winners(self.state)

    def ledger(self, seat: int) -> dict[str, int]:
        """The points of a seat by their source."""
        return self.game.ledger(self.state, seat)

    # --- Going back -----------------------------------------------------------------

    def can_undo(self, seat: int) -> bool:
        """Whether the seat's last answer can be taken back: nobody has answered since, and nothing was shown."""
        return self._undo_from(seat) is not None

    def undo(self, seat: int) -> None:
        """Take back the seat's last answer, and those the table gave for it."""
        begin = self._undo_from(seat)
        if begin is None:
            raise NotAllowed("Nothing to take back: something was revealed, or somebody else has answered since.")
        self.replay_log([e for i, e in enumerate(self.log) if i < begin or e.seat != seat])

    def rewind(self, length: int) -> None:
        """Cut the log to this length, whatever was revealed; for tables where all agree."""
        self.replay_log(self.log[:length])

    def replay_log(self, entries: list[Entry]) -> None:
        """Begin again and give these answers."""
        self.log = []
        self._marks = {}
        self.state = self.game.new(self.players, self.options, self.data)
        for entry in entries:
            self.take(entry.seat, entry.move, forced=entry.forced)

    def _undo_from(self, seat: int) -> int | None:
        """Where in the log the answers begin that an undo takes back."""
        begin = len(self.log)
        lane = self.lane_begin()
        while begin > 0:
            begin -= 1
            entry = self.log[begin]
            if entry.seat == seat and not entry.forced:
                return begin if begin >= lane or not (self._in_lanes() or self._revealed_since(begin)) else None
            if entry.seat != seat and begin < lane:
                return None
        return None

    def lane_begin(self) -> int:
        """Where in the log the open lanes begin; its end, if none are open."""
        begin = len(self.log)
        if not self._in_lanes():
            return begin
        while begin > 0 and self.log[begin - 1].in_lane:
            begin -= 1
        return begin

    def _in_lanes(self) -> bool:
        """Whether lanes are open; what came before them stays, whether or not somebody has secretly answered."""
        return not self.over and isinstance(self.state.agenda[-1], Together)

    def _revealed_since(self, begin: int) -> bool:
        before = self.before(begin)
        seats = [plain.SPECTATOR, *range(self.players)]
        return any(plain.hidden(before, seat) != plain.hidden(self.state, seat) for seat in seats)

    def before(self, index: int) -> State:
        """The state before an answer of the log."""
        if index in self._marks:
            return self._marks[index].clone()
        s: State = self.game.new(self.players, self.options, self.data)
        for entry in self.log[:index]:
            ask = plain.open_question(s, entry.seat)
            assert ask is not None
            apply(s, ask, entry.move)
        return s

    def restore(self, state: State, entries: list[Entry]) -> None:
        """Put a position and its log on the table, as a snapshot tells them."""
        self.state = state
        self.log = entries
        self._marks = {}

    def save(self) -> str:
        """A replay file: everything about this game that matters, readable by people."""
        from comptoir.core.replay import write

        return write(self)
