"""The network and how it is fitted, with PyTorch."""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from comptoir.bots.learned import STEPS
from comptoir.bots.weights import Tensor, input_names, input_scales, steps_of, write_tensors
from comptoir.core.errors import BadSetup
from comptoir.core.game import Game
from comptoir.core.layout import layout
from comptoir.learn.games import Seen

WIDTH, HIDDEN = 120, 32
POINTS = 10.0  # one unit of the value head
BATCH = 2048
OWNED = re.compile(r"(players\[\d\]\.)?([^\[]*)(.*)")  # the owner, the field, and the rest of a name
MOST_FORMS = 32
MOST_MOVES = 48  # of one question that a policy is fitted to


class Inputs:
    """Which rows of the first layer belong to what is seen: the same for all numbers of players."""

    def __init__(self, game: Game) -> None:
        self.seats = max(game.players)
        self.names: list[str] = []
        self.steps: list[int] = []
        self.scales: list[int] = []
        place_of: dict[str, int] = {}
        self.place: dict[int, Any] = {}  # from the positions of a layout to our names
        for players in reversed(game.players):
            plan = layout(game, players)
            for name, scale in zip(input_names(plan), input_scales(plan), strict=True):
                if name not in place_of:
                    place_of[name] = len(self.names)
                    self.names.append(name)
                    self.scales.append(scale)
                    self.steps.append(steps_of(scale))
            self.place[players] = np.array([place_of[name] for name in input_names(plan)], dtype=np.int32)
        self.row = np.cumsum([0, *[1 + n for n in self.steps]]).astype(np.int64)
        self.rows = int(self.row[-1])
        self.scale = np.minimum(np.array(self.scales, dtype=np.float32), 32)
        self.groups, self.shared = self.share()
        counts = np.searchsorted(np.array(STEPS), np.arange(256), side="right")
        self.passed = np.minimum(counts[None, :], np.array(self.steps)[:, None]).astype(np.int8)

    def share(self) -> tuple[int, Any]:
        """How many groups there are, and which rows are in each, as a sparse matrix."""
        rows, groups = [], []
        count = 0
        for of in relatives(self.names):
            for step in range(1 + max(self.steps[i] for i in of)):
                there = [int(self.row[i]) + step for i in of if step <= self.steps[i]]
                if len(there) > 1:
                    rows += there
                    groups += [count] * len(there)
                    count += 1
        index = torch.tensor([rows, groups])
        return count, torch.sparse_coo_tensor(index, torch.ones(len(rows)), (self.rows, count)).to_sparse_csr()

    def expand(self, places: Any, values: Any, ends: Any) -> tuple[Any, Any, Any]:
        """The rows of looks, by how much, and where a look ends."""
        more = self.passed[places, values].astype(np.int64)
        begins = np.cumsum(1 + more) - (1 + more)
        total = int((1 + more).sum())
        rows = np.repeat(self.row[places], 1 + more)
        within = np.arange(total) - np.repeat(begins, 1 + more)
        weight = np.ones(total, dtype=np.float32)
        weight[begins] = values / self.scale[places]
        bounds = np.concatenate([begins, [total]])
        return rows + within, weight, bounds[ends]


def relatives(names: list[str]) -> list[list[int]]:
    """Groups of positions that have something in common, as their names tell: another slot, another card of a type.

    ``display[3][0][castle-1]`` is one of ``display[*][0][castle-*]`` and of others. A weight for each group lets the
    network learn from one position about all. They are added to the positions' own weights before anybody plays.
    """
    groups: dict[tuple[str, ...], list[int]] = {}
    for i, name in enumerate(names):
        owner, field, parts = OWNED.match(name).groups()  # type: ignore[union-attr]
        choices = [forms(part) for part in parts.replace("]", "").split("[")[1:]]
        for chosen in itertools.islice(itertools.product(*choices), 1, MOST_FORMS):
            groups.setdefault((owner or "", field, *chosen), []).append(i)
    return [of for of in groups.values() if len(of) > 1]


def forms(part: str) -> list[str]:
    """A part of a name as it is, with each of its words left out, and without any."""
    words = re.split("([- ])", part)
    if len(words) == 1:
        return [part, "*"]
    left_out = ["".join(["*" if i == k else word for i, word in enumerate(words)]) for k in range(0, len(words), 2)]
    return [part, *left_out, "*"]


class Sparse(torch.autograd.Function):
    """The sum of some rows of a table for each look."""

    @staticmethod
    def forward(ctx: Any, table: Any, rows: Any, weight: Any, bounds: Any) -> Any:
        inputs = torch.sparse_csr_tensor(bounds, rows, weight, size=(len(bounds) - 1, table.shape[0]))
        ctx.inputs = inputs
        return inputs @ table

    @staticmethod
    def backward(ctx: Any, *grads: Any) -> Any:
        columns = ctx.inputs.to_sparse_csc()
        turned = torch.sparse_csr_tensor(
            columns.ccol_indices(), columns.row_indices(), columns.values(), size=tuple(reversed(ctx.inputs.shape))
        )
        return turned @ grads[0], None, None, None


