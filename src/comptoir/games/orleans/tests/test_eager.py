"""Games in which everybody is eager: they come far, and every promise holds on the way."""

import itertools

import pytest

import comptoir
from comptoir.core import plain
from comptoir.core.agenda import Chance, apply, legal, question
from comptoir.core.chance import Rng
from comptoir.games.orleans.box import N_FOLLOWERS
from comptoir.games.orleans.effect import accepted
from comptoir.games.orleans.places import FIRST_SPACE, LAST_SPACE, N_SPACES
from comptoir.games.orleans.planning import NIBBLE, SEND, STAFF

GIVING_UP = ("Pass", "Planned", "EnoughThere", "LeaveGoods", "KeepTechnology", "SendNoMore", "TowerDone", "Endure")


class Eager:
    """Sends followers where they complete a place, and gives up only if nothing else is left."""

    def __init__(self, seed):
        self.rng = Rng(seed)

    def pick(self, moves):
        return moves[self.rng.below(len(moves))]

    def choose(self, s, ask, moves):
        """One of the legal answers."""
        name = type(ask).__name__
        if name == "Plan":
            return self.plan(s, ask, moves)
        if name == "Man":
            return self.man(s, ask, moves)
        if name == "TakeBack" and self.rng.below(3):
            return moves[-1]
        kinds = s.kinds.of
        keen = [n for n in moves if type(kinds[n]).__name__ not in GIVING_UP]
        return self.pick(keen or moves)

    def plan(self, s, ask, moves):
        """A place that can be completed, now and then any other."""
        staff = moves[:-1]
        full = [n for n in staff if self.assignment(s, ask, int(n - STAFF.base))]
        if full:
            return self.pick(full)
        return self.pick(moves) if self.rng.below(4) == 0 else moves[-1]

    def man(self, s, ask, moves):
        """The next follower of a full assignment, if there is one."""
        for follower, space in self.assignment(s, ask, int(ask.place)) or []:
            number = SEND.base + follower * N_SPACES + space
            if number in moves:
                return number
        return self.pick(moves)

    def assignment(self, s, ask, place):
        """Followers for all free spaces of a place."""
        player = s.players[ask.seat]
        taken = player.taken | ask.taken
        free = [i for i in range(FIRST_SPACE[place], LAST_SPACE[place]) if not taken >> i & 1]
        left = [f for f in range(N_FOLLOWERS) for _ in range(player.market[f] - (ask.used >> f * NIBBLE & 15))]
        for followers in itertools.permutations(left[:7], len(free)):
            if all(accepted(s, player, f) >> i & 1 for f, i in zip(followers, free, strict=True)):
                return list(zip(followers, free, strict=True))
        return None


def play(players, seed, options, look=lambda s, ask: None):
    """One eager game."""
    game = comptoir.load("orleans")
    s, eager, rng = game.new(players, options), Eager(seed), Rng(seed + 1)
    while s.agenda:
        ask = question(s)
        look(s, ask)
        apply(s, ask, ask.sample(s, rng) if isinstance(ask, Chance) else eager.choose(s, ask, legal(s, ask)))
    return s


@pytest.mark.parametrize("planning", ["secret", "turn_order"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_eager_games(players, planning):
    """Nothing appears or vanishes, the ledger agrees with the table, and copies are true."""
    game = comptoir.load("orleans")
    seen, points = set(), []

    def look(s, ask):
        seen.add(type(ask).__name__)
        assert game.inventory(s) == game.inventory(first)
        for seat in range(players):
            assert sum(comptoir.Position(game, s).ledger(seat).values()) == game.score(s, seat)
        if len(s.agenda) % 3 == 0:
            assert plain.key(s.clone()) == plain.key(s)

    first = game.new(players)
    for seed in range(3):
        s = play(players, seed, {"planning": planning}, look)
        points += comptoir.Position(game, s).scores
    assert max(points) > 25
    assert {"Plan", "Man", "Act", "TakeBack", "WhoJoins", "AddToTown", "WhereTo", "SendToDeed", "GiveFood"} <= seen
