"""Finished games: their moments, and their analysis."""