class Shared(torch.autograd.Function):
    """Each position's own row and those of its groups, added up."""

    @staticmethod
    def forward(ctx: Any, table: Any, groups: Any, member: Any, turned: Any) -> Any:
        ctx.turned = turned
        return table + member @ groups

    @staticmethod
    def backward(ctx: Any, *grads: Any) -> Any:
        return grads[0], ctx.turned @ grads[0], None, None


class Net(nn.Module):
    """The network that ``bots/learned.py`` evaluates."""

    def __init__(self, inputs: Inputs, seats: int, sources: int, moves: int) -> None:
        super().__init__()
        self.inputs, self.seats, self.sources = inputs, seats, sources
        self.table = nn.Parameter(torch.randn(inputs.rows, WIDTH) * 0.05)
        self.common = nn.Parameter(torch.zeros(inputs.groups, WIDTH))  # a row for each group of positions
        self.turned = inputs.shared.to_dense().T.to_sparse_csr()
        self.bias = nn.Parameter(torch.zeros(WIDTH))
        self.value = nn.Sequential(nn.Linear(WIDTH, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, seats * (sources + 1)))
        self.policy = nn.Sequential(nn.Linear(WIDTH, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, moves))
        with torch.no_grad():
            self.value[2].weight.mul_(0.3)
            self.policy[2].weight.mul_(0.1)
        self.register_buffer("used", torch.zeros(inputs.rows, dtype=torch.bool))

    def rows(self) -> Any:
        """The rows of the first layer."""
        return Shared.apply(self.table, self.common, self.inputs.shared, self.turned)

    def hidden(self, rows: Any, weight: Any, bounds: Any) -> Any:
        return torch.relu(Sparse.apply(self.rows(), rows, weight, bounds) + self.bias)

    def values(self, hidden: Any) -> tuple[Any, Any]:
        """Points to come by seat and source, in units, and the logits of victory."""
        out = self.value(hidden).view(-1, self.seats, self.sources + 1)
        return out[:, :, : self.sources], out[:, :, self.sources]


