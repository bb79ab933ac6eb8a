"""Games from other packages, played by two people with phones and a television."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect

from spotisle.texts import translate
from tests.kit.ladder import write_ladder
from tests.kit.packages import install
from tools.page_scripts import TAP_A_MATCH
from tools.serving import ServerProcess

from .access import barriers
from .rooms import (
    TELEVISION,
    await_outcome,
    choose,
    join_room,
    keep,
    keep_acting,
    make_room,
    open_page,
    open_part,
    start,
)

pytestmark = pytest.mark.browser

STEPPING_STONES = Path(__file__).parents[2] / "examples" / "stepping-stones"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install two packages from their wheels."""
    folder = tmp_path_factory.mktemp("packages")
    install(folder / "site", STEPPING_STONES, write_ladder(folder))
    return folder / "site"


@pytest.fixture
def table(site: Path, tmp_path: Path) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path, packages=site).running() as server:
        yield server


def sit_down(people: Browser, table: ServerProcess, game: str) -> tuple[Page, Page, Page]:
    """Start a packaged game with two players and a television."""
    ann, code = make_room(people, table.url, "Ann")
    bob = join_room(people, table.url, code, "Bob")
    television = open_page(people, table.url, f"/#/room/{code}/table", TELEVISION)
    # A person who joins moves the lobby, and a tap would miss its tile.
    expect(ann.get_by_text("Big screen")).to_be_visible()
    choose(ann, game)
    expect(television.get_by_text(game).first).to_be_visible()
    start(ann)
    for page in (ann, bob):
        expect(page.locator("[data-symbol]").first).to_be_visible()
    expect(television.locator("[data-spot]").first).to_be_visible()
    return ann, bob, television


def record_of(page: Page) -> dict[str, object]:
    with page.expect_download() as download:
        page.get_by_role("link", name="Download game file").click()
    record: dict[str, object] = msgspec.json.decode(download.value.path().read_bytes())
    return record


def test_stepping_stones_installed_from_its_wheel_is_played_to_the_end(
    people: Browser, table: ServerProcess
) -> None:
    ann, bob, television = sit_down(people, table, "Stepping Stones")
    keep(ann, "package-stepping-stones")
    keep(television, "package-stepping-stones-tv")
    assert barriers(ann) == []
    for page in (ann, bob):
        keep_acting(page, TAP_A_MATCH)
    await_outcome(ann, bob, television)
    assert record_of(ann)["game"] == "stepping_stones"


def test_a_third_party_game_survives_a_crash_and_is_replayed(
    people: Browser, table: ServerProcess
) -> None:
    ann, bob, television = sit_down(people, table, "Ladder")
    accepted = ann.locator("[data-spot]").first
    expect(accepted).to_be_visible()
    keep_acting(ann, TAP_A_MATCH)
    expect(television.get_by_text("Ann").first).to_be_visible()
    table.kill()
    table.start()
    keep_acting(bob, TAP_A_MATCH)
    await_outcome(ann, bob, television)
    keep(television, "package-ladder-tv")
    ann.get_by_role("link", name="Watch replay").first.click()
    expect(ann.locator("[data-spot]").first).to_be_visible()


def test_a_missing_language_of_a_package_is_reported(people: Browser, table: ServerProcess) -> None:
    page, _ = make_room(people, table.url, "Ann")
    open_part(page, "Game:")
    expect(page.get_by_text("Only in English so far")).to_have_count(0)
    page.keyboard.press("Escape")
    page.get_by_role("banner").get_by_role("combobox").select_option("nl")
    page.get_by_role("button", name=f"{translate('nl', 'game')}:").click()
    ladder = page.locator("label").filter(has_text="Ladder")
    expect(ladder).to_contain_text(translate("nl", "only-english"))
