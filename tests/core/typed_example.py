from typing import reveal_type

import comptoir
from comptoir.core.chance import Rng

game = comptoir.load("burgundy")
reveal_type(game)  # comptoir.core.game.Game
position = game.position(players=2)
reveal_type(position)  # comptoir.core.position.Position
reveal_type(position.legal())  # list[int]
reveal_type(position.mask())  # bytearray
reveal_type(position.sample(Rng(1)))  # int
reveal_type(position.outcomes())  # list[tuple[int, float]]
reveal_type(position.why_not(0))  # comptoir.core.moves.Refusal | None
reveal_type(position.label(0))  # comptoir.core.phrase.Phrase
reveal_type(position.questions)  # list[comptoir.core.agenda.Decision]
reveal_type(position.clone())  # comptoir.core.position.Position
reveal_type(position.view(0))  # comptoir.core.position.Position
reveal_type(position.complete(Rng(1)))  # comptoir.core.position.Position
reveal_type(position.state)  # comptoir.core.agenda.State
reveal_type(position.key())  # typing.Hashable
reveal_type(position.scores)  # list[int]
reveal_type(position.ledger(0))  # dict[str, int]
reveal_type(position.ranking)  # list[list[int]]
table = game.table(players=2, seed=1)
reveal_type(table)  # comptoir.core.table.Table
reveal_type(table.legal(0))  # list[int]
reveal_type(table.question(0))  # comptoir.core.agenda.Decision | None
reveal_type(table.scores)  # list[int]
reveal_type(table.save())  # str
reveal_type(comptoir.replay(table.save()))  # comptoir.core.table.Table
