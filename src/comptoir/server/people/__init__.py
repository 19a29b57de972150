"""Accounts, sessions, names and ratings."""
