"""Sound: browsers play none until the first user gesture."""

import pytest
from playwright.sync_api import Browser, Page, expect

from .moments import until
from .rooms import WAIT_MS, WITHOUT_COUNTDOWN, own_card

pytestmark = pytest.mark.browser

AS_AN_IPHONE = """(() => {
  const wakes = ["pointerup", "touchend", "click", "keydown"];
  const inGesture = () => window.event?.isTrusted && wakes.includes(window.event.type);
  const Real = window.AudioContext;
  window.contexts = [];
  window.notes = 0;
  window.AudioContext = class extends Real {
    constructor(...options) {
      super(...options);
      this.allowed = false;
      window.contexts.push(this);
    }
    resume() {
      this.allowed ||= inGesture();
      return this.allowed ? super.resume() : new Promise(() => undefined);
    }
    get state() {
      return this.allowed ? super.state : "suspended";
    }
  };
  const begin = AudioScheduledSourceNode.prototype.start;
  AudioScheduledSourceNode.prototype.start = function (...when) {
    if (this.context.state === "running") window.notes += 1;
    return begin.apply(this, when);
  };
})();"""
"""Only `resume` starts a context, and only during a touch end or a key press."""

AWAKE = "contexts.length === 1 && contexts[0].state === 'running'"


@pytest.fixture
def phone(people: Browser, address: str) -> Page:
    """Open a phone page that plays no sound before a touch."""
    context = people.new_context(
        base_url=address, viewport={"width": 390, "height": 844}, locale="en-GB", has_touch=True
    )
    context.set_default_timeout(WAIT_MS)
    context.add_init_script(AS_AN_IPHONE + WITHOUT_COUNTDOWN)
    return context.new_page()


def test_the_first_tap_starts_the_sound(phone: Page) -> None:
    phone.goto("/#/play")
    expect(phone.locator("main li > button").first).to_be_visible()
    assert phone.evaluate("contexts.length") == 0
    phone.locator("main li > button").first.tap()
    until(phone, AWAKE)
    expect(own_card(phone)).to_be_visible()
    heard = phone.evaluate("notes")
    own_card(phone).locator("svg").first.tap()
    until(phone, f"notes > {heard}")


def test_a_device_that_is_muted_stays_silent(phone: Page) -> None:
    phone.add_init_script("localStorage['spotisle.wish.sound'] = 'no'")
    phone.goto("/#/play")
    phone.locator("main li > button").first.tap()
    own_card(phone).locator("svg").first.tap()
    phone.get_by_role("button", name="Menu").tap()
    assert phone.evaluate("contexts.length") == 0
    expect(phone.get_by_label("Volume")).to_have_count(0)
    phone.get_by_label("Sound").tap()
    phone.get_by_label("Volume").tap()
    until(phone, AWAKE)


def test_the_volume_is_remembered_by_the_device(phone: Page) -> None:
    phone.goto("/")
    phone.get_by_role("button", name="Create a room").tap()
    phone.get_by_label("Your name").fill("Ann")
    phone.get_by_role("button", name="Join").tap()
    phone.get_by_role("button", name="Menu").tap()
    phone.get_by_label("Volume").fill("30")
    phone.reload()
    phone.get_by_role("button", name="Menu").tap()
    expect(phone.get_by_label("Volume")).to_have_value("30")
