"""Where a game stands, without a record of how it got there: what programs play with."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Final, final

from mypy_extensions import i64

from comptoir.core import agenda, plain
from comptoir.core.agenda import Chance, Decision, State
from comptoir.core.chance import Rng
from comptoir.core.errors import BadMove, BadSetup, NotAllowed
from comptoir.core.game import Game
from comptoir.core.moves import Moves, Refusal
from comptoir.core.phrase import Phrase, kebab
from comptoir.core.play import playout

NOT_ASKED: Final = Refusal("turn", "not-asked")
NO_ANSWER: Final = Refusal("turn", "no-answer")
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
        return int(self._ask(FIRST).seat)

    def question(self, seat: int) -> Decision | None:
        """What this seat is asked now, if anything."""
        return plain.open_question(self.state, seat)

    def prompt(self, seat: int = FIRST) -> Phrase:
        """The question put to a seat, as a phrase."""
        ask = self._ask(seat)
        return Phrase("ask-" + kebab(type(ask).__name__), dict(ask.details(self.state)))

    def _ask(self, seat: int) -> Decision:
        if not self.state.agenda:
            raise NotAllowed("The game is over: nobody is asked anything.")
        if seat == FIRST:
            return agenda.question(self.state)
        ask = plain.open_question(self.state, seat)
        if ask is None:
            raise NotAllowed(f"Seat {seat} is not asked anything now.")
        return ask

    # --- Moves ------------------------------------------------------------------------

    def candidates(self, seat: int = FIRST) -> list[int]:
        """The numbers of all answers that the rulebook names, allowed just now or not."""
        return [int(n) for n in agenda.candidates(self.state, self._ask(seat))]

    def legal(self, seat: int = FIRST) -> list[int]:
        """The numbers of the moves that a seat may answer with."""
        return [int(n) for n in agenda.legal(self.state, self._ask(seat))]

    def mask(self, seat: int = FIRST) -> bytearray:
        """One byte for each number of the game's moves: 1 where it is legal. ``numpy.frombuffer`` reads it as it is."""
        found = bytearray(len(self.game.kinds.of))
        for n in agenda.legal(self.state, self._ask(seat)):
            found[n] = 1
        return found

    def why_not(self, move: int, seat: int = FIRST) -> Refusal | None:
        """Why this is no answer just now; None if it is one. Any number may be asked about."""
        ask = agenda.question(self.state) if seat == FIRST and not self.over else self.question(seat)
        if ask is None:
            return NOT_ASKED
        agenda.gather(self.state, ask, self._moves)
        if not self._moves.holds(move):
            return NO_ANSWER
        kind = self.game.kinds.of[move]
        return kind.why_not(self.state, ask, move - kind.base)

    def label(self, move: int, seat: int = FIRST) -> Phrase:
        """A candidate of a seat's question, as a phrase."""
        kind = self.game.kinds.of[self._number(move)]
        return kind.label(self.state, self._ask(seat), move - int(kind.base))

    def _number(self, move: int) -> int:
        if not 0 <= move < len(self.game.kinds.of):
            raise BadMove(f"There is no move {move}; the moves go from 0 to {len(self.game.kinds.of) - 1}.")
        return move

    def play(self, move: int, seat: int = FIRST) -> None:
        """Answer; tasks are done until somebody is asked again. A refused answer changes nothing."""
        if move != self._known or seat != self._known_for:
            refusal = self.why_not(move, seat)
            if refusal is not None:
                raise NotAllowed(self._refused(move, seat, refusal))
        self._known = NONE
        agenda.apply(self.state, self._ask(seat), move)

    def _refused(self, move: int, seat: int, refusal: Refusal) -> str:
        if self.over:
            return "The game is over: nobody is asked anything."
        if refusal is NOT_ASKED:
            return f"Seat {seat} is not asked anything now."
        name = self.game.kinds.name(self._number(move))
        if refusal is NO_ANSWER:
            return f"{name} does not answer the open question, {type(self._ask(seat)).__name__}."
        return f"{name} is not allowed now: {refusal.message} [{refusal.rule}]."

    # --- Chance -----------------------------------------------------------------------

    @property
    def is_chance(self) -> bool:
        """Whether chance is asked."""
        top = self.state.agenda[-1] if self.state.agenda else None
        return isinstance(top, Chance)

    def sample(self, rng: Rng, seat: int = FIRST) -> int:
        """An answer at random: chance's by its odds, a seat's among its legal moves, each equally likely."""
        ask = self._ask(seat)
        if isinstance(ask, Chance):
            self._known = ask.sample(self.state, rng)
        else:
            self._known = agenda.any_legal(self.state, ask, rng, self._moves)
        self._known_for = seat
        return int(self._known)

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance may answer, each with its probability."""
        ask = self._ask(FIRST)
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
        return Position(self.game, plain.view(self.state, seat))

    def complete(self, rng: Rng) -> Position:
        """A position that fits a view: what is hidden is dealt from what the seat has not seen."""
        return Position(self.game, plain.complete(self.state, rng))

    def key(self) -> Hashable:
        """Equal exactly for equal positions."""
        found: Hashable = plain.key(self.state)
        return found

    def to_json(self) -> dict[str, Any]:
        """Values that ``json.dumps`` takes; ``Game.position_from_json`` reads them."""
        packed: dict[str, Any] = plain.pack(self.state)
        return {"game": self.game.name, "rules": self.game.rules, "seats": self.seats, "state": packed}

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
        return self.game.seats(self.state)

    @property
    def scores(self) -> list[int]:
        """The points of each seat so far."""
        return self.game.scores(self.state)

    def ledger(self, seat: int) -> dict[str, int]:
        """The points of a seat by their source."""
        if not 0 <= seat < self.seats:
            raise BadSetup(f"There is no seat {seat}; the seats go from 0 to {self.seats - 1}.")
        return self.game.ledger(self.state, seat)

    @property
    def ranking(self) -> list[list[int]]:
        """The seats from first to last; those that share a place stand together."""
        return self.game.ranking(self.state)

    @property
    def winners(self) -> list[int]:
        """Who has won; nobody, if a solo game is lost."""
        return self.game.winners(self.state)
