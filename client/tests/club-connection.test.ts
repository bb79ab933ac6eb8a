import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { later } from "../src/lib/timers";
import { ClubConnection } from "../src/connection/club-connection";
import { RoomConnection } from "../src/connection/room-connection";
import { FakeSeatToken } from "./fake-seat-token";
import { FakeSocket } from "./fake-socket";

class ClubSocket extends FakeSocket {
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

function connectClub() {
  const sockets: ClubSocket[] = [];
  const seatToken = new FakeSeatToken();
  const clock = { later, now: Date.now, random: () => 0.5 };
  const openSocket = () => {
    const socket = new ClubSocket();
    sockets.push(socket);
    return socket;
  };
  const club = new ClubConnection(
    { code: "ABCDEF", key: "k", name: "", language: "da", watch: false },
    seatToken,
    { openSocket, ...clock },
    () => undefined,
  );
  club.connect();
  const line = () => {
    const socket = sockets.at(-1);
    if (!socket) throw new Error("no socket was opened");
    return socket;
  };
  line().onopen?.();
  line().tell(welcome("secret"));
  /** Joins a table's room over the club night's connection. */
  const sit = () => {
    const room = new RoomConnection(
      { room: "HJKMN", name: "", watch: false },
      new FakeSeatToken(),
      { openSocket: club.openTable, ...clock },
      () => undefined,
    );
    room.connect();
    return room;
  };
  return { club, line, sit, seatToken, sockets };
}

test("a phone says hello with the key and its language, later with its token", () => {
  const { line, seatToken } = connectClub();
  expect(line().sent[0]).toMatchObject({ room: "ABCDEF", key: "k", language: "da", watch: false });
  expect(seatToken.token).toBe("secret");
  line().close();
  vi.advanceTimersToNextTimer();
  line().onopen?.();
  expect(line().sent[0]).toMatchObject({ room: "ABCDEF", token: "secret" });
});

test("the club night's changes are merged into its view", () => {
  const { club, line } = connectClub();
  line().tell({ type: "event_update", clock: 9, delta: [[["state"], "seating"]] });
  line().tell({ type: "event_own", own: { ...OWN, table: 3 } });
  expect(club.state.view?.state).toBe("seating");
  expect(club.state.own.table).toBe(3);
});

test("a slow answer from the server or the phone does not skew the clock", () => {
  const { club, line } = connectClub();
  line().close();
  vi.advanceTimersToNextTimer();
  line().onopen?.();
  vi.advanceTimersByTime(2000);
  const now = Date.now();
  line().tell({ ...welcome(null), clock: now / 1000 });
  expect(club.state.ahead).toBe(150);
  line().tell({ type: "event_update", clock: now / 1000 + 1, delta: [] });
  expect(club.state.ahead).toBe(1000);
  vi.advanceTimersByTime(500);
  line().tell({ type: "event_update", clock: now / 1000 + 1.1, delta: [] });
  expect(club.state.ahead).toBe(1000);
});

test("a room works over the club night's connection, without its own hello", async () => {
  const { line, sit } = connectClub();
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

test("a pending claim is sent again at the same table after a lost connection", async () => {
  const { line, sit } = connectClub();
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

test.each(["kicked", "left"])("somebody who was %s can come back as the same person", (why) => {
  const { club, line, seatToken } = connectClub();
  line().tell({ type: "bye", why, text: "" });
  line().close();
  expect([club.state.bye, seatToken.token]).toEqual([why, "secret"]);
});
