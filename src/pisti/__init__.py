"""Pişti, the Turkish fishing card game: rules, views, records, bots and tables."""
