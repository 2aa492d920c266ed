"""Numbers in texts: each takes the form that its language asks for, whatever number can occur."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

import pytest
from babel import Locale

from pisti.i18n import LANGUAGES
from wording import (
    CATEGORIES,
    Select,
    Variant,
    is_number,
    patterns,
    real_arguments,
    selects,
    texts_of,
    variables,
    variants,
)

NUMBERS = (0, 1, 2, 3, 5, 19, 20, 21, 100, 101, 119, 120, 151, 1000, 1_000_000)

# Numbers of what is in the pack, and of plays, end early; the others may be any number.
PACK = {"count": 52, "cards": 52, "lifted": 51, "plays": 48, "ply": 48}

# A noun is the same after every number here.
UNCHANGED = {"tr", "sw"}

# Words after a number that are the same whatever it is: "deal 2 of 3", "Rondo 2 daŭras".
AFTER = {
    "en": "of goes is a single double",
    "ro": "din continuă de pe nu",
    "fr": "sur reprend de face par n ou attendu trouvé",
    "eo": "el daŭras de por ĉi",
}
# Numbers that never are 1: the limits, sizes and counts of the program, and figures with a fraction.
NEVER_ONE = {
    "arena-": {"value", "error", "low", "high", "half", "ratio", "bound", "speed"},
    "simulate-": {"value", "error", "speed", "rounds"},
    "screen-too-small": {"columns", "lines", "wanted_columns", "wanted_lines"},
    "screen-replay-more": {"records"},
    "error-record-line-too-long": {"limit"},
    "error-record-too-long": {"limit"},
    "error-play-bad-name": {"limit"},
    "error-position-wrong-parts": {"expected"},
    "error-simulate-policies-for-seats": {"seats"},
    "play-count-tie": {"cards"},  # whoever captures has at least two
}

# What a language tells without any form, for no noun stands beside the number.
NO_NOUN = {("ro", "error-deck-wrong-size"), ("ro", "error-unknown-wrong-size"), ("ro", "error-bot-nothing-to-play")}

# A noun in one form after a number that asks for the other one.
SINGULAR = {
    "en": "card point record game round play player byte seat",
    "ro": "carte punct înregistrare partidă rundă jucător octet loc",
    "fr": "carte point relevé partie manche joueur octet place",
    "eo": "karto karton poento poenton registro partio rondo ludanto bajto sidloko",
}
PLURAL = {
    "en": "cards points records games rounds plays players bytes seats",
    "ro": "cărți puncte înregistrări partide runde jucători octeți locuri",
    "fr": "cartes points relevés parties manches joueurs octets places",
    "eo": "kartoj kartojn poentoj poentojn registroj partioj rondoj ludantoj bajtoj sidlokoj",
}


def category(language: str, number: int) -> str:
    return Locale(language).plural_form(number)


def numbers_of(name: str) -> Iterator[int]:
    """The numbers that a variable can have."""
    return (number for number in NUMBERS if number <= PACK.get(name, NUMBERS[-1]))


def written_before(text: str, name: str) -> list[str]:
    """The words right behind a variable."""
    return re.findall(r"\{\$" + name + r"\}[ \u00a0\u202f]+([^\W\d]+)", text)


def choices() -> Iterator[tuple[str, str, Select]]:
    for language in LANGUAGES:
        for id in patterns(language):
            for select in selects(language, id):
                yield language, id, select


def test_the_languages_have_the_categories_of_cldr() -> None:
    found = {language: {category(language, number) for number in NUMBERS} for language in LANGUAGES}
    assert found == {
        "en": {"one", "other"},
        "tr": {"one", "other"},
        "ro": {"one", "few", "other"},
        "fr": {"one", "many", "other"},
        "eo": {"one", "other"},
        "sw": {"one", "other"},
    }


def test_a_choice_by_number_has_no_form_that_its_language_never_asks_for() -> None:
    for language, id, select in choices():
        tags = {*Locale(language).plural_form.tags, "other"}
        assert not [key for key in select.keys if not key.isdecimal() and key not in tags], (language, id, select)
        exact = [key.isdecimal() for key in select.keys]
        assert exact == sorted(exact, reverse=True), f"{language}: {id}: the first that fits is taken: [0] first"


def lacking(language: str, id: str, select: Select) -> set[str]:
    """The forms that some number asks for and a message does not have."""
    numbers = [number for number in numbers_of(select.variable) if str(number) not in select.keys]
    return {category(language, number) for number in numbers} - {*select.keys, "other"}


def is_bare(language: str, id: str, name: str) -> bool:
    """Whether a number stands without a word behind it where no other form is meant."""
    texts = [each.text for each in variants(language) if each.id == id and each.keys.get(name) == "other"]
    return all("{$" + name + "}" in text and not written_before(text, name) for text in texts)


def test_a_choice_by_number_has_every_form_that_some_number_asks_for() -> None:
    for language, id, select in choices():
        missing = lacking(language, id, select)
        is_right = not missing or language in UNCHANGED or is_bare(language, id, select.variable)
        assert is_right, f"{language}: {id} has no form {missing} for ${select.variable}"


def chosen(language: str, id: str, numbers: Mapping[str, int]) -> Variant:
    """The text of a message that belongs to some numbers, by the rules of CLDR."""
    by_number = {each.variable: each for each in selects(language, id)}
    wanted: dict[str, str] = {}
    for name, select in by_number.items():
        exact, form = str(numbers[name]), category(language, numbers[name])
        wanted[name] = exact if exact in select.keys else form if form in select.keys else "other"
    found = [each for each in variants(language) if each.id == id and each.keys.items() >= wanted.items()]
    assert len(found) == 1, (language, id, wanted)
    return found[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_number_is_told_in_its_own_form(language: str) -> None:
    texts = texts_of(language)
    for id in patterns(language):
        names = {each.variable for each in selects(language, id)}
        for number in NUMBERS if names else ():
            if all(number in numbers_of(name) for name in names):
                told = texts(id, **real_arguments(language, id, lambda _, number=number: number))  # type: ignore[misc]
                text = chosen(language, id, dict.fromkeys(names, number)).text
                shape = ".*".join(map(re.escape, re.split(r"\{\$\w+\}", text)))
                assert re.fullmatch(shape, told, re.DOTALL), (language, id, number, told)


@pytest.mark.parametrize("language", sorted(AFTER))
def test_a_number_before_a_word_chooses_a_form(language: str) -> None:
    for each in variants(language):
        for name in variables(each.id):
            constant = any(each.id.startswith(id) and name in names for id, names in NEVER_ONE.items())
            if is_number(each.id, name) and name not in each.keys and not (constant and language != "ro"):
                words = {*written_before(each.text, name)} - {*AFTER[language].split()}
                assert not words or _is_few_for_sure(each.id, name), f"{language}: {each.id}: ${name} {words}"


def _is_few_for_sure(id: str, name: str) -> bool:
    """What is never as many as twenty in Romanian, and what has a fraction, which asks for the same form."""
    return (id, name) == ("error-simulate-policies-for-seats", "seats") or id.startswith(("simulate-", "arena-"))


def test_where_another_language_needs_a_form_romanian_does_too() -> None:
    for id in patterns("ro"):
        have = {each.variable for each in selects("ro", id)}
        for other in ("en", "fr", "eo"):
            more = {each.variable for each in selects(other, id)} - have
            assert not more or ("ro", id) in NO_NOUN, f"{id}: {other} chooses by {more}, Romanian does not"


def test_what_is_told_without_a_noun_has_none() -> None:
    for language, id in NO_NOUN:
        for each in variants(language):
            if each.id == id:
                assert not each.keys
                assert not any(written_before(each.text, name) for name in variables(id) if is_number(id, name))


def test_romanian_says_de_from_twenty_on() -> None:
    agreeing = {"dintre"}  # "20 dintre ele"
    seen = 0
    for each in variants("ro"):
        for name, key in each.keys.items():
            for word in written_before(each.text, name) if is_number(each.id, name) else ():
                assert key in (*CATEGORIES, "0"), each
                assert (word == "de") == (key == "other") or word in agreeing, each
                seen += 1
    assert seen > 50
    texts = texts_of("ro")
    for number, told in ((2, "2 puncte"), (19, "19 puncte"), (20, "20 de puncte"), (101, "101 puncte")):
        assert told in texts("play-win-you", points=number)
    assert "1.000 de" in texts("play-win-you", points=1000)


@pytest.mark.parametrize("language", sorted(SINGULAR))
def test_nouns_agree_with_the_numbers_before_them(language: str) -> None:
    texts = texts_of(language)
    singular, plural = (_nouns(language, words[language]) for words in (SINGULAR, PLURAL))
    for id in patterns(language):
        names = [name for name in variables(id) if is_number(id, name)]
        for number in NUMBERS if names else ():
            if not all(number in numbers_of(name) for name in names):
                continue
            told = texts(id, **real_arguments(language, id, lambda _, number=number: number))  # type: ignore[misc]
            wrong = plural if category(language, number) == "one" else singular
            if number > 1 or not any(id.startswith(each) for each in NEVER_ONE):
                written = re.escape(texts("replay-numbered", number=number, text="").removesuffix(". "))
                assert not re.search(rf"(?<![\d.,\u202f]){written}{wrong}", told), (language, number, told)


def _nouns(language: str, words: str) -> str:
    de = "(?:de )?" if language in ("ro", "fr") else ""
    return rf"[ \u00a0\u202f]{de}(?:{'|'.join(words.split())})\b"


def test_a_turkish_noun_after_a_number_has_no_plural() -> None:
    words = "iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on|yirmi|elli"
    plural = re.compile(rf"(?:\}}|\b\d+|\b(?:{words}))[ \u00a0](?!bot)[^\W\d]+?l[ae]r(?:[ıi]|ın|in|[ae]|d[ae]n?)?\b")
    for each in variants("tr"):
        for found in plural.finditer(each.text):
            name = each.text[: found.start() + 1].rpartition("{$")[2].removesuffix("}")
            is_name = found[0].startswith("}") and not is_number(each.id, name)
            assert is_name, (each.id, each.text)
    assert plural.search("{$count} kartlar yerde")
    assert plural.search("dört oyuncular")
    assert not plural.search("dört kart, kapalı kartlar")
