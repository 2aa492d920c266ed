"""The built page: files that were made from ``web/`` before the server was started, sent as they are."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

BUILT = Path(__file__).parent / "web"
"""Where the built page lies, if it was built."""

FOREVER = "public, max-age=31536000, immutable"
"""For files whose names change with what is in them."""

A_DAY = "public, max-age=86400"
ASK_EACH_TIME = "no-cache"

_KINDS = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".md": "text/plain; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wav": "audio/wav",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
_CODINGS = {"br": ".br", "gzip": ".gz"}  # the better one first
_ASKED_EACH_TIME = {"sw.js", "manifest.webmanifest", "robots.txt"}


@dataclass(frozen=True, slots=True)
class File:
    """A file of the page: as it is, and packed by coding (``br``, ``gzip``) where that makes it smaller."""

    kind: str
    body: bytes
    packed: dict[str, bytes]
    keep: str
    tag: str


@dataclass(frozen=True, slots=True)
class Built:
    """The built page: what its shell is made from, the names of its parts, and all its files by path."""

    template: str
    manifest: dict[str, dict[str, object]]
    files: dict[str, File]

    def files_of(self, part: str) -> tuple[list[str], list[str]]:
        """The scripts and the styles that a part of the page needs at once, such as ``index.html``."""
        scripts: dict[str, None] = {}
        styles: dict[str, None] = {}
        for each in self._parts(part, set()):
            scripts[str(each["file"])] = None
            styles |= dict.fromkeys(_strings(each, "css"))
        return [*scripts], [*styles]

    def texts(self, language: str) -> str | None:
        """The file with the texts of a language."""
        found = (path for path in self.files if path.startswith(f"assets/texts-{language}-"))
        return next(found, None)

    def _parts(self, name: str, seen: set[str]) -> Iterator[dict[str, object]]:
        if name in seen or name not in self.manifest:
            return
        seen.add(name)
        yield self.manifest[name]
        for each in _strings(self.manifest[name], "imports"):
            yield from self._parts(each, seen)


def _strings(part: dict[str, object], name: str) -> list[str]:
    found = part.get(name, [])
    return [str(each) for each in found] if isinstance(found, list) else []


def read_built(folder: Path = BUILT) -> Built | None:
    """The page as it was built, all of it, so that it stays whole when it is built anew; None if it was not built."""
    try:
        template = (folder / "index.html").read_text(encoding="utf-8")
        manifest = json.loads((folder / ".vite" / "manifest.json").read_bytes())
    except FileNotFoundError:
        return None
    paths = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}
    bodies = {name: path.read_bytes() for name, path in paths.items() if _is_sent(name)}
    files = {name: _file(name, bodies) for name in bodies if not name.endswith((".br", ".gz"))}
    return Built(template, manifest, files)


def _is_sent(name: str) -> bool:
    return name != "index.html" and not any(part.startswith(".") for part in name.split("/"))


def _file(name: str, bodies: dict[str, bytes]) -> File:
    body = bodies[name]
    packed = {coding: bodies[name + end] for coding, end in _CODINGS.items() if name + end in bodies}
    keep = FOREVER if name.startswith("assets/") else ASK_EACH_TIME if name in _ASKED_EACH_TIME else A_DAY
    kind = _KINDS.get(Path(name).suffix, "application/octet-stream")
    return File(kind, body, packed, keep, tag_of(body))


async def static(request: Request) -> Response:
    """A file of the page; only those that were there when the server started, whatever the path says."""
    built: Built | None = request.app.state.built
    file = None if built is None else built.files.get(request.scope["path"].removeprefix("/"))
    if file is None:
        raise HTTPException(404)
    return answer(request, file)


def answer(request: Request, file: File) -> Response:
    """A file as the browser can take it, or that its own copy is still right."""
    headers = {"cache-control": file.keep, "etag": file.tag, "content-type": file.kind}
    if file.packed:
        headers["vary"] = "accept-encoding"
    if is_known(request, file.tag):
        return Response(status_code=304, headers=headers)
    coding = next((each for each in file.packed if each in _taken(request.headers)), None)
    if coding is None:
        return Response(file.body, headers=headers)
    return Response(file.packed[coding], headers={**headers, "content-encoding": coding})


def tag_of(body: bytes) -> str:
    """A name for what is in a file; a weak one, for packed or not it is the same."""
    return f'W/"{sha256(body).hexdigest()[:20]}"'


def is_known(request: Request, tag: str) -> bool:
    """Whether the browser has what the tag names."""
    known = {each.strip() for each in request.headers.get("if-none-match", "").split(",")}
    return tag in known or "*" in known


def _taken(headers: Headers) -> set[str]:
    """The codings that a browser takes.

    >>> sorted(_taken(Headers({"accept-encoding": "gzip, br;q=0.5, zstd;q=0"})))
    ['br', 'gzip']
    """
    asked = [part.partition(";") for part in headers.get("accept-encoding", "").lower().split(",")]
    return {name.strip() for name, _, q in asked if q.replace(" ", "") not in {"q=0", "q=0.0", "q=0.00", "q=0.000"}}
