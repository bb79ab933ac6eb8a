"""People with devices at a club night: an organiser, phones, and the big screen."""

from typing import NamedTuple

from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from .rooms import TELEVISION, keep_acting, open_page

FIND_THE_PAIR = """() => {
  const cards = [...document.querySelectorAll(".crowd [role=group]")]
    .map((card) => [...card.querySelectorAll("[data-symbol]")]);
  if (cards.length < 2 || document.querySelector(".front[inert]")) return;
  const shown = new Set(cards[0].map((button) => button.dataset.symbol));
  cards[1].find((button) => shown.has(button.dataset.symbol))?.click();
}"""
"""Tap the symbol that both cards of the crowd share, once they are uncovered."""


class Evening(NamedTuple):
    """A club night, and the page of its organiser."""

    desk: Page
    code: str
    key: str

    @property
    def path(self) -> str:
        """The path in the QR code."""
        return f"/#/event/{self.code}?k={self.key}"

    @property
    def club(self) -> dict[str, str]:
        """The code and key that scripted phones need."""
        return {"code": self.code, "key": self.key}


def create(people: Browser, address: str, button: str = "Create club night") -> Evening:
    """Create a club night from the start page."""
    desk = open_page(people, address, "/#/event", size=(1280, 800))
    desk.get_by_role("button", name=button).click()
    link = desk.get_by_label("Link to join")
    expect(link).not_to_have_value("")
    code, _, key = link.input_value().partition("/#/event/")[2].partition("?k=")
    return Evening(desk, code, key)


def go_by_hand(desk: Page) -> None:
    """Turn automatic mode off, so that a busy machine does not miss a screen."""
    desk.get_by_label("Continue automatically").uncheck()


def join(people: Browser, address: str, evening: Evening) -> Page:
    """Open the link of the QR code, which joins at once."""
    phone = open_page(people, address, evening.path)
    expect(phone.get_by_text("You are", exact=True)).to_be_visible()
    return phone


def open_screen(people: Browser, address: str, evening: Evening) -> Page:
    return open_page(people, address, f"{evening.path}&screen", TELEVISION)


def count_people(desk: Page, count: int) -> None:
    """Wait until the organiser's page shows this many people."""
    expect(desk.get_by_role("heading", name=f"{count} people here")).to_be_visible()


def steer(desk: Page, button: str) -> None:
    desk.get_by_role("button", name=button, exact=True).click()


def take_seats(*phones: Page) -> None:
    """Confirm the seats of these phones."""
    for phone in phones:
        phone.get_by_role("button", name="I’m here").click()
        expect(phone.get_by_role("button", name="I’m here")).to_have_count(0)


def answer_pairs(*phones: Page) -> None:
    for phone in phones:
        keep_acting(phone, FIND_THE_PAIR)


class SlowHello:
    """A connection whose first messages are delayed, as by a busy server."""

    def __init__(self) -> None:
        self._held: list[tuple[WebSocketRoute, str | bytes]] = []
        self._open = False

    def carry(self, line: WebSocketRoute) -> None:
        """Connect, and hold back the messages of the phone."""
        server = line.connect_to_server()

        def say(words: str | bytes) -> None:
            if self._open:
                server.send(words)
            else:
                self._held.append((server, words))

        line.on_message(say)

    @property
    def is_held(self) -> bool:
        """Whether the phone has said something that the server has not heard."""
        return bool(self._held)

    def hear(self) -> None:
        """Deliver all messages, held back and new."""
        self._open = True
        for server, words in self._held:
            server.send(words)


class Network:
    """The network of one phone, which can fail. Route pages through it before they open."""

    def __init__(self) -> None:
        self._up = True
        self._lines: list[WebSocketRoute] = []

    def carry(self, line: WebSocketRoute) -> None:
        """Let a connection through while the network is up."""
        if not self._up:
            line.close()
            return
        self._lines.append(line)
        line.connect_to_server()

    def fail(self) -> None:
        """Close every connection, and let none through."""
        self._up = False
        for line in self._lines:
            line.close()

    def recover(self) -> None:
        """Let new connections through."""
        self._up = True
