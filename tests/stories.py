"""What players saw beside what is stored: nothing is missing, nothing came twice, nothing was made up."""

from collections import Counter

from crowd import Crowd, Player
from pisti.rules import Seat
from pisti.server.store import Store, open_store
from pisti.table import wire_events as e
from pisti.table.served import Served, Step, after, tell
from pisti.table.wire import encode
from sight import Seen

MADE_UP = (e.Absent, e.Muted, e.RematchAsked, e.Clock)
"""What a welcome tells of how things are, which need not have happened just so."""

Story = dict[int, list[tuple[Seat | None, bytes]]]
"""For each version of a table what each seat may be told, None for all."""


def versions_seen(*crowds: Crowd) -> int:
    """How much news all players have heard."""
    return sum(len(player.sight.saw) for crowd in crowds for player in crowd.players)


async def steps_of(store: Store, code: str) -> tuple[Step, ...]:
    """What happened at a table by the store."""
    kept = await store.read(code)
    assert kept is not None
    return kept.steps


def story_of(steps: tuple[Step, ...]) -> Story:
    """What is to be told of all that happened."""
    told: Story = {}
    table = Served()
    for step in steps:
        before, table = table, after(table, step)
        told[table.version] = [
            (seat, _text(notice.message)) for notice in tell(before, step, table) for seat in notice.to.seats or (None,)
        ]
    return told


async def check_stories(crowd: Crowd, place: str) -> None:
    """What all players saw is what is stored at a place."""
    store = await open_store(place)
    try:
        for code, players in crowd.tables.items():
            story = story_of(await steps_of(store, code))
            for player in players:
                check_seen(player, story)
    finally:
        await store.close()


def check_seen(player: Player, story: Story) -> None:
    """All that happened between two versions was told once, in its order, and nothing else.

    To who comes anew, what is told has happened before, and is told no more often.
    """
    assert max(story) >= player.sight.version
    for seen in player.sight.saw:
        texts = [_text(event) for event in seen.events]
        if seen.since is not None:
            assert texts == [*_told(story, seen.since, seen)], (seen.since, seen.version)
        else:
            made_up = [_text(event) for event in seen.events if isinstance(event, MADE_UP)]
            more = Counter(texts) - Counter(made_up) - Counter(_told(story, 0, seen))
            assert not more, (seen.version, more)


def _told(story: Story, since: int, seen: Seen) -> list[bytes]:
    """What was to be told to somebody after a version."""
    happened = (each for at in range(since + 1, seen.version + 1) for each in story[at])
    return [text for to, text in happened if to in (None, seen.you)]


def _text(event: e.TableEvent) -> bytes:
    return encode(e.Told(version=0, events=(event,)))
