"""Key, JSON, views and completions of a state.

What follows from the fields of one record is written as source from them (``core/record.py``); it is used here.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from comptoir.core.agenda import Decision, Lane, Secret, State, Step, Together, agenda_of, unpacked_step
from comptoir.core.chance import Rng
from comptoir.core.errors import BadReplay
from comptoir.core.pile import Bag
from comptoir.core.record import GLIMPSED, PRIVATE, Record, fields

HIDDEN: Final = -9  # a card that a seat cannot see
SPECTATOR: Final = -2  # whoever looks on without a seat
UNKNOWN: Final = 1_000_000  # from here on: hidden cards that are told apart, but cannot be looked at


# --- Key and JSON -----------------------------------------------------------------


def key(x: Record | Step) -> tuple[Any, ...]:
    """A hashable value, equal exactly for equal positions."""
    return x.key()


def pack(x: Record | Step) -> Any:
    """JSON values: a record by its fields' names, a step as a list that begins with its name."""
    return x.packed()


def unpack(data: Any, like: State, names: dict[str, Any]) -> Any:
    """The inverse of pack; what is shared is taken from ``like``, classes from ``names``."""
    try:
        s = type(like)().unpacked(data, names)
        for f in fields(type(like)):
            if f.shared:
                setattr(s, f.name, getattr(like, f.name))
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, OverflowError, AssertionError) as problem:
        raise BadReplay("This is no snapshot of this game, or one of another version.") from problem
    return s


def unpack_step(data: Any, names: dict[str, Any]) -> Step:
    """One entry of the agenda; the inverse of packing it."""
    return unpacked_step(data, names)


# --- What a seat knows ----------------------------------------------------------


def view(s: State, seat: i64) -> Any:
    """The state as ``seat`` knows it; SPECTATOR sees what everybody sees.

    What it cannot see is HIDDEN, and is counted in the bag it came from: the seat knows
    which cards it has not seen, not where they lie.
    """
    seen = s.clone()
    veil(seen, seat)
    return seen


def veil(s: State, seat: i64) -> None:
    """Hide from ``seat`` what it cannot see, in this very state."""
    for secret in s.secrets():
        _veil(s, secret, seat)
    for i in range(s.agenda.count):
        step = s.agenda[i]
        if isinstance(step, Together):
            s.agenda[i] = _veiled_lanes(step, seat)


def _veil(s: State, secret: Secret, seat: i64) -> None:
    own = secret.owner >= 0 and secret.owner == seat
    if own and secret.secrecy == PRIVATE:
        return
    glimpsed = own and secret.secrecy == GLIMPSED
    cards, bag = secret.cards, secret.bag
    for i in range(len(cards)):
        card = cards[i]
        if _seen(card, bag):
            bag.counts[card] += 1
            cards[i] = s.glimpse(card) if glimpsed else HIDDEN
        elif not glimpsed or card >= UNKNOWN:
            cards[i] = HIDDEN


def _veiled_lanes(step: Together, seat: i64) -> Together:
    """Another's lane looks as if nothing had been answered in it."""
    lanes: list[Lane] = []
    for lane in step.lanes:
        lanes.append(lane if lane.seat == seat else Lane(lane.seat, lane.opening, agenda_of([lane.opening])))
    return Together(lanes)


def complete(seen: State, rng: Rng) -> Any:
    """A state that fits a view: every hidden card is dealt from those the seat has not seen.

    What was glimpsed is numbered beyond the cards; it narrows the choice, so it is dealt first.
    """
    s = seen.clone()
    secrets = s.secrets()
    for secret in secrets:
        _deal(s, secret, rng, glimpsed=True)
    for secret in secrets:
        _deal(s, secret, rng, glimpsed=False)
    return s


def _deal(s: State, secret: Secret, rng: Rng, glimpsed: bool) -> None:
    """Cards for the slots of which something, or nothing, is known; the bag held them besides its own."""
    cards, bag = secret.cards, secret.bag
    for i in range(len(cards)):
        slot = cards[i]
        if not _seen(slot, bag) and (slot != HIDDEN) == glimpsed:
            cards[i] = _fitting(s, slot, bag, rng)
            bag.counts[cards[i]] -= 1


def _fitting(s: State, slot: i64, bag: Bag, rng: Rng) -> i64:
    """A card of the bag for this slot, each equally likely."""
    weights = bag.counts[:]
    total: i64 = 0
    for card in range(len(weights)):
        if slot != HIDDEN and weights[card] and s.glimpse(card) != slot:
            weights[card] = 0
        total += weights[card]
    left = rng.below(total)
    card = 0
    while left >= weights[card]:
        left -= weights[card]
        card += 1
    return card


def blind(s: State, seat: i64) -> Any:
    """The seat's view, but every card it cannot see is a number of its own that stands for nothing."""
    seen = view(s, seat)
    mark_hidden(seen)
    return seen


def mark_hidden(seen: State) -> None:
    """Give every card that a view does not show a number of its own that stands for nothing."""
    number = UNKNOWN
    for secret in seen.secrets():
        for i, card in enumerate(secret.cards):
            if card == HIDDEN:
                secret.cards[i] = number
                number += 1


def has_hidden(s: State) -> bool:
    """Whether any card lies where not everybody can see it."""
    return any(secret.cards for secret in s.secrets())


def _seen(card: i64, bag: Bag) -> bool:
    return 0 <= card < len(bag.counts)


def open_question(s: State, seat: i64) -> Decision | None:
    """The question that this seat has to answer now, if any."""
    top = s.agenda.top if s.agenda else None
    if isinstance(top, Together):
        for ask in top.questions():
            if ask.seat == seat:
                return ask
        return None
    return top if isinstance(top, Decision) and top.seat == seat else None
