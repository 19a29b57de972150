"""The games: each folder here is one."""
