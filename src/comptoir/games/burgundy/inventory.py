"""What is in the box, counted: nothing appears and nothing vanishes."""

from __future__ import annotations

from comptoir.games.burgundy.state import ANIMAL_PILES, EMPTY, Burgundy


def inventory(s: Burgundy) -> dict[str, int]:
    """The cards of the box wherever they lie; a card named on the agenda is on its way."""
    tops = [top != EMPTY for top in s.tops]
    return {
        "action cards": action_cards(s),
        "goods": int(s.goods.size) + sum(tops[:ANIMAL_PILES]) + sum([sum(p.goods) + int(p.sold) for p in s.players]),
        "animals": int(s.animals.size) + sum(tops[ANIMAL_PILES:]) + sum([sum(p.animals) for p in s.players]),
    }


def action_cards(s: Burgundy) -> int:
    """Deck, discards, display, purchases, Egon's cards, and what the players have."""
    shared = int(s.deck.size + s.discard.size) + len(s.offer) + len(s.egon_stacks) + sum(s.egon)
    on_display = sum([len(row) for row in s.display])
    on_their_way = len([step for step in s.agenda if hasattr(step, "card")])
    return shared + on_display + on_their_way + sum([owned(s, seat) for seat in range(len(s.players))])


def owned(s: Burgundy, seat: int) -> int:
    """The action cards before a seat."""
    player = s.players[seat]
    open_cards = len([card for card in player.open if card != EMPTY])
    return len(player.projects) + len(player.hand) + len(player.stack) + open_cards + len(player.triples)
