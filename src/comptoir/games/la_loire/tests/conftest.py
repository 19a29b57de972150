"""A table on which everything lies where the tests expect it."""

import pytest

from comptoir.core.record import ints
from comptoir.games.la_loire.acting import ACT
from comptoir.games.la_loire.components import NONE, PERSONS, ROOM, SHIELDS, is_city, message, place
from comptoir.testing import Position

NORTH = ["red", "yellow", "blue", "green", "red", "yellow", "blue", "green", "white"]
SOUTH = ["red", "purple", "yellow", "blue", "red", "purple", "green", "white", "black"]


class Table(Position):
    """A game with fixed shields and market, and short ways to set it up."""

    def __init__(self, players=2, **options):
        super().__init__("la_loire", players, **options)
        s = self.s
        s.shields = ints([NONE, *[SHIELDS.index(c) for c in NORTH], NONE, *[SHIELDS.index(c) for c in SOUTH]])
        s.market = list(range(7))
        s.active = 0
        for player in s.players:
            player.carried.clear()
            player.denier = 20

    def player(self, seat=0):
        return self.s.players[seat]

    def put(self, relay, name, heading=0):
        """A figure stands here: relay 0 and 2 are merchants, 1 and 3 messengers."""
        self.s.at[relay] = place(name)
        self.s.heading[relay] = NONE if is_city(place(name)) else heading
        return self

    def build(self, name, building, seat=0):
        """A building of an earlier turn."""
        self.s.building[place(name)] = building
        self.s.owner[place(name)] = seat
        return self

    def give(self, *names, seat=0):
        """Persons."""
        for name in names:
            self.s.players[seat].persons |= 1 << PERSONS.index(name)
        return self

    def carry(self, *names, seat=0):
        """Messages, taken from their stacks."""
        for name in names:
            card = message(name)
            self.s.stacks[card // ROOM] &= ~(1 << card % ROOM)
            self.s.players[seat].carried.append(card)
        return self

    def first(self, *shields):
        """These shields lie first on the market."""
        front = [SHIELDS.index(name) for name in shields]
        self.s.market = front + [shield for shield in range(7) if shield not in front]
        return self

    def legal_ride(self):
        """Any way to ride."""
        return next(move for move in self.legal() if move.startswith("Ride("))

    def act(self, relay, name=""):
        """Ask what a figure does where it is."""
        if name:
            self.put(relay, name)
        return self.ask(ACT[relay])


@pytest.fixture
def table():
    return Table()


@pytest.fixture
def make():
    return Table
