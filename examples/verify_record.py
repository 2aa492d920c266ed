"""Check that recorded rounds were dealt as their seeds say: python examples/verify_record.py FILE [COMMITMENT_HEX].

Written from docs/fairness.md, docs/notation.md and docs/rules.md alone; it shares no code with the package. The status
is 1 if a deck, a cut or a first dealer differs, or if no commitment of the server is COMMITMENT_HEX, as you noted it.
"""

import re
import sys
from collections import defaultdict
from collections.abc import Callable
from hashlib import sha256
from hmac import digest
from itertools import count
from pathlib import Path

PACK = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]
TAG = re.compile(r'^\[([A-Z][A-Za-z0-9]*) "((?:[^"\\\x00-\x1f\x7f-\x9f]|\\["\\])*)"\]$', re.MULTILINE)
SHARE = re.compile(r"([SENW])=([0-9a-f]{64})(?:/([1-9]|[1-4][0-9]|5[01])\b)?")  # a seat, its seed, the cutter's tap


def require(holds: object, otherwise: str, status: int = 1) -> None:
    """Go on only if something holds."""
    if not holds:
        print(otherwise, file=sys.stdout if status == 1 else sys.stderr)
        sys.exit(status)


def join(*parts: str | int | bytes) -> bytes:
    """Join what is hashed."""
    coded = [part if isinstance(part, bytes) else str(part).encode() for part in parts]
    return b"".join(len(part).to_bytes(4, "big") + part for part in coded)


def exchange(tags: dict[str, str], of: str, place: str, dealer: str, seats: str) -> tuple[bytes, str]:
    """Root and server's commitment of the exchange for a round or, with "Dealer", "0" and "-", for the first dealer."""
    seed, shares = tags[f"{of}ServerSeed"], {share[0]: share for share in SHARE.findall(tags[f"{of}Seeds"])}
    told = [shares[seat] for seat in seats if seat in shares]
    cutter = seats[seats.index(dealer) - 1] if dealer in seats else "-"  # at the dealer's left
    written = " ".join(f"{seat}={own}" + f"/{tap}" * (seat == cutter) for seat, own, tap in told) or "-"
    require(tags[f"{of}Seeds"] == written, f"{of}Seeds is not of seats in playing order, the cutter's with the tap")
    require(re.fullmatch("[0-9a-f]{64}", seed), f"{of}ServerSeed is not 64 hexadecimal digits")
    server, context = bytes.fromhex(seed), join("pisti-fair-1", tags["Game"], place, tags["Rules"], dealer, seats)
    parts = [part for seat, own, tap in told for part in (seat, bytes.fromhex(own), tap or 0)]
    return digest(server, join("root", context, *parts), "sha256"), sha256(join("server", context, server)).hexdigest()


def chance(root: bytes, purpose: str, dealing: int) -> Callable[[int], int]:
    """What draws the next number below n."""
    blocks = (digest(root, join(purpose, dealing, block), "sha256") for block in count())
    numbers = (int.from_bytes(block[at : at + 4], "big") for block in blocks for at in range(0, 32, 4))
    return lambda n: next(number for number in numbers if number < 2**32 // n * n) % n


def deal(root: bytes, dealing: int, rules: str) -> dict[str, str]:
    """What the tags of the cut and the deck should be."""
    pack, below, below_in_cut = PACK.copy(), chance(root, "deck", dealing), chance(root, "cut", dealing)
    for i in range(51, 0, -1):
        j = below(i + 1)
        pack[i], pack[j] = pack[j], pack[i]
    cuts = [1 + below_in_cut(51)]
    while pack[cuts[-1] - 1][0] == "J" and "cut_jack_rule=no" not in rules:
        cuts.append(1 + below_in_cut(51))
    return {"Cut": " ".join(map(str, cuts)), "Deck": " ".join(pack[cuts[-1] :] + pack[: cuts[-1]])}


def check(tags: dict[str, str]) -> list[str]:
    """The server's commitments: where it is told that for the first dealer, and that for the round."""
    require(tags["Fair"] == "pisti-fair-1", "not checkable, there is no tag Fair with pisti-fair-1")
    seats = "".join(name[0] for name in ("South", "East", "North", "West") if name in tags)  # in playing order
    require(tags["Dealer"] in [*seats] and re.fullmatch("|[2-9]|[1-9][0-9]+", tags["Dealing"]), "bad Dealer or Dealing")
    rules, dealing = tags["Rules"], int(tags["Dealing"] or 1)
    root, commitment = exchange(tags, "", tags["Round"], tags["Dealer"], seats)
    redealt = "none" if "centre=open" in rules else "...J" if "centre_jack=redeal" in rules else "JJJJ"  # four ranks
    for earlier in range(1, dealing):
        require(re.fullmatch(redealt, deal(root, earlier, rules)["Deck"][:12:3]), f"deal {earlier} was to be played")
    drawn, commitments = deal(root, dealing, rules), [commitment]
    if tags["Round"] == "1" and "DealerServerSeed" in tags:
        root, commitment = exchange(tags, "Dealer", "0", "-", seats)
        drawn["Dealer"], commitments = seats[chance(root, "dealer", 1)(len(seats))], [commitment, *commitments]
    for name, value in drawn.items():
        require(tags[name] == value, f"{name} is {tags[name]}, drawn was {value}")
    return commitments


def main(arguments: list[str]) -> None:
    """Check the records of a file up to the first that differs."""
    require(len(arguments) in (1, 2) and Path(arguments[0]).is_file(), str(__doc__), status=2)
    commitments: list[str] = []
    for record in re.split(r"(?<=\n)(?=\[Notation )", Path(arguments[0]).read_bytes().decode(errors="replace")):
        tags = defaultdict(str, {name: re.sub(r"\\(.)", r"\1", text) for name, text in TAG.findall(record)})
        print(f"round {tags.get('Round', '?')}: ", end="")
        require(len(tags) == record.partition("\n\n")[0].count("\n") + 1, "not a record, or a tag is there twice")
        commitments += check(tags)
        print(f"ok, commitment {commitments[-1]}")
    require(not arguments[1:] or arguments[1] in commitments, f"no commitment of the server is {arguments[-1]}")


if __name__ == "__main__":
    main(sys.argv[1:])
