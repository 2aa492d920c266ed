"""Persons: guests with a name, statistics and a rating, without an account; here are the parts that touch nothing.

``outcome`` says what a finished game means for those who played it, ``results`` what that is for each of them,
``ratings`` how it changes what is known of their strength. Where persons are kept is the store.
"""
