"""Clone, key, JSON, views and completions, derived from the fields of a state.

Which fields a record has is said by its class body (``core/record.py``), and which a step has
by its constructor.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from comptoir.core.agenda import Decision, Lane, State, Step, Together
from comptoir.core.chance import Rng
from comptoir.core.errors import BadReplay
from comptoir.core.pile import Bag
from comptoir.core.record import PLAIN, Field, Record, fields, parameters

HIDDEN: Final = -9  # a card that a seat cannot see
SPECTATOR: Final = -2  # whoever looks on without a seat
UNKNOWN: Final = 1_000_000  # from here on: hidden cards that are told apart, but cannot be looked at


# --- Key --------------------------------------------------------------


def key(x: Any) -> Any:
    """A hashable value, equal exactly for equal positions."""
    if isinstance(x, (list, tuple)):
        return tuple([key(e) for e in x])
    if isinstance(x, Record):
        return tuple([key(getattr(x, f.name)) for f in fields(type(x)) if not f.shared])
    if isinstance(x, Together):
        return ("Together", *[(lane.seat, key(lane.steps)) for lane in x.lanes])
    if isinstance(x, Step):
        return (type(x).__name__, *[key(getattr(x, name)) for name in parameters(type(x))])
    return x


# --- JSON -----------------------------------------------------------------------


def pack(x: Any) -> Any:
    """JSON values: a record by its fields' names, a step as a list that begins with its name."""
    if isinstance(x, (list, tuple)):
        return [pack(e) for e in x]
    if isinstance(x, Record):
        return {f.name: _pack_field(getattr(x, f.name), f) for f in fields(type(x)) if not f.shared}
    if isinstance(x, Together):
        return ["Together", [[lane.seat, pack(lane.opening), pack(lane.steps)] for lane in x.lanes]]
    if isinstance(x, Step):
        return [type(x).__name__, *[pack(getattr(x, name)) for name in parameters(type(x))]]
    return x


def _pack_field(value: Any, f: Field) -> Any:
    """Numbers, and lists of them, are JSON as they are."""
    if f.of not in PLAIN or f.lists > 1:
        return pack(value)
    return value[:] if f.lists else value


def unpack(data: Any, like: State, names: dict[str, Any]) -> Any:
    """The inverse of pack; what is shared is taken from ``like``, classes from ``names``."""
    try:
        s = _unpack_record(data, type(like), names)
        for f in fields(type(like)):
            if f.shared:
                setattr(s, f.name, getattr(like, f.name))
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as problem:
        raise BadReplay("This is no snapshot of this game, or one of another version.") from problem
    return s


def _unpack_record(data: Any, cls: type, names: dict[str, Any]) -> Any:
    record = cls()
    for f in fields(cls):
        if not f.shared:
            setattr(record, f.name, _unpack_as(data[f.name], f.of, f.lists, names))
    return record


def _unpack_as(data: Any, of: str, lists: int, names: dict[str, Any]) -> Any:
    if lists:
        if not isinstance(data, list):
            raise TypeError("a list was expected")
        if lists == 1 and of in PLAIN:
            return _plain_list(data)
        return [_unpack_as(e, of, lists - 1, names) for e in data]
    if of == "Step":
        return unpack_step(data, names)
    return data if of in PLAIN else _unpack_record(data, names[of], names)


def _plain_list(data: list[Any]) -> list[Any]:
    for e in data:
        if not isinstance(e, (int, str)):
            raise TypeError("a number was expected")
    return data[:]


def unpack_step(data: list[Any], names: dict[str, Any]) -> Any:
    """One entry of the agenda; the inverse of packing it."""
    if data[0] == "Together":
        return Together([_unpack_lane(lane, names) for lane in data[1]])
    return names[data[0]](*[_unpack_argument(e) for e in data[1:]])


def _unpack_lane(data: list[Any], names: dict[str, Any]) -> Lane:
    seat, opening, steps = data
    return Lane(seat, unpack_step(opening, names), [unpack_step(step, names) for step in steps])


