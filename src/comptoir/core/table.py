"""A game being played: its state, its log, and a source of chance."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from comptoir.core import knowledge, plain
from comptoir.core.agenda import CHANCE, Chance, Decision, State, Together, apply, candidates, legal, questions
from comptoir.core.chance import Rng
from comptoir.core.errors import NotAllowed
from comptoir.core.game import Game
from comptoir.core.moves import Refusal
from comptoir.core.phrase import Phrase, kebab
from comptoir.core.text import texts

NOT_ASKED: Final = Refusal("turn", "not-asked")
NO_ANSWER: Final = Refusal("turn", "no-answer")


class Entry:
    """One answer of the log: who gave it, the number, the question, and the answer in words.

    The last answer that a seat gave keeps the state before it, to look quickly at what an undo would give back.
    """

    __slots__ = ("ask", "before", "closes", "forced", "in_lane", "label", "move", "seat")

    def __init__(self, seat: int, move: int, ask: Decision, label: Phrase, in_lane: bool, forced: bool) -> None:
        self.seat: Final = seat
        self.move: Final = move
        self.ask: Final = ask
        self.label = label
        self.in_lane: Final = in_lane
        self.forced: Final = forced  # it was the only legal answer, as all could tell, and the table gave it
        self.closes = False  # with it all lanes were answered, and everybody saw them
        self.before: State | None = None


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
        """``rng`` answers for chance (None: somebody else does); ``forced`` gives answers that all know to be sole."""
        self.game: Final = game
        self.players: Final = players
        self.options: Final = game.chosen(options or {})
        self.data: Final = dict(data or {})
        self.rng = rng
        self.forced = forced
        self.state: Any = game.new(players, self.options, self.data)
        self.log: list[Entry] = []
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
        top = self.state.agenda[-1]
        entry = Entry(seat, move, ask, self.label(seat, move), isinstance(top, Together), forced)
        if seat != CHANCE and not forced:
            self._forget()
            entry.before = self.state.clone()
        self.log.append(entry)
        apply(self.state, ask, move)
        entry.closes = isinstance(top, Together) and not self._goes_on(top)

    def _goes_on(self, lanes: Together) -> bool:
        """Whether these lanes are still open."""
        return bool(self.state.agenda) and self.state.agenda[-1] is lanes

    def _forget(self) -> None:
        """One state is kept, not one for every answer."""
        last = self._last_own()
        if last is not None:
            self.log[last].before = None

    def _last_own(self) -> int | None:
        """Where in the log the last answer stands that a seat gave itself."""
        log = self.log
        return next((i for i in reversed(range(len(log))) if log[i].seat != CHANCE and not log[i].forced), None)

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
            if self.answer_sole(int(ask.seat)):
                return True
        return False

    def answer_sole(self, seat: int) -> bool:
        """Give the seat's answer, if everybody can tell that there is only one; whether it was given."""
        ask = self.question(seat)
        move = None if ask is None else knowledge.sole_answer(self.state, ask)
        if move is None:
            return False
        self.take(seat, move, forced=True)
        return True

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
        """Whether the seat's last answer can be taken back: nobody has chosen since, and nothing was shown."""
        return bool(self.undoes(seat))

    def undo(self, seat: int) -> None:
        """Take back the seat's last answer, and those the table gave after it."""
        gone = self.undoes(seat)
        if not gone:
            raise NotAllowed("Nothing to take back: something was revealed, or somebody else has answered since.")
        self.replay_log([entry for i, entry in enumerate(self.log) if i not in gone])

    def rewind(self, length: int) -> None:
        """Cut the log to this length, whatever was revealed; for tables where all agree."""
        self.replay_log(self.log[:length])

    def replay_log(self, entries: list[Entry]) -> None:
        """Begin again and give these answers."""
        self.log = []
        self.state = self.game.new(self.players, self.options, self.data)
        for entry in entries:
            self.take(entry.seat, entry.move, forced=entry.forced)

    def undoes(self, seat: int) -> list[int]:
        """Where in the log the answers stand that an undo takes back; none if there is nothing to take back.

        In open lanes these are the seat's own, whatever others have answered in theirs. Otherwise nothing may have
        followed but answers that everybody could foresee, and nobody may know more than could be foretold.
        """
        if self.in_lanes:
            return self._undoes_in_lane(seat)
        begin = self._last_own()
        if begin is None or self.log[begin].seat != seat or self._chance_since(begin) or self._revealed_since(begin):
            return []
        return list(range(begin, len(self.log)))

    def _undoes_in_lane(self, seat: int) -> list[int]:
        """What came before the lanes stays, whether or not somebody has secretly answered."""
        own = [i for i in range(self.lane_begin(), len(self.log)) if self.log[i].seat == seat]
        chosen = [i for i in own if not self.log[i].forced]
        return [i for i in own if i >= chosen[-1]] if chosen else []

    def _chance_since(self, begin: int) -> bool:
        return any(entry.seat == CHANCE for entry in self.log[begin:])

    def lane_begin(self) -> int:
        """Where in the log the open lanes begin; its end, if none are open."""
        begin = len(self.log)
        if not self.in_lanes:
            return begin
        while begin > 0 and self.log[begin - 1].in_lane and not self.log[begin - 1].closes:
            begin -= 1
        return begin

    @property
    def in_lanes(self) -> bool:
        """Whether several seats answer at once, in secret."""
        return not self.over and isinstance(self.state.agenda[-1], Together)

    def _revealed_since(self, begin: int) -> bool:
        answers = [(entry.seat, entry.move) for entry in self.log[begin:]]
        return knowledge.reveals(self.before(begin), self.state, answers, self.players)

    def before(self, index: int) -> State:
        """The state before an answer of the log."""
        kept = self.log[index].before if index < len(self.log) else None
        if kept is not None:
            return kept.clone()
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
        for entry in entries:
            entry.before = None

    def save(self) -> str:
        """A replay file: everything about this game that matters, readable by people."""
        from comptoir.core.replay import write

        return write(self)
