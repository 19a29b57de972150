"""Buying messages: where, how many, and from which part of the stack."""

from __future__ import annotations

from typing import Annotated, Any, Final

from mypy_extensions import i64

from comptoir.core.agenda import Chance, Decision, Task
from comptoir.core.chance import Rng
from comptoir.core.meaning import Count, Now
from comptoir.core.moves import Domain, Move, Moves, Refusal
from comptoir.core.phrase import Phrase
from comptoir.games.la_loire.components import (
    ABBEY,
    CASTLE,
    DUCAL_PALACE,
    LEVEL,
    MAYOR,
    MESSAGE,
    MONASTERY,
    N_LEVELS,
    N_SHIELDS,
    NANTES,
    ORLEANS,
    PLACE,
    POST_OFFICE,
    ROOM,
    SHIELD,
    SPY,
    SYMBOL,
    VASSAL,
    is_city,
    level_of,
)
from comptoir.games.la_loire.losses import loss_after
from comptoir.games.la_loire.state import Loire, has, works
from comptoir.games.la_loire.trading import ENOUGH

CARRY: Final = 2
CARRY_WITH_MAYOR: Final = 4
SPIED: Final = 3  # cards the spy looks at
CHOICE: Final = Domain("choice", SPIED)

STACK_EMPTY: Final = Refusal("A21", "stack-empty")
ABBEY_ONLY_THERE: Final = Refusal("N1", "abbey-only-at-monastery")
NO_SECOND_ABBEY: Final = Refusal("D07", "no-second-abbey")
NO_ABBEY_HERE: Final = Refusal("D16", "only-abbey-here")
CARRIES_ENOUGH: Final = Refusal("N3", "carries-enough")
MAYOR_CARRIES_ENOUGH: Final = Refusal("P26", "carries-enough")
CARRIES_ABBEY: Final = Refusal("N3", "carries-abbey-already")
TOO_DEAR: Final = Refusal("N2", "too-dear")


# --- The stacks ----------------------------------------------------------------------------


def cards_left(s: Loire, level: i64) -> i64:
    """How many messages of a level can still be drawn."""
    left: i64 = 0
    bits = s.stacks[level]
    while bits:
        bits &= bits - 1
        left += 1
    for message in s.under:
        if level_of(message) == level:
            left += 1
    return left


def is_empty(s: Loire, level: i64) -> bool:
    """Whether no message of this level is left. A21"""
    if s.stacks[level]:
        return False
    for message in s.under:
        if level_of(message) == level:
            return False
    return True


def next_cards(s: Loire, level: i64, out: list[i64]) -> None:
    """What may lie on top of a stack: any card of it, and those put under it only when the rest is gone."""
    bits = s.stacks[level]
    for i in range(ROOM):
        if bits >> i & 1:
            out.append(level * ROOM + i)
    if not bits:
        for message in s.under:
            if level_of(message) == level:
                out.append(message)
                return


def take_card(s: Loire, message: i64) -> None:
    """A card leaves its stack."""
    level = level_of(message)
    bit: i64 = 1 << (message - level * ROOM)
    if s.stacks[level] & bit:
        s.stacks[level] -= bit
    else:
        s.under.remove(message)


def shuffle(s: Loire, level: i64) -> None:
    """A stack is shuffled: nothing is known any more to lie at its bottom. L2"""
    stack = s.stacks[level]
    kept: list[i64] = []
    for message in s.under:
        if level_of(message) == level:
            stack |= 1 << (message - level * ROOM)
        else:
            kept.append(message)
    s.stacks[level] = stack
    s.under = kept


class DrawMessage(Chance):
    """Which message of this level is on top? N1"""

    def __init__(self, to: i64, level: i64) -> None:
        super().__init__()
        self.to: i64 = to
        self.level: i64 = level

    def candidates(self, s: Loire, out: Moves) -> None:
        cards: list[i64] = []
        next_cards(s, self.level, cards)
        for card in cards:
            out.append(MESSAGE_DRAWN.base + card)

    def sample(self, s: Loire, rng: Rng) -> i64:
        cards: list[i64] = []
        next_cards(s, self.level, cards)
        return MESSAGE_DRAWN.base + cards[rng.below(len(cards))]

    def drawn(self, s: Loire, message: i64) -> None:
        """It lies open before the buyer. N3 S8"""
        s.players[self.to].carried.append(message)


class SpyOut(DrawMessage):
    """Which of the next messages does the spy see? P28"""

    def drawn(self, s: Loire, message: i64) -> None:
        s.drawn.append(message)
        if len(s.drawn) < SPIED and not is_empty(s, self.level):
            s.then(self)


