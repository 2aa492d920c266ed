"""The terminal at a table of a server: what a client knows, how it keeps its promises, its connection, its screens."""
