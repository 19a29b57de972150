"""Delivering messages: in a village, over stations marked with stones, or in a city."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from comptoir.core.agenda import Decision
from comptoir.core.moves import Domain, Move, Moves, Refusal
from comptoir.games.la_loire.components import ABBEY, APPRENTICE, ASSISTANT, NONE, PLACE, is_city, level_of
from comptoir.games.la_loire.market import market_price
from comptoir.games.la_loire.messages import CARRY_WITH_MAYOR, message_phrase
from comptoir.games.la_loire.state import MESSAGES, Loire, Player, bring_about_end, has

STONES: Final = 2
SLOT: Final = Domain("slot", CARRY_WITH_MAYOR)
STONE: Final = Domain("stone", STONES)

NOT_THE_VILLAGE: Final = Refusal("N5", "not-the-village")
NOT_THE_CITY: Final = Refusal("N9", "not-the-city")
NEEDS_APPRENTICE: Final = Refusal("N6", "needs-apprentice")
NEEDS_BOTH_HELPERS: Final = Refusal("N7", "needs-both-helpers")
NOT_THE_SHIELD: Final = Refusal("N8", "not-the-shield")
STATIONS_MISSING: Final = Refusal("N8", "stations-missing")
LAST_STATION: Final = Refusal("A24", "last-station")
MARKED_ALREADY: Final = Refusal("N8", "marked-already")
NO_STONE: Final = Refusal("N8", "no-stone")
LEVEL_BELOW_FIRST: Final = Refusal("V2", "level-below-first")


def messages_here(s: Loire, seat: i64, out: Moves) -> None:
    """What a messenger may do with the messages carried: deliver, mark a station, move a stone. N5 N8 D03"""
    player = s.players[seat]
    village = not is_city(s.at[2 * seat + 1])
    for slot in range(len(player.carried)):
        out.append(DELIVER.base + slot)
        level = level_of(player.carried[slot])
        if village and level != 0 and level != ABBEY:
            out.append(MARK.base + slot)
            if not s.french:
                for stone in range(len(player.stones) // 2):
                    out.append(MOVE_STONE.base + stone * CARRY_WITH_MAYOR + slot)


# --- Helpers and stations ----------------------------------------------------------------------


def stones_of(s: Loire, seat: i64) -> i64:
    """One stone with the Apprentice, one with the Assistant; beginners have both from the start. P29 P30 V1"""
    if s.beginner:
        return STONES
    return (1 if has(s, seat, APPRENTICE) else 0) + (1 if has(s, seat, ASSISTANT) else 0)


def why_no_helper(s: Loire, seat: i64, level: i64) -> Refusal | None:
    """Level 2 needs the Apprentice, level 3 the Assistant as well. N6 N7 V1"""
    if s.beginner:
        return None
    if level == 1:
        return None if has(s, seat, APPRENTICE) else NEEDS_APPRENTICE
    return None if has(s, seat, ASSISTANT) else NEEDS_BOTH_HELPERS


def here(s: Loire, seat: i64, message: i64) -> i64:
    """The shield of the messenger's village as a bit, if the message bears it. A24"""
    shield = s.shields[s.at[2 * seat + 1]]
    return 0 if shield == NONE else (1 << shield) & s.box.to[message]


def marked(s: Loire, player: Player, message: i64) -> i64:
    """The shields of a message that stones mark as reached, a bit each. N8"""
    shields: i64 = 0
    for i in range(0, len(player.stones), 2):
        if player.stones[i] == message:
            shields |= 1 << s.shields[player.stones[i + 1]]
    return shields


# --- Delivering ------------------------------------------------------------------------------------


class Deliver(Move):
    """Deliver a message: turn it over for its points. N5 N6 N7 N9"""

    def why_not(self, s: Loire, ask: Decision, x: i64) -> Refusal | None:
        player = s.players[ask.seat]
        message = player.carried[x]
        level = level_of(message)
        if level == 0:
            return None if s.at[2 * ask.seat + 1] == s.box.to[message] else NOT_THE_VILLAGE
        if level == ABBEY:
            return None if s.at[2 * ask.seat + 1] == s.box.to[message] else NOT_THE_CITY
        return why_not_last(s, ask.seat, message, level)

    def play(self, s: Loire, ask: Decision, x: i64) -> None:
        player = s.players[ask.seat]
        message = player.carried.pop(x)
        if level_of(message) == 0:
            player.denier += market_price(s, s.box.to[message])
        take_stones_back(player, message)
        player.delivered.append(message)
        s.score(ask.seat, s.box.message_points[message], MESSAGES)
        if len(player.delivered) == s.message_target:
            bring_about_end(s)

    def details(self, s: Loire, ask: Decision, x: i64) -> dict[str, Any]:
        message = s.players[ask.seat].carried[x]
        pay = int(market_price(s, s.box.to[message])) if level_of(message) == 0 else 0
        return {**message_details(s, ask.seat, x), "pay": pay}


