"""A home for many tables: what is stored, and what reaches clients."""
