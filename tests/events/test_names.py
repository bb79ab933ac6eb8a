"""Friendly names: everyone that can occur is read here."""

from random import Random

import pytest

from spotisle.events.friendly_names import LANGUAGES, draw_name, list_names
from spotisle.events.names import NameBook
from spotisle.rooms.names import MAX_NAME_LENGTH, clean_name

DOUBTFUL = {
    "en": "ass cock tit dick bitch slut fat ugly dumb lame pig cow rat snake gay black yellow "
    "cunning mad crazy horny wet naked dirty beaver",
    "de": "sau schwein esel affe ratte dick geil dumm doof blöd fett nackt schwarz hündin zicke",
    "pl": "świnia osioł małpa szczur krowa suka gruby głupi nagi czarny kozioł baran dzik mokra",
    "da": "gris so abe rotte ko tyk dum nøgen sort kælling fed tæve hore",
    "it": "porco maiale asino scimmia troia vacca cagna grasso stupido nudo nero uccello passera "
    "topa finocchio",
    "nl": "zwijn varken ezel aap rat koe teef dik dom naakt zwart geil hoer poes stout",
}
"""Words, alone or inside a name's words, that somebody could be hurt or laughed at by."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_is_doubtful(language: str) -> None:
    doubtful = set(DOUBTFUL[language].split())
    for name in list_names(language):
        assert not set(name.casefold().split()) & doubtful, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_different_short_and_enough_for_a_hall(language: str) -> None:
    names = list_names(language)
    assert len({name.casefold() for name in names}) == len(names) >= 500
    assert all(clean_name(name) == name and len(name) <= MAX_NAME_LENGTH for name in names)
    assert all(len(name.split()) == 2 for name in names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_twenty_share_no_word(language: str) -> None:
    taken: list[str] = []
    for _ in range(20):
        taken.append(draw_name(language, taken, Random(len(taken))))
    words = [word for name in taken for word in name.split()]
    assert len(set(words)) == len(words)


def test_a_sealed_name_opens_only_with_its_key() -> None:
    book = NameBook(b"k" * 32)
    sealed = book.seal("Žofia Ångström")
    assert "ofia" not in sealed
    assert book.seal("Žofia Ångström") != sealed
    assert NameBook(b"k" * 32).open(sealed, 7) == "Žofia Ångström"
    assert NameBook(b"x" * 32).open(sealed, 7) != "Žofia Ångström"
    book.forget()
    assert book.open(sealed, 7) == "player 7"
