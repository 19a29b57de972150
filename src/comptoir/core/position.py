"""Where a game stands, without a record of how it got there: what programs play with."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from comptoir.core import agenda, plain
from comptoir.core.agenda import Chance, Decision, State, Together
from comptoir.core.chance import Rng
from comptoir.core.errors import BadSetup, NotAllowed
from comptoir.core.game import Game
from comptoir.core.moves import Moves, Refusal
from comptoir.core.phrase import Phrase, kebab
from comptoir.core.play import playout

NOT_ASKED: Final = Refusal("turn", "not-asked")
NO_ANSWER: Final = "no-answer"
FIRST: Final = -3  # whoever is asked first
NONE: Final = -1  # no move is known to be legal


@final
class Position:
    """Where a game stands. A seat may be left out wherever one is asked for: then it is the one that is asked first.

    Chance is asked like a seat (``CHANCE``). ``sample`` answers for it, ``outcomes`` lists what it may answer, and
    ``play`` takes an answer for it from outside.
    """

    def __init__(self, game: Game, state: State) -> None:
        self.game: Final = game
        self.state: Final = state
        self._moves: Final = Moves()
        self._known: i64 = NONE  # a move that was found to be legal in this very position
        self._known_for: i64 = FIRST

    # --- What is asked ----------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.state.agenda

    @property
    def questions(self) -> list[Decision]:
        """The open questions; more than one only while several seats answer at once."""
        return agenda.questions(self.state)

    @property
    def seat(self) -> int:
        """Who is asked first: a seat, or ``CHANCE``."""
        return int(self.asked(FIRST).seat)

    @property
    def lanes(self) -> Together | None:
        """The lanes in which several seats answer at once, in secret; None otherwise."""
        top = self.state.agenda[-1] if self.state.agenda else None
        return top if isinstance(top, Together) else None

    def question(self, seat: int = FIRST) -> Decision | None:
        """What a seat is asked now, if anything."""
        if not self.state.agenda:
            return None
        if seat == FIRST:
            return agenda.question(self.state)
        return plain.open_question(self.state, self._who(seat))

    def prompt(self, seat: int = FIRST) -> Phrase:
        """The question put to a seat, as a phrase."""
        ask = self.asked(seat)
        return Phrase("ask-" + kebab(type(ask).__name__), dict(ask.details(self.state)))

    def asked(self, seat: int = FIRST) -> Decision:
        """What a seat is asked now; ``NotAllowed`` if it is not asked anything."""
        ask = self.question(seat)
        if ask is None:
            raise NotAllowed(self._not_asked(seat))
        return ask

    def _not_asked(self, seat: int) -> str:
        return "The game is over: nobody is asked anything." if self.over else f"Seat {seat} is not asked anything now."

    def _who(self, seat: int, lowest: int = plain.SPECTATOR) -> int:
        """The seat, if it exists; often chance and those who look on may be asked about too."""
        if not lowest <= seat < self.seats:
            raise BadSetup(f"There is no seat {seat}; the seats go from 0 to {self.seats - 1}.")
        return seat

    # --- Moves ------------------------------------------------------------------------

    def candidates(self, seat: int = FIRST) -> list[int]:
        """The numbers of all answers that the rulebook names, allowed just now or not; none if it is not asked."""
        ask = self.question(seat)
        return [] if ask is None else [int(n) for n in agenda.candidates(self.state, ask)]

    def legal(self, seat: int = FIRST) -> list[int]:
        """The numbers of the moves that a seat may answer with; none if it is not asked."""
        moves = self._legal(seat)
        return [int(moves.numbers[i]) for i in range(moves.count)]

    def _legal(self, seat: int) -> Moves:
        """The legal moves, in memory that is used again by the next question about moves."""
        ask = self.question(seat)
        self._moves.count = 0
        if ask is not None:
            agenda.gather_legal(self.state, ask, self._moves)
        return self._moves

    def mask(self, seat: int = FIRST) -> bytearray:
        """One byte for each number of the game's moves: 1 where it is legal. ``numpy.frombuffer`` reads it as it is."""
        found = bytearray(len(self.game.kinds.of))
        for n in self.legal(seat):
            found[n] = 1
        return found

    def write_mask(self, out: vec[u8], row: int = 0, seat: int = FIRST) -> int:
        """Write the mask into a row of ``Game.masks``, which ``numpy.asarray`` sees as it is; how many are legal."""
        moves = self._legal(seat)
        size: i64 = len(self.game.kinds.of)
        begin = row * size
        if begin < 0 or begin + size > len(out):
            raise BadSetup(f"There is no row {row}; there is room for {len(out) // size} masks.")
        for i in range(begin, begin + size):
            out[i] = 0
        for i in range(moves.count):
            out[begin + moves.numbers[i]] = 1
        return int(moves.count)

    def why_not(self, move: int, seat: int = FIRST) -> Refusal | None:
        """Why this is no answer just now; None if it is one. Any number may be asked about."""
        ask = self.question(seat)
        if ask is None:
            return NOT_ASKED
        if not self._is_candidate(move, ask):
            return Refusal(" ".join(self._rules(ask)) or "turn", NO_ANSWER)
        kind = self.game.kinds.of[move]
        return kind.why_not(self.state, ask, move - kind.base)

    def _is_candidate(self, move: int, ask: Decision) -> bool:
        if not self._is_move(move):
            return False
        agenda.gather(self.state, ask, self._moves)
        return self._moves.holds(move)

    def _is_move(self, move: int) -> bool:
        """Whether there is a move with this number, which may be of any size."""
        most: int = len(self.game.kinds.of)  # compiled, the length itself is not compared with larger numbers
        return 0 <= move < most

    def refusals(self, seat: int = FIRST) -> dict[int, Refusal | None]:
        """Every candidate, and why it is refused: ``why_not`` of all at once."""
        ask = self.question(seat)
        if ask is None:
            return {}
        of = self.game.kinds.of
        return {int(n): of[n].why_not(self.state, ask, n - of[n].base) for n in agenda.candidates(self.state, ask)}

    def label(self, move: int, seat: int = FIRST) -> Phrase:
        """A candidate of a seat's question, as a phrase."""
        ask = self.asked(seat)
        if not self._is_candidate(move, ask):
            raise NotAllowed(self._no_answer(move, seat))
        kind = self.game.kinds.of[move]
        return kind.label(self.state, ask, move - int(kind.base))

    def refusal(self, move: int, seat: int = FIRST) -> Phrase | None:
        """Why this is no answer just now, as a phrase; None if it is one."""
        refusal = self.why_not(move, seat)
        if refusal is None:
            return None
        if refusal.message == NO_ANSWER:
            needs = " ".join(self._rules(self.game.kinds.of[move])) if self._is_move(move) else ""
            args: dict[str, Any] = {"question": self.prompt(seat), "needs": needs or "none"}
        else:
            args = {} if refusal is NOT_ASKED else self.label(move, seat).args
        return Phrase("refusal-" + refusal.message, args)

    def _rules(self, thing: object) -> tuple[str, ...]:
        """The rules that a question or a kind of move is made from."""
        return self.game.anchors().get(type(thing).__name__, ())

    def play(self, move: int, seat: int = FIRST) -> None:
        """Answer; tasks are done until somebody is asked again. A refused answer changes nothing."""
        if move != self._known or seat != self._known_for:
            self.check(move, seat)
        self.take(move, seat)

    def check(self, move: int, seat: int = FIRST) -> None:
        """Raise ``NotAllowed`` with the reason, unless this is an answer just now."""
        refusal = self.why_not(move, seat)
        if refusal is not None:
            raise NotAllowed(self._refused(move, seat, refusal))

    def take(self, move: int, seat: int = FIRST) -> None:
        """Answer with a move that is known to be legal, as a log tells it: ``play`` without looking again."""
        self._known = NONE
        agenda.apply(self.state, self.asked(seat), move)

    def _refused(self, move: int, seat: int, refusal: Refusal) -> str:
        if refusal is NOT_ASKED:
            return self._not_asked(seat)
        name = self.game.kinds.name(move)
        if refusal.message == NO_ANSWER:
            return self._no_answer(move, seat)
        return f"{name} is not allowed now: {refusal.message.replace('-', ' ')} [{refusal.rule}]."

    def _no_answer(self, move: int, seat: int) -> str:
        """Which question is open and by which rules, and those of the move."""
        ask, name = self.asked(seat), self.game.kinds.name(move)
        asked, needs = " ".join(self._rules(ask)), " ".join(self._rules(self.game.kinds.of[move]))
        return (
            f"{name}{f' [{needs}]' if needs else ''} does not answer the open question, "
            f"{type(ask).__name__}{f' [{asked}]' if asked else ''}."
        )

    # --- Chance -----------------------------------------------------------------------

    @property
    def is_chance(self) -> bool:
        """Whether chance is asked."""
        ask = self.question()
        return ask is not None and ask.seat < 0

    def sample(self, rng: Rng, seat: int = FIRST) -> int:
        """An answer at random: chance's by its odds, a seat's among its legal moves, each equally likely."""
        ask = self.asked(seat)
        if isinstance(ask, Chance):
            self._known = ask.sample(self.state, rng)
        else:
            self._known = agenda.any_legal(self.state, ask, rng, self._moves)
        self._known_for = seat
        return int(self._known)

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance may answer, each with its probability."""
        ask = self.asked(FIRST)
        if not isinstance(ask, Chance):
            raise NotAllowed("Chance is not asked now; a seat is.")
        weights = [int(weight) for weight in ask.weights(self.state)]
        total = sum(weights)
        moves = agenda.candidates(self.state, ask)
        return [(int(n), w / total) for n, w in zip(moves, weights, strict=True)]

    def deal(self, rng: Rng) -> None:
        """Let chance answer until a seat must, or the game is over."""
        while self.is_chance:
            self.play(self.sample(rng))

    def playout(self, rng: Rng) -> int:
        """Play to the end at random; how many answers seats gave."""
        self._known = NONE
        return int(playout(self.state, rng))

    # --- Copies, and what a seat knows ------------------------------------------------

    def clone(self) -> Position:
        """A copy that shares nothing changeable."""
        return Position(self.game, self.state.clone())

    def view(self, seat: int) -> Position:
        """The position as a seat knows it; what it cannot see is ``HIDDEN``. ``SPECTATOR`` sees what everybody sees."""
        return Position(self.game, plain.view(self.state, self._who(seat)))

    def complete(self, rng: Rng) -> Position:
        """A position that fits a view: what is hidden is dealt from what the seat has not seen."""
        return Position(self.game, plain.complete(self.state, rng))

    def key(self) -> Hashable:
        """Equal exactly for equal positions."""
        found: Hashable = plain.key(self.state)
        return found

    def to_json(self) -> dict[str, object]:
        """Values that ``json.dumps`` takes; ``Game.position_from_json`` reads them."""
        state: object = plain.pack(self.state)
        return {"game": self.game.name, "rules": self.game.rules, "seats": self.seats, "state": state}

    def __reduce__(self) -> tuple[Any, ...]:
        return Position, (self.game, self.state)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.game is other.game and bool(self.key() == other.key())

    def __hash__(self) -> int:
        return hash(self.key())

    # --- The result -------------------------------------------------------------------

    @property
    def seats(self) -> int:
        """How many seats play."""
        return len(self.state.ledger) // len(self.game.sources)

    @property
    def scores(self) -> list[int]:
        """The points of each seat so far."""
        return [self.game.score(self.state, seat) for seat in range(self.seats)]

    def ledger(self, seat: int) -> dict[str, int]:
        """The points of a seat by their source."""
        sources = self.game.sources
        row = self._who(seat, 0) * len(sources)
        return {source: int(self.state.ledger[row + i]) for i, source in enumerate(sources)}

    @property
    def ranking(self) -> list[list[int]]:
        """The seats from first to last; those that share a place stand together."""
        places: dict[tuple[int, int], list[int]] = {}
        for seat in range(self.seats):
            places.setdefault((self.game.score(self.state, seat), self.game.tiebreak(self.state, seat)), []).append(
                seat
            )
        return [places[place] for place in sorted(places, reverse=True)]

    @property
    def winners(self) -> list[int]:
        """Who has won; nobody, if the player of a solo game has lost."""
        return [] if self.game.lost(self.state) else self.ranking[0]
