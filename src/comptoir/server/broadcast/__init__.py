"""Presence, updates to sockets, and messages between workers."""