class MessageDrawn(Move):
    """The message that comes next."""

    def play(self, s: Loire, ask: DrawMessage, x: i64) -> None:
        take_card(s, x)
        ask.drawn(s, x)

    def details(self, s: Loire, ask: DrawMessage, x: i64) -> dict[str, Any]:
        return {"message": message_phrase(s, x)}


# --- Buying --------------------------------------------------------------------------------


def how_many(s: Loire, seat: i64, place: i64) -> i64:
    """One message, two in a castle; one more with the post office of the city and with the Vassal. N1 L4 P27 A14 D07"""
    vassal: i64 = 1 if has(s, seat, VASSAL) else 0
    if is_city(place):
        return 1 + vassal + (1 if works(s, seat, place, POST_OFFICE) else 0)
    if s.owner[place] != seat:
        return 0
    if s.building[place] == MONASTERY:
        return 1 + vassal if s.french else 1
    return 2 + vassal if s.building[place] == CASTLE else 1 + vassal


def price_of(s: Loire, seat: i64, level: i64, bought: i64) -> i64:
    """The level's price; the second one in a city with an own post office costs one less. N2 L4 A14"""
    price = s.box.message_denier[level]
    place = s.at[2 * seat + 1]
    if bought == 1 and is_city(place) and works(s, seat, place, POST_OFFICE):
        price -= 1
    return price if price > 0 else 0


def why_not_level(s: Loire, place: i64, level: i64, bought: i64) -> Refusal | None:
    """An own monastery sells abbey messages only; a French Vassal adds one of level 1 to 3. N1 D16 D07"""
    monastery = not is_city(place) and s.building[place] == MONASTERY
    if level == ABBEY and monastery:
        return NO_SECOND_ABBEY if bought else None
    if level == ABBEY:
        return ABBEY_ONLY_THERE
    return NO_ABBEY_HERE if monastery and not bought else None


def why_not_carry(s: Loire, seat: i64, level: i64) -> Refusal | None:
    """Two messages at a time, four with the Mayor, and one abbey message among them. N3 P26"""
    carried = s.players[seat].carried
    if len(carried) >= (CARRY_WITH_MAYOR if has(s, seat, MAYOR) else CARRY):
        return MAYOR_CARRIES_ENOUGH if has(s, seat, MAYOR) else CARRIES_ENOUGH
    if level == ABBEY:
        for message in carried:
            if level_of(message) == ABBEY:
                return CARRIES_ABBEY
    return None


def already_bought(ask: Decision) -> i64:
    """How many were bought before in this action."""
    return ask.bought if isinstance(ask, BuyAnother) else 0


class BuyMessage(Move):
    """Buy a message of this level. N1 N2 N4"""

    def why_not(self, s: Loire, ask: Decision, x: i64) -> Refusal | None:
        bought = already_bought(ask)
        refusal = why_not_level(s, s.at[2 * ask.seat + 1], x, bought)
        if refusal is not None:
            return refusal
        if is_empty(s, x):
            return STACK_EMPTY
        if price_of(s, ask.seat, x, bought) > s.players[ask.seat].denier:
            return TOO_DEAR
        return why_not_carry(s, ask.seat, x)

    def play(self, s: Loire, ask: Decision, x: i64) -> None:
        bought = already_bought(ask)
        s.players[ask.seat].denier -= price_of(s, ask.seat, x, bought)
        more = MayBuyAnother(ask.seat, bought + 1)
        if has(s, ask.seat, SPY) or may_search(s, ask.seat):
            s.then(HowToDraw(ask.seat, x), more)
        else:
            s.then(DrawMessage(ask.seat, x), more)

    def details(self, s: Loire, ask: Decision, x: i64) -> dict[str, Any]:
        price = price_of(s, ask.seat, x, already_bought(ask))
        return {
            "price": int(price),
            "have": int(s.players[ask.seat].denier),
            "carried": len(s.players[ask.seat].carried),
            "left": int(cards_left(s, x)),
            "loss": loss_after(s, ask.seat, price),
        }


class MayBuyAnother(Task):
    """Castle, post office and Vassal allow more than one; the next level is chosen after seeing the card. A14 A25"""

    def __init__(self, seat: i64, bought: i64) -> None:
        self.seat: i64 = seat
        self.bought: i64 = bought

    def run(self, s: Loire) -> None:
        if self.bought < how_many(s, self.seat, s.at[2 * self.seat + 1]):
            s.then(BuyAnother(self.seat, self.bought))


class BuyAnother(Decision):
    """Do you buy another message? A14 A25"""

    def __init__(self, seat: i64, bought: Annotated[i64, Count(20)]) -> None:
        super().__init__(seat)
        self.bought: i64 = bought

    def candidates(self, s: Loire, out: Moves) -> None:
        for level in range(N_LEVELS):
            out.append(BUY_MESSAGE.base + level)
        out.append(ENOUGH.base)


