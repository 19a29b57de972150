"""A table set for the tests of Marco Polo."""

from __future__ import annotations

import pytest

from comptoir.core.agenda import candidates
from comptoir.core.record import ints
from comptoir.games.marco_polo.box import CONTRACT
from comptoir.games.marco_polo.characters import KUBILAI
from comptoir.games.marco_polo.city_cards import NAMES
from comptoir.games.marco_polo.map import MOSCOW
from comptoir.games.marco_polo.spaces import CARDS, SPACE
from comptoir.games.marco_polo.state import COLOURS, DIE, FACES, NO_COLOUR
from comptoir.games.marco_polo.turn import ACT
from comptoir.testing import Position


class Seated(Position):
    """A game after the first roll, cleared: nobody has a power, dice, money or contracts."""

    def __init__(self, players=4, seed=1, **options):
        super().__init__("marco_polo", players, seed, **options)
        self.s.on = ints([0] * len(SPACE.items))
        self.s.lying = []
        self.s.khan_dice = self.s.khan_value = 0
        for player in self.s.players:
            player.character = KUBILAI  # once the game has begun he is like anybody
            player.contracts, player.dice, player.goods = [], [], ints([0, 0, 0])
            player.coins = player.camels = 0

    def deal(self, seat=0, **given):
        """Give a seat what the test needs; its record."""
        player = self.s.players[seat]
        for name, value in given.items():
            setattr(player, name, ints(value) if name == "goods" else value)
        return player

    def occupy(self, space, colour, *values):
        """Dice of a seat's colour, or of none, lie on a space."""
        self.s.on[space] |= 1 << colour if colour < 4 else NO_COLOUR
        self.s.lying.extend([(space * COLOURS + colour) * FACES + value for value in values])

    def act(self, seat=0):
        """It is this seat's turn to act."""
        return self.ask(ACT[seat])

    def use(self, space, *dice):
        """Go to a space with these dice."""
        return self.answer(f"Use(space={SPACE.items[space]})", *[f"Put(die={DIE.items[die]})" for die in dice])

    def refused(self, space):
        """The rule that keeps the active seat from a space."""
        refusal = self.why_not(f"Use(space={SPACE.items[space]})")
        return refusal.rule if refusal else None

    def sentence(self, move, lang="en"):
        """The refusal of a move in words."""
        from comptoir.core.phrase import Phrase
        from comptoir.texts import texts

        ask, n = self.asked, self.number(move)
        assert n in candidates(self.s, ask)
        kind = self.game.kinds.of[n]
        refusal = kind.why_not(self.s, ask, n - kind.base)
        label = kind.label(self.s, ask, int(n - kind.base))
        return texts(self.game, lang).say(Phrase(f"refusal-{refusal.message}", label.args))

    def lay_card(self, name, seat=0):
        """A card lies in Moscow, where the seat has a post; the space of the card."""
        self.s.cards[0] = NAMES.index(name)
        self.s.players[seat].posts |= 1 << MOSCOW
        return CARDS

    def ledger(self, seat=0):
        """The points of a seat by source, without the noughts."""
        return {source: points for source, points in self.now.ledger(seat).items() if points}


@pytest.fixture
def tables():
    """Makes tables for so many players."""
    return Seated


@pytest.fixture
def table():
    """A table for four."""
    return Seated(4)


@pytest.fixture
def contract():
    """A contract by its name."""
    return CONTRACT.items.index
