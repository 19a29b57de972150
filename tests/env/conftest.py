"""Which games the environments are tried with: a few here, all with all player counts by ``make environments``."""

import comptoir
from comptoir.core import agenda
from env.env_tools import THOROUGH

PLAIN = agenda.__file__.endswith(".py")
FEW = [("burgundy", 2)] if PLAIN else [("burgundy", 2), ("orleans", 3)]
ALL = [(name, players) for name in comptoir.game_names() for players in comptoir.load(name).players]


def pytest_generate_tests(metafunc):
    if "game" in metafunc.fixturenames and "players" in metafunc.fixturenames:
        metafunc.parametrize(("game", "players"), ALL if THOROUGH else FEW)
