"""What is told to somebody who comes in the middle of a round."""

from pisti.table import Counted, Phase, Played, Started
from pisti.table.served import Stage
from pisti.table.wire_types import TableSettings
from pisti.tui.remote.catching_up import count_of, last_plays
from remotes import Far, play_on, seated


def test_the_last_play_of_every_seat_and_the_count_when_it_is_over() -> None:
    far = Far(TableSettings("target=151"), seed=1)
    [player] = seated(far, "S")
    seen = set()
    while not far.is_in(Stage.COUNT):
        if not player.hear() and not far.bots_play():
            player.send(*player.wanted())
        scene = player.client.scene
        assert scene is not None
        if scene.phase is not Phase.PLAY or not scene.view.turns:
            assert list(last_plays(scene)) == []
            continue
        started, *plays = last_plays(scene)
        assert isinstance(started, Started)
        assert started.goes_on
        assert [play.turn for play in plays if isinstance(play, Played)] == list(scene.view.turns[-4:])
        assert count_of(scene) is None
        seen.add(len(plays))
    assert seen == {1, 2, 3, 4}
    play_on(far, [player], Stage.COUNT)
    player.hear()
    scene = player.client.scene
    assert scene is not None
    told = [each for each in player.told if isinstance(each, Counted)]
    assert count_of(scene) == told[-1]
    assert list(last_plays(scene)) == []
