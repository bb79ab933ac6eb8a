"""The show around a game: one count on all screens, beats, a finale, and a television for all."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tools.page_scripts import STUMBLES, TAP_A_MATCH
from tools.serving import ServerProcess

from .moments import glimpse, until
from .rooms import (
    GAME_MS,
    NAME_THE_SHARED_SYMBOL,
    TELEVISION,
    add_bots,
    choose,
    choose_mode,
    come_in,
    join_room,
    keep_acting,
    make_room,
    open_page,
    open_part,
    start,
)

pytestmark = pytest.mark.browser

NOTE_DIGITS = """() => {
  window.digits = [];
  window.cardsAt = null;
  const look = () => {
    const text = document.querySelector(".curtain .digit")?.textContent ?? null;
    if (text !== (digits.at(-1)?.[0] ?? null)) digits.push([text, Date.now()]);
    if (cardsAt === null && document.querySelector("[data-symbol], [role=img] .face")) {
      cardsAt = Date.now();
      window.clockThen = document.querySelector("aside footer")?.textContent;
    }
  };
  new MutationObserver(look).observe(document, {
    subtree: true, childList: true, characterData: true,
  });
}"""
"""Note when each digit of a count appears, and when the first card lies open."""

NOTE_BUZZES = """() => {
  window.buzzes = [];
  navigator.vibrate = (pattern) => window.buzzes.push(pattern.join());
}"""
BURNED = "40,30,40,30,160"

NOTE_SOUNDS = """(() => {
  window.notes = 0;
  const begin = AudioScheduledSourceNode.prototype.start;
  AudioScheduledSourceNode.prototype.start = function (...when) {
    window.notes += 1;
    return begin.apply(this, when);
  };
})()"""

SEARCH_MS = 700
"""As quick as somebody finds who has not guessed."""
QUICK_MS = 150
"""For games whose end alone is looked at."""
READABLE_PX = 24
"""At 1280x720, from three metres."""
SIZES = [(1280, 720), (1920, 1080), (3840, 2160)]


def host_room(browser: Browser, address: str, name: str, pace: str) -> tuple[Page, str]:
    """Somebody who likes games to begin at this pace makes a room, with motion."""
    page = open_page(browser, address, motion=True)
    page.evaluate(f"localStorage['spotisle.pace'] = '{pace}'")
    page.get_by_role("button", name="Create a room").click()
    come_in(page, name)
    return page, page.url.rsplit("/", 1)[-1]


def open_television(browser: Browser, address: str, code: str, *, motion: bool = True) -> Page:
    return open_page(browser, address, f"/#/room/{code}/table", TELEVISION, motion=motion)


def shown(page: Page) -> dict[str, tuple[int, int]]:
    """From when to when each digit was seen."""
    noted: list[list[Any]] = page.evaluate("digits")
    ends = [at for _, at in noted[1:]]
    return {text: (at, end) for (text, at), end in zip(noted, ends, strict=False) if text}


def test_phone_and_television_count_together_over_covered_cards(
    people: Browser, address: str
) -> None:
    ann, code = host_room(people, address, "Ann", "full")
    table = open_television(people, address, code)
    add_bots(ann, 1)
    for page in (ann, table):
        page.evaluate(NOTE_DIGITS)
    with (
        glimpse(ann, ".curtain", "Coming up"),
        glimpse(table, ".curtain", "Race for the pile in the middle"),
    ):
        start(ann)
    for page in (ann, table):
        until(page, "cardsAt !== null && digits.length > 0 && digits.at(-1)[0] === null")
    near, far = shown(ann), shown(table)
    assert [text for text in near if text.isdigit()] == ["3", "2", "1"]
    for digit in "321":
        assert near[digit][0] < far[digit][1], "the television was ahead"
        assert far[digit][0] < near[digit][1], "the phone was ahead"
    for page, seen in ((ann, near), (table, far)):
        assert page.evaluate("cardsAt") >= seen["1"][0] + 500, "a card was seen before the end"
    assert "0:00" in table.evaluate("clockThen"), "nobody searches before the cards lie open"


def test_anybody_may_try_a_round_that_does_not_count(people: Browser, address: str) -> None:
    ann, code = host_room(people, address, "Ann", "full")
    bob = join_room(people, address, code, "Bob", motion=True)
    start(ann)
    expect(bob.get_by_role("button", name="How to play").last).to_be_visible()
    trial = bob.get_by_role("button", name="Play trial round")
    trial.dispatch_event("click")  # it is there for 5 s
    for page in (ann, bob):
        expect(page.get_by_text("Trial round: nothing counts")).to_be_visible()
    ann.get_by_role("button", name="Play for real").click()
    for page in (ann, bob):
        expect(page.get_by_text("Trial round: nothing counts")).to_have_count(0)
    expect(ann.locator(".curtain")).to_have_count(0)
    ann.evaluate(NAME_THE_SHARED_SYMBOL)
    expect(bob.get_by_role("status").filter(has_text="Ann: ")).to_be_attached()


def test_a_burned_player_sees_hears_and_feels_it(people: Browser, address: str) -> None:
    ann, code = host_room(people, address, "Ann", "short")
    bob = join_room(people, address, code, "Bob", motion=True)
    bob.evaluate(NOTE_BUZZES)
    bob.evaluate(NOTE_SOUNDS)
    table = open_television(people, address, code)
    choose(ann, "Hot Potato")
    start(ann)
    for page in (ann, bob):
        expect(page.locator("[data-symbol]").first).to_be_visible()
        expect(page.locator(".curtain")).to_have_count(0)
    heard = bob.evaluate("notes")
    with (
        glimpse(table, ".beat h2", "Bob got burned!"),
        glimpse(bob, ".beat", "That costs 2 cards"),
    ):
        ann.evaluate(TAP_A_MATCH)
    until(bob, f"buzzes.includes('{BURNED}')")
    until(bob, f"notes >= {heard} + 4")
    assert ann.evaluate("motions.length") > 0
    expect(bob.locator(".curtain")).to_have_count(0)
    expect(bob.locator("[data-symbol]").first).to_be_visible()


def test_who_swept_a_round_is_told_before_the_next(people: Browser, address: str) -> None:
    ann, code = host_room(people, address, "Ann", "short")
    bob = join_room(people, address, code, "Bob", motion=True)
    table = open_television(people, address, code)
    choose(ann, "Catch Them All")
    start(ann)
    expect(bob.locator("[data-symbol]").first).to_be_visible()
    expect(ann.locator(".curtain")).to_have_count(0)
    cards = ann.get_by_role("group", name=re.compile(r"^Card \d")).count()
    assert cards > 1
    with (
        glimpse(table, ".beat.swept h2", "Ann swept the table!"),
        glimpse(bob, ".beat.swept", f"{cards} cards"),
    ):
        keep_acting(ann, TAP_A_MATCH, SEARCH_MS)
    assert ann.evaluate("motions.some(({ kind }) => kind === 'card')")
    expect(bob.locator("[data-symbol]").first).to_be_visible()


def test_who_was_captured_is_told_by_the_colour_of_the_team(people: Browser, address: str) -> None:
    ann, code = host_room(people, address, "Ann", "short")
    bob = join_room(people, address, code, "Bob", motion=True)
    table = open_television(people, address, code)
    choose(ann, "Knights")
    start(ann)
    for page in (ann, bob):
        expect(page.locator("[data-symbol]").first).to_be_visible()
        expect(page.locator(".curtain")).to_have_count(0)
    with (
        glimpse(table, ".beat.captured h2", "Captured: the"),
        glimpse(bob, ".beat.captured p", "team captured one card"),
    ):
        ann.evaluate(TAP_A_MATCH)
    expect(bob.locator("[data-symbol]").first).to_be_visible()


def test_a_restart_in_the_middle_of_a_beat_is_harmless(
    people: Browser, server: ServerProcess
) -> None:
    ann, code = host_room(people, server.url, "Ann", "full")
    bob = join_room(people, server.url, code, "Bob", motion=True)
    choose(ann, "Hot Potato")
    start(ann)
    expect(ann.locator("[data-symbol]").first).to_be_visible()
    expect(ann.locator(".curtain")).to_have_count(0)
    with glimpse(ann, ".beat h2", "Bob got burned!"):
        ann.evaluate(TAP_A_MATCH)
    server.kill()
    expect(bob.get_by_text("Reconnecting…")).to_be_visible()
    server.start()
    server.wait_until_open()
    for page in (ann, bob):
        expect(page.get_by_text("Reconnecting…")).to_have_count(0)
        expect(page.locator("[data-symbol]").first).to_be_visible()
        expect(page.locator(".curtain")).to_have_count(0)
    with glimpse(bob, ".beat h2", "Ann got burned!"):
        bob.evaluate(TAP_A_MATCH)


def test_the_winner_comes_last_and_has_confetti_and_a_picture(
    people: Browser, address: str
) -> None:
    ann, code = make_room(people, address, "Ann", motion=True)
    bob = join_room(people, address, code, "Bob", motion=True)
    calm = open_television(people, address, code, motion=False)
    choose(ann, "Duel")
    start(ann)
    expect(bob.locator("[data-symbol]").first).to_be_visible()
    with glimpse(ann, "h1", "And the winner is…"):
        keep_acting(ann, TAP_A_MATCH, SEARCH_MS)
    expect(ann.get_by_role("heading", name="You win!")).to_be_visible()
    expect(bob.get_by_role("heading", name="Ann wins!")).to_be_visible()
    delays = ann.locator(".podium > li").evaluate_all(
        "steps => steps.map((step) => [step.className.match(/step-(\\d)/)[1],"
        " parseFloat(getComputedStyle(step).animationDelay)])"
    )
    assert dict(delays)["1"] > dict(delays)["2"] > 0
    expect(ann.locator(".outcome canvas")).to_have_count(1)
    expect(bob.locator(".outcome canvas")).to_have_count(0)
    expect(calm.get_by_role("heading", name="Ann wins!")).to_be_visible()
    expect(calm.locator(".outcome canvas")).to_have_count(0)
    expect(calm.get_by_text("Again? Ann, press “Rematch!”")).to_be_visible()
    with ann.expect_download() as download:
        ann.get_by_role("button", name="Share result").click()
    assert download.value.path().read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"
    ann.locator(".outcome .scroll").evaluate("box => box.scrollTo(0, box.scrollHeight)")
    for name in ("Rematch!", "Back to lobby"):
        expect(ann.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)


def win(winner: Page, *others: Page) -> None:
    """One finds everything until the game has ended, the others nothing."""
    keep_acting(winner, TAP_A_MATCH, QUICK_MS)
    for page in (winner, *others):
        expect(page.locator(".outcome")).to_be_visible(timeout=GAME_MS)


def test_the_podium_shows_whole_names_and_says_what_was_counted(
    people: Browser, address: str
) -> None:
    host, code = make_room(people, address, "Małgorzata")
    join_room(people, address, code, "Bartholomew")
    choose(host, "Duel")
    start(host)
    expect(host.locator("[data-symbol]").first).to_be_visible()
    win(host)
    expect(host.locator(".podium .name")).to_have_text(["Małgorzata", "Bartholomew"])
    assert host.locator(".podium .name .truncate").evaluate_all(
        "names => names.every((each) => each.scrollWidth <= each.clientWidth)"
    )
    expect(host.locator(".stage")).to_contain_text("Rounds: first to 3")


def add_to_series(host: Page, *games: str) -> None:
    choose_mode(host, "Series")
    open_part(host, "Game:")
    order = host.get_by_role("list", name="Order of play").get_by_role("listitem")
    for number, game in enumerate(games, start=1):
        host.get_by_role("button", name=f"Add {game}").click()
        expect(order).to_have_count(number)
    host.keyboard.press("Escape")


def choose_for_tournament(host: Page, *games: str) -> None:
    choose_mode(host, "Tournament")
    open_part(host, "Game:")
    for tile in host.get_by_role("dialog").get_by_role("checkbox").all():
        wanted = tile.get_attribute("value") in games
        if tile.is_checked() != wanted:
            tile.click(force=True)
            expect(tile).to_be_checked(checked=wanted)
    host.keyboard.press("Escape")


@pytest.mark.parametrize("mode", ["series", "tournament"])
def test_the_champion_is_of_all_games_and_not_of_the_last(
    people: Browser, address: str, mode: str
) -> None:
    ann, code = make_room(people, address, "Ann")
    bob = join_room(people, address, code, "Bob")
    table = open_television(people, address, code, motion=False)
    if mode == "series":
        add_to_series(ann, "Hot Potato", "Hot Potato", "Hot Potato")
        winners, points = [ann, ann, bob], ["2", "1"]
    else:
        choose_for_tournament(ann, "tower", "hot_potato")
        winners, points = [ann, bob], [str(53 + 5 - 5 * 5), "0"]
    start(ann)
    for number, winner in enumerate(winners):
        if number:
            ann.get_by_role("button", name="Next game").click()
            expect(ann.locator(".outcome")).to_have_count(0)
        win(winner, ann, bob, table)
    for page, headline in (
        (ann, "You’re the champion!"),
        (bob, "Ann is the champion!"),
        (table, "Ann is the champion!"),
    ):
        expect(page.get_by_role("heading", level=1, name=headline)).to_be_visible()
        for step, name, total in zip((1, 2), ("Ann", "Bob"), points, strict=True):
            on_step = page.locator(f".podium .step-{step}")
            expect(on_step.locator(".name")).to_have_text(name)
            expect(on_step.locator(".points")).to_have_text(total)
    last = ann.locator(".details li.first .name")
    expect(last).to_have_text("Bob")


def test_the_television_tells_of_mistakes_and_streaks(people: Browser, address: str) -> None:
    ann, code = make_room(people, address, "Ann", motion=True)
    join_room(people, address, code, "Bob", motion=True)
    table = open_television(people, address, code)
    start(ann)
    expect(ann.locator("[data-symbol]").first).to_be_visible()
    with glimpse(table, ".news", "Ann is on a streak: 3!"):
        keep_acting(ann, NAME_THE_SHARED_SYMBOL, SEARCH_MS)
    ann.evaluate("clearInterval(acting)")
    expect(table.locator("aside .hot")).to_have_text(re.compile(r"×\d"))
    until(ann, "!document.querySelector('.flights').childElementCount")
    with glimpse(table, ".news", "Ann guessed wrong and waits for the next card"):
        ann.evaluate(
            """() => {
              const [middle, own] = ["Middle card", "Your card"].map((name) =>
                [...document.querySelectorAll(`[aria-label="${name}"] [data-symbol]`)]);
              const there = new Set(middle.map((each) => each.dataset.symbol));
              own.find((each) => !there.has(each.dataset.symbol)).click();
            }"""
        )
    expect(table.get_by_role("img", name="Has to wait")).to_be_visible()


def test_the_television_says_who_presses_what_and_who_joins_next(
    people: Browser, address: str
) -> None:
    ann, code = make_room(people, address, "Ann")
    table = open_television(people, address, code, motion=False)
    expect(table.get_by_text("One more player needed")).to_be_visible()
    add_bots(ann, 1)
    expect(table.get_by_text("Ready? Ann, press “Start”!")).to_be_visible()
    start(ann)
    expect(table.get_by_role("complementary", name="Scores")).to_be_visible()
    bob = open_page(people, address, f"/#/room/{code}")
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Join").click()
    expect(table.get_by_text("In the next game: Bob")).to_be_visible()


def test_a_device_becomes_the_television_at_the_door(people: Browser, address: str) -> None:
    _, code = make_room(people, address, "Ann")
    table = open_page(people, address, f"/#/room/{code}", TELEVISION, motion=True)
    table.evaluate(
        """() => {
          if (!navigator.wakeLock) return;
          navigator.wakeLock.request = async (kind) => {
            window.lock = kind;
            throw new DOMException();
          };
        }"""
    )
    table.get_by_role("link", name="Use as TV").click()
    expect(table.get_by_role("heading", name="Scan to join")).to_be_visible()
    expect(table.get_by_role("button", name="Full screen")).to_be_visible()
    assert table.evaluate("!navigator.wakeLock || window.lock === 'screen'")
    expect(table.get_by_role("button", name="Music")).to_be_visible()  # that press was enough


def test_one_press_is_enough_for_a_television_to_be_heard(people: Browser, address: str) -> None:
    ann, code = make_room(people, address, "Ann")
    table = open_television(people, address, code)
    table.get_by_role("button", name="Press for sound").click()
    expect(table.get_by_role("button", name="Music")).to_be_visible()
    add_bots(ann, 1)
    start(ann)
    expect(table.get_by_role("complementary", name="Scores")).to_be_visible()
    expect(table.get_by_role("button", name="Press for sound")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_nothing_is_cut_on_a_television(
    people: Browser, address: str, width: int, height: int
) -> None:
    ann, code = make_room(people, address, "Bartholomew")
    add_bots(ann, 5)
    table = open_television(people, address, code, motion=False)
    table.set_viewport_size({"width": width, "height": height})
    expect(table.get_by_role("heading", name="Scan to join")).to_be_visible()
    assert whole(table)
    start(ann)
    expect(table.get_by_role("complementary", name="Scores")).to_be_visible()
    assert whole(table)


def test_what_was_found_lies_above_the_keys_of_the_television(
    people: Browser, address: str
) -> None:
    ann, code = make_room(people, address, "Ann")
    add_bots(ann, 3)
    choose(ann, "Hot Potato")
    table = open_television(people, address, code, motion=False)
    table.set_viewport_size({"width": 1280, "height": 720})
    start(ann)
    expect(ann.locator("[data-symbol]").first).to_be_visible()
    ann.evaluate(TAP_A_MATCH)
    expect(table.get_by_role("figure")).to_be_visible()
    told, keys = (table.locator(each).bounding_box() for each in ("figcaption", ".controls"))
    assert told
    assert keys
    assert told["y"] + told["height"] <= keys["y"]


def test_what_dice_can_build_is_read_from_the_sofa(people: Browser, address: str) -> None:
    ann, code = make_room(people, address, "Ann")
    add_bots(ann, 3)
    choose(ann, "Island Dice")
    table = open_television(people, address, code, motion=False)
    table.set_viewport_size({"width": 1280, "height": 720})
    start(ann)
    for picture in (table.locator(".cost svg").first, table.locator(".cost svg").last):
        box = picture.bounding_box()
        assert box
        assert box["width"] >= READABLE_PX
    prices, others = (table.locator(each).bounding_box() for each in (".desk ul", ".players"))
    assert prices
    assert others
    assert prices["y"] + prices["height"] <= others["y"]


def whole(page: Page) -> bool:
    """Nothing sticks out of the screen, and nothing that is read is cut off."""
    stumbles = [each for each in page.evaluate(STUMBLES) if "truncate" not in each]
    assert stumbles == []
    return bool(
        page.evaluate(
            "document.documentElement.scrollWidth <= innerWidth &&"
            " document.documentElement.scrollHeight <= innerHeight"
        )
    )
