"""Bots: players that are given an observation and choose a card."""
