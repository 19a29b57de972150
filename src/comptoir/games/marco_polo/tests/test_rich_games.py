"""Games in which everybody begins rich, so that random players reach every corner of the rules."""

import pytest

from comptoir.core.agenda import Chance, apply, candidates, legal, question
from comptoir.core.chance import Rng
from comptoir.core.play import chance
from comptoir.core.record import ints
from comptoir.games.marco_polo.characters import CHARACTERS, WILHELM, become
from comptoir.games.marco_polo.map import ALEXANDRIA, KARAKORUM, KASHGAR, LAN_ZHOU, MOSCOW, SAMARCANDA, SUMATRA, XIAN
from comptoir.games.marco_polo.rounds import BEGIN_ROUND
from comptoir.testing import Position

EIGHT = (MOSCOW, KARAKORUM, SAMARCANDA, LAN_ZHOU, ALEXANDRIA, SUMATRA, KASHGAR, XIAN)


def rich(players, seed):
    """A game with other characters, eight posts on the map and plenty of everything."""
    position = Position("marco_polo", players, seed)
    s = position.s
    s.beijing = []
    for seat, player in enumerate(s.players):
        become(s, seat, (seed + 3 * seat) % CHARACTERS)
        player.coins = player.camels = 60
        player.goods = ints([12, 12, 12])
        player.posts |= sum(1 << place for place in EIGHT)
        player.posts_left -= len(EIGHT)
    return position.ask(BEGIN_ROUND)


def ask_and_answer(position, rng, seen):
    """One answer, seldom a bonus action; what was asked is remembered."""
    s = position.s
    ask = question(s)
    seen.add(type(ask).__name__)
    if isinstance(ask, Chance):
        apply(s, ask, ask.sample(s, rng))
        return
    moves = legal(s, ask)
    assert moves
    assert len(candidates(s, ask)) < 100
    proper = [move for move in moves if not position.game.kinds.of[move].aside]
    if proper and rng.below(4):
        moves = proper
    apply(s, ask, moves[rng.below(len(moves))])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_question_is_reached(players):
    """Nothing vanishes, the ledger agrees, the games end, and no corner of the rules stays dark."""
    seen = set()
    for seed in range(24):
        position = rich(players, seed)
        rng = Rng(seed)
        chance(position.s, rng)
        box = position.game.inventory(position.s)
        while not position.over:
            ask_and_answer(position, rng, seen)
            assert position.game.inventory(position.s) == box
        for seat in range(players):
            points = sum(position.now.ledger(seat).values())
            assert points == position.game.score(position.s, seat)
            assert position.s.players[seat].points >= 0
    assert {"MovePost", "NextBonus", "OwnTowns", "ChooseTownBonus", "Walk", "MakeRoom", "CoinsOrCamels"} <= seen
    assert {"HowOften", "PayGoods", "ChooseGood", "ChoosePair", "Compensate", "ChooseColumn"} <= seen


def test_wilhelm_is_among_them():
    """With four players and eight seeds every character has played."""
    assert WILHELM in {(seed + 3 * seat) % CHARACTERS for seed in range(8) for seat in range(4)}
