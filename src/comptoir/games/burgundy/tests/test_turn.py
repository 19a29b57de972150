"""Rounds and turns."""

import pytest

from comptoir.core import plain
from comptoir.core.play import playout
from comptoir.games.burgundy.cards import DIE, N_FACES
from comptoir.games.burgundy.rounds import BEGIN_ROUND, END_ROUND, NEXT_ROUND
from comptoir.games.burgundy.turn import TAKE_TURN
from comptoir.testing import Position, rule


def play_a_turn(position):
    """Play any card for a silver, and nothing else."""
    seat = position.asked.seat
    position.answer(position.legal()[0])
    position.answer("TakeSilver")
    while not position.over and position.asked.seat == seat and "EndTurn" in position.legal():
        position.answer("EndTurn")
    position.chance()
    return seat


@rule("P1", "R29")
def test_six_turns_of_a_round():
    """Everybody plays one of two cards in turn; in the sixth turn the last one is played."""
    position = Position("burgundy", 3)
    seats, hands = [], []
    for _ in range(18):
        hands.append(len(position.s.players[position.asked.seat].hand))
        seats.append(play_a_turn(position))
    assert seats == [0, 1, 2] * 6
    assert hands == [2] * 15 + [1] * 3
    assert position.s.round == 1


@rule("P1")
def test_hand_is_filled_up_in_the_next_turn():
    """A played card is replaced when the next turn begins, not at once."""
    position = Position("burgundy", 2)
    play_a_turn(position)
    assert len(position.s.players[0].hand) == 1
    play_a_turn(position)
    assert [len(player.hand) for player in position.s.players] == [2, 2]


@rule("P2", "R40")
def test_a_card_must_be_played():
    """Nobody can pass: the question offers numbers, and the silver purchase beside them."""
    position = Position("burgundy", 2)
    assert all(name.startswith("Play(") for name in position.legal())
    assert [name for name in position.candidates() if not name.startswith("Play(")] == ["BuyCards"]


@rule("P2")
def test_played_card_is_discarded():
    """The played card goes to the discards and its number pays for one action."""
    position = Position("burgundy", 2)
    hand = position.s.players[0].hand[:]
    number = DIE[hand[0]]
    position.answer(f"Play(number={number + 1})")
    assert position.s.discard.size == 1
    assert position.asked.die == number


@rule("R41")
def test_only_the_number_of_a_hand_card_is_seen():
    """The owner sees numbers, the others nothing; the whole card is seen when it is discarded."""
    position = Position("burgundy", 2)
    s = position.s
    own, other = plain.view(s, 0).players[0].hand, plain.view(s, 1).players[0].hand
    assert own == [N_FACES + DIE[card] for card in s.players[0].hand]
    assert other == [plain.HIDDEN] * 2
    card = s.players[0].hand[0]
    position.answer(f"Play(number={DIE[card] + 1})")
    assert plain.view(position.s, 1).discard.counts[card] == 1


@rule("R41")
def test_nobody_sees_stacks():
    """A face-down stack is hidden from its owner as well."""
    s = Position("burgundy", 2).s
    assert plain.view(s, 0).players[0].stack == [plain.HIDDEN] * 4


def cleared(position):
    """All cards of the players and the display are discarded."""
    for cards in [part for player in position.s.players for part in (player.hand, player.stack)]:
        for card in cards:
            position.s.discard.put(card)
        cards.clear()
    for row in position.s.display:
        for card in row:
            position.s.discard.put(card)
        row.clear()
    return position


@rule("P7", "R37")
def test_end_of_a_round():
    """The display is cleared onto the discards and laid anew; everybody gets six cards."""
    position = Position("burgundy", 3)
    for player in position.s.players:
        for card in player.hand + player.stack:
            position.s.discard.put(card)
        player.hand.clear()
        player.stack.clear()
    discarded = position.s.discard.size
    position.ask(END_ROUND)
    assert position.s.discard.size == discarded + 10
    position.chance()
    assert position.s.round == 1
    assert sum(len(row) for row in position.s.display) == 10
    assert [len(player.hand) + len(player.stack) for player in position.s.players] == [6, 6, 6]


@rule("P7", "S6", "S7")
@pytest.mark.parametrize(("number", "first"), [(0, "DealTo"), (1, "LayCard"), (4, "LayCard")])
def test_display_before_hands_but_in_round_a(number, first):
    """For round A the players' cards are dealt first, for all others the display is laid first."""
    position = cleared(Position("burgundy", 3))
    position.s.round = number
    position.ask(BEGIN_ROUND)
    assert type(position.asked).__name__ == first
    position.chance()
    assert sum(len(row) for row in position.s.display) == 10
    assert [len(player.hand) + len(player.stack) for player in position.s.players] == [6, 6, 6]


@rule("R39", "P7")
@pytest.mark.parametrize(("cards", "first"), [(28, "LayCard"), (27, "DealTo")])
def test_hands_first_where_cards_run_short(cards, first):
    """With three players 28 cards are enough for display and hands; with one fewer the display lacks it."""
    position = cleared(Position("burgundy", 3))
    s = position.s
    s.round = 2
    while s.discard.size + s.deck.size > cards:
        bag = s.discard if s.discard.size else s.deck
        bag.take(next(card for card, count in enumerate(bag.counts) if count))
    position.ask(BEGIN_ROUND)
    assert type(position.asked).__name__ == first
    position.chance()
    assert [len(player.hand) + len(player.stack) for player in s.players] == [6, 6, 6]
    assert sum(len(row) for row in s.display) == cards - 18


@rule("P7")
def test_five_rounds():
    """After round E the game ends."""
    position = Position("burgundy", 2)
    playout(position.s, position.rng)
    assert position.over
    assert position.s.round == 4
    assert position.s.counted


@rule("R29")
def test_start_player_card_passes_to_the_left():
    """If nobody sold goods, the next player begins the next round."""
    position = Position("burgundy", 3)
    position.s.round = 0
    position.ask(NEXT_ROUND)
    assert (position.s.start_card, position.s.starter) == (1, 1)


@rule("R28", "R29")
def test_seller_begins():
    """Whoever holds the card with its question mark up begins the next round; it is turned back."""
    position = Position("burgundy", 3)
    position.s.start_card = 2
    position.s.question_mark = True
    position.ask(NEXT_ROUND)
    assert (position.s.start_card, position.s.starter, position.s.question_mark) == (2, 2, False)


@rule("R36")
def test_rows_are_not_filled_up():
    """A card taken from the display is not replaced during the round."""
    position = Position("burgundy", 2)
    position.s.players[0].workers = 3
    position.ask(TAKE_TURN[0]).answer(position.legal()[0])
    take = next(name for name in position.legal() if name.startswith("Take("))
    position.answer(take)
    assert sum(len(row) for row in position.s.display) == 6


@rule("P4", "R1")
def test_closing_question():
    """With three silver left after everything, there is one more chance to buy cards."""
    position = Position("burgundy", 2)
    position.s.players[0].silver = 2
    position.ask(TAKE_TURN[0]).answer(position.legal()[0]).answer("TakeSilver")
    assert position.legal() == ["EndTurn", "BuyCards"]
    position.answer("EndTurn")
    assert position.over
