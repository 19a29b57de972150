"""The form of everything that clients send and are sent."""
