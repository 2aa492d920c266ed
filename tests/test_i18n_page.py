"""The texts of the page: its sources name none that is missing."""

import re

import page_ids
from pisti.i18n import FOLDER, Texts

FAMILIES = ("web-", "screen-", "remote-", "play-", "count-row-", "phrase-", "preset-", "rule-", "setting-")


def test_no_message_of_the_page_is_missing() -> None:
    texts = Texts("en")
    spelt = {name for name in page_ids.named()[0] if name.startswith(FAMILIES)}
    assert len(spelt) > 100, "the sources of the page were not found"
    assert not {name for name in spelt if name not in texts and f"error-{name}" not in texts}


def test_every_beginning_is_that_of_a_message() -> None:
    ids = re.findall(r"^([\w-]+) =", (FOLDER / "en.ftl").read_text(encoding="utf-8"), re.MULTILINE)
    begun = [each for each in page_ids.named()[1] if each.startswith(FAMILIES)]
    assert not [each for each in begun if not any(id.startswith(each) for id in ids)]