# --- Spy and Ducal palace ---------------------------------------------------------------------


def may_search(s: Loire, seat: i64) -> bool:
    """With a Ducal palace: at every purchase in a city; in French wherever messages are bought. L2 D05"""
    if not s.french and not is_city(s.at[2 * seat + 1]):
        return False
    return works(s, seat, NANTES, DUCAL_PALACE) or works(s, seat, ORLEANS, DUCAL_PALACE)


class HowToDraw(Decision):
    """How do you choose the message: from the top, with the spy, or from the whole stack? A15"""

    def __init__(self, seat: i64, level: Annotated[i64, Now(LEVEL)]) -> None:
        super().__init__(seat)
        self.level: i64 = level

    def candidates(self, s: Loire, out: Moves) -> None:
        out.append(FROM_TOP.base)
        if has(s, self.seat, SPY):
            out.append(WITH_SPY.base)
        if may_search(s, self.seat):
            out.append(SEARCH.base)

    def details(self, s: Loire) -> dict[str, Any]:
        return {"level": int(self.level) + 1}


class FromTop(Move):
    """Take the top card. N1"""

    def play(self, s: Loire, ask: HowToDraw, x: i64) -> None:
        s.then(DrawMessage(ask.seat, ask.level))


class WithSpy(Move):
    """Draw three, keep one, and put the others under the stack. P28 A15"""

    def play(self, s: Loire, ask: HowToDraw, x: i64) -> None:
        s.then(SpyOut(ask.seat, ask.level), KEEP_ONE[ask.seat])


class KeepOne(Decision):
    """Which of the messages do you keep? P28"""

    def candidates(self, s: Loire, out: Moves) -> None:
        for i in range(len(s.drawn)):
            out.append(KEEP.base + i)


class Keep(Move):
    """Keep this one; the others go under the stack in the order drawn. P28"""

    def play(self, s: Loire, ask: KeepOne, x: i64) -> None:
        s.players[ask.seat].carried.append(s.drawn.pop(x))
        s.under.extend(s.drawn)
        s.drawn.clear()

    def details(self, s: Loire, ask: KeepOne, x: i64) -> dict[str, Any]:
        return {"message": message_phrase(s, s.drawn[x])}


class Search(Move):
    """Pick the message from its whole stack, which is then shuffled. L2"""

    def play(self, s: Loire, ask: HowToDraw, x: i64) -> None:
        shuffle(s, ask.level)
        s.then(SearchStack(ask.seat, ask.level))


class SearchStack(Decision):
    """Which message do you take from the stack? L2"""

    def __init__(self, seat: i64, level: Annotated[i64, Now(LEVEL)]) -> None:
        super().__init__(seat)
        self.level: i64 = level

    def candidates(self, s: Loire, out: Moves) -> None:
        cards: list[i64] = []
        next_cards(s, self.level, cards)
        for card in cards:
            out.append(FIND.base + card)


class Find(Move):
    """Take this message. L2"""

    def play(self, s: Loire, ask: SearchStack, x: i64) -> None:
        take_card(s, x)
        s.players[ask.seat].carried.append(x)

    def details(self, s: Loire, ask: SearchStack, x: i64) -> dict[str, Any]:
        return {"message": message_phrase(s, x)}


# --- In words -----------------------------------------------------------------------------------


def message_phrase(s: Loire, message: i64) -> Phrase:
    """A message in words: where it goes, whose symbol it bears, and its points."""
    box = s.box
    args: dict[str, Any] = {
        "symbol": SYMBOL.phrase(int(box.symbol[message])),
        "points": int(box.message_points[message]),
    }
    level = level_of(message)
    if level == 0 or level == ABBEY:
        args["place"] = PLACE.said(s, int(box.to[message]))
        return Phrase("message-to-village" if level == 0 else "message-to-city", args)
    shields = [SHIELD.phrase(i) for i in range(N_SHIELDS) if box.to[message] >> i & 1]
    for i, shield in enumerate(shields):
        args[f"shield{i + 1}"] = shield
    return Phrase("message-to-two-shields" if level == 1 else "message-to-three-shields", args)


KEEP_ONE: Final = [KeepOne(seat) for seat in range(4)]
MESSAGE_DRAWN: Final = MessageDrawn(MESSAGE)
BUY_MESSAGE: Final = BuyMessage(LEVEL)
FROM_TOP: Final = FromTop()
WITH_SPY: Final = WithSpy()
KEEP: Final = Keep(CHOICE)
SEARCH: Final = Search()
FIND: Final = Find(MESSAGE)
