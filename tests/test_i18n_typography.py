"""Letters, signs and words that each language asks for (docs/glossary.md), in its messages and its rules as told."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from unicodedata import normalize

import pytest

from pisti.i18n import LANGUAGES, Texts
from pisti.rules import PRESETS
from pisti.tui.rules_told import told, written
from wording import variants

# What is typed at a command line: the lines of examples, flags, fields such as two,target=51; names of presets.
TYPED = re.compile(
    rf"^ +pisti .*$|--[a-z]+|[a-z_,-]+=[\w,=-]+|\b(?:{'|'.join(PRESETS)})\b(?=[,)])|PISTI_LANG|choose\(view, rng\)",
    re.MULTILINE,
)


@cache
def texts(language: str) -> tuple[tuple[str, str], ...]:
    """All there is to read in a language, with its place, without variables and what is typed at a command line."""
    messages = ((each.id, TYPED.sub("X", re.sub(r"\{\$\w+\}", "{}", each.text))) for each in variants(language))
    lines = ((f"rules/{language}.md", line) for line in written(told(language), Texts(language)) if line)
    return (*messages, *lines)


# For each rule: the languages, what is wrong, a wrong text that it must find, a right one that it must not.
EVERY = "en eo fr ro sw tr"
NOT_FRENCH = "en eo ro sw tr"
ENGLISH_QUOTES = "en eo sw tr"

RULES: dict[str, tuple[str, str, str, str]] = {
    "straight quotes": (EVERY, '["″]', 'the "top" card', "the “top” card"),
    "a straight apostrophe": (EVERY, "['`´]", "dealer's", "dealer’s"),
    "three dots": (EVERY, r"\.\.", "wait...", "wait …"),
    "a dash between blanks": (EVERY, "[—―]| –|– ", "East — West", "East–West, - for none"),
    "a blank before a sign": (EVERY, r"(?<=[\w})”»]) [,.](?=\s|$)", "two , three", "two, three"),
    "no blank behind a sign": (EVERY, r"[^\W\d_]{2}[,;!?][^\W\d_]|[a-zçéşșță]{2}\.[A-ZÇÉ]", "two,three", "two, three"),
    "a blank inside brackets": (EVERY, r"\( | \)", "( two )", "(two)"),
    "a doubled word": ("en eo fr ro sw", r"\b([^\W\d]{2,}) \1\b(?!-)", "the the card", "the card"),
    "a blank before a colon": (NOT_FRENCH, r"\w[ \u00a0\u202f][;:!](?=\s|$)", "Puan : 3", "Puan: 3"),
    "foreign quotes": (ENGLISH_QUOTES, "[„«»‘‹›]", "„top”", "“top”"),
    # English
    "American spelling": ("en", r"\b[Cc]enter|\b[Cc]olor", "center", "centre, colour"),
    # Turkish
    "dots lost or won": ("tr", "PIŞTI|PIŞTİ|PİŞTI|PISTI|Pisti|PISTİ", "PIŞTI", "PİŞTİ, Pişti"),
    "kâğıt without its circumflex": ("tr", "[Kk]a[ğg][ıi]t|kagıt", "kağıt", "kâğıt"),
    "a percent sign behind": ("tr", r"[\d}][ \u00a0]?%", "25 %", "%25"),
    "a long dash in a range": ("tr", r"[\d}]–[\d{]", "1–4", "1-4"),
    "siz": ("tr", r"\b[Ss]iz(in|e|i|den|de)?\b", "Sıra sizde", "Sıra sende"),
    # Romanian
    "cedillas": ("ro", "[ŞşŢţ]", "rândul acesţa", "aceșta, ță"),
    "quotes that do not begin below": ("ro", "[“‘‹›]", "“top”", "„top”"),
    "piști in foreign letters": ("ro", r"\b[Pp]isti\b|[Pp]işti|PISTI", "Pisti", "Piști, piști"),
    "î inside a word": ("ro", r"(?<![Rr]e)(?<![Nn]e)(?<=[a-zăâșț])î", "rînd", "rând, reîmparte, în"),
    "a percent sign without its blank": ("ro fr", r"[\d}] ?%", "25 %", "25\u00a0%"),
    "dumneavoastră": ("ro", r"\b[Dd](umneavoastră|vs|umneata)\b", "rândul dumneavoastră", "rândul tău"),
    # French
    "no narrow blank before ; or !": ("fr", r"(?<!\u202f)[;!]", "Pişti !", "Pişti\u202f!"),
    "no narrow blank before ?": ("fr", r"(?<=[\w»)}])[ \u00a0]?\?(?=\s*$|\s+[A-ZÀÉ])", "Quitter ?", "Quitter\u202f?"),
    "no blank before a colon": ("fr", r"(?<!\u00a0):(?=\s|$)", "Score : 3", "Score\u00a0: 3, FILE:LIGNE"),
    "no blank inside « »": ("fr", r"«(?!\u00a0)|(?<!\u00a0)»", "« top »", "«\u00a0top\u00a0»"),
    "other quotes in French": ("fr", "[“”„‘‹›]", "“top”", "«\u00a0top\u00a0»"),
    "œ in two letters": ("fr", "[CcSs]oeur|[Oo]euvre|[Vv]oeu|[Nn]oeud", "coeur", "cœur"),
    "capitals without accents": ("fr", r"(?:^|[.!?] )A [a-zé]|\bE(?=gal|quipe|tat|cart|cri|tes\b)", "A vous", "À vous"),
    "tu": ("fr", r"\b([Tt]u|[Tt]oi|[Tt]es|[Jj]oue-)\b", "à toi de jouer", "à vous de jouer"),
    # Esperanto
    "letters with x": ("eo", r"[cghjsuCGHJSU][xX]", "karto sxlosita", "ŝlosita"),
    "letters with h": ("eo", r"[cgjsCGJS]h\w*(?:[oaiue]|[oaiue][sn]|[oaiu]jn?)\b", "chiuj", "ĉiuj, Windows"),
    "a percent sign apart": ("eo sw", r"[\d}][ \u00a0]%", "25 %", "25%"),
    "ci": ("eo", r"\b([Cc]i|[Cc]ia)\b", "cia vico", "via vico, ĉi tiu"),
}


@pytest.mark.parametrize("name", RULES)
def test_the_signs_are_those_of_the_language(name: str) -> None:
    languages, wrong, _, _ = RULES[name]
    found = [
        f"{place}: {text!r}"
        for language in languages.split()
        for place, text in texts(language)
        if re.search(wrong, text) and not text.startswith(EXCEPTIONS.get((name, language), ("\n",)))
    ]
    assert not found, "\n".join(found)


# The beginnings of texts that are right all the same.
EXCEPTIONS: dict[tuple[str, str], tuple[str, ...]] = {
    ("siz", "tr"): ("“Yirmi altı sizde, yirmi altı bizde",),  # said to the two opponents
}


@pytest.mark.parametrize("name", RULES)
def test_each_rule_finds_what_is_wrong_and_nothing_else(name: str) -> None:
    _, wrong, bad, good = RULES[name]
    assert re.search(wrong, bad)
    assert not re.search(wrong, good)


def test_every_exception_is_still_one() -> None:
    for (name, language), beginnings in EXCEPTIONS.items():
        for beginning in beginnings:
            assert any(text.startswith(beginning) and re.search(RULES[name][1], text) for _, text in texts(language))


PAIRS = {"en": "“”", "tr": "“”", "eo": "“”", "sw": "“”", "ro": "„”", "fr": "«»"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("signs", ["quotes", "()"])
def test_quotes_and_brackets_come_in_pairs(language: str, signs: str) -> None:
    both = PAIRS[language] if signs == "quotes" else signs
    first, last = both[0], both[1]
    for place, text in texts(language):
        depth = 0
        for each in text:
            depth += (each == first) - (each == last)
            assert 0 <= depth <= 1, (language, place, text)
        assert depth == 0, (language, place, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_letter_is_one_character(language: str) -> None:
    for place, text in texts(language):
        assert text == normalize("NFC", text), (language, place)


LETTERS = {
    "en": "ş",
    "tr": "çğıöşüâîûÇĞİÖŞÜ",
    "ro": "ăâîșțĂÂÎȘȚ",
    "fr": "àâçéèêëîïôùûœÀÂÇÉÈÊÎÔŒş",
    "eo": "ĉĝĥĵŝŭĈĜĤĴŜŬ",
    "sw": "ş",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_letters_of_the_language_are_used(language: str) -> None:
    for place, text in texts(language):
        if place not in ("language-name", "cli-lang"):
            foreign = {each for each in text if each.isalpha() and not each.isascii()} - {*LETTERS[language]}
            assert not foreign, (language, place, foreign)


# What ends with a question in one language alone.
ENDS = {("tr", "screen-read-rules")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_end_as_in_english(language: str) -> None:
    """A sentence has a full stop where the English one has it, and a label none; a variable may end either."""
    english: dict[str, set[str]] = {}
    for each in variants("en"):
        english.setdefault(each.id, set()).add(_end(each.text))
    for each in variants(language):
        free = {*english[each.id], _end(each.text)} & {"}"}
        assert free or _end(each.text) in english[each.id] or (language, each.id) in ENDS, (each.id, each.text)


def _end(text: str) -> str:
    last = text.rstrip("\u00a0\u202f”»")[-1:]
    return last if last in ".!?:}" else ""


# Words that are wrong (✗ in docs/glossary.md, and their like), unless they can be right in another sense; with * they
# may go on.
WRONG = {
    "en": "deck decks deck's trick* sweep* deuce knave* talon meld* robot*",
    "tr": """
        yakala* hamle* güverte paket* elmas baklava kalp* kürek kraliçe kral oğlan bacak krupiye satıcı tur turda turun
        depo* stok* kütük yığın* taraf taraflar tarafı tarafın rütbe* robot* anlaşma balık* desteler
    """,
    "ro": """
        captur* tur tură tura ture turul regină regina cavaler* dealer* crupier* distribui* punctaj* remiză teanc*
        grămad* stoc stocul decar* aleatori* punte deck* pescui* inimă inimi* lopeți romb* diamant* scaun*
        arătată sămânț* rang* costum* suită cluburi piștis piștiuri cartonaș* robot*
    """,
    "fr": """
        captur* pêche* ronde rondes reine* cavalier* dur croupier* distributeur* deck* pioche* stock* empare* robot*
        bord bords costume* siège* bêche* acteur* diamant* brasser nulle traiter redéploi* record
    """,
    "eo": """
        turno* piŝto piŝtoj piŝton kapt* konker* jako* ĵako* bubo* reĝino* kluboj spado* koroj diamant* kostumo* koloro
        ludisto* malamiko* komercisto* ferdek* tornistr* tranĉ* flanko* rekord* domregul* punkto* raŭndo* reludi*
        maldekstrume maldekstren dura gvatant* vizaĝ* ludstak* ludamas* stoko* fonto* fiŝkapt* negoc* interkonsent*
    """,
    "sw": """
        kukamata kamata *kamata *kamatwa mzunguko mizunguko rekodi piştis boti kadi karatasi almasi kisu moyo mioyo
        jembe jeki basha muuzaji adui hisa kifudifudi mkataba suluhu mkwamo inaenda zinaenda anaenda mwandiko batli
        sheria staha sitaha kunasa mbia vilabu klabu dume uvuvi roboti limbukeni kushughulikia
    """,
}
# Wrong words of more than one word.
PHRASES = {
    "tr": "ele geçir|ikili pişti|yer kâğıdı",
    "ro": "mâna aceasta|mâna următoare|mâini jucate|merg cu ele|nu e nici un|o carte singură",
    "fr": "jeu de pêche|pile de (jeu|score)|cartes du tapis",
    "eo": "neniu piŝtio",
    "sw": "rundo tupu|rundo ni tupu|ukataji unaonyesha|pişti mbili|soma marudio|kinyume na wao|jozi ya karata",
}


def wrong_words(language: str) -> re.Pattern[str]:
    words = "|".join(re.escape(word).replace(r"\*", r"\w*") for word in WRONG[language].split())
    return re.compile(rf"(?<![\w-])(?:{words}|{PHRASES.get(language, 'deck of cards')})(?![\w-])", re.IGNORECASE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_wrong_words_of_the_glossary_do_not_occur(language: str) -> None:
    pattern = wrong_words(language)
    found = [f"{place}: {text}" for place, text in texts(language) if pattern.search(text)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_wrong_word_would_be_found(language: str) -> None:
    pattern = wrong_words(language)
    for word in WRONG[language].split():
        assert pattern.search(f"X {word.replace('*', '').capitalize()}, x"), word
        assert pattern.search(f"X {word.replace('*', 'na')}, x"), word


def words_of(language: str) -> Iterator[str]:
    for _, text in texts(language):
        yield from re.findall(r"[^\W\d_]+", text.casefold())


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "pack capture captures round deal pile stock jack"),
        ("tr", "deste yerde kart vale el dağıtım sıra puan"),
        ("ro", "pachetului ia runda împărțirea masă valet rândul puncte"),
        ("fr", "paquet ramasse manche donne pile talon valet tour"),
        ("eo", "kartaro prenas rondo disdono stako talono fanto vico poentoj"),
        ("sw", "pakiti amekula raundi mgao rundo akiba ghulamu zamu pointi"),
    ],
)
def test_the_words_of_the_glossary_are_used(language: str, words: str) -> None:
    assert not {*words.split()} - {*words_of(language)}
