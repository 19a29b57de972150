"""The learner: a network that teaches itself a game by self-play. It needs the extra ``learn``."""
