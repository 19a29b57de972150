"""A table that is played at: everything about its position is found out once, whoever asks for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from comptoir.core import knowledge, plain
from comptoir.core.agenda import CHANCE
from comptoir.core.chance import Rng
from comptoir.core.game import Game
from comptoir.core.moves import Refusal
from comptoir.core.position import NOT_ASKED, Position
from comptoir.core.table import Entry, Table
from comptoir.server.state.labels import shared

Offers = dict[int, Refusal | None]  # every candidate, and why it is refused


class LiveTable(Table):
    """Candidates, views and undo are kept until the next answer; labels are made when an answer is given."""

    def __init__(
        self,
        game: Game,
        players: int,
        rng: Rng | None,
        options: Mapping[str, str] | None = None,
        data: Mapping[str, object] | None = None,
        *,
        forced: bool = False,
        origin: Position | None = None,
    ) -> None:
        self.origin: Final = origin  # where the game begins, if not where the box says
        self._offers: dict[int, Offers] = {}  # by seat
        self._views: dict[int, Position] = {}  # by viewer
        self._can_undo: dict[int, bool] = {}  # by seat
        self.last: tuple[int, Position] | None = None  # the position before the last answer that a seat gave itself
        self._last_views: dict[int, Position] = {}  # what was seen of it
        super().__init__(game, players, rng, options, data, forced=forced)

    def beginning(self) -> Position:
        """Where the game began: for a table that was derived from another, the position it was derived from."""
        return super().beginning() if self.origin is None else self.origin.clone()

    # --- Found out once -----------------------------------------------------------------

    def offers(self, seat: int) -> Offers:
        """Every answer that the rulebook names for a seat, and why it is refused."""
        if seat not in self._offers:
            self._offers[seat] = self.position.refusals(seat)
        return self._offers[seat]

    def allows(self, seat: int, move: int) -> bool:
        """Whether a seat may answer so."""
        return self.offers(seat).get(move, NOT_ASKED) is None

    def legal(self, seat: int) -> list[int]:
        """The numbers of the moves that a seat may answer with."""
        return [move for move, refusal in self.offers(seat).items() if refusal is None]

    def view(self, seat: int) -> Position:
        """The position as a seat knows it; only to be read, and only until the next answer."""
        if seat not in self._views:
            self._views[seat] = self.position.view(seat)
        return self._views[seat]

    def can_undo(self, seat: int) -> bool:
        """Whether the seat's last answer can be taken back."""
        if seat not in self._can_undo:
            self._can_undo[seat] = super().can_undo(seat)
        return self._can_undo[seat]

    def knows_undo(self, told: list[bool]) -> None:
        """What a snapshot tells about it: to find it out may mean to look at the whole log."""
        self._can_undo = dict(enumerate(told))

    # --- Changing -----------------------------------------------------------------------

    def answer(self, seat: int, move: int) -> None:
        """Answer the question put to this seat, checked by what was offered."""
        if not self.allows(seat, move):
            self.position.check(move, seat)
        self.take(seat, move, forced=False)
        self._run_on()

    def answer_sole(self, seat: int) -> bool:
        """Give the seat's answer, if everybody can tell that there is only one; whether it was given."""
        moves = self.legal(seat)
        if len(moves) != 1 or not knowledge.is_sole(self.position.state, self.position.asked(seat), moves[0]):
            return False
        self.take(seat, moves[0], forced=True)
        return True

    def take(self, seat: int, move: int, *, forced: bool) -> None:
        """Apply and log an answer, with its label."""
        ask = self.position.asked(seat)
        kind = self.game.kinds.of[move]
        told = shared(kind.label(self.position.state, ask, move - int(kind.base)))
        if seat != CHANCE and not forced:
            self.last, self._last_views = (len(self.log), self.position.clone()), dict(self._views)
        super().take(seat, move, forced=forced)
        entry = self.log[-1]
        entry.told = told
        self._forget(seat if entry.in_lane and not entry.closes else None)

    def restore(self, position: Position, entries: list[Entry], reasons: list[str] | None = None) -> None:
        """Put a position and its log on the table."""
        self._forget(None)
        self.last, self._last_views = None, {}
        super().restore(position, entries, reasons)

    def _forget(self, seat: int | None) -> None:
        """The position is another one; after an answer in a lane only for its seat, as nobody else sees it."""
        found: list[dict[int, Any]] = [self._offers, self._views, self._can_undo]
        for kept in found:
            if seat is None:
                kept.clear()
            else:
                kept.pop(seat, None)

    def _revealed_since(self, begin: int) -> bool:
        """By the views that were shown, where they are of the position before that answer."""
        if self.last is None or self.last[0] != begin:
            return super()._revealed_since(begin)
        before, answers = self.last[1], [(entry.seat, entry.move) for entry in self.log[begin:]]
        if not knowledge.has_secrets(before.state):
            return False
        return any(self._learns(before, answers, v) for v in (plain.SPECTATOR, *range(self.players)))

    def _learns(self, before: Position, answers: list[tuple[int, int]], viewer: int) -> bool:
        seen = self._last_views.pop(viewer, None) or before.view(viewer)
        return knowledge.learns(seen.state, self.view(viewer).state, answers, viewer)
