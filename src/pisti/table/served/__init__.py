"""A table of a server, without input or output: commands and the time go in, facts come out; the facts are the table.

``Served`` is the state, a value that ``after`` folds from facts; ``decide`` and ``go_on`` say which facts follow from a
command and from the time; ``tell`` says what each viewer may know of a fact.
"""

from pisti.table.served.deciding import decide, key_of, lay
from pisti.table.served.facts import Fact, Step
from pisti.table.served.going_on import BotTurn, bot_turn, due, go_on, happen, waited_for
from pisti.table.served.seats import Occupant
from pisti.table.served.state import Change, Served, Stage, after, changed
from pisti.table.served.telling import Notice, tell

__all__ = [
    "BotTurn",
    "Change",
    "Fact",
    "Notice",
    "Occupant",
    "Served",
    "Stage",
    "Step",
    "after",
    "bot_turn",
    "changed",
    "decide",
    "due",
    "go_on",
    "happen",
    "key_of",
    "lay",
    "tell",
    "waited_for",
]
