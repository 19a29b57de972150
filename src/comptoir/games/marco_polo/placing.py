"""Placing dice: which space, which dice, and the price of an occupied space."""

from __future__ import annotations

from typing import Annotated, Any, Final

from mypy_extensions import i64

from comptoir.core.agenda import Decision, Task
from comptoir.core.meaning import Now, SeatBits
from comptoir.core.moves import Move, Moves, Refusal
from comptoir.core.phrase import Phrase
from comptoir.games.marco_polo import actions, travel, using_cards
from comptoir.games.marco_polo.box import card_phrase
from comptoir.games.marco_polo.characters import BERKE, RASCHID
from comptoir.games.marco_polo.dice import lay_die, take_die
from comptoir.games.marco_polo.map import PLACE
from comptoir.games.marco_polo.spaces import (
    BLUE,
    CARDS,
    CITY_OF_CARD,
    DICE,
    KHAN,
    KHAN_PLACES,
    SPACE,
    TAKE_CONTRACTS,
    TRAVEL,
)
from comptoir.games.marco_polo.state import (
    COLOUR,
    DIE,
    FACES,
    NO_COLOUR,
    MarcoPolo,
    Player,
)

HIGHEST: Final = 6
UNSET: Final = 7  # higher than any die

TOO_FEW_DICE: Final = Refusal("A1", "too-few-dice")
OWN_COLOUR_THERE: Final = Refusal("R7", "own-colour-there")
SPACE_TOO_DEAR: Final = Refusal("R6", "space-too-dear")
KHAN_FULL: Final = Refusal("K2", "khan-full")
KHAN_TOO_LOW: Final = Refusal("K2", "khan-too-low")
NO_CONTRACTS: Final = Refusal("R18", "no-contracts")
NO_ROAD_OPEN: Final = Refusal("J3", "no-road-open")
JOURNEY_TOO_DEAR: Final = Refusal("J2", "journey-too-dear")
ROAD_TOO_DEAR: Final = Refusal("J3", "journey-too-dear")
OCCUPIED_AND_JOURNEY: Final = Refusal("R6", "occupied-and-journey")


# --- Which dice may go -------------------------------------------------------------


def own_colour_lies(s: MarcoPolo, seat: i64, space: i64) -> bool:
    """Whether dice of the seat's colour lie on the space. R7"""
    return (s.on[space] >> seat & 1) != 0


def dice_allowed(s: MarcoPolo, seat: i64, space: i64) -> i64:
    """How many dice in hand may go to the space. R7"""
    dice = s.players[seat].dice
    count: i64 = len(dice)
    if own_colour_lies(s, seat, space):
        for die in dice:
            if die < FACES:
                count -= 1
    return count


def lowest_allowed(s: MarcoPolo, seat: i64, space: i64, without: i64) -> i64:
    """The lowest value among the dice that may go to the space, one die left out. R5 R40"""
    player = s.players[seat]
    if player.character == RASCHID:
        return 1
    barred = own_colour_lies(s, seat, space)
    low: i64 = UNSET
    left_out = without
    for die in player.dice:
        if die == left_out:
            left_out = -1
        elif not (barred and die < FACES) and die % FACES < low:
            low = die % FACES
    return low


def highest_allowed(s: MarcoPolo, seat: i64, space: i64) -> i64:
    """The highest value among the dice that may go to the space. R40"""
    player = s.players[seat]
    if player.character == RASCHID:
        return HIGHEST
    barred = own_colour_lies(s, seat, space)
    high: i64 = 0
    for die in player.dice:
        if not (barred and die < FACES) and die % FACES > high:
            high = die % FACES
    return high


# --- The price ---------------------------------------------------------------------


def price(s: MarcoPolo, seat: i64, space: i64, low: i64) -> i64:
    """Coins for a blue space that is occupied: the lowest die; nothing for Berke. R6 R8 R10 R42"""
    if not BLUE[space] or not s.on[space] or s.players[seat].character == BERKE:
        return 0
    return low


def needed_after(s: MarcoPolo, player: Player, space: i64) -> i64:
    """Coins that must be left for the action itself: those of the cheapest step. R28"""
    return s.box.travel_price[1] + travel.cheapest_toll(s, player) if space == TRAVEL else 0


def why_too_dear(s: MarcoPolo, seat: i64, space: i64, low: i64) -> Refusal | None:
    """What is too dear with this lowest die: the occupied space, the step or its road. R6 J2 J3"""
    coins = s.players[seat].coins
    cost = price(s, seat, space, low)
    if cost > coins:
        return SPACE_TOO_DEAR
    if space != TRAVEL or cost + needed_after(s, s.players[seat], space) <= coins:
        return None
    if needed_after(s, s.players[seat], space) <= coins:
        return OCCUPIED_AND_JOURNEY
    return JOURNEY_TOO_DEAR if s.box.travel_price[1] > coins else ROAD_TOO_DEAR


# --- The space ---------------------------------------------------------------------


class Use(Move):
    """Go to a space with as many dice as it shows. A1"""

    def why_not(self, s: MarcoPolo, ask: Decision, x: i64) -> Refusal | None:
        if x >= CARDS:
            return using_cards.why_not_card(s, ask.seat, x)
        if len(s.players[ask.seat].dice) < DICE[x]:
            return TOO_FEW_DICE
        if x == KHAN and s.khan_dice == KHAN_PLACES:
            return KHAN_FULL
        if x == TAKE_CONTRACTS and not s.display:
            return NO_CONTRACTS
        if x == TRAVEL and travel.cheapest_toll(s, s.players[ask.seat]) == travel.NO_ROAD:
            return NO_ROAD_OPEN
        if dice_allowed(s, ask.seat, x) < DICE[x]:
            return OWN_COLOUR_THERE
        if x == KHAN and highest_allowed(s, ask.seat, x) < s.khan_value:
            return KHAN_TOO_LOW
        return why_too_dear(s, ask.seat, x, lowest_allowed(s, ask.seat, x, -1))

    def play(self, s: MarcoPolo, ask: Decision, x: i64) -> None:
        s.then(PutDice(ask.seat, x, DICE[x], UNSET, 0))

    def details(self, s: MarcoPolo, ask: Decision, x: i64) -> dict[str, Any]:
        return space_details(s, int(ask.seat), int(x))


