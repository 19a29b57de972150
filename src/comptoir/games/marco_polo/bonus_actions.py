"""Bonus actions: as many as one likes, before or after the action, never during it."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from comptoir.core.agenda import Decision, Task
from comptoir.core.moves import Aside, Domain, Moves, Refusal
from comptoir.games.marco_polo import rewards
from comptoir.games.marco_polo.box import Box, contract_phrase, cost_phrase
from comptoir.games.marco_polo.dice import RollDie, add_die, lay_die
from comptoir.games.marco_polo.spaces import (
    BLACK_DIE_CAMELS,
    PURSE,
    PURSE_COINS,
    REROLL_CAMELS,
    TURN_CAMELS,
)
from comptoir.games.marco_polo.state import (
    BOARD_CONTRACTS,
    CONTRACT_POINTS,
    DIE,
    FACES,
    MarcoPolo,
    Player,
    give_points,
)

CONTRACT_NOT_PAID: Final = Refusal("Z2", "contract-not-paid")
NO_CAMEL_TO_REROLL: Final = Refusal("Z4", "no-camel-to-reroll")
TOO_FEW_CAMELS_TO_TURN: Final = Refusal("Z5", "too-few-camels-to-turn")
NO_FURTHER: Final = Refusal("R13", "no-further")
TOO_FEW_CAMELS_TO_BUY: Final = Refusal("Z6", "too-few-camels-to-buy")
ONE_BLACK_DIE_A_TURN: Final = Refusal("R11", "one-black-die-a-turn")
NO_BLACK_DIE_LEFT: Final = Refusal("R11", "no-black-die-left")


class InTurn(Decision):
    """A moment of a turn in which bonus actions are allowed: before or after the action. Z1 R34"""


def possible_without_dice(s: MarcoPolo, seat: i64) -> bool:
    """Whether someone without dice could still take a bonus action. R3"""
    player = s.players[seat]
    if not s.bought and s.black and player.camels >= BLACK_DIE_CAMELS:
        return True
    contracts = player.contracts
    return (len(contracts) > 0 and can_complete(s.box, player, contracts[0])) or (
        len(contracts) > 1 and can_complete(s.box, player, contracts[1])
    )


# --- A contract ----------------------------------------------------------------------


def can_complete(box: Box, player: Player, contract: i64) -> bool:
    """Whether all camels and goods that a contract asks for are there. Z2"""
    goods = player.goods
    return (
        player.camels >= box.cost_camels[contract]
        and goods[0] >= box.cost_pepper[contract]
        and goods[1] >= box.cost_silk[contract]
        and goods[2] >= box.cost_gold[contract]
    )


class Complete(Aside):
    """Complete a contract: hand over all it asks for, score its points and take its bonus. Z2 R20"""

    def offer(self, s: MarcoPolo, ask: Decision, out: Moves) -> None:
        if isinstance(ask, InTurn):
            for i in range(len(s.players[ask.seat].contracts)):
                out.append(self.base + i)

    def why_not(self, s: MarcoPolo, ask: InTurn, x: i64) -> Refusal | None:
        player = s.players[ask.seat]
        return None if can_complete(s.box, player, player.contracts[x]) else CONTRACT_NOT_PAID

    def play(self, s: MarcoPolo, ask: InTurn, x: i64) -> None:
        player, box = s.players[ask.seat], s.box
        contract = player.contracts.pop(x)
        player.completed.append(contract)
        player.camels -= box.cost_camels[contract]
        player.goods[0] -= box.cost_pepper[contract]
        player.goods[1] -= box.cost_silk[contract]
        player.goods[2] -= box.cost_gold[contract]
        give_points(s, ask.seat, box.value[contract], CONTRACT_POINTS)
        s.then(ContractBonus(ask.seat, contract))

    def details(self, s: MarcoPolo, ask: InTurn, x: i64) -> dict[str, Any]:
        player = s.players[ask.seat]
        contract = int(player.contracts[x])
        goods = [int(count) for count in player.goods]
        return {
            "contract": contract_phrase(s.box, contract),
            "cost": cost_phrase(s.box, contract),
            "loss": rewards.loss_of(s, s.box.bonus[contract]),
            "camels": int(player.camels),
            "pepper": goods[0],
            "silk": goods[1],
            "gold": goods[2],
        }


class ContractBonus(Task):
    """The bonus of a completed contract. Z2"""

    def __init__(self, seat: i64, contract: i64) -> None:
        self.seat: i64 = seat
        self.contract: i64 = contract

    def run(self, s: MarcoPolo) -> None:
        rewards.gain(s, self.seat, s.box.bonus[self.contract], 1, CONTRACT_POINTS)


# --- The purse -----------------------------------------------------------------------


class Purse(Aside):
    """Put a die on the purse for three coins, whatever it shows and whoever lies there. Z3 R2"""

    def offer(self, s: MarcoPolo, ask: Decision, out: Moves) -> None:
        if isinstance(ask, InTurn):
            last: i64 = -1
            for die in s.players[ask.seat].dice:
                if die != last:
                    out.append(self.base + die)
                last = die

    def play(self, s: MarcoPolo, ask: InTurn, x: i64) -> None:
        player = s.players[ask.seat]
        player.dice.remove(x)
        lay_die(s, ask.seat, x, PURSE)
        player.coins += PURSE_COINS


# --- Changing dice -------------------------------------------------------------------


def offer_changes(s: MarcoPolo, ask: Decision, base: i64, out: Moves) -> None:
    """Every die in hand that shows a value; black and white ones too. R13"""
    if isinstance(ask, InTurn):
        last: i64 = -1
        for die in s.players[ask.seat].dice:
            if die != last and die % FACES:
                out.append(base + die)
            last = die


class Reroll(Aside):
    """Roll one of your dice again for a camel. Z4 R13"""

    def offer(self, s: MarcoPolo, ask: Decision, out: Moves) -> None:
        offer_changes(s, ask, self.base, out)

    def why_not(self, s: MarcoPolo, ask: InTurn, x: i64) -> Refusal | None:
        return NO_CAMEL_TO_REROLL if s.players[ask.seat].camels < REROLL_CAMELS else None

    def play(self, s: MarcoPolo, ask: InTurn, x: i64) -> None:
        s.players[ask.seat].camels -= REROLL_CAMELS
        s.players[ask.seat].dice.remove(x)
        s.then(RollDie(ask.seat, x // FACES))

    def details(self, s: MarcoPolo, ask: InTurn, x: i64) -> dict[str, Any]:
        return {"have": int(s.players[ask.seat].camels)}


class TurnUp(Aside):
    """Turn one of your dice one up for two camels. Z5 R13"""

    def offer(self, s: MarcoPolo, ask: Decision, out: Moves) -> None:
        offer_changes(s, ask, self.base, out)

    def why_not(self, s: MarcoPolo, ask: InTurn, x: i64) -> Refusal | None:
        if x % FACES == 6:
            return NO_FURTHER
        return TOO_FEW_CAMELS_TO_TURN if s.players[ask.seat].camels < TURN_CAMELS else None

    def play(self, s: MarcoPolo, ask: InTurn, x: i64) -> None:
        turn(s.players[ask.seat], x, x + 1)

    def details(self, s: MarcoPolo, ask: InTurn, x: i64) -> dict[str, Any]:
        return {"have": int(s.players[ask.seat].camels), "value": int(x) % FACES}


class TurnDown(Aside):
    """Turn one of your dice one down for two camels. Z5 R13"""

    def offer(self, s: MarcoPolo, ask: Decision, out: Moves) -> None:
        offer_changes(s, ask, self.base, out)

    def why_not(self, s: MarcoPolo, ask: InTurn, x: i64) -> Refusal | None:
        if x % FACES == 1:
            return NO_FURTHER
        return TOO_FEW_CAMELS_TO_TURN if s.players[ask.seat].camels < TURN_CAMELS else None

    def play(self, s: MarcoPolo, ask: InTurn, x: i64) -> None:
        turn(s.players[ask.seat], x, x - 1)

    def details(self, s: MarcoPolo, ask: InTurn, x: i64) -> dict[str, Any]:
        return {"have": int(s.players[ask.seat].camels), "value": int(x) % FACES}


def turn(player: Player, die: i64, to: i64) -> None:
    """Two camels, and the die shows another number. Z5"""
    player.camels -= TURN_CAMELS
    player.dice.remove(die)
    add_die(player, to)


# --- A black die ---------------------------------------------------------------------


class BuyBlackDie(Aside):
    """Once a turn: a black die for three camels, rolled at once. Z6 R11"""

    def offer(self, s: MarcoPolo, ask: Decision, out: Moves) -> None:
        if isinstance(ask, InTurn):
            out.append(self.base)

    def why_not(self, s: MarcoPolo, ask: InTurn, x: i64) -> Refusal | None:
        if s.bought:
            return ONE_BLACK_DIE_A_TURN
        if not s.black:
            return NO_BLACK_DIE_LEFT
        return TOO_FEW_CAMELS_TO_BUY if s.players[ask.seat].camels < BLACK_DIE_CAMELS else None

    def play(self, s: MarcoPolo, ask: InTurn, x: i64) -> None:
        s.players[ask.seat].camels -= BLACK_DIE_CAMELS
        s.bought = True
        s.then(rewards.GAIN_DIE[ask.seat])

    def details(self, s: MarcoPolo, ask: InTurn, x: i64) -> dict[str, Any]:
        return {"have": int(s.players[ask.seat].camels), "left": int(s.black)}


COMPLETE: Final = Complete(Domain("nth", BOARD_CONTRACTS))
PUT_ON_PURSE: Final = Purse(DIE)
REROLL: Final = Reroll(DIE)
TURN_UP: Final = TurnUp(DIE)
TURN_DOWN: Final = TurnDown(DIE)
BUY_BLACK_DIE: Final = BuyBlackDie()
