"""Friendly names for people who give none: an adjective and an animal, in six languages.

Adjectives agree with the animal. Every combination may occur, and a test reads them all.
"""

from collections.abc import Collection
from random import Random

from msgspec import Struct


class Words(Struct, frozen=True):
    """The words of one language: animals by gender, and adjectives with a form for each gender."""

    animals: dict[str, str]
    """By gender, separated by spaces."""
    adjectives: dict[str, str]
    """By gender, in the same order in every gender."""
    animal_first: bool = False


def _inflect(stems: str, endings: dict[str, str]) -> dict[str, str]:
    return {
        gender: " ".join(stem + ending for stem in stems.split())
        for gender, ending in endings.items()
    }


WORDS: dict[str, Words] = {
    "en": Words(
        {
            "": "Otter Falcon Badger Panda Dolphin Hedgehog Penguin Tiger Koala Raven Squirrel "
            "Turtle Llama Bison Heron Lynx Moose Walrus Zebra Gecko Owl Puffin Seal Yak Fox Crab"
        },
        {
            "": "Brave Jolly Clever Sunny Swift Gentle Merry Bright Nimble Cosmic Golden Lucky "
            "Proud Quiet Sparkly Wise Bold Cheerful Dapper Fancy Happy Kind Mighty Noble"
        },
    ),
    "de": Words(
        {
            "m": "Otter Falke Dachs Panda Delfin Igel Pinguin Tiger Koala Rabe Biber Luchs Reiher",
            "f": "Eule Robbe Giraffe Möwe Libelle Hummel Amsel Antilope Krabbe Schwalbe",
            "n": "Zebra Lama Walross Erdmännchen",
        },
        _inflect(
            "Mutig Fröhlich Schlau Sonnig Flink Sanft Munter Klug Golden Glücklich Stolz Leis "
            "Weis Kühn Heiter Schick Freundlich Mächtig Lustig Ruhig Fleißig Tapfer Pfiffig Nett",
            {"m": "er", "f": "e", "n": "es"},
        ),
    ),
    "pl": Words(
        {
            "m": "Borsuk Bóbr Sokół Delfin Jeż Pingwin Tygrys Kruk Ryś Łoś Gekon Lew Żubr Puchacz",
            "f": "Wydra Sowa Panda Foka Zebra Lama Wiewiórka Czapla Żyrafa Mewa Antylopa Gazela",
        },
        {
            "m": "Dzielny Wesoły Bystry Słoneczny Szybki Łagodny Radosny Odważny Zwinny Złoty "
            "Dumny Cichy Mądry Śmiały Pogodny Miły Uprzejmy Potężny Sprytny Spokojny Ciekawy "
            "Żwawy Czujny Zabawny",
            "f": "Dzielna Wesoła Bystra Słoneczna Szybka Łagodna Radosna Odważna Zwinna Złota "
            "Dumna Cicha Mądra Śmiała Pogodna Miła Uprzejma Potężna Sprytna Spokojna Ciekawa "
            "Żwawa Czujna Zabawna",
        },
    ),
    "da": Words(
        {
            "": "Odder Falk Grævling Panda Delfin Pingvin Tiger Koala Ravn Bæver Los Hejre Ugle "
            "Sæl Zebra Lama Skildpadde Gekko Hvalros Elg Ræv Krabbe Mejse Giraf Antilope Humlebi"
        },
        {
            "": "Modig Glad Kvik Sej Hurtig Blid Munter Frisk Adræt Gylden Heldig Stolt "
            "Stille Klog Dristig Snild Venlig Mægtig Sjov Rolig Flittig Vågen Tapper Kæk"
        },
    ),
    "it": Words(
        {
            "m": "Tasso Falco Panda Delfino Riccio Pinguino Koala Corvo Castoro Airone Geco Gufo "
            "Granchio Leone Bisonte",
            "f": "Lontra Volpe Tigre Foca Zebra Lince Tartaruga Giraffa Antilope Rondine Gazzella",
        },
        {
            "m": "Audace Allegro Saggio Solare Rapido Gentile Felice Furbo Agile Dorato "
            "Fortunato Fiero Sereno Brillante Coraggioso Elegante Cortese Potente Simpatico Calmo "
            "Attento Vivace Curioso Nobile",
            "f": "Audace Allegra Saggia Solare Rapida Gentile Felice Furba Agile Dorata "
            "Fortunata Fiera Serena Brillante Coraggiosa Elegante Cortese Potente Simpatica Calma "
            "Attenta Vivace Curiosa Nobile",
        },
        animal_first=True,
    ),
    "nl": Words(
        {
            "": "Otter Valk Das Panda Dolfijn Egel Pinguïn Tijger Koala Raaf Bever Lynx Reiger "
            "Uil Zeehond Zebra Lama Schildpad Gekko Walrus Eland Vos Krab Mees Giraf Antilope"
        },
        {
            "": "Dappere Vrolijke Slimme Zonnige Snelle Lieve Blije Guitige Vlugge Gouden "
            "Trotse Stille Wijze Deftige Aardige Machtige Handige Rustige IJverige "
            "Wakkere Kalme Kordate Moedige Stoere"
        },
    ),
}
NAME_LANGUAGES = tuple(WORDS)


def list_names(language: str) -> list[str]:
    """Return every possible name in a language; English names if the language is unknown."""
    words = WORDS.get(language, WORDS["en"])
    return [
        f"{animal} {adjective}" if words.animal_first else f"{adjective} {animal}"
        for gender, animals in words.animals.items()
        for animal in animals.split()
        for adjective in words.adjectives[gender].split()
    ]


def draw_name(language: str, taken: Collection[str], random: Random) -> str:
    """Return a name that nobody has, with the least used adjective and animal."""
    known = set(taken)
    free = [name for name in list_names(language) if name not in known]
    if not free:
        return f"{random.choice(list_names(language))} {len(taken) + 1}"
    used = {word for name in taken for word in name.split()}
    fresh = [name for name in free if not used & set(name.split())]
    return random.choice(fresh or _rarest(free, taken) or free)


def _rarest(free: list[str], taken: Collection[str]) -> list[str]:
    """Return the names whose words are used least."""
    counts: dict[str, int] = {}
    for name in taken:
        for word in name.split():
            counts[word] = counts.get(word, 0) + 1

    def weight(name: str) -> int:
        return sum(counts.get(word, 0) for word in name.split())

    least = min(map(weight, free))
    return [name for name in free if weight(name) == least]
