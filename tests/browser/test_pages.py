import pytest
from playwright.sync_api import Browser, Page, Response, expect

from spotisle.editions import EDITIONS, LANGUAGES
from spotisle.texts import translate

from .access import barriers_in_both_themes
from .rooms import open_page

pytestmark = pytest.mark.browser

CODE_BUDGET = 70_000


def tagline(language: str) -> str:
    return " ".join(translate(language, "tagline").split())


def test_the_first_page_shows_every_deck_and_leads_to_practice(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("heading", name="Spotisle")).to_be_visible()
    for deck in EDITIONS:
        expect(page.locator(f"a[href='#/practice/{deck}'] .card")).to_have_count(5)
    page.get_by_role("link", name="Beach").tap()
    expect(page).to_have_title("Practice · Spotisle")
    expect(page.get_by_role("group")).to_have_count(2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_uses_the_language_of_the_browser(
    people: Browser, address: str, language: str
) -> None:
    page = open_page(people, address, language=language)
    expect(page.get_by_text(tagline(language))).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_about_thanks_the_inventors(people: Browser, address: str, language: str) -> None:
    page = open_page(people, address, language=language)
    page.get_by_role("link", name=translate(language, "about"), exact=True).click()
    for name in ("Thomas Kirkman", "Jacques Cottereau", "Denis Blanchot", "Klaus Teuber"):
        expect(page.get_by_text(name)).to_be_visible()


def test_the_credits_name_every_source_with_its_licence(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="Credits").tap()
    expect(page.get_by_role("heading", name="Credits")).to_be_visible()
    sources = page.request.get("/symbols/credits.json").json()
    expect(page.get_by_role("listitem")).to_have_count(len(sources))
    for source in sources:
        entry = page.get_by_role("listitem").filter(has_text=source["name"]).first
        expect(entry).to_contain_text(source["licence"]["title"])
        expect(entry).to_contain_text(source["author"]["name"])


def test_no_request_goes_to_another_host(page: Page, address: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    for path, name in (("", "Spotisle"), ("practice/island", "Practice"), ("credits", "Credits")):
        page.goto(f"/#/{path}")
        expect(page.get_by_role("heading", name=name, level=1)).to_be_attached()
        page.wait_for_load_state("networkidle")
    assert asked
    assert [url for url in asked if not url.startswith(address)] == []


def test_the_code_before_the_first_card_is_small(page: Page) -> None:
    """Count compressed bytes; the art of the editions (assets/editions) is not code."""
    answers: list[Response] = []
    page.on("response", lambda answer: answers.extend([answer]))
    page.goto("/#/practice/classic")
    expect(page.get_by_role("group")).to_have_count(2)
    code = [
        answer
        for answer in answers
        if answer.url.endswith((".js", ".css")) and "/assets/editions/" not in answer.url
    ]
    assert len(code) >= 3
    assert sum(answer.request.sizes()["responseBodySize"] for answer in code) <= CODE_BUDGET


@pytest.mark.parametrize("path", ["/", "/#/practice/classic", "/#/credits"])
def test_axe_finds_no_problem(page: Page, path: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.goto(path)
    page.wait_for_load_state("networkidle")
    assert barriers_in_both_themes(page) == []


@pytest.mark.parametrize(
    ("width", "height"), [(360, 640), (390, 844), (844, 390), (820, 1180), (1920, 1080)]
)
def test_both_cards_fit_on_every_screen_in_every_language(
    page: Page, width: int, height: int
) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.emulate_media(reduced_motion="reduce")
    page.goto("/#/practice/classic")
    for language in LANGUAGES:
        page.get_by_role("combobox").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.get_by_role("group")).to_have_count(2)
        for card in page.get_by_role("group").all():
            box = card.bounding_box()
            assert box
            assert 0 <= box["x"] <= width - box["width"]
            assert 0 <= box["y"] <= height - box["height"]
            assert box["width"] >= min(width, height) / 2
        assert page.evaluate("document.documentElement.scrollWidth") == width


JUST_RELOADED = """sessionStorage["spotisle-reloaded-at"] = Date.now()"""
"""Without this the page would retry by itself before the test can."""


def test_the_page_offers_a_retry_if_its_texts_fail_to_load(people: Browser, address: str) -> None:
    page = open_page(people, address, "/healthz", language="da")
    page.route("**/assets/usual-*.js", lambda route: route.abort())
    page.add_init_script(JUST_RELOADED)
    page.goto("/")
    expect(page.get_by_role("alert")).to_contain_text("Tjek forbindelsen")
    page.unroute("**/assets/usual-*.js")
    page.get_by_role("button", name="Prøv igen").click()
    expect(page.get_by_text(tagline("da"))).to_be_visible()


@pytest.mark.parametrize(
    ("scheme", "felt"), [("light", "rgb(12, 74, 65)"), ("dark", "rgb(6, 31, 30)")]
)
def test_the_theme_of_the_device_needs_no_script(
    people: Browser, address: str, scheme: str, felt: str
) -> None:
    """CSS alone chooses the theme, so a dark phone never shows the light theme first."""
    context = people.new_context(
        base_url=address,
        java_script_enabled=False,
        color_scheme="dark" if scheme == "dark" else "light",
    )
    page = context.new_page()
    page.goto("/")
    expect(page.locator("html")).to_have_css("background-color", felt)
    expect(page.locator("#table > *")).to_have_count(0)


def test_a_chosen_theme_overrides_the_device(page: Page) -> None:
    page.add_init_script('localStorage["spotisle.light"] = "lamp"')
    page.emulate_media(color_scheme="light")
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("html")).to_have_css("background-color", "rgb(6, 31, 30)")


def test_buttons_and_choices_have_edges_where_colours_are_forced(page: Page) -> None:
    page.emulate_media(forced_colors="active")
    page.goto("/#/play")
    page.locator("summary").click()
    edge = "each => parseFloat(getComputedStyle(each).borderTopWidth)"
    labels = page.locator(".segmented").first.locator("label")
    chosen, other = labels.filter(has=page.locator(":checked")), labels.last
    assert page.locator(".segmented").first.evaluate(edge) > 0
    assert chosen.evaluate(edge) > other.evaluate(edge)
