"""The game and its records in a terminal."""