def why_not_last(s: Loire, seat: i64, message: i64, level: i64) -> Refusal | None:
    """The last shield must be here, all others marked, and in the beginner game the levels in step. N6 N7 N8 V2"""
    refusal = why_no_helper(s, seat, level)
    if refusal is not None:
        return refusal
    last = here(s, seat, message)
    if not last:
        return NOT_THE_SHIELD
    if marked(s, s.players[seat], message) | last != s.box.to[message]:
        return STATIONS_MISSING
    return LEVEL_BELOW_FIRST if s.beginner and not in_step(s.players[seat], level) else None


def in_step(player: Player, level: i64) -> bool:
    """Whether one more of this level is still no more than of the level below. V2 A30"""
    lead: i64 = 0
    for message in player.delivered:
        if level_of(message) == level - 1:
            lead += 1
        elif level_of(message) == level:
            lead -= 1
    return lead > 0


def take_stones_back(player: Player, message: i64) -> None:
    """The stones of a delivered message come back. N8"""
    i: i64 = len(player.stones) - 2
    while i >= 0:
        if player.stones[i] == message:
            player.stones.pop(i + 1)
            player.stones.pop(i)
        i -= 2


# --- Stations ----------------------------------------------------------------------------------------


def why_no_station(s: Loire, seat: i64, message: i64, lifted: i64) -> Refusal | None:
    """A station needs the helpers, its shield here, not marked yet and not the last one. N6 N7 N8 A24"""
    refusal = why_no_helper(s, seat, level_of(message))
    if refusal is not None:
        return refusal
    shield = here(s, seat, message)
    if not shield:
        return NOT_THE_SHIELD
    marks = marked(s, s.players[seat], message)
    if marks & shield:
        return MARKED_ALREADY
    return LAST_STATION if (marks & ~lifted) | shield == s.box.to[message] else None


class Mark(Move):
    """Mark a station of a message with one of your stones. N8"""

    def why_not(self, s: Loire, ask: Decision, x: i64) -> Refusal | None:
        player = s.players[ask.seat]
        refusal = why_no_station(s, ask.seat, player.carried[x], 0)
        if refusal is not None:
            return refusal
        return None if len(player.stones) // 2 < stones_of(s, ask.seat) else NO_STONE

    def play(self, s: Loire, ask: Decision, x: i64) -> None:
        player = s.players[ask.seat]
        player.stones.append(player.carried[x])
        player.stones.append(s.at[2 * ask.seat + 1])

    def details(self, s: Loire, ask: Decision, x: i64) -> dict[str, Any]:
        return message_details(s, ask.seat, x)


class MoveStone(Move):
    """Move a stone from where it lies to this village, for any of your messages; the old mark is lost. D03"""

    def why_not(self, s: Loire, ask: Decision, x: i64) -> Refusal | None:
        player = s.players[ask.seat]
        message = player.carried[x % CARRY_WITH_MAYOR]
        return why_no_station(s, ask.seat, message, mark_of(s, player, x // CARRY_WITH_MAYOR, message))

    def play(self, s: Loire, ask: Decision, x: i64) -> None:
        player = s.players[ask.seat]
        stone: i64 = x // CARRY_WITH_MAYOR
        player.stones[2 * stone] = player.carried[x % CARRY_WITH_MAYOR]
        player.stones[2 * stone + 1] = s.at[2 * ask.seat + 1]

    def details(self, s: Loire, ask: Decision, x: i64) -> dict[str, Any]:
        stone, slot = divmod(x, CARRY_WITH_MAYOR)
        village = s.players[ask.seat].stones[2 * stone + 1]
        return {"village": PLACE.said(s, int(village)), **message_details(s, ask.seat, slot)}


def mark_of(s: Loire, player: Player, stone: i64, message: i64) -> i64:
    """The shield that a stone marks for this message, as a bit; none if it marks another one. D03"""
    return 1 << s.shields[player.stones[2 * stone + 1]] if player.stones[2 * stone] == message else 0


def message_details(s: Loire, seat: i64, slot: i64) -> dict[str, Any]:
    """The message in words, and where the messenger is."""
    return {
        "message": message_phrase(s, s.players[seat].carried[slot]),
        "here": PLACE.said(s, int(s.at[2 * seat + 1])),
        "stones": int(stones_of(s, seat)),
    }


DELIVER: Final = Deliver(SLOT)
MARK: Final = Mark(SLOT)
MOVE_STONE: Final = MoveStone(STONE, SLOT)
