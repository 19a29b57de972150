"""A game being played: a position and its record, which can be told, taken back and saved."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from comptoir.core import knowledge
from comptoir.core.agenda import CHANCE, Decision
from comptoir.core.chance import Rng
from comptoir.core.chronicle import TRUTH, Effects, Line, Lines, Observer, Setting, effects_of, said, wordbook
from comptoir.core.errors import NotAllowed
from comptoir.core.game import Game
from comptoir.core.phrase import Phrase
from comptoir.core.position import Position


class Entry:
    """One answer of the log: who gave it, its number and the question. ``Table.label`` puts it into words."""

    __slots__ = ("ask", "closes", "effects", "forced", "in_lane", "move", "seat", "told", "why")

    def __init__(self, seat: int, move: int, ask: Decision, in_lane: bool, forced: bool) -> None:
        self.seat: Final = seat
        self.move: Final = move
        self.ask: Final = ask
        self.in_lane: Final = in_lane
        self.forced: Final = forced  # it was the only legal answer, as all could tell, and the table gave it
        self.closes = False  # with it all lanes were answered, and everybody saw them
        self.told: Phrase | None = None  # its label, once somebody has asked for it
        self.effects: Effects | None = None  # what it brought about, once somebody has asked for it
        self.why: tuple[str, ...] = ()  # the rules that left no other answer, if it was forced


class Follower:
    """A position that follows the log of a table as far as somebody looks, so that nothing is kept for each answer."""

    def __init__(self, table: Table, at: int = 0, position: Position | None = None) -> None:
        self.table: Final = table
        self.at = at
        self.position = position

    def before(self, index: int) -> Position:
        """The position before an answer; whoever wants to change it takes a clone."""
        if self.position is None or self.at > index:
            self.at, self.position = 0, self.table.beginning()
        for entry in self.table.log[self.at : index]:
            self.pass_by(self.position, entry)
        self.at = index
        return self.position

    def pass_by(self, position: Position, entry: Entry) -> None:
        """Go on by one answer."""
        position.take(entry.move, entry.seat)


class Reader(Follower):
    """A follower that puts each answer into words, and notes what it brought about."""

    def __init__(
        self, table: Table, at: int = 0, position: Position | None = None, why: list[str] | None = None
    ) -> None:
        super().__init__(table, at, position)
        self.why: Final = why
        self.observer: Observer | None = None

    def pass_by(self, position: Position, entry: Entry) -> None:
        """Answer step by step."""
        if self.observer is None or self.at == 0:
            self.observer = Observer(self.table.game, position.state, self.why if self.at else None)
        if entry.told is None:
            entry.told = position.label(entry.move, entry.seat)
        if entry.forced and not entry.why:
            entry.why = self.observer.words.forced(position, entry.ask)
        told = self.observer.answer(position.state, position.asked(entry.seat), entry.move)
        entry.effects = effects_of(tuple(told))
        self.at += 1


class Table:
    """A game being played: a position and its record. Everything said to it is checked; what it accepts, it logs.

    What may be asked of ``position`` is asked there; the table repeats only what its players need all the time.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        rng: Rng | None,
        options: Mapping[str, str] | None = None,
        data: Mapping[str, object] | None = None,
        *,
        forced: bool = False,
    ) -> None:
        """``rng`` answers for chance (None: somebody else does); ``forced`` gives answers that all know to be sole."""
        self.game: Final = game
        self.players: Final = players
        self.options: Final = game.chosen(options or {})
        self.data: Final[dict[str, object]] = dict(data or {})
        self.rng = rng
        self.forced = forced
        self.position: Position = self.beginning()
        self.log: list[Entry] = []
        self._reader: Reader = Reader(self)  # as far as the log was read
        self._setting: Setting | None = None
        self._undoer: Follower = Follower(self)  # as far as somebody asked what can be taken back
        self._run_on()

    def beginning(self) -> Position:
        """Where the game began."""
        return self.game.position(self.players, self.options, self.data)

    # --- The position ---------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.position.over

    @property
    def questions(self) -> list[Decision]:
        """The open questions; more than one only while several seats answer at once."""
        return self.position.questions

    def question(self, seat: int) -> Decision | None:
        """What this seat is asked now, if anything."""
        return self.position.question(seat)

    def legal(self, seat: int) -> list[int]:
        """The numbers of the moves that this seat may answer with; none if it is not asked."""
        return self.position.legal(seat)

    def view(self, seat: int) -> Position:
        """The position as a seat knows it: what bots and boards work on."""
        return self.position.view(seat)

    @property
    def scores(self) -> list[int]:
        """The points of each seat so far."""
        return self.position.scores

    def ledger(self, seat: int) -> dict[str, int]:
        """The points of a seat by their source."""
        return self.position.ledger(seat)

    @property
    def ranking(self) -> list[list[int]]:
        """The seats from first to last; those that share a place stand together."""
        return self.position.ranking

    @property
    def winners(self) -> list[int]:
        """Who has won; nobody, if the player of a solo game has lost."""
        return self.position.winners

    # --- Answering ------------------------------------------------------------------

    def answer(self, seat: int, move: int) -> None:
        """Answer the question put to this seat. A refused answer changes nothing."""
        self.position.check(move, seat)
        self.take(seat, move, forced=False)
        self._run_on()

    def resume(self, rng: Rng | None, *, forced: bool) -> None:
        """Go on with a game that was read from a file."""
        self.rng = rng
        self.forced = forced
        self._run_on()

    def take(self, seat: int, move: int, *, forced: bool) -> None:
        """Apply and log an answer that is known to be legal, as a log tells it; nothing follows by itself."""
        ask = self.position.question(seat)
        assert ask is not None
        lanes = self.position.lanes
        entry = Entry(seat, move, ask, lanes is not None, forced)
        self.log.append(entry)
        self.position.take(move, seat)
        entry.closes = lanes is not None and self.position.lanes is not lanes

    def _run_on(self) -> None:
        """Let chance answer, and whoever has no choice."""
        while not self.over:
            if self.position.is_chance:
                if self.rng is None:
                    return
                self.take(CHANCE, self.position.sample(self.rng), forced=False)
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
        move = None if ask is None else knowledge.sole_answer(self.position.state, ask)
        if move is None:
            return False
        self.take(seat, move, forced=True)
        return True

    # --- The log --------------------------------------------------------------------

    def log_for(self, seat: int) -> list[Entry]:
        """The answers that a seat may know of."""
        return [self.log[i] for i in self.known_to(seat)]

    def known_to(self, seat: int, begin: int = 0) -> list[int]:
        """Where in the log, from ``begin`` on, the answers stand that a seat may know of."""
        lane = self.lane_begin()
        return [i for i in range(begin, len(self.log)) if self._may_know(seat, self.log[i], i >= lane)]

    def heard_by(self, seat: int) -> list[int]:
        """Where in the log the answers stand that a seat may know of, or whose effects it notices."""
        known = set(self.known_to(seat))
        return [i for i in range(len(self.log)) if i in known or self.lines([i], seat)]

    def _may_know(self, seat: int, entry: Entry, lane_open: bool) -> bool:
        if seat == TRUTH or (entry.seat == seat and seat != CHANCE):
            return True
        return not (entry.in_lane and lane_open) and entry.ask.seen_by(seat)

    def label(self, index: int) -> Phrase:
        """An answer of the log, as a phrase.

        A label speaks of the position before its answer, so the log is played once more, as far as somebody reads it.
        """
        entry = self.log[index]
        if entry.told is None:
            self._reader.before(index + 1)
        assert entry.told is not None
        return entry.told

    def lines(self, answers: Sequence[int], viewer: int) -> Lines:
        """What some answers of the log brought about together, as far as a viewer may know."""
        if self._setting is None:
            self._setting = Setting(self.game, self.data, self.position.state)
        found = tuple([self.effects(index) for index in answers])
        return said(self._setting, found, viewer if any(one.secret for one in found) else TRUTH)

    def opening(self, viewer: int) -> list[Line]:
        """What everybody begins with, as far as a viewer may know."""
        return wordbook(self.game).opening(self.beginning().state, viewer)

    def effects(self, index: int) -> Effects:
        """What an answer of the log brought about, step by step; the log is played once more as far as it is read."""
        entry = self.log[index]
        if entry.effects is None:
            self._reader.before(index + 1)
        assert entry.effects is not None
        return entry.effects

    def reasons(self) -> list[str]:
        """For each entry of the agenda, the step that put it there: what a reader needs to go on from here."""
        self._reader.before(len(self.log))
        observer = self._reader.observer
        return (self._reader.why or []) if observer is None else observer.why

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
        self.restore(self.beginning(), [])
        for entry in entries:
            self.take(entry.seat, entry.move, forced=entry.forced)

    def restore(self, position: Position, entries: list[Entry], reasons: list[str] | None = None) -> None:
        """Put a position and its log on the table, as a snapshot tells them; ``reasons`` are those of its agenda."""
        self.position = position
        self.log = entries
        self._reader = Reader(self, len(entries), position.clone(), reasons or [])
        self._undoer = Follower(self, len(entries), position.clone())

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

    def _last_own(self) -> int | None:
        """Where in the log the last answer stands that a seat gave itself."""
        log = self.log
        return next((i for i in reversed(range(len(log))) if log[i].seat != CHANCE and not log[i].forced), None)

    def _chance_since(self, begin: int) -> bool:
        return any(entry.seat == CHANCE for entry in self.log[begin:])

    def _revealed_since(self, begin: int) -> bool:
        answers = [(entry.seat, entry.move) for entry in self.log[begin:]]
        return knowledge.reveals(self._undoer.before(begin).state, self.position.state, answers, self.players)

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
        return self.position.lanes is not None

    def before(self, index: int) -> Position:
        """The position before an answer of the log; after the last one, the position now."""
        return Follower(self).before(index)

    def save(self) -> str:
        """A replay file: everything about this game that matters, readable by people."""
        from comptoir.core.replay import write

        return write(self)
