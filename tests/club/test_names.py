"""Friendly names: every name that can be drawn is checked."""

from random import Random

import pytest

from spotisle.club.friendly_names import NAME_LANGUAGES, draw_name, list_names
from spotisle.club.names import NameBook
from spotisle.protocol import club_commands as cmd
from spotisle.rooms.names import MAX_NAME_LENGTH, clean_name
from tests.club.kit.club_server import ClubServer

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
"""Words that could offend or embarrass somebody; no name may contain one."""


@pytest.mark.parametrize("language", NAME_LANGUAGES)
def test_no_name_contains_a_dubious_word(language: str) -> None:
    doubtful = set(DOUBTFUL[language].split())
    for name in list_names(language):
        assert not set(name.casefold().split()) & doubtful, name


@pytest.mark.parametrize("language", NAME_LANGUAGES)
def test_names_are_distinct_short_and_enough_for_a_large_event(language: str) -> None:
    names = list_names(language)
    assert len({name.casefold() for name in names}) == len(names) >= 500
    assert all(clean_name(name) == name and len(name) <= MAX_NAME_LENGTH for name in names)
    assert all(len(name.split()) == 2 for name in names)


@pytest.mark.parametrize("language", NAME_LANGUAGES)
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


async def test_every_spin_gives_a_new_name_also_when_all_words_are_used(server: ClubServer) -> None:
    await server.open()
    pupil, *_ = await server.join_people(28)
    person = pupil.number or 0
    names = {server.club.names.open(server.state.names[person], person)}
    for _ in range(3):
        assert (await pupil.answer(cmd.Spin))["type"] == "done"
        names.add(server.club.names.open(server.state.names[person], person))
    assert len(names) == 4


async def test_nobody_is_named_after_the_key_is_deleted(server: ClubServer) -> None:
    await server.open(names="own")
    (phone, _) = await server.join_people(2)
    await server.do(cmd.ForgetNames)
    before = server.state.seq
    for answer in (
        await phone.answer(cmd.ChooseName, name="Wilhelmina"),
        await server.organiser.answer(cmd.NamePerson, person=1, name="Wilhelmina"),
        await server.organiser.answer(cmd.AddGuest, name="Wilhelmina"),
    ):
        assert answer["why"] == "not_asked"
    assert server.state.seq == before
