import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { later } from "../src/lib/timers";
import { EventConnection } from "../src/connection/event-connection";
import { RoomConnection } from "../src/connection/room-connection";
import type { SeatToken } from "../src/connection/seat-token";
import { FakeSocket } from "./fake-socket";

class Pocket implements SeatToken {
  token: string | null = null;
  read() {
    return this.token;
  }
  keep(token: string) {
    this.token = token;
  }
  lose() {
    this.token = null;
  }
}

class EventSocket extends FakeSocket {
  tell(frame: object): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

const OWN = { table: null, company: [] };
const welcome = (token: string | null) => ({
  type: "event_welcome",
  version: 1,
  role: "player",
  you: 7,
  token,
  clock: 9,
  view: { code: "ABCDEF", state: "doors", people: {} },
  own: OWN,
});
const TABLE = { type: "table", table: 3, room: "HJKMN", people: [7, 8] };
const ROOM = {
  type: "welcome",
  version: 1,
  you: "p1",
  token: null,
  epoch: 1,
  seq: 4,
  clock: 9,
  view: { code: "HJKMN", play: { number: 1, accepted: 0 } },
  private: { seat: 0, place: 0, cards: {} },
  here: ["p1"],
};

beforeEach(() => {
  vi.useFakeTimers({ now: 1000 });
});
afterEach(() => {
  vi.useRealTimers();
});

function come() {
  const sockets: EventSocket[] = [];
  const pocket = new Pocket();
  const clock = { later, now: Date.now, random: () => 0.5 };
  const openSocket = () => {
    const socket = new EventSocket();
    sockets.push(socket);
    return socket;
  };
  const event = new EventConnection(
    { code: "ABCDEF", key: "k", name: "", language: "da", watch: false },
    pocket,
    { openSocket, ...clock },
    () => undefined,
  );
  event.connect();
  const line = () => {
    const socket = sockets.at(-1);
    if (!socket) throw new Error("no socket was opened");
    return socket;
  };
  line().onopen?.();
  line().tell(welcome("secret"));
  /** The room of a table over the event's line. */
  const sit = () => {
    const room = new RoomConnection(
      { room: "HJKMN", name: "", watch: false },
      new Pocket(),
      { openSocket: event.openTable, ...clock },
      () => undefined,
    );
    room.connect();
    return room;
  };
  return { event, line, sit, pocket, sockets };
}

test("a phone says hello with the key and its language, later with its token", () => {
  const { line, pocket } = come();
  expect(line().sent[0]).toMatchObject({ room: "ABCDEF", key: "k", language: "da", watch: false });
  expect(pocket.token).toBe("secret");
  line().close();
  vi.advanceTimersToNextTimer();
  line().onopen?.();
  expect(line().sent[0]).toMatchObject({ room: "ABCDEF", token: "secret" });
});

test("the event's changes are merged into its view", () => {
  const { event, line } = come();
  line().tell({ type: "event_update", clock: 9, delta: [[["state"], "seating"]] });
  line().tell({ type: "event_own", own: { ...OWN, table: 3 } });
  expect(event.state.view?.state).toBe("seating");
  expect(event.state.own.table).toBe(3);
});

test("a busy server or a busy phone does not set the clock wrong", () => {
  const { event, line } = come();
  line().close();
  vi.advanceTimersToNextTimer();
  line().onopen?.();
  vi.advanceTimersByTime(2000);
  const now = Date.now();
  line().tell({ ...welcome(null), clock: now / 1000 });
  expect(event.state.ahead).toBe(150);
  line().tell({ type: "event_update", clock: now / 1000 + 1, delta: [] });
  expect(event.state.ahead).toBe(1000);
  vi.advanceTimersByTime(500);
  line().tell({ type: "event_update", clock: now / 1000 + 1.1, delta: [] });
  expect(event.state.ahead).toBe(1000);
});

test("a room is played in over the event's line, without a hello of its own", async () => {
  const { line, sit } = come();
  line().tell(TABLE);
  line().tell(ROOM);
  const room = sit();
  await Promise.resolve();
  expect(room.state.status).toBe("open");
  const verdict = room.ask({ type: "claim", symbol: 3, seen: 0, play: 1 });
  expect(line().sent).toHaveLength(2);
  const { id } = line().sent[1] as { id: number };
  line().tell({ type: "verdict", id, verdict: "ok", reason: "match" });
  await expect(verdict).resolves.toMatchObject({ verdict: "ok" });
});

test("a claim that was under way when the net failed is sent again at the same table", async () => {
  const { line, sit } = come();
  line().tell(TABLE);
  line().tell(ROOM);
  const room = sit();
  await Promise.resolve();
  void room.ask({ type: "claim", symbol: 3, seen: 0, play: 1 });
  line().close();
  expect(room.state.status).toBe("waiting");
  vi.advanceTimersByTime(300);
  line().onopen?.();
  line().tell(welcome(null));
  line().tell(TABLE);
  line().tell(ROOM);
  room.reconnectOrPing();
  await Promise.resolve();
  expect(room.state.status).toBe("open");
  expect(line().sent.at(-1)).toMatchObject({ type: "claim", symbol: 3 });
});

test("who is sent away may come back as the same person, who went home may not", () => {
  const sent = come();
  sent.line().tell({ type: "bye", why: "kicked", text: "" });
  sent.line().close();
  expect([sent.event.state.bye, sent.pocket.token]).toEqual(["kicked", "secret"]);
  const home = come();
  home.line().tell({ type: "bye", why: "left", text: "" });
  home.line().close();
  expect(home.pocket.token).toBeNull();
});