def _unpack_argument(data: Any) -> Any:
    return tuple([_unpack_argument(e) for e in data]) if isinstance(data, list) else data


# --- What a seat knows ----------------------------------------------------------


def view(s: State, seat: int) -> Any:
    """The state as ``seat`` knows it; SPECTATOR sees what everybody sees.

    What it cannot see is HIDDEN, and is counted in the bag it came from: the seat knows
    which cards it has not seen, not where they lie.
    """
    seen = s.clone()
    _each_secret(seen, lambda cards, f, owner: _veil(seen, cards, f, owner >= 0 and owner == seat))
    seen.agenda = [_veil_lanes(step, seat) if isinstance(step, Together) else step for step in seen.agenda]
    return seen


def _each_secret(s: State, do: Callable[[list[Any], Field, int], None]) -> None:
    for owner, record in [(-1, s), *enumerate(getattr(s, "players", []))]:
        for f in fields(type(record)):
            if f.secrecy:
                do(getattr(record, f.name), f, owner)


def _veil(s: State, cards: list[Any], f: Field, own: bool) -> None:
    if own and f.secrecy == "private":
        return
    bag: Bag = getattr(s, f.bag)
    glimpsed = own and f.secrecy == "glimpsed"
    for i, card in enumerate(cards):
        if _seen(card, bag):
            bag.counts[card] += 1
            cards[i] = int(s.glimpse(card)) if glimpsed else HIDDEN
        elif not glimpsed or card >= UNKNOWN:
            cards[i] = HIDDEN


def _veil_lanes(step: Together, seat: int) -> Together:
    """Another's lane looks as if nothing had been answered in it."""
    return Together(
        [lane if lane.seat == seat else Lane(lane.seat, lane.opening, [lane.opening]) for lane in step.lanes]
    )


def complete(seen: State, rng: Rng) -> Any:
    """A state that fits a view: every hidden card is dealt from those the seat has not seen.

    What was glimpsed is numbered beyond the cards; it narrows the choice, so it is dealt first.
    """
    s = seen.clone()
    glimpsed: list[tuple[list[Any], int, Bag]] = []
    unseen: list[tuple[list[Any], int, Bag]] = []

    def sort(cards: list[Any], f: Field, owner: int) -> None:
        bag: Bag = getattr(s, f.bag)
        for i, card in enumerate(cards):
            if not _seen(card, bag):
                (unseen if card == HIDDEN else glimpsed).append((cards, i, bag))

    _each_secret(s, sort)
    for cards, i, bag in glimpsed + unseen:
        cards[i] = _deal(s, cards[i], bag, rng)
    return s


def _deal(s: State, slot: int, bag: Bag, rng: Rng) -> int:
    """A card for this slot; the bag held it besides its own, so its size stays."""
    fitting = [c for c in range(len(bag.counts)) if bag.counts[c] and (slot == HIDDEN or s.glimpse(c) == slot)]
    card = fitting[rng.weighted([bag.counts[c] for c in fitting])]
    bag.counts[card] -= 1
    return card


def blind(s: State, seat: int) -> Any:
    """The seat's view, but every card it cannot see is a number of its own that stands for nothing."""
    seen = view(s, seat)
    number = UNKNOWN

    def tell_apart(cards: list[Any], f: Field, owner: int) -> None:
        nonlocal number
        for i, card in enumerate(cards):
            if card == HIDDEN:
                cards[i] = number
                number += 1

    _each_secret(seen, tell_apart)
    return seen


def has_hidden(s: State) -> bool:
    """Whether any card lies where not everybody can see it."""
    found: list[Any] = []
    _each_secret(s, lambda cards, f, owner: found.extend(cards))
    return bool(found)


def _seen(card: int, bag: Bag) -> bool:
    return 0 <= card < len(bag.counts)


def open_question(s: State, seat: int) -> Decision | None:
    """The question that this seat has to answer now, if any."""
    top = s.agenda[-1] if s.agenda else None
    asks = top.questions() if isinstance(top, Together) else [top] if isinstance(top, Decision) else []
    return next((ask for ask in asks if ask.seat == seat), None)
