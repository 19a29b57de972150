"""The evaluation context: what a seat has and how much time is left. Computed once for a position."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from comptoir.games.marco_polo.characters import JOHANNES, MATTEO, WILHELM
from comptoir.games.marco_polo.dice import DiceBack
from comptoir.games.marco_polo.evaluate.amounts import FLOOR, LAST_ROUND, MOST_DICE, RATES, RATES_IN_BEIJING, TIME
from comptoir.games.marco_polo.evaluate.roads import LEGS
from comptoir.games.marco_polo.map import BEIJING, PLACES
from comptoir.games.marco_polo.placing import PutDice, own_colour_lies
from comptoir.games.marco_polo.spaces import TRAVEL
from comptoir.games.marco_polo.state import NOBODY, MarcoPolo
from comptoir.games.marco_polo.travel import Walk
from comptoir.games.marco_polo.turn import AfterAction, CloseTurn


class Outlook:
    """What a seat has, and what it may make of it in the time that is left."""

    def __init__(self, s: MarcoPolo, seat: i64) -> None:
        self.s: Final = s
        self.seat: i64 = seat
        self.player: Final = s.players[seat]
        self.acting = False  # bonus actions may follow in this turn
        self.setting_out = False  # a journey has begun
        self.rolling: i64 = 0  # dice about to come
        self.left: i64 = 0  # dice, this round and later
        self.time = 0.0  # the share of their worth that things have in that time
        self.rates: list[float] = FLOOR  # what coins, camels and goods are worth in it
        self.contracts: list[i64] = self.player.contracts
        self.now = 0.0  # what the seat holds
        self.one: i64 = NOBODY  # the goal cards
        self.other: i64 = NOBODY
        self.targets: list[i64] = []  # cities without a post
        self.cities: list[float] = [0.0] * PLACES  # what a new post in each of them would bring
        self.legs: list[float] = LEGS[0]  # what journeys cost
        self.journeys: i64 = 0  # still to be made
        self.ahead = 0.0  # what the journeys to come will bring
        self.look_at_agenda()
        self.count_dice()
        self.count_journeys()

    def look_at_agenda(self) -> None:
        """Whether it is still the seat's turn, and what is about to be rolled."""
        for step in self.s.agenda:
            if isinstance(step, (CloseTurn, AfterAction)):
                self.acting = self.acting or step.seat == self.seat
            elif isinstance(step, DiceBack):
                self.rolling = 5
            elif isinstance(step, PutDice):
                self.setting_out = step.space == TRAVEL and step.seat == self.seat
            elif isinstance(step, Walk):
                self.setting_out = not step.free and step.seat == self.seat

    def count_dice(self) -> None:
        """The dice that are left, and what things are worth in that time."""
        player = self.player
        in_hand: i64 = self.rolling if self.rolling else len(player.dice)
        a_round: i64 = 6 if player.character == MATTEO else 5
        self.left = in_hand + a_round * (LAST_ROUND - self.s.round)
        known = self.left if self.left < MOST_DICE else MOST_DICE - 1
        self.time = TIME[known]
        self.rates = RATES_IN_BEIJING[known] if player.posts >> BEIJING & 1 else RATES[known]

    def count_journeys(self) -> None:
        """How many journeys are left: one a round, and one in this round while there are dice for it.

        Also picks the travel costs: some characters travel more cheaply.
        """
        s = self.s
        self.journeys = LAST_ROUND - s.round
        if (
            self.setting_out
            or self.rolling
            or (len(self.player.dice) > 1 and not own_colour_lies(s, self.seat, TRAVEL))
        ):
            self.journeys += 1
        traveller: i64 = 1 if self.player.character == JOHANNES else 2 if self.player.character == WILHELM else 0
        self.legs = LEGS[traveller * (LAST_ROUND + 1) + s.round]
