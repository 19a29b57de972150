from typing import reveal_type

import comptoir
from comptoir.analysis import analyse
from comptoir.arena import Match, play, schedule, standings
from comptoir.bots import LEVELS, bots, new_bot
from comptoir.core.chance import Rng

game = comptoir.load("burgundy")
reveal_type(game)  # comptoir.core.game.Game
reveal_type(comptoir.game_names())  # list[str]
reveal_type(game.players)  # tuple[int, ...]
reveal_type(game.options[0].values)  # tuple[str, ...]
reveal_type(game.sources)  # tuple[str, ...]
reveal_type(game.kinds.name(0))  # str
reveal_type(game.kinds.parse("BuyCards"))  # int
reveal_type(game.kinds.of[0].arguments(0))  # list[int]

position = game.position(players=2)
reveal_type(position)  # comptoir.core.position.Position
reveal_type(position.over)  # bool
reveal_type(position.seat)  # int
reveal_type(position.questions)  # list[comptoir.core.agenda.Decision]
reveal_type(position.asked().seat)  # mypy_extensions.i64
reveal_type(position.asked().seen_by(0))  # bool
reveal_type(position.prompt())  # comptoir.core.phrase.Phrase
reveal_type(position.prompt().args)  # dict[str, int | str | comptoir.core.phrase.Phrase]
reveal_type(position.legal())  # list[int]
reveal_type(position.mask())  # bytearray
reveal_type(position.sample(Rng(1)))  # int
reveal_type(position.outcomes())  # list[tuple[int, float]]
reveal_type(position.why_not(0))  # comptoir.core.moves.Refusal | None
reveal_type(position.refusals())  # dict[int, comptoir.core.moves.Refusal | None]
reveal_type(position.label(0))  # comptoir.core.phrase.Phrase
reveal_type(position.clone())  # comptoir.core.position.Position
reveal_type(position.view(0))  # comptoir.core.position.Position
reveal_type(position.complete(Rng(1)))  # comptoir.core.position.Position
reveal_type(position.state)  # comptoir.core.agenda.State
reveal_type(position.key())  # typing.Hashable
reveal_type(position.to_json())  # dict[str, object]
reveal_type(game.position_from_json(position.to_json()))  # comptoir.core.position.Position
reveal_type(position.scores)  # list[int]
reveal_type(position.ledger(0))  # dict[str, int]
reveal_type(position.ranking)  # list[list[int]]

table = game.table(players=2, seed=1)
reveal_type(table)  # comptoir.core.table.Table
reveal_type(table.position)  # comptoir.core.position.Position
reveal_type(table.legal(0))  # list[int]
reveal_type(table.question(0))  # comptoir.core.agenda.Decision | None
reveal_type(table.scores)  # list[int]
reveal_type(table.log[0].ask)  # comptoir.core.agenda.Decision
reveal_type(table.log[0].move)  # int
reveal_type(table.log_for(0))  # list[comptoir.core.table.Entry]
reveal_type(table.label(0))  # comptoir.core.phrase.Phrase
reveal_type(table.can_undo(0))  # bool
reveal_type(table.save())  # str
reveal_type(comptoir.replay(table.save()))  # comptoir.core.table.Table

bot = new_bot(bots()[0], game, seed=1)
reveal_type(bot)  # comptoir.bots.Bot
reveal_type(bot.answer(table.view(0), 0))  # int
reveal_type(bot.considered[0].points)  # list[float]
reveal_type(LEVELS["expert"].simulations(game))  # int

match = schedule("burgundy", ["greedy"], 2, 1, 1, {})[0]
reveal_type(match)  # comptoir.arena.Match
reveal_type(play(Match("burgundy", ("greedy", "random"), 1)).scores)  # tuple[int, ...]
reveal_type(standings(["greedy"], [play(match)])[0].summary())  # dict[str, str | int | float | None]
reveal_type(analyse(table, budget=8).decisions[0].points_lost)  # float