class Memory:
    """The games of the last rounds."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.parts: list[dict[str, Any]] = []

    def add(self, part: dict[str, Any]) -> None:
        self.parts.append(part)
        while len(self.parts) > 1 and sum(len(p["ends"]) for p in self.parts) > self.most:
            self.parts.pop(0)

    @property
    def looks(self) -> int:
        return sum(len(part["ends"]) for part in self.parts)


def prepared(seen: Seen, inputs: Inputs, players: int) -> dict[str, Any]:
    """Games as tensors of rows."""
    rows, weight, ends = inputs.expand(inputs.place[players][seen.places], seen.values, seen.ends)
    begins = np.concatenate([[0], seen.policy_ends[:-1]])
    count = np.minimum(seen.policy_ends - begins, MOST_MOVES)
    moves = np.zeros((len(ends), MOST_MOVES), dtype=np.int16)
    likely = np.zeros((len(ends), MOST_MOVES), dtype=np.float16)
    column = np.arange(MOST_MOVES)
    there = column < count[:, None]
    at = (begins[:, None] + column)[there]
    moves[there], likely[there] = seen.moves[at], seen.likely[at]
    return {
        "rows": rows.astype(np.int16 if inputs.rows < 32768 else np.int32),
        "weight": weight.astype(np.float16),
        "ends": ends,
        "target": np.pad(seen.target, ((0, 0), (0, inputs.seats - players), (0, 0))),
        "known": seen.known,
        "moves": moves,
        "likely": likely,
        "count": count,
    }


class Fit:
    """A network that is fitted to what was seen."""

    def __init__(self, game: Game, seed: int) -> None:
        torch.manual_seed(seed)
        torch.set_num_threads(1)
        self.game = game
        self.inputs = Inputs(game)
        self.net = Net(self.inputs, max(game.players), len(game.sources), len(game.kinds.of))
        self.optimizer = torch.optim.Adam(self.net.parameters(), lr=1e-3)
        self.rng = np.random.default_rng(seed)

    def train(self, memory: Memory, steps: int, rate: float) -> dict[str, float]:
        """Some steps of gradient descent; the mean losses."""
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        totals = np.zeros(3)
        sizes = np.array([len(part["ends"]) for part in memory.parts])
        for _ in range(steps):
            part = memory.parts[int(self.rng.choice(len(sizes), p=sizes / sizes.sum()))]
            chosen = np.sort(self.rng.integers(0, len(part["ends"]), BATCH))
            loss, told = self.loss(part, chosen)
            self.optimizer.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(self.net.parameters(), 5.0)
            self.optimizer.step()
            totals += told
        off, victory, policy = totals / max(1, steps)
        return {"points": float(np.sqrt(off)), "victory": float(victory), "policy": float(policy)}

    def loss(self, part: dict[str, Any], chosen: Any) -> tuple[Any, Any]:
        """How wrong the network is about some looks."""
        begins = np.concatenate([[0], part["ends"][:-1]])[chosen]
        lengths = part["ends"][chosen] - begins
        bounds = np.concatenate([[0], np.cumsum(lengths)])
        at = np.arange(bounds[-1]) + np.repeat(begins - bounds[:-1], lengths)
        rows = torch.from_numpy(part["rows"][at].astype(np.int64))
        self.net.used[rows] = True
        hidden = self.net.hidden(
            rows, torch.from_numpy(part["weight"][at].astype(np.float32)), torch.from_numpy(bounds)
        )
        points, logits = self.net.values(hidden)
        target = torch.from_numpy(part["target"][chosen])
        there = torch.from_numpy(np.arange(self.net.seats)[None, :] < part["known"][chosen][:, None]).float()
        wrong = (points - target[:, :, :-1] / POINTS) * there[:, :, None]
        off = (wrong.sum(2) ** 2).sum() / there.sum()
        each = (wrong**2).sum() / there.sum()
        victory = (
            nn.functional.binary_cross_entropy_with_logits(
                logits, target[:, :, -1].clamp(0, 1), weight=there, reduction="sum"
            )
            / there.sum()
        )
        policy = self.policy_loss(hidden, part, chosen)
        told = np.array([float(off.detach()) * POINTS**2, float(victory.detach()), float(policy.detach())])
        return off + 0.5 * each + 0.3 * victory + 0.1 * policy, told

    def policy_loss(self, hidden: Any, part: dict[str, Any], chosen: Any) -> Any:
        """Cross entropy over the moves that were legal."""
        count = part["count"][chosen]
        asked = np.flatnonzero(count > 1)
        if not len(asked):
            return torch.zeros(())
        logits = self.net.policy(hidden[torch.from_numpy(asked)])
        moves = torch.from_numpy(part["moves"][chosen[asked]].astype(np.int64))
        there = torch.from_numpy(np.arange(MOST_MOVES)[None, :] < count[asked][:, None])
        likely = torch.from_numpy(part["likely"][chosen[asked]].astype(np.float32))
        likely = likely / likely.sum(1, keepdim=True)
        logits = logits.gather(1, moves).masked_fill(~there, -1e9)
        return -(likely * torch.log_softmax(logits, 1)).sum(1).mean()

    # --- Files --------------------------------------------------------------------------

    def write(self, file: Path, told: Mapping[str, str]) -> None:
        """Weights for bots: only the rows that were ever used."""
        inputs, net = self.inputs, self.net
        used = net.used.numpy()
        kept = [i for i, row in enumerate(inputs.row[:-1]) if used[row]]
        rows = np.concatenate([np.arange(inputs.row[i], inputs.row[i + 1]) for i in kept] or [np.zeros(0, int)])
        first = net.rows().detach().numpy().copy()
        first[~used] = 0.0
        first[inputs.row[:-1]] /= inputs.scale[:, None]
        unit = np.full(net.seats * (net.sources + 1), POINTS, dtype=np.float32)
        unit[net.sources :: net.sources + 1] = 1.0

        def tensor(array: Any) -> Tensor:
            return Tensor(tuple(array.shape), array.astype(np.float32).ravel().tolist())

        def of(module: Any) -> tuple[Any, Any]:
            return module.weight.detach().numpy(), module.bias.detach().numpy()

        (v0, b0), (v1, b1), (p0, c0), (p1, c1) = (
            of(net.value[0]),
            of(net.value[2]),
            of(net.policy[0]),
            of(net.policy[2]),
        )
        tensors = {
            "first.weight": tensor(first[rows]),
            "first.bias": tensor(net.bias.detach().numpy()),
            "value.0.weight": tensor(v0.T),
            "value.0.bias": tensor(b0),
            "value.1.weight": tensor((v1 * unit[:, None]).T),
            "value.1.bias": tensor(b1 * unit),
            "policy.0.weight": tensor(p0.T),
            "policy.0.bias": tensor(c0),
            "policy.1.weight": tensor(p1),
            "policy.1.bias": tensor(c1),
        }
        index = {
            "names": json.dumps([inputs.names[i] for i in kept]),
            "steps": json.dumps([inputs.steps[i] for i in kept]),
        }
        write_tensors(file, tensors, {**told, **index})

    def save(self, file: Path, more: Mapping[str, Any]) -> None:
        """Everything that is needed to go on."""
        part = file.with_suffix(".part")
        state = {
            "net": self.net.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "rng": self.rng.bit_generator.state,
        }
        torch.save({**state, **more}, part)
        part.replace(file)

    def load(self, file: Path) -> dict[str, Any]:
        """Go on from there."""
        found: dict[str, Any] = torch.load(file, weights_only=False)
        if found["game"] != self.game.name:
            raise BadSetup(f"{file.parent} holds what was learned about {found['game']}.")
        self.net.load_state_dict(found.pop("net"))
        self.optimizer.load_state_dict(found.pop("optimizer"))
        self.rng.bit_generator.state = found.pop("rng")
        return found
