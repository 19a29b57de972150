"""The engine. It knows no game, and nothing of people, files or networks."""
