"""Numbers as people type them."""

import pytest

from pisti.figures import BadFigure, FigureFault, number, seed


@pytest.mark.parametrize("text", ["", "-1", "+5", " 5", "1_000", "５", "٣", "1.0", "1e3", str(2**64), "9" * 5000])
def test_seeds_that_cannot_be(text: str) -> None:
    with pytest.raises(BadFigure) as caught:
        seed(text)
    assert (caught.value.code, caught.value.fields) == (FigureFault.NOT_A_SEED, {"seed": text})


def test_the_smallest_and_the_largest_seed() -> None:
    assert (seed("0"), seed("18446744073709551615")) == (0, 2**64 - 1)


@pytest.mark.parametrize("text", ["", "+5", " 5", "1_000", "５", "1.0", "9" * 5000])
def test_numbers_that_cannot_be(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011  argparse asks for it
        number(text)


def test_numbers_are_read_with_their_sign() -> None:
    assert [number(text) for text in ("0", "-7", "007")] == [0, -7, 7]
