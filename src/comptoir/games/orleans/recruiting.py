"""Recruiting: Farm House, Village, University, Castle and Monastery; and adding places to the town."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from comptoir.core.agenda import Decision
from comptoir.core.moves import Move, Moves, Refusal
from comptoir.core.phrase import Phrase
from comptoir.games.orleans.bank import gain_good, receive
from comptoir.games.orleans.box import (
    BOATMAN,
    BOATMAN_CITIZEN,
    CHARACTER,
    CRAFTSMAN,
    FARMER,
    GOOD,
    KNIGHT,
    KNIGHT_CITIZEN,
    MONK,
    PILGRIMAGE,
    SCHOLAR,
    TRADER,
    some,
)
from comptoir.games.orleans.effect import Effect
from comptoir.games.orleans.places import FIRST_TILE, N_PLACES, PLACE, SPACES_OF, effect_phrase
from comptoir.games.orleans.planning import wants
from comptoir.games.orleans.state import Orleans, bit
from comptoir.games.orleans.tracks import (
    BOATMAN_CITIZEN_AT,
    KNIGHT_CITIZEN_AT,
    LAST,
    develop,
    loss_of_steps,
    scholar_steps,
    take_citizen,
)

NO_MONKS_NOW: Final = Refusal("V5", "no-monks-now")
TRACK_AT_END: Final = Refusal("E5", "track-at-end")
NO_CHARACTER_LEFT: Final = Refusal("E4", "no-character-left")
NO_SUCH_GOOD_FOR_FARMER: Final = Refusal("E4", "no-good-for-farmer")
NO_TECHNOLOGY_LEFT: Final = Refusal("E4", "no-technology-left")
NO_PLACE_LEFT: Final = Refusal("E9", "no-place-left")
NOBODY_IN_VILLAGE: Final = Refusal("E4", "nobody-in-village")
ONLY_FIRST_CATEGORY: Final = Refusal("E9", "only-first-category")


def why_not_recruit(s: Orleans, seat: i64, who: i64) -> Refusal | None:
    """Why this character cannot be recruited just now. E4 E5 E9 V5"""
    if who == MONK:
        if s.event == PILGRIMAGE:
            return NO_MONKS_NOW
        return None if s.supply[MONK] else NO_CHARACTER_LEFT
    if s.players[seat].tracks[who] == LAST[who]:
        return TRACK_AT_END
    if not s.supply[who]:
        return NO_CHARACTER_LEFT
    if who == FARMER and not s.goods[s.box.farmer_goods[s.players[seat].tracks[FARMER] + 1]]:
        return NO_SUCH_GOOD_FOR_FARMER
    if who == CRAFTSMAN and not s.technology:
        return NO_TECHNOLOGY_LEFT
    if who == TRADER and not has_place_for(s, seat):
        return NO_PLACE_LEFT
    return None


def recruit_details(s: Orleans, seat: int, who: int) -> dict[str, Any]:
    """Whom it is about, and for farmers which good comes with them."""
    found: dict[str, Any] = {"character": CHARACTER.phrase(who), "who": some(who)}
    track = int(s.players[seat].tracks[FARMER])
    if who == FARMER and track < LAST[FARMER]:
        found["good"] = GOOD.phrase(int(s.box.farmer_goods[track + 1]))
    steps = int(s.players[seat].tracks[SCHOLAR]) + 1
    if who == SCHOLAR and steps <= LAST[who]:
        found["loss"] = loss_of_steps(s, seat, s.box.scholar_steps[steps])
    return found


class Recruit(Effect):
    """A character from the board into the bag, and the marker one space on. V1 V3 V4 V5"""

    def __init__(self, seat: i64, who: i64) -> None:
        super().__init__(seat)
        self.who: i64 = who

    def why_not(self, s: Orleans) -> Refusal | None:
        return why_not_recruit(s, self.seat, self.who)

    def details(self, s: Orleans) -> dict[str, Any]:
        return recruit_details(s, int(self.seat), int(self.who))

    def run(self, s: Orleans) -> None:
        recruit(s, self.seat, self.who)


def recruit(s: Orleans, seat: i64, who: i64) -> None:
    """The character joins the player, who gets what the next space of the track shows. V1 to V5"""
    player = s.players[seat]
    s.supply[who] -= 1
    player.bag.put(who)
    if who == MONK:
        return
    player.tracks[who] += 1
    if who == FARMER:
        good = s.box.farmer_goods[player.tracks[FARMER]]
        s.goods[good] -= 1
        gain_good(s, seat, good)
    elif who == BOATMAN:
        new_boatman(s, seat)
    elif who == CRAFTSMAN:
        new_craftsman(s, seat)
    elif who == TRADER:
        s.then(ADD_TO_TOWN[seat])
    elif who == KNIGHT:
        if player.tracks[KNIGHT] == KNIGHT_CITIZEN_AT:
            take_citizen(s, seat, KNIGHT_CITIZEN)
    elif who == SCHOLAR:
        develop(s, seat, scholar_steps(s, seat))


def new_boatman(s: Orleans, seat: i64) -> None:
    """Coins; on the last space a citizen for the first. E7"""
    track = s.players[seat].tracks[BOATMAN]
    receive(s, seat, s.box.boatman_coins[track])
    if track == BOATMAN_CITIZEN_AT:
        take_citizen(s, seat, BOATMAN_CITIZEN)


def new_craftsman(s: Orleans, seat: i64) -> None:
    """A technology tile beside the board; the first may only replace a farmer. I1 I2"""
    player = s.players[seat]
    s.technology -= 1
    if player.tracks[CRAFTSMAN] == 1:
        player.first_technology += 1
    else:
        player.technology += 1


# --- The Village ------------------------------------------------------------------


class Village(Effect):
    """A boatman, a craftsman or a trader, whichever the player likes. V2 D4"""

    def why_not(self, s: Orleans) -> Refusal | None:
        for who in range(BOATMAN, TRADER + 1):
            if why_not_recruit(s, self.seat, who) is None:
                return None
        return NOBODY_IN_VILLAGE

    def run(self, s: Orleans) -> None:
        s.then(WHO_JOINS[self.seat])


class WhoJoins(Decision):
    """Who of the Village joins you? V2 D4"""

    def candidates(self, s: Orleans, out: Moves) -> None:
        for who in range(BOATMAN, TRADER + 1):
            out.append(ENLIST.base + who)


class Enlist(Move):
    """The character joins. V2"""

    def why_not(self, s: Orleans, ask: WhoJoins, x: i64) -> Refusal | None:
        return why_not_recruit(s, ask.seat, x)

    def play(self, s: Orleans, ask: WhoJoins, x: i64) -> None:
        recruit(s, ask.seat, x)

    def details(self, s: Orleans, ask: WhoJoins, x: i64) -> dict[str, Any]:
        return {"brings": brings(s, int(ask.seat), x), **recruit_details(s, int(ask.seat), x)}


def brings(s: Orleans, seat: int, who: int) -> Phrase:
    """What the next step of a track of the Village brings, in words."""
    track = int(s.players[seat].tracks[who])
    coins = int(s.box.boatman_coins[track + 1]) if track < LAST[who] else 0
    return Phrase(f"brings-{CHARACTER.items[who]}", {"count": coins})


# --- Adding a place ---------------------------------------------------------------


def first_trader(s: Orleans, seat: i64) -> bool:
    """Whether the marker on the trader track makes, or has just made, its first step."""
    return s.players[seat].tracks[TRADER] <= 1


def has_place_for(s: Orleans, seat: i64) -> bool:
    """Whether a place tile is left for the next step on the trader track. E9"""
    if s.players[seat].tracks[TRADER]:
        return s.tiles != 0
    for place in range(FIRST_TILE, N_PLACES):
        if s.tiles >> place & 1 and s.box.category[place] == 1:
            return True
    return False


class AddToTown(Decision):
    """Which place do you add to your town? E9"""

    def candidates(self, s: Orleans, out: Moves) -> None:
        for place in range(FIRST_TILE, N_PLACES):
            if s.tiles >> place & 1:
                out.append(ADD_PLACE.base + place)


class AddPlace(Move):
    """Add this place; it can be used from now on. E9"""

    def why_not(self, s: Orleans, ask: AddToTown, x: i64) -> Refusal | None:
        return ONLY_FIRST_CATEGORY if s.box.category[x] != 1 and first_trader(s, ask.seat) else None

    def play(self, s: Orleans, ask: AddToTown, x: i64) -> None:
        s.tiles &= ~bit(x)
        s.players[ask.seat].places |= bit(x)

    def details(self, s: Orleans, ask: AddToTown, x: i64) -> dict[str, Any]:
        return {"category": "I" * int(s.box.category[x]), "wants": wants(s, SPACES_OF[x]), "effect": effect_phrase(x)}


WHO_JOINS: Final = [WhoJoins(seat) for seat in range(4)]
ENLIST: Final = Enlist(CHARACTER)
ADD_TO_TOWN: Final = [AddToTown(seat) for seat in range(4)]
ADD_PLACE: Final = AddPlace(PLACE)
