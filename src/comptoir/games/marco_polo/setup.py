"""Set-up: the board, the piles and what everybody starts with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final

from mypy_extensions import i64

from comptoir.core.agenda import Agenda, Chance, Decision, Step, Task, together
from comptoir.core.chance import Rng
from comptoir.core.meaning import Now
from comptoir.core.moves import Domain, Move, Moves
from comptoir.core.phrase import Phrase, seat_name
from comptoir.core.pile import Bag, Draw, Drawn, bag_of
from comptoir.games.marco_polo.bonuses import N_OUTPOSTS, TILES
from comptoir.games.marco_polo.box import CARD, GOAL, OUTPOST, TILE, Contracts, goal_phrase
from comptoir.games.marco_polo.characters import CHARACTERS, become
from comptoir.games.marco_polo.city_cards import N_CARDS
from comptoir.games.marco_polo.contracts import CONTRACTS, N_CONTRACTS, STARTING
from comptoir.games.marco_polo.figures import box_of
from comptoir.games.marco_polo.goals import N_GOALS
from comptoir.games.marco_polo.map import LARGE, LARGE_CITIES, PLACE, SMALL_CITIES, TOWNS
from comptoir.games.marco_polo.rounds import BEGIN_ROUND, LAY_CONTRACTS
from comptoir.games.marco_polo.spaces import (
    BLACK_DICE,
    CARD_SPACES,
    CARDS,
    FIVE_COINS,
    KHAN,
    NEUTRAL_COIN_DICE,
    NEUTRAL_KHAN_DICE,
    SPACE,
    SPACES,
    START_CAMELS,
    START_COINS,
)
from comptoir.games.marco_polo.state import (
    BLACK_POSTS,
    CHARACTER,
    COLOURS,
    DICE_EACH,
    FACES,
    NEUTRAL_COLOUR,
    OWN,
    POSTS,
    MarcoPolo,
    Player,
)

SPECIAL_PILE: Final = 8
GOALS_DEALT: Final = 2
GOALS_TO_CHOOSE_FROM: Final = 4
NONE_YET: Final = -1


def setup(players: int, options: Mapping[str, str], data: Mapping[str, Any]) -> MarcoPolo:
    """The table before anything is dealt. S1"""
    s = MarcoPolo()
    s.box = box_of(data)
    s.players = [new_player(START_COINS[seat]) for seat in range(players)]
    s.black = BLACK_DICE[players]
    s.on = [0] * SPACES
    s.lying = neutral_dice(players)
    s.contracts = bag_of([0] * STARTING + [1] * (N_CONTRACTS - STARTING))
    s.special = SPECIAL_PILE
    s.returned = []
    s.display = []
    s.outposts = []
    s.cards = []
    s.towns = []
    s.beijing = []
    s.offered = []
    s.goal_cards = bag_of([1] * N_GOALS)
    s.agenda = Agenda()
    s.then_all(preparations(players, options))
    return s


def new_player(coins: int) -> Player:
    """Two camels, nine posts, five dice, and coins by seat. S6"""
    player = Player()
    player.coins = coins
    player.camels = START_CAMELS
    player.posts_left = POSTS
    player.goods = [0] * 3
    player.dice = [OWN * FACES] * DICE_EACH
    player.contracts = []
    player.completed = []
    player.goals = []
    return player


def neutral_dice(players: int) -> list[i64]:
    """With three or two players dice of other colours lie on the board for the whole game. S8 R10"""
    khan: i64 = (KHAN * COLOURS + NEUTRAL_COLOUR) * FACES + 1
    coins: i64 = (FIVE_COINS * COLOURS + NEUTRAL_COLOUR) * FACES + 1
    return [khan] * NEUTRAL_KHAN_DICE[players] + [coins] * NEUTRAL_COIN_DICE[players]


def preparations(players: int, options: Mapping[str, str]) -> list[Step]:
    """The board, the starting contracts, the characters, the goal cards; then the first round. S1 X1"""
    seats = range(players)
    steps: list[Step] = [LAY_OUTPOST] * LARGE_CITIES + [LAY_CARD] * CARD_SPACES
    steps += [LAY_TILE] * TILES if options["town_bonuses"] == "shuffled" else [PRINTED_TILES]
    steps += [LAY_CONTRACTS, *[StartContract(seat) for seat in seats]]
    if options["characters"] == "drafted":
        steps += [REVEAL_CHARACTER] * (players + 1)
        steps += [*[ChooseCharacter(seat) for seat in reversed(seats)], PUT_BACK_CHARACTERS]
    else:
        steps += [FirstGame()]
    chosen = options["goal_cards"] == "chosen"
    count = GOALS_TO_CHOOSE_FROM if chosen else GOALS_DEALT
    steps += [DealGoal(seat) for seat in seats for _ in range(count)]
    return [*steps, *([CHOOSE_GOALS] if chosen else []), BEGIN_ROUND]


# --- The board ---------------------------------------------------------------------


def not_in(found: list[i64], n: i64) -> list[i64]:
    """The numbers below n that are not found there."""
    return [i for i in range(n) if i not in found]


class Lay(Chance):
    """Chance lays one of the tiles or cards that do not lie there yet; the others stay in the box."""

    def left(self, s: Any) -> list[i64]:
        """Which may come."""
        raise NotImplementedError(type(self).__name__)

    def kind(self) -> Move:
        """The kind of move that names it."""
        raise NotImplementedError(type(self).__name__)

    def candidates(self, s: Any, out: Moves) -> None:
        base = self.kind().base
        for i in self.left(s):
            out.append(base + i)

    def sample(self, s: Any, rng: Rng) -> i64:
        left = self.left(s)
        return self.kind().base + left[rng.below(len(left))]


class LayOutpost(Lay):
    """Which outpost bonus goes to the next large city? S3"""

    def left(self, s: MarcoPolo) -> list[i64]:
        return not_in(s.outposts, N_OUTPOSTS)

    def kind(self) -> Move:
        return OUTPOST_LAID


class OutpostLaid(Move):
    """An outpost bonus for a large city; three are not used. S3"""

    def play(self, s: MarcoPolo, ask: LayOutpost, x: i64) -> None:
        s.outposts.append(x)

    def details(self, s: MarcoPolo, ask: LayOutpost, x: i64) -> dict[str, Any]:
        return {"place": PLACE.phrase(LARGE + len(s.outposts))}


class LayCard(Lay):
    """Which city card is laid next? S4"""

    def left(self, s: MarcoPolo) -> list[i64]:
        return not_in(s.cards, N_CARDS)

    def kind(self) -> Move:
        return CARD_LAID


class CardLaid(Move):
    """A city card for a large city; Sumatra has three. S4"""

    def play(self, s: MarcoPolo, ask: LayCard, x: i64) -> None:
        s.cards.append(x)

    def details(self, s: MarcoPolo, ask: LayCard, x: i64) -> dict[str, Any]:
        return {"space": SPACE.phrase(CARDS + len(s.cards))}


class PrintedTiles(Task):
    """The town bonuses lie where their letters say. S2"""

    def run(self, s: MarcoPolo) -> None:
        s.towns = [0] * SMALL_CITIES
        for tile in range(TILES):
            s.towns[s.box.tile_city[tile] - TOWNS] = tile


class LayTile(Lay):
    """Which town bonus goes to the next small city? X1"""

    def left(self, s: MarcoPolo) -> list[i64]:
        return not_in(s.towns, TILES)

    def kind(self) -> Move:
        return TILE_LAID


class TileLaid(Move):
    """A town bonus at random. X1"""

    def play(self, s: MarcoPolo, ask: LayTile, x: i64) -> None:
        s.towns.append(x)

    def details(self, s: MarcoPolo, ask: LayTile, x: i64) -> dict[str, Any]:
        return {"place": PLACE.phrase(TOWNS + len(s.towns))}


# --- Starting contracts -----------------------------------------------------------------


class StartContract(Lay):
    """Which starting contract does this seat get? S7 R49"""

    def __init__(self, to: i64) -> None:
        super().__init__()
        self.to: i64 = to

    def left(self, s: MarcoPolo) -> list[i64]:
        dealt: list[i64] = []
        for player in s.players:
            dealt.extend(player.contracts)
        return not_in(dealt, STARTING)

    def kind(self) -> Move:
        return START_CONTRACT_DEALT


class StartContractDealt(Move):
    """A starting contract, face up; those not used leave the game. S7 R49"""

    def play(self, s: MarcoPolo, ask: StartContract, x: i64) -> None:
        s.players[ask.to].contracts.append(x)

    def details(self, s: MarcoPolo, ask: StartContract, x: i64) -> dict[str, Any]:
        return {"who": seat_name(int(ask.to))}


# --- Characters -----------------------------------------------------------------------


class FirstGame(Task):
    """Raschid for the start player, then Matteo, Berke and Mercator. S9"""

    def run(self, s: MarcoPolo) -> None:
        for seat in range(len(s.players)):
            become(s, seat, seat)


class RevealCharacter(Lay):
    """Which character can be chosen? R48"""

    def left(self, s: MarcoPolo) -> list[i64]:
        return not_in(s.offered, CHARACTERS)

    def kind(self) -> Move:
        return CHARACTER_REVEALED


class CharacterRevealed(Move):
    """A character to choose from. R48"""

    def play(self, s: MarcoPolo, ask: RevealCharacter, x: i64) -> None:
        s.offered.append(x)


class ChooseCharacter(Decision):
    """Which character do you choose? R48"""

    def candidates(self, s: MarcoPolo, out: Moves) -> None:
        for character in s.offered:
            out.append(CHOOSE.base + character)


class Choose(Move):
    """Choose a character; the last seat begins. R48"""

    def play(self, s: MarcoPolo, ask: ChooseCharacter, x: i64) -> None:
        s.offered.remove(x)
        become(s, ask.seat, x)

    def details(self, s: MarcoPolo, ask: ChooseCharacter, x: i64) -> dict[str, Any]:
        return {"power": power_phrase(s, int(x))}


def power_phrase(s: MarcoPolo, character: int) -> Phrase:
    """What a character can do, with the figures of this table."""
    players = len(s.players)
    return Phrase(
        f"power-{CHARACTER.items[character]}",
        {
            "coins": int(s.box.round_coins[character]),
            "camels": int(s.box.round_camels[character]),
            "khan": int(s.box.share_of_khan[players]),
            "five": int(s.box.share_of_coins[players]),
            "points": int(s.box.milestones[POSTS + BLACK_POSTS]),
        },
    )


class PutBackCharacters(Task):
    """The character nobody chose goes back into the box. R48"""

    def run(self, s: MarcoPolo) -> None:
        s.offered.clear()


# --- Goal cards -----------------------------------------------------------------------


class DealGoal(Draw):
    """Which goal card does this seat get? Only its owner sees it. S10"""

    def __init__(self, to: i64) -> None:
        super().__init__()
        self.to: i64 = to

    def bag(self, s: MarcoPolo) -> Bag:
        return s.goal_cards

    def kind(self) -> Move:
        return GOAL_DEALT

    def seen_by(self, seat: i64) -> bool:
        return seat == self.to

    def drawn(self, s: MarcoPolo, card: i64) -> None:
        s.players[self.to].goals.append(card)


class GoalDealt(Drawn):
    """A goal card. S10"""

    def details(self, s: MarcoPolo, ask: DealGoal, x: i64) -> dict[str, Any]:
        return {"who": seat_name(int(ask.to))}


class ChooseGoals(Task):
    """Everybody keeps two of four goal cards, all at once and in secret. X2"""

    def run(self, s: MarcoPolo) -> None:
        asks: list[Decision] = [KeepGoals(seat, NONE_YET) for seat in range(len(s.players))]
        s.then(together(asks))


class KeepGoals(Decision):
    """Which of your goal cards do you keep? X2"""

    def __init__(self, seat: i64, first: Annotated[i64, Now(3)]) -> None:
        super().__init__(seat)
        self.first: i64 = first

    def candidates(self, s: MarcoPolo, out: Moves) -> None:
        for i in range(GOALS_TO_CHOOSE_FROM):
            if i != self.first:
                out.append(KEEP_GOAL.base + i)

    def seen_by(self, seat: i64) -> bool:
        return seat == self.seat

    def details(self, s: MarcoPolo) -> dict[str, Any]:
        return {"nth": 1 if self.first == NONE_YET else 2}


class KeepGoal(Move):
    """Keep this card. X2"""

    def play(self, s: MarcoPolo, ask: KeepGoals, x: i64) -> None:
        if ask.first == NONE_YET:
            s.then(KeepGoals(ask.seat, x))
        else:
            s.then(KeepTwo(ask.seat, ask.first, x))

    def details(self, s: MarcoPolo, ask: KeepGoals, x: i64) -> dict[str, Any]:
        return {"goal": goal_phrase(s.box, int(s.players[ask.seat].goals[x]))}


class KeepTwo(Task):
    """The two cards kept lie first; the others no longer count. X2"""

    def __init__(self, seat: i64, one: i64, other: i64) -> None:
        self.seat: i64 = seat
        self.one: i64 = one
        self.other: i64 = other

    def run(self, s: MarcoPolo) -> None:
        goals = s.players[self.seat].goals
        kept = [goals[self.one], goals[self.other]]
        s.players[self.seat].goals = sorted(kept) + [goal for goal in goals if goal not in kept]


LAY_OUTPOST: Final = LayOutpost()
LAY_CARD: Final = LayCard()
PRINTED_TILES: Final = PrintedTiles()
LAY_TILE: Final = LayTile()
REVEAL_CHARACTER: Final = RevealCharacter()
PUT_BACK_CHARACTERS: Final = PutBackCharacters()
CHOOSE_GOALS: Final = ChooseGoals()
OUTPOST_LAID: Final = OutpostLaid(OUTPOST)
CARD_LAID: Final = CardLaid(CARD)
TILE_LAID: Final = TileLaid(TILE)
START_CONTRACT_DEALT: Final = StartContractDealt(Contracts("contract", [row[0] for row in CONTRACTS[:STARTING]]))
CHARACTER_REVEALED: Final = CharacterRevealed(CHARACTER)
CHOOSE: Final = Choose(CHARACTER)
GOAL_DEALT: Final = GoalDealt(GOAL)
KEEP_GOAL: Final = KeepGoal(Domain("nth", GOALS_TO_CHOOSE_FROM))