def space_details(s: MarcoPolo, seat: int, space: int) -> dict[str, Any]:
    """What a sentence about a space needs."""
    player = s.players[seat]
    low = lowest_allowed(s, seat, space, -1)
    cost = int(price(s, seat, space, 0 if low == UNSET else low))
    return {
        "dice": int(DICE[space]),
        "have_dice": len(player.dice),
        "have": int(player.coins),
        "cost": cost,
        "need": cost + int(needed_after(s, player, space)),
        "khan": int(s.khan_value),
        "colour": COLOUR.phrase(seat),
        **card_details(s, seat, space),
    }


def card_details(s: MarcoPolo, seat: int, space: int) -> dict[str, Any]:
    """What a sentence about the card of a space needs."""
    if space < CARDS:
        return {"use": SPACE.phrase(space)}
    card = int(s.cards[space - CARDS])
    return {
        "use": Phrase("use-card", {"space": SPACE.phrase(space), "card": card_phrase(s.box, card)}),
        "city": PLACE.phrase(int(CITY_OF_CARD[space - CARDS])),
        "price": using_cards.price_phrase(s, card),
        "holds": using_cards.holdings(s.players[seat], using_cards.asked_by(s, card)),
    }


# --- The dice ----------------------------------------------------------------------


class PutDice(Decision):
    """Which die do you put there? A1 R5"""

    def __init__(
        self,
        seat: i64,
        space: Annotated[i64, Now(SPACE)],
        left: Annotated[i64, Now(5)],
        low: Annotated[i64, Now(7)],
        colours: Annotated[i64, SeatBits(4, "no player")],
    ) -> None:
        super().__init__(seat)
        self.space: i64 = space
        self.left: i64 = left
        self.low: i64 = low  # the lowest of those put there so far
        self.colours: i64 = colours  # whose they are, a bit each

    def candidates(self, s: MarcoPolo, out: Moves) -> None:
        last: i64 = -1
        for die in s.players[self.seat].dice:
            if die == last:
                continue
            last = die
            if die % FACES:
                out.append(PUT.base + die)
            else:
                for value in range(1, FACES):
                    out.append(PUT.base + die + value)

    def details(self, s: MarcoPolo) -> dict[str, Any]:
        return {"space": SPACE.phrase(int(self.space)), "left": int(self.left)}


class Put(Move):
    """Put a die on the space; a set may hold no own die where the own colour lies. R5 R6 R7 R40"""

    def why_not(self, s: MarcoPolo, ask: PutDice, x: i64) -> Refusal | None:
        if x < FACES and own_colour_lies(s, ask.seat, ask.space):
            return OWN_COLOUR_THERE
        value: i64 = x % FACES
        if ask.space == KHAN:
            return KHAN_TOO_LOW if value < s.khan_value else None
        return why_too_dear(s, ask.seat, ask.space, lowest_possible(s, ask, x))

    def play(self, s: MarcoPolo, ask: PutDice, x: i64) -> None:
        take_die(s.players[ask.seat], x)
        lay_die(s, ask.seat, x, ask.space)
        low = x % FACES if x % FACES < ask.low else ask.low
        colours = ask.colours | (1 << ask.seat if x < FACES else NO_COLOUR)
        if ask.left > 1:
            s.then(PutDice(ask.seat, ask.space, ask.left - 1, low, colours))
        else:
            placed(s, ask.seat, ask.space, low, colours)

    def details(self, s: MarcoPolo, ask: PutDice, x: i64) -> dict[str, Any]:
        cost = int(price(s, ask.seat, ask.space, lowest_possible(s, ask, x)))
        return {
            **space_details(s, int(ask.seat), int(ask.space)),
            "space": SPACE.phrase(int(ask.space)),
            "cost": cost,
            "pays": cost if ask.left == 1 else 0,
            "need": cost + int(needed_after(s, s.players[ask.seat], ask.space)),
        }


def lowest_possible(s: MarcoPolo, ask: PutDice, die: i64) -> i64:
    """The lowest die of the set, if the others still to come are chosen as low as can be. R5"""
    low = die % FACES if die % FACES < ask.low else ask.low
    if ask.left > 1:
        other = lowest_allowed(s, ask.seat, ask.space, die)
        if other < low:
            return other
    return low


def placed(s: MarcoPolo, seat: i64, space: i64, low: i64, colours: i64) -> None:
    """The dice lie there: first the price is paid, then the action follows. A2 R6"""
    s.players[seat].coins -= price(s, seat, space, low)
    s.on[space] |= colours
    s.then(TakeAction(seat, space, low))


class TakeAction(Task):
    """The action of the space where dice were placed. A2"""

    def __init__(self, seat: i64, space: i64, low: i64) -> None:
        self.seat: i64 = seat
        self.space: i64 = space
        self.low: i64 = low

    def run(self, s: MarcoPolo) -> None:
        actions.act(s, self.seat, self.space, self.low)


USE: Final = Use(SPACE)
PUT: Final = Put(DIE)
