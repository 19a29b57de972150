"""Set-up for two, three and four players, and the expert variant."""

import pytest

from comptoir.core import plain
from comptoir.core.agenda import Together, apply, candidates, questions
from comptoir.core.chance import Rng
from comptoir.core.play import chance
from comptoir.games.marco_polo.characters import BERKE, CHARACTERS, KUBILAI, MATTEO, MERCATOR, RASCHID
from comptoir.games.marco_polo.contracts import STARTING
from comptoir.games.marco_polo.map import ADANA, ANXI, KASHGAR, KOCHI, ORMUZ, TOWNS, VENEZIA, XIAN
from comptoir.games.marco_polo.setup import CHOOSE, KeepGoals
from comptoir.games.marco_polo.spaces import FIVE_COINS, KHAN
from comptoir.testing import Position, rule


def fresh(players, **options):
    """A game as set up, up to the first question."""
    return Position("marco_polo", players, **options)


@rule("S1", "S3", "S4", "S5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_board(players):
    """Seven outpost bonuses, nine city cards, six contracts on display, eight in the special pile."""
    s = fresh(players).s
    assert len(set(s.outposts)) == len(s.outposts) == 7
    assert len(set(s.cards)) == len(s.cards) == 9
    assert len(s.display) == 6
    drawn_by_matteo = 1
    assert s.special == 8 - drawn_by_matteo
    assert s.contracts.size == 4 * 6 + s.special
    assert min(s.display) >= STARTING


@rule("S2")
def test_town_bonuses_by_their_letters():
    """A lies in Anxi, B in Ormuz, C in Kashgar, D in Xian, E in Adana, F in Kochi."""
    s = fresh(2).s
    assert [s.towns[city - TOWNS] for city in (ANXI, ORMUZ, KASHGAR, XIAN, ADANA, KOCHI)] == [0, 1, 2, 3, 4, 5]


@rule("S6", "R39")
def test_what_everybody_starts_with():
    """7 to 10 coins, 2 camels, 5 dice, 9 posts, a figure in Venezia and no points."""
    s = fresh(4, characters="drafted").game.new(4)
    assert [player.coins for player in s.players] == [7, 8, 9, 10]
    for player in s.players:
        assert (player.camels, player.posts_left, player.figure, player.points) == (2, 9, VENEZIA, 0)
        assert len(player.dice) == 5


@rule("S7", "R49")
def test_one_starting_contract_each():
    """Four different ones of six, open to all; the others are out of the game."""
    s = fresh(4).s
    dealt = [contract for player in s.players for contract in player.contracts if contract < STARTING]
    assert len(set(dealt)) == 4
    assert sum(s.contracts.counts[:STARTING]) == 0
    assert plain.view(s, 0).players[3].contracts == s.players[3].contracts


@rule("S8", "R10")
@pytest.mark.parametrize(("players", "black", "khan", "coins"), [(2, 3, 2, True), (3, 4, 1, False), (4, 5, 0, False)])
def test_neutral_dice(players, black, khan, coins):
    """Fewer players, fewer black dice; neutral dice on the Khan's favour, and with two on the coins."""
    s = fresh(players).s
    assert s.black == black
    assert s.khan_dice == khan
    assert s.khan_value == (1 if khan else 0)
    assert bool(s.on[FIVE_COINS]) == coins
    assert len(s.lying) == khan + coins
    assert s.on[KHAN] == (16 if khan else 0)


@rule("S9")
def test_characters_of_the_first_game():
    """Raschid for the start player, then Matteo, Berke and Mercator."""
    assert [player.character for player in fresh(4).s.players] == [RASCHID, MATTEO, BERKE, MERCATOR]
    assert [player.character for player in fresh(2).s.players] == [RASCHID, MATTEO]


@rule("S10")
def test_two_goal_cards_in_secret():
    """Everybody sees only the own ones."""
    s = fresh(3).s
    assert [len(player.goals) for player in s.players] == [2, 2, 2]
    seen = plain.view(s, 1)
    assert seen.players[1].goals == s.players[1].goals
    assert seen.players[0].goals == [plain.HIDDEN] * 2


@rule("X1")
def test_shuffled_town_bonuses():
    """Every tile lies somewhere, and not always where its letter says."""
    found = {tuple(Position("marco_polo", 2, seed, town_bonuses="shuffled").s.towns) for seed in range(8)}
    assert len(found) > 1
    assert {tuple(sorted(towns)) for towns in found} == {(0, 1, 2, 3, 4, 5)}


@rule("X1")
def test_parts_of_the_variant_are_independent():
    """Characters chosen, but two goal cards dealt and the bonuses as printed."""
    position = fresh(2, characters="drafted")
    assert position.s.towns[ANXI - TOWNS] == 0
    position.answer(position.legal()[0]).answer(position.legal()[0]).chance()
    assert [len(player.goals) for player in position.s.players] == [2, 2]


@rule("R48")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_choosing_characters(players):
    """One more than players is revealed; the last seat chooses first, the one left over goes back."""
    position = fresh(players, characters="drafted")
    assert len(position.s.offered) == players + 1
    for seat in reversed(range(players)):
        assert position.asked.seat == seat
        assert len(position.legal()) == seat + 2
        position.answer(position.legal()[0])
    position.chance()
    assert position.s.offered == []
    assert len({player.character for player in position.s.players}) == players


@rule("R48")
def test_one_mercator():
    """There are eight to choose from, Mercator once: his powers depend on the number of players."""
    assert CHOOSE.size == CHARACTERS == 8


@rule("X2")
def test_two_of_four_goal_cards():
    """All choose at once and in secret; only the two kept count."""
    position = fresh(3, goal_cards="chosen")
    s = position.s
    assert isinstance(s.agenda[-1], Together)
    assert [ask.seat for ask in questions(s)] == [0, 1, 2]
    dealt = list(s.players[1].goals)
    for ask in questions(s):
        assert len(candidates(s, ask)) == 4
        apply(s, ask, candidates(s, ask)[3])
        again = plain.open_question(s, int(ask.seat))
        assert isinstance(again, KeepGoals)
        assert len(candidates(s, again)) == 3
        apply(s, again, candidates(s, again)[0])
    assert sorted(s.players[1].goals[:2]) == sorted([dealt[3], dealt[0]])
    assert plain.view(s, 0).players[1].goals == [plain.HIDDEN] * 4


@rule("X2")
def test_a_choice_is_not_seen():
    """Whoever has not chosen yet cannot see what another has chosen."""
    position = fresh(2, goal_cards="chosen")
    s = position.s
    before = plain.key(plain.view(s, 1))
    ask = plain.open_question(s, 0)
    apply(s, ask, candidates(s, ask)[2])
    assert plain.key(plain.view(s, 1)) == before


@rule("R44")
def test_kubilai_begins_in_beijing():
    """His post stands on the space for 10 points before anyone plays."""
    for seed in range(30):
        position = Position("marco_polo", 4, seed, characters="drafted")
        if KUBILAI in position.s.offered:
            break
    position.answer("Choose(character=kubilai)")
    assert position.s.beijing == [3]
    assert position.s.players[3].posts_left == 8


def test_chance_deals_everything():
    """From the first draw on, nothing but chance is asked until a seat can play."""
    s = Position("marco_polo", 4).game.new(4)
    assert questions(s)[0].seat == -1
    chance(s, Rng(3))
    assert questions(s)[0].seat >= 0
