"""Every way to cheat that is tried: those that hardly win more, and those without a defence."""

from spotisle.protocol.settings import Settings
from tests.rooms.kit.cheaters import (
    BlindTapper,
    BotSeater,
    BurstGuesser,
    FallingGuesser,
    FarSeatNearScout,
    Flooder,
    FrozenGuesser,
    Guesser,
    LateConnection,
    LateSitter,
    LeavingFriend,
    Liar,
    LockShaker,
    NewTab,
    OldStateGuesser,
    OwnSeatSitter,
    PausingHost,
    PeekingHost,
    Player,
    ReconnectingGuesser,
    Renamer,
    SavingLiar,
    SeatHopper,
    SilentReporter,
)
from tests.rooms.kit.cheating_table import Cheat, Pace
from tests.rooms.kit.connection import NetworkPath

LAN_S, FAR_S = 0.001, 0.220
HELD_S = 0.200
DUEL = Settings(games=("duel",))
TOWER = Settings(games=("tower",))
FREEZING_TOWER = Settings(games=("tower",), options={"tower": {"penalty": "freeze"}})
LEISURELY, SLOW = Pace(2.0, 0.6), Pace(3.5, 1.0)

HONEST = (
    Cheat("honest", "nothing", Player),
    Cheat("honest, far", "nothing, from far away", Player, rtt=FAR_S),
)
CHEATS = (
    Cheat("sit", "takes the own seat again after each claim", OwnSeatSitter, honest_rtt=FAR_S),
    Cheat("rename", "takes another name after each claim", Renamer, honest_rtt=FAR_S),
    Cheat("pause", "the host pauses and resumes after each claim", PausingHost, honest_rtt=FAR_S),
    Cheat("bot", "the host seats and removes a bot after each claim", BotSeater, honest_rtt=FAR_S),
    Cheat("friend leaves", "a spectator leaves after each claim", LeavingFriend, honest_rtt=FAR_S),
    Cheat(
        "away",
        "connects 250 ms after the deal, which a spectator sees",
        LateConnection,
        settings=DUEL,
        honest_host=True,
    ),
    Cheat("sit late", "sits down 250 ms after the cards", LateSitter),
    Cheat("new tab", "opens another tab 250 ms after the cards", NewTab),
    Cheat("zero", "always reports the least time that is believed", Liar),
    Cheat("nothing", "reports nothing", SilentReporter),
    Cheat("saver", "saves the quota up and lies at every third card", SavingLiar),
    Cheat("hop", "lies, and changes seats for a new quota", SeatHopper),
    Cheat("peek", "the host pauses, searches, resumes and claims", PeekingHost),
    Cheat("old states", "guesses with the numbers of old states", OldStateGuesser, settings=TOWER),
    Cheat("blind tap", "taps the last symbol at every change", BlindTapper, settings=TOWER),
    Cheat(
        "blind guess",
        "guesses at every change, as a falling finger",
        FallingGuesser,
        settings=TOWER,
    ),
    Cheat("guess, lock", "guesses at once", Guesser, settings=TOWER),
    Cheat("guess, freeze", "guesses at once", FrozenGuesser, settings=FREEZING_TOWER),
    Cheat(
        "guess, freeze, slow",
        "guesses at once among leisurely players",
        FrozenGuesser,
        settings=FREEZING_TOWER,
        pace=LEISURELY,
    ),
    Cheat("guess, reconnect", "connects again after guesses", ReconnectingGuesser, settings=TOWER),
    Cheat("burst, lock", "names all symbols at once", BurstGuesser, settings=TOWER),
    Cheat("burst, freeze", "names all symbols at once", BurstGuesser, settings=FREEZING_TOWER),
    Cheat("shake", "guesses, and stands up and sits down to lose the lock", LockShaker),
    Cheat("flood", "keeps the room busy", Flooder, rtt=FAR_S, append_seconds=0.09),
    Cheat("pongs", "answers pings 200 ms late", Liar, network=NetworkPath(pong_delay_s=HELD_S)),
    Cheat(
        "pongs and acks",
        "delays acknowledgements by 40 ms as well",
        Liar,
        network=NetworkPath(pong_delay_s=HELD_S, ack_delay_s=0.040),
    ),
    Cheat(
        "pongs, neighbours",
        "the same on one local network",
        Liar,
        rtt=LAN_S,
        honest_rtt=LAN_S,
        network=NetworkPath(pong_delay_s=HELD_S, ack_delay_s=0.040),
    ),
)
UNDEFENDED = (
    Cheat(
        "pongs behind a proxy",
        "answers pings 200 ms late where the server cannot see the connection",
        Liar,
        network=NetworkPath(pong_delay_s=HELD_S, kernel_sees_client=False),
    ),
    Cheat(
        "near scout",
        "plays from 220 ms away, and sees the cards through a spectator at 20 ms",
        FarSeatNearScout,
        rtt=FAR_S,
    ),
    Cheat(
        "guess, freeze, slower",
        "guesses at once where a mistake only freezes, and nobody finds much in 1.5 s",
        FrozenGuesser,
        settings=FREEZING_TOWER,
        pace=SLOW,
    ),
)
