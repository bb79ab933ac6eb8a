"""Club night: one code and many tables, from joining to the podium."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tools.phones import phones as scripted_phones

from .access import barriers
from .evenings import (
    Network,
    count_people,
    create,
    go_by_hand,
    join,
    open_screen,
    steer,
    take_seats,
)
from .moments import glimpse
from .rooms import PHONE, keep, name_the_shared_symbol, open_page, own_card

pytestmark = pytest.mark.browser

IS_WHOLE = "(part) => part.scrollWidth <= part.clientWidth"
"""Whether nothing of a part is cut at its side."""
ROUNDS = 4
OTHERS = 8


def sits_at(phone: Page) -> str:
    """Return the table number that a phone shows."""
    heading = phone.get_by_role("heading", level=1)
    expect(heading).to_contain_text(re.compile(r"Table\s*\d", re.IGNORECASE))
    return heading.inner_text()


def test_nine_people_at_three_tables_play_four_rounds_to_the_podium(
    people: Browser, address: str
) -> None:
    evening = create(people, address)
    desk = evening.desk
    go_by_hand(desk)
    screen = open_screen(people, address, evening)
    pages = [join(people, address, evening)]
    with scripted_phones(address, evening.club, OTHERS):
        count_people(desk, 9)
        expect(desk.get_by_text("9 people: tables of 3, 3, 3.")).to_be_visible()
        expect(desk.get_by_text("Nobody meets twice.")).to_be_visible()
        expect(screen.get_by_text("9 people here")).to_be_visible()
        keep(screen, "club-doors")
        found = [barriers(one) for one in (desk, screen, pages[0])]
        assert found == [[], [], []]
        steer(desk, "Start")
        for number in range(1, ROUNDS + 1):
            play_round(desk, screen, pages, number)
        steer(desk, "Show podium")
        expect(screen.get_by_role("heading", level=1)).to_contain_text(re.compile("win"))
        expect(screen.locator(".podium li")).not_to_have_count(0)
        for page in pages:
            expect(page.get_by_role("heading", level=1)).to_contain_text(re.compile(r"No\. \d"))
            expect(page.get_by_text("8 of 8")).to_be_visible()
            expect(page.locator("section li")).to_have_count(8)
        keep(screen, "club-podium")
        found = [barriers(one) for one in (desk, screen, pages[0])]
        assert found == [[], [], []]


def play_round(desk: Page, screen: Page, pages: list[Page], number: int) -> None:
    expect(screen.get_by_role("heading", name="Find your table!")).to_be_visible()
    tables = [sits_at(page) for page in pages]
    assert all(tables)
    if number == 1:
        keep(screen, "club-seating")
        assert [barriers(one) for one in (desk, screen, pages[0])] == [[], [], []]
    take_seats(*pages)
    expect(screen.get_by_text("Everyone’s here. Let’s go!")).to_be_visible()
    steer(desk, "Start round")
    for page in pages:
        expect(own_card(page)).to_be_visible()
        name_the_shared_symbol(page)
    expect(screen.get_by_text("3 tables still playing")).to_be_visible()
    if number == 1:
        keep(screen, "club-round")
        assert [barriers(one) for one in (desk, screen)] == [[], []]
    steer(desk, "End round")
    met = 2 * number
    for page in pages:
        expect(page.get_by_text(f"{met} of 8")).to_be_visible()
    expect(screen.get_by_role("heading", name=f"Round {number} results")).to_be_visible()
    if number == 1:
        keep(screen, "club-results")
        assert [barriers(one) for one in (desk, screen, pages[0])] == [[], [], []]
    if number < ROUNDS:
        steer(desk, "Next round")


def test_no_phone_shows_its_place_before_the_big_screen(people: Browser, address: str) -> None:
    evening = create(people, address)
    go_by_hand(evening.desk)
    phone = people.new_context(base_url=address, locale="en-GB").new_page()
    phone.goto(evening.path)
    with scripted_phones(address, evening.club, 2):
        count_people(evening.desk, 3)
        steer(evening.desk, "Start")
        finish = evening.desk.locator("[aria-labelledby=plan] > .switch + .button")
        finish.click()
        with glimpse(phone, "h1", "And the winner is"):
            finish.click()
        expect(phone.get_by_role("heading", level=1)).to_contain_text("No. ")
    phone.context.close()


def test_a_phone_that_reloads_or_loses_the_net_is_back_at_its_table(
    people: Browser, address: str
) -> None:
    evening = create(people, address)
    go_by_hand(evening.desk)
    reloads = join(people, address, evening)
    network = Network()
    context = people.new_context(base_url=address, locale="en-GB", reduced_motion="reduce")
    drops = context.new_page()
    drops.route_web_socket(re.compile("/ws$"), network.carry)
    drops.goto(evening.path)
    count_people(evening.desk, 2)
    steer(evening.desk, "Start")
    take_seats(reloads, drops)
    reloads.reload()
    sits_at(reloads)
    steer(evening.desk, "Start round")
    for phone in (reloads, drops):
        expect(own_card(phone)).to_be_visible()
    network.fail()
    expect(drops.get_by_text("Reconnecting…")).to_be_visible()
    reloads.reload()
    expect(own_card(reloads)).to_be_visible()
    network.recover()
    expect(drops.get_by_text("Reconnecting…")).to_have_count(0)
    expect(own_card(drops)).to_be_visible()
    assert name_the_shared_symbol(drops)
    expect(drops.get_by_text("Table 1")).to_be_attached()


def test_a_latecomer_practises_and_plays_in_the_next_round(people: Browser, address: str) -> None:
    evening = create(people, address)
    go_by_hand(evening.desk)
    with scripted_phones(address, evening.club, 3):
        count_people(evening.desk, 3)
        steer(evening.desk, "Start")
        steer(evening.desk, "Start round")
        late = open_page(people, address, "/", PHONE)
        late.get_by_label("Have a code?").fill(evening.code.lower())
        late.get_by_role("button", name="Join").click()
        expect(late.get_by_role("heading", name="This round has already started")).to_be_visible()
        late.get_by_role("button", name="Practise").click()
        expect(late.get_by_role("group", name="First card")).to_be_visible()
        steer(evening.desk, "End round")
        steer(evening.desk, "Next round")
        sits_at(late)


def test_the_organiser_renames_removes_and_bans_people_and_adds_guests(
    people: Browser, address: str
) -> None:
    evening = create(people, address)
    desk = evening.desk
    phones = [join(people, address, evening) for _ in range(3)]
    count_people(desk, 3)
    names = [phone.get_by_role("heading", level=1).inner_text() for phone in phones]
    assert len(set(names)) == 3
    phones[0].get_by_role("button", name="Another name (3 left)").click()
    expect(phones[0].get_by_role("button", name="Another name (2 left)")).to_be_visible()

    desk.get_by_role("button", name=names[1]).click()
    desk.get_by_label("Name", exact=True).fill("Ann")
    desk.get_by_role("button", name="Rename").click()
    expect(phones[1].get_by_role("heading", name="Ann")).to_be_visible()

    desk.get_by_role("button", name="Keep apart").click()
    for name in ("Ann", names[2]):
        desk.get_by_role("dialog").get_by_label(name).check()
    desk.get_by_role("button", name="Save wish").click()
    expect(desk.get_by_text(f"Apart: Ann and {names[2]}")).to_be_visible()

    desk.get_by_role("button", name=names[2]).click()
    assert barriers(desk) == []
    desk.get_by_role("button", name="Remove", exact=True).click()
    phones[2].get_by_role("button", name="Join again").click()
    expect(phones[2].get_by_role("heading", name=names[2])).to_be_visible()
    desk.get_by_role("button", name=names[2]).click()
    desk.get_by_role("button", name="Ban").click()
    desk.get_by_role("button", name="Ban for good").click()
    expect(phones[2].get_by_role("button", name="Join again")).to_be_visible()
    phones[2].get_by_role("button", name="Join again").click()
    expect(phones[2].get_by_text("You can’t join this evening any more.")).to_be_visible()
    expect(phones[2].get_by_role("button", name="Join again")).to_have_count(0)
    count_people(desk, 2)

    desk.get_by_label("Name of a guest without a phone").fill("Grandma")
    desk.get_by_role("button", name="Add guest").click()
    expect(desk.get_by_role("button", name="Grandma no phone")).to_be_visible()
    desk.get_by_label("Lock the doors").check()
    stranger = open_page(people, address, evening.path)
    expect(stranger.get_by_text("The doors are locked, or the evening is over.")).to_be_visible()


def test_a_bot_plays_on_under_the_name_of_who_went_home(people: Browser, address: str) -> None:
    evening = create(people, address)
    go_by_hand(evening.desk)
    stays, leaves = phones = [join(people, address, evening) for _ in range(2)]
    count_people(evening.desk, 2)
    name = leaves.get_by_role("heading", level=1).inner_text()
    steer(evening.desk, "Start")
    take_seats(*phones)
    steer(evening.desk, "Start round")
    expect(own_card(leaves)).to_be_visible()
    leaves.get_by_role("button", name="Menu").click()
    steer(leaves, "Go home")
    steer(leaves, "Go home")
    expect(evening.desk.get_by_role("heading", name="One person here")).to_be_visible()
    expect(stays.locator(".note.fresh")).to_contain_text(f"{name}: ")


def test_the_desk_says_why_a_plan_is_impossible(people: Browser, address: str) -> None:
    evening = create(people, address)
    desk = evening.desk
    desk.get_by_label("People per table").select_option("2")
    names = [
        join(people, address, evening).get_by_role("heading", level=1).inner_text()
        for _ in range(3)
    ]
    count_people(desk, 3)

    def wish(button: str) -> None:
        steer(desk, button)
        for name in names:
            desk.get_by_role("dialog").get_by_label(name).check()
        steer(desk, "Save wish")

    wish("Keep apart")
    expect(desk.get_by_text("No plan fits.")).to_be_visible()
    wish("Keep together")
    refusal = desk.get_by_text("These options don’t work together.")
    expect(refusal).to_be_in_viewport()
    expect(desk.get_by_text("can't be both apart and together")).to_be_visible()
    desk.get_by_role("button", name="Remove wish").click()
    expect(desk.get_by_text("3 people: tables of 2, 1.")).to_be_visible()


def test_a_phone_at_a_table_that_is_done_says_so(people: Browser, address: str) -> None:
    evening = create(people, address)
    desk = evening.desk
    go_by_hand(desk)
    desk.get_by_label("People per table").select_option("2")
    phones = [join(people, address, evening) for _ in range(3)]
    count_people(desk, 3)
    steer(desk, "Start")
    take_seats(*phones)
    steer(desk, "Start round")
    alone = [phone for phone in phones if phone.get_by_text("You sit this round out").count()]
    for phone in alone:
        expect(phone.get_by_text("Your table has finished. Wait for the others.")).to_be_visible()
    (table,) = [
        row for row in desk.get_by_role("listitem").all() if row.get_by_text("playing").count()
    ]
    table.get_by_role("button", name="Cancel table").click()
    table.get_by_role("button", name="Give half points").click()
    for phone in phones:
        if phone not in alone:
            expect(phone.get_by_text("This table doesn’t count.")).to_be_visible()


def test_who_goes_home_comes_back_as_the_same_person(people: Browser, address: str) -> None:
    evening = create(people, address)
    phone = join(people, address, evening)
    name = phone.get_by_role("heading", level=1).inner_text()
    phone.get_by_role("button", name="Menu").click()
    steer(phone, "Go home")
    steer(phone, "Go home")
    steer(phone, "Join again")
    expect(phone.get_by_role("heading", name=name)).to_be_visible()
    count = evening.desk.get_by_role("heading", name="One person here")
    expect(count).to_be_visible()


def test_the_desk_says_that_too_few_are_there_to_begin(people: Browser, address: str) -> None:
    evening = create(people, address)
    go_by_hand(evening.desk)
    phones = [join(people, address, evening) for _ in range(2)]
    count_people(evening.desk, 2)
    steer(evening.desk, "Start")
    phones[0].context.close()
    expect(evening.desk.get_by_text("away")).to_be_visible()
    steer(evening.desk, "Start round")
    expect(evening.desk.get_by_role("alert")).to_have_text(
        "At least two people have to join first."
    )


def test_a_name_without_spaces_widens_nothing(people: Browser, address: str) -> None:
    name = "W" * 24
    evening = create(people, address)
    desk = evening.desk
    go_by_hand(desk)
    screen = open_screen(people, address, evening)
    phones = [join(people, address, evening) for _ in range(2)]
    other, named = phones
    count_people(desk, 2)
    desk.get_by_role("button", name=named.get_by_role("heading", level=1).inner_text()).click()
    desk.get_by_label("Name", exact=True).fill(name)
    desk.get_by_role("button", name="Rename").click()
    steer(desk, "Start")
    for winner in phones:
        take_seats(*phones)
        steer(desk, "Start round")
        expect(own_card(winner)).to_be_visible()
        assert name_the_shared_symbol(winner)
        expect(other.locator(".note.fresh")).to_be_visible()
        if winner is named:
            expect(other.locator(".note.fresh")).to_contain_text(name)
            assert other.locator(".note").evaluate("(note) => note.clientWidth") <= PHONE[0]
        steer(desk, "End round")
        if winner is other:
            steer(desk, "Next round")
    climber = screen.locator(".honour").filter(has_text="Biggest climb")
    expect(climber).to_contain_text(name)
    assert climber.evaluate(IS_WHOLE)
    steer(desk, "Finish early")
    steer(desk, "Show podium")
    met = other.locator("section").filter(has_text="People you’ve met")
    expect(met).to_contain_text(name)
    assert met.evaluate(IS_WHOLE)


FIND_FOR_THE_GUEST = """() => {
  const [guest, middle] = ["Grandma\u2019s card", "Middle card"].map((label) =>
    document.querySelector(`[aria-label="${label}"]`));
  const shown = new Set([...middle.querySelectorAll("use")].map((use) => use.href.baseVal));
  const places = [...guest.querySelectorAll("use")];
  const shared = places.findIndex((use) => shown.has(use.href.baseVal));
  guest.querySelectorAll("[data-symbol]")[shared].click();
}"""


def test_a_guest_without_a_phone_shares_a_neighbours_phone(people: Browser, address: str) -> None:
    evening = create(people, address)
    desk = evening.desk
    go_by_hand(desk)
    phone = join(people, address, evening)
    desk.get_by_label("Name of a guest without a phone").fill("Grandma")
    desk.get_by_role("button", name="Add guest").click()
    count_people(desk, 2)
    steer(desk, "Start")
    expect(phone.get_by_text("Grandma plays on your phone")).to_be_visible()
    assert barriers(phone) == []
    take_seats(phone)
    steer(desk, "Start round")
    theirs = phone.get_by_role("group", name="Grandma’s card")
    expect(theirs).to_be_visible()
    phone.evaluate(FIND_FOR_THE_GUEST)
    expect(phone.locator("[data-rotated] .score")).to_have_text("1")
    keep(phone, "club-guest")
    assert barriers(phone) == []
    phone.reload()
    expect(theirs).to_be_visible()
    expect(phone.locator("[data-rotated] .score")).to_have_text("1")
    steer(desk, "End round")
    expect(desk.get_by_role("button", name="Next round")).to_be_visible()
    steer(desk, "Finish early")
    steer(desk, "Show podium")
    expect(desk.get_by_role("button", name=re.compile("Grandma.*12"))).to_be_visible()
    steer(desk, "End the evening")
    expect(desk.locator(".bar")).to_have_count(1)  # nothing is left to steer


def test_the_second_organiser_controls_the_event_and_deletes_all_names(
    people: Browser, address: str
) -> None:
    evening = create(people, address)
    evening.desk.get_by_text("For a second organiser").click()
    link = evening.desk.get_by_role("textbox", name="For a second organiser").input_value()
    phones = [join(people, address, evening) for _ in range(2)]
    evening.desk.context.close()
    second = open_page(people, address, link.partition(address)[2], PHONE)
    count_people(second, 2)
    assert "o=" not in second.url
    second.reload()
    steer(second, "Start")
    second.get_by_role("button", name="Finish early").click()
    second.get_by_role("button", name="Show podium").click()
    for phone in phones:
        expect(phone.get_by_role("heading", level=1)).to_contain_text("No. ")
        expect(phone.get_by_role("timer")).to_have_count(0)
    with second.expect_download() as download:
        second.get_by_role("button", name="Save people (CSV)").click()
    assert "player 1" in download.value.path().read_text()
    steer(second, "Delete names now")
    steer(second, "Delete for good")
    for phone in phones:
        expect(phone.get_by_text("All names are deleted.")).to_be_visible()


def test_a_wrong_organiser_link_controls_nothing(people: Browser, address: str) -> None:
    evening = create(people, address)
    page = open_page(people, address, f"/#/event/{evening.code}?o=guessed", PHONE)
    expect(page.get_by_text("This organiser link doesn’t work.")).to_be_visible()
    nowhere = open_page(people, address, "/#/event/ZZZZZZ", PHONE)
    expect(nowhere.get_by_text("No club night has this code.")).to_be_visible()
