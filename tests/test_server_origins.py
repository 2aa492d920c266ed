"""Which pages may speak to a server, and what a public address may look like."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pisti.server.origins import BadOrigin, OriginFault, Origins, public_url

HOME = Origins(name="Laptop.fritz.box")
PUBLIC = Origins(public_url("https://pisti.example"), "laptop")
OTHER_PORT = Origins(public_url("http://pisti.example:8000"))


@pytest.mark.parametrize("origins", [Origins(), HOME, PUBLIC])
@pytest.mark.parametrize("host", ["192.168.1.5:8000", "foreign.example", "", None])
def test_what_comes_from_no_page_is_answered(origins: Origins, host: str | None) -> None:
    assert origins.allows(None, host)


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("http://192.168.1.5:8000", "192.168.1.5:8000"),
        ("HTTP://192.168.1.5:8000", "192.168.1.5:8000"),
        ("https://192.168.1.5:8000", "192.168.1.5:8000"),
        ("http://192.168.1.5", "192.168.1.5"),
        ("http://192.168.1.5", "192.168.1.5:80"),
        ("https://192.168.1.5", "192.168.1.5"),
        ("https://192.168.1.5", "192.168.1.5:443"),
        ("http://127.0.0.1:8000", "127.0.0.1:8000"),
        ("http://[::1]:8000", "[::1]:8000"),
        ("http://[fd00::2]", "[fd00::2]"),
        ("http://[FD00::2]:8000", "[fd00:0:0::2]:8000"),
        ("http://localhost:8000", "LocalHost:8000"),
        ("http://laptop.local:8000", "Laptop.local:8000"),
        ("http://laptop:8000", "laptop:8000"),
        ("http://laptop.fritz.box:8000", "LAPTOP.FRITZ.BOX:8000"),
    ],
)
def test_own_pages_are_answered(origin: str, host: str) -> None:
    assert HOME.allows(origin, host)
    assert HOME.knows(host)


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("http://foreign.example", "192.168.1.5:8000"),
        ("http://192.168.1.5:3000", "192.168.1.5:8000"),
        ("http://192.168.1.5", "192.168.1.5:8000"),
        ("https://192.168.1.5", "192.168.1.5:80"),
        ("http://192.168.1.5", "192.168.1.5:443"),
        ("http://192.168.1.6:8000", "192.168.1.5:8000"),
        ("http://localhost:8000", "127.0.0.1:8000"),
        ("http://[::1]:8000", "[::2]:8000"),
        ("http://192.168.1.5:8000", None),
        ("http://192.168.1.5:8000", ""),
    ],
)
def test_other_pages_are_not(origin: str, host: str | None) -> None:
    assert not HOME.allows(origin, host)


@pytest.mark.parametrize(
    "host",
    [
        "foreign.example:8000",
        "laptop.foreign.example:8000",
        "laptop.fritz.box.foreign.example:8000",
        "mylaptop:8000",
        "xlocalhost:8000",
        "localhost.foreign.example:8000",
        "foreign-local:8000",
        "127.0.0.1.foreign.example:8000",
        "local:8000",
    ],
)
def test_a_foreign_name_that_leads_here_gains_nothing(host: str) -> None:
    assert not HOME.allows(f"http://{host}", host)
    assert not PUBLIC.allows(f"http://{host}", host)
    assert not HOME.knows(host)


@pytest.mark.parametrize("host", ["192.168.1.5:8000", "pisti.example", "10.0.0.1", "", None])
def test_a_page_of_the_public_address_is_answered_whatever_a_proxy_made_of_the_host(host: str | None) -> None:
    assert PUBLIC.allows("https://pisti.example", host)
    assert PUBLIC.allows("https://PISTI.example:443", host)
    assert OTHER_PORT.allows("http://pisti.example:8000", host)


@pytest.mark.parametrize(
    "origin",
    [
        "http://pisti.example",
        "http://pisti.example:443",
        "https://pisti.example:8443",
        "https://www.pisti.example",
        "https://pisti.example.foreign.example",
        "https://xpisti.example",
    ],
)
def test_what_is_like_the_public_address_is_not_it(origin: str) -> None:
    assert not PUBLIC.allows(origin, "pisti.example")


def test_with_a_public_address_the_local_ones_are_answered_still() -> None:
    assert PUBLIC.allows("http://192.168.1.5:8000", "192.168.1.5:8000")
    assert not HOME.allows("https://pisti.example", "pisti.example")


@pytest.mark.parametrize(
    "origin",
    [
        "null", "", " ", "NULL", "http://", "://192.168.1.5", "192.168.1.5", "//192.168.1.5", "file://", "ws://192.168.1.5",
        "chrome-extension://192.168.1.5", "http://192.168.1.5/", "http://192.168.1.5/x", "http://user@192.168.1.5",
        "http://192.168.1.5:", "http://192.168.1.5:x", "http://192.168.1.5:-80", "http://192.168.1.5:080000",
        "http://192.168.1.5:65616", "http://192.168.1.5:8٠", "http://192.168.1.5 ", "http:// 192.168.1.5",
        "http://192.168.1.5\n", "http://192.168.1.5, http://192.168.1.5", "http://192.168.1.5?", "http://192.168.1.5#",
        "http://192.168.1", "http://192.168.001.005", "http://192.168.1.0x5", "http://192.168.1.5.",
        "https:192.168.1.5", "http:\\\\192.168.1.5", "http://[192.168.1.5]", "http://[::ffff:192.168.1.5]x", "http://[::1",
        "http://[::1%eth0]",
    ],
)  # fmt: skip
@pytest.mark.parametrize("origins", [HOME, PUBLIC])
def test_malformed_origins_are_refused(origins: Origins, origin: str) -> None:
    assert not origins.allows(origin, "192.168.1.5")
    assert not origins.allows(origin, origin.rpartition("//")[2])


@given(st.text(), st.text())
def test_no_text_breaks_the_decision(origin: str, host: str) -> None:
    assert not HOME.allows(origin, host) or HOME.knows(host)
    assert PUBLIC.knows(host) in {True, False}


def test_a_server_on_this_machine_knows_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: "kahvehane")
    assert Origins.of(None).allows("http://kahvehane:8000", "kahvehane:8000")
    assert not Origins.of(None).is_secure
    assert Origins.of(public_url("https://pisti.example")).is_secure
    assert not Origins.of(public_url("http://pisti.example")).is_secure


def test_the_public_name_is_known_with_its_port_alone() -> None:
    assert PUBLIC.knows("pisti.example")
    assert PUBLIC.knows("PISTI.example:443")
    assert not PUBLIC.knows("pisti.example:80")
    assert OTHER_PORT.knows("pisti.example:8000")
    assert not OTHER_PORT.knows("pisti.example")
    assert not HOME.knows("pisti.example")
    assert not HOME.knows(None)


@pytest.mark.parametrize(
    ("text", "origin"),
    [
        ("https://pisti.example", "https://pisti.example"),
        ("https://pisti.example/", "https://pisti.example"),
        ("HTTPS://Pisti.Example:443", "https://pisti.example"),
        ("http://pisti.example:80", "http://pisti.example"),
        ("http://pisti.example:443", "http://pisti.example:443"),
        ("https://pisti.example:8443", "https://pisti.example:8443"),
        ("http://192.168.1.5:8000", "http://192.168.1.5:8000"),
        ("http://[FD00::0:2]:8000/", "http://[fd00::2]:8000"),
        ("http://localhost:8000", "http://localhost:8000"),
        ("http://game_server", "http://game_server"),
        ("https://pişti.example", "https://xn--piti-65a.example"),
        ("https://PIŞTI.example", "https://xn--piti-65a.example"),
    ],
)
def test_a_public_address_is_written_as_browsers_do(text: str, origin: str) -> None:
    url = public_url(text)
    assert str(url) == origin
    assert public_url(origin) == url
    assert url.is_secure is origin.startswith("https")
    assert Origins(url).allows(origin, None)


@pytest.mark.parametrize(
    ("text", "code", "found"),
    [
        ("", OriginFault.NO_SCHEME, None),
        ("pisti.example", OriginFault.NO_SCHEME, None),
        ("pisti.example:8000", OriginFault.NO_SCHEME, None),
        ("ws://pisti.example", OriginFault.NO_SCHEME, None),
        (" https://pisti.example", OriginFault.NO_SCHEME, None),
        ("https:/pisti.example", OriginFault.NO_SCHEME, None),
        ("https://", OriginFault.BAD_HOST, ""),
        ("https:///", OriginFault.BAD_HOST, ""),
        ("https://:8000", OriginFault.BAD_HOST, ""),
        ("https://pisti example", OriginFault.BAD_HOST, "pisti example"),
        ("https://pisti.example\n", OriginFault.BAD_HOST, "pisti.example\n"),
        ("https://pisti..example", OriginFault.BAD_HOST, "pisti..example"),
        ("https://-pisti.example", OriginFault.BAD_HOST, "-pisti.example"),
        ("https://192.168.1", OriginFault.BAD_HOST, "192.168.1"),
        ("https://[192.168.1.5]", OriginFault.BAD_HOST, "[192.168.1.5]"),
        ("https://[::1", OriginFault.BAD_HOST, "[::1"),
        ("https://[fe80::1%eth0]", OriginFault.BAD_HOST, "[fe80::1%eth0]"),
        ("https://fd00::2", OriginFault.BAD_HOST, "fd00::2"),
        ("https://" + "x" * 64 + ".example", OriginFault.BAD_HOST, "x" * 64 + ".example"),
        ("https://" + "x." * 127 + "example", OriginFault.BAD_HOST, "x." * 127 + "example"),
        ("https://straße.example", OriginFault.BAD_HOST, "straße.example"),
        ("https://" + "ş" * 70, OriginFault.BAD_HOST, "ş" * 70),
        ("https://pisti.example:", OriginFault.BAD_PORT, ""),
        ("https://pisti.example:0", OriginFault.BAD_PORT, "0"),
        ("https://pisti.example:65536", OriginFault.BAD_PORT, "65536"),
        ("https://pisti.example:x", OriginFault.BAD_PORT, "x"),
        ("https://pisti.example:80:80", OriginFault.BAD_HOST, "pisti.example:80:80"),
        ("https://pisti.example/game", OriginFault.TOO_MUCH, "/game"),
        ("https://pisti.example//", OriginFault.TOO_MUCH, "//"),
        ("https://pisti.example?x=1", OriginFault.TOO_MUCH, "?x=1"),
        ("https://pisti.example#x", OriginFault.TOO_MUCH, "#x"),
        ("https://pisti.example\\", OriginFault.TOO_MUCH, "\\"),
        ("https://me:secret@pisti.example", OriginFault.TOO_MUCH, "@"),
    ],
)
def test_a_public_address_that_cannot_be_one_is_refused_with_the_reason(
    text: str, code: OriginFault, found: str | None
) -> None:
    with pytest.raises(BadOrigin) as caught:
        public_url(text)
    assert caught.value.code is code
    assert caught.value.fields == {"text": text} | ({} if found is None else {"found": found})


@given(st.text().map(lambda text: f"http://{text}"))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        url = public_url(text)
    except BadOrigin:
        return
    assert public_url(str(url)) == url
    assert str(url).isascii()
