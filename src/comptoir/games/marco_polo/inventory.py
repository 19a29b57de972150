"""What is in the box, counted: nothing appears and nothing vanishes."""

from __future__ import annotations

from comptoir.games.marco_polo.characters import WILHELM
from comptoir.games.marco_polo.contracts import STARTING
from comptoir.games.marco_polo.state import BLACK, BLACK_COLOUR, COLOURS, FACES, MarcoPolo


def inventory(s: MarcoPolo) -> dict[str, int]:
    """Contracts, goal cards, posts and dice, wherever they lie. Goods, camels and coins never run out."""
    return {
        "contracts": contracts(s),
        "goal cards": int(s.goal_cards.size) + sum([len(player.goals) for player in s.players]),
        "posts": posts(s),
        "players' dice": sum([own_dice(s, seat) for seat in range(len(s.players))]),
        "black dice": black_dice(s),
    }


def contracts(s: MarcoPolo) -> int:
    """All but the starting contracts, which leave the game when put away."""
    before_players = [c for player in s.players for c in [*player.contracts, *player.completed] if c >= STARTING]
    return int(s.contracts.size) + len(s.display) + len(s.returned) + len(before_players)


def posts(s: MarcoPolo) -> int:
    """On the boards and on the map; the two black ones are in the box unless Wilhelm plays."""
    wilhelm = WILHELM in [player.character for player in s.players]
    return sum([int(p.posts_left) + bin(int(p.posts)).count("1") for p in s.players]) + (0 if wilhelm else 2)


def own_dice(s: MarcoPolo, seat: int) -> int:
    """The dice of a seat's colour; one that is being rolled is on the agenda."""
    rolled = len([step for step in s.agenda if _rolls(step, seat, 0)])
    return len([die for die in s.players[seat].dice if die < FACES]) + lying(s, seat) + rolled


def black_dice(s: MarcoPolo) -> int:
    """In the supply, in hand, on the board, and those being rolled."""
    in_hand = [die for player in s.players for die in player.dice if die // FACES == BLACK]
    rolled = [step for step in s.agenda for seat in range(len(s.players)) if _rolls(step, seat, BLACK)]
    return int(s.black) + len(in_hand) + lying(s, BLACK_COLOUR) + len(rolled)


def lying(s: MarcoPolo, colour: int) -> int:
    """How many dice of a colour lie on the board."""
    return len([die for die in s.lying if die // FACES % COLOURS == colour])


def _rolls(step: object, seat: int, sort: int) -> bool:
    return getattr(step, "sort", None) == sort and getattr(step, "to", None) == seat
