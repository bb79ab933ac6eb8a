import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { later } from "../src/lib/timers";
import type { Frame, RoomView } from "../src/protocol/messages";
import { RoomConnection } from "../src/connection/room-connection";
import { FakeSeatToken } from "./fake-seat-token";
import { FakeSocket } from "./fake-socket";

const FORBIDDEN = "http://forbidden:8555";
const ME = { seat: 0, place: 0, cards: {} };
const room = (paused: boolean, play = 1) =>
  ({ code: "ABCDE", paused, play: { number: play, accepted: 4 } }) as unknown as RoomView;
const welcome = (seq: number, token: string | null = null, play = 1): Frame => ({
  type: "welcome",
  version: 1,
  you: "p1",
  token,
  epoch: 7,
  seq,
  clock: 9,
  view: room(false, play),
  private: ME,
  here: ["p1"],
});
const update = (since: number, seq: number, paused: boolean): Frame => ({
  type: "update",
  since,
  seq,
  events: [{ type: "paused" }],
  delta: [[["paused"], paused]],
});

beforeEach(() => {
  vi.useFakeTimers({ now: 1000 });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A connection with fake sockets and a fake clock. */
function connectRoom(seatToken = new FakeSeatToken()) {
  const sockets: FakeSocket[] = [];
  const heard: string[] = [];
  const servers: string[] = [];
  const connection = new RoomConnection(
    { room: "ABCDE", name: "Ann", watch: false, face: "owl", tint: "teal" },
    seatToken,
    {
      openSocket: (server) => {
        servers.push(server);
        if (server === FORBIDDEN) throw new Error("a page may not connect to this");
        const socket = new FakeSocket();
        sockets.push(socket);
        return socket;
      },
      later,
      now: Date.now,
      random: () => 0.5,
    },
    (_, events) => heard.push(...events.map(({ type }) => type)),
    ({ person, reaction }) => heard.push(`${person} ${reaction}`),
  );
  connection.connect();
  /** Advances the clock to the next timer, and returns how long that took. */
  const wait = () => {
    const before = Date.now();
    vi.advanceTimersToNextTimer();
    return Date.now() - before;
  };
  const last = () => {
    const socket = sockets.at(-1);
    if (!socket) throw new Error("no socket was opened");
    return socket;
  };
  return { connection, sockets, servers, last, wait, heard, seatToken };
}

/** Taps a symbol. */
const tap = ({ connection }: ReturnType<typeof connectRoom>, symbol = 8) =>
  connection.ask({ type: "claim", symbol, target: null, seen: 4, play: 1, reaction: 1 });

function enter(table: ReturnType<typeof connectRoom>, frame: Frame) {
  table.last().onopen?.();
  table.last().say(frame);
}

test("a newcomer says hello by name and look, and keeps the token", () => {
  const table = connectRoom();
  enter(table, welcome(3, "secret"));
  expect(table.last().sent).toEqual([
    {
      type: "hello",
      version: 1,
      room: "ABCDE",
      name: "Ann",
      watch: false,
      face: "owl",
      tint: "teal",
    },
  ]);
  expect([table.seatToken.token, table.connection.state.status]).toEqual(["secret", "open"]);
});

test("updates are applied in order, and a duplicate is ignored", () => {
  const table = connectRoom();
  enter(table, welcome(3));
  table.last().say(update(3, 4, true));
  table.last().say(update(3, 4, true));
  expect(table.connection.state.view?.paused).toBe(true);
  expect(table.heard).toEqual(["paused"]);
});

test("a private update has only the fields that changed", () => {
  const table = connectRoom();
  enter(table, welcome(3));
  table.last().say({ type: "private", seq: 4, private: { cards: { card: 12 } } });
  table.last().say({ type: "private", seq: 5, private: { aims: [{ goals: ["open-0-6"] }] } });
  expect(table.connection.state.me).toEqual({
    ...ME,
    cards: { card: 12 },
    aims: [{ goals: ["open-0-6"] }],
  });
});

test("after a gap it reconnects and sends its last sequence number", () => {
  const table = connectRoom(new FakeSeatToken("secret"));
  enter(table, welcome(3));
  table.last().say(update(5, 6, true));
  expect(table.sockets[0]?.closed).toBe(true);
  expect([table.connection.state.view?.paused, table.connection.state.status]).toEqual([
    false,
    "waiting",
  ]);
  table.wait();
  table.last().onopen?.();
  expect(table.last().sent).toEqual([
    { type: "hello", version: 1, room: "ABCDE", token: "secret", epoch: 7, seq: 3 },
  ]);
  table.last().say({ type: "resumed", epoch: 7, seq: 6, clock: 9, private: ME, here: ["p1"] });
  table.last().say(update(3, 6, true));
  expect([table.connection.state.view?.paused, table.connection.state.status]).toEqual([
    true,
    "open",
  ]);
});

test("each failed attempt doubles the delay of the next, up to a limit", () => {
  const table = connectRoom();
  enter(table, welcome(3, "secret"));
  const waits = Array.from({ length: 8 }, () => {
    table.last().close();
    return table.wait();
  });
  expect(waits).toEqual([200, 400, 800, 1600, 3200, 4000, 4000, 4000]);
});

test("a claim that was cut off is sent again with the same id, and judged once", async () => {
  const table = connectRoom();
  enter(table, welcome(3, "secret"));
  const answer = tap(table);
  table.last().close();
  table.wait();
  enter(table, { type: "resumed", epoch: 7, seq: 3, clock: 9, private: ME, here: [] });
  const asked = table.sockets.map((socket) => socket.sent.find(({ type }) => type === "claim"));
  expect(asked[0]).toEqual(asked[1]);
  const id = Number(asked[0]?.["id"]);
  table.last().say({ type: "verdict", id, verdict: "late", reason: "not_on_target", behind: 0.12 });
  expect(await answer).toMatchObject({ verdict: "late", behind: 0.12 });
});

test("a claim that was cut off is not sent again once its game is over", async () => {
  const table = connectRoom();
  enter(table, welcome(3, "secret"));
  const answer = tap(table);
  table.last().close();
  table.wait();
  enter(table, welcome(9, null, 2));
  expect(await answer).toMatchObject({ type: "refused", why: "cut_off" });
  expect(table.last().sent.map(({ type }) => type)).toEqual(["hello"]);
});

test("any other command that was cut off is refused, because it may have been executed", async () => {
  const table = connectRoom();
  enter(table, welcome(3, "secret"));
  const answer = table.connection.ask({ type: "start" });
  table.last().close();
  expect(await answer).toMatchObject({ type: "refused", why: "cut_off" });
});

test("an answer that takes too long closes the connection and starts a new one", () => {
  const table = connectRoom();
  enter(table, welcome(3, "secret"));
  void tap(table);
  expect(table.wait()).toBe(4000);
  expect([table.sockets[0]?.closed, table.connection.state.status]).toEqual([true, "waiting"]);
});

test.each(["kicked", "no_room", "elsewhere", "left"])("after %s it does not reconnect", (why) => {
  const table = connectRoom();
  enter(table, welcome(3, "secret"));
  table.last().say({ type: "bye", why, text: "" });
  table.last().close();
  expect([table.connection.state.status, table.connection.state.bye]).toEqual(["ended", why]);
  expect(vi.getTimerCount()).toBe(0);
});

test("it reconnects by itself after a restart of the server", () => {
  const table = connectRoom();
  enter(table, welcome(3, "secret"));
  table.last().say({ type: "bye", why: "restarting", text: "" });
  table.last().close();
  table.wait();
  expect(table.sockets).toHaveLength(2);
});

test("a token that the room does not know is deleted, and it joins as a newcomer", () => {
  const table = connectRoom(new FakeSeatToken("old"));
  table.last().onopen?.();
  table.last().say({ type: "bye", why: "stranger", text: "" });
  table.last().close();
  table.wait();
  table.last().onopen?.();
  expect(table.last().sent[0]).toMatchObject({ name: "Ann" });
  expect(table.seatToken.token).toBeNull();
});

test("a closed connection does not reconnect", () => {
  const table = connectRoom();
  enter(table, welcome(3, "secret"));
  table.connection.close();
  expect([vi.getTimerCount(), table.connection.state.status]).toEqual([0, "ended"]);
});

test("the welcome message tells how far the room's clock is ahead", () => {
  const table = connectRoom();
  enter(table, welcome(3, "secret"));
  expect(table.connection.state.ahead).toBe(8000);
});

test("a redirect is followed at once, with token and sequence number", () => {
  const table = connectRoom(new FakeSeatToken("secret"));
  enter(table, welcome(3));
  table.last().say({ type: "bye", why: "moved", url: "http://two:8555" });
  table.last().onclose?.();
  expect(table.wait()).toBe(0);
  table.last().onopen?.();
  expect(table.servers).toEqual(["", "http://two:8555"]);
  expect(table.last().sent).toEqual([
    { type: "hello", version: 1, room: "ABCDE", token: "secret", epoch: 7, seq: 3 },
  ]);
});

test("if the redirect fails, it asks the first server to relay", () => {
  const table = connectRoom(new FakeSeatToken("secret"));
  table.last().say({ type: "bye", why: "moved", url: "http://two:8555" });
  table.last().onclose?.();
  table.wait();
  table.last().onclose?.();
  table.wait();
  table.last().onopen?.();
  expect(table.servers).toEqual(["", "http://two:8555", ""]);
  expect(table.last().sent).toEqual([
    { type: "hello", version: 1, room: "ABCDE", token: "secret", relay: true },
  ]);
});

test("when a server is gone, the others are tried in turn", () => {
  const table = connectRoom(new FakeSeatToken("secret"));
  enter(table, welcome(3));
  table.last().say({ type: "nodes", urls: ["http://two:8555", "http://three:8555"] });
  for (let tries = 0; tries < 4; tries++) {
    table.last().onclose?.();
    table.wait();
  }
  expect(table.servers).toEqual(["", "", "http://two:8555", "http://three:8555", ""]);
});

test("when an answer takes too long, another server is tried", () => {
  const table = connectRoom(new FakeSeatToken("secret"));
  enter(table, welcome(3));
  table.last().say({ type: "nodes", urls: ["http://two:8555"] });
  void tap(table);
  expect(table.wait()).toBe(4000);
  table.wait();
  expect(table.servers).toEqual(["", "http://two:8555"]);
});

test("taps on a dead connection do not extend its timeout", async () => {
  const table = connectRoom();
  enter(table, welcome(3, "secret"));
  const first = tap(table);
  await vi.advanceTimersByTimeAsync(3000);
  void tap(table);
  await vi.advanceTimersByTimeAsync(1000);
  expect([table.sockets[0]?.closed, table.connection.state.status]).toEqual([true, "waiting"]);
  table.wait();
  enter(table, { type: "resumed", epoch: 7, seq: 3, clock: 9, private: ME, here: [] });
  const again = table.last().sent.filter(({ type }) => type === "claim");
  expect(again).toHaveLength(2);
  table.last().say({ type: "verdict", id: Number(again[0]?.["id"]), verdict: "ok", reason: "" });
  expect(await first).toMatchObject({ verdict: "ok" });
  await vi.advanceTimersByTimeAsync(4000);
  expect(table.connection.state.status).toBe("waiting"); // the second tap has no verdict yet
});

test.each([0, 1, 2])("attempt %i to connect times out", (failures) => {
  const table = connectRoom();
  for (let attempt = 0; attempt < failures; attempt++) {
    table.last().close();
    table.wait();
  }
  if (failures > 0) table.last().onopen?.(); // connected, but hello is never answered
  expect(table.wait()).toBeLessThanOrEqual(16_000);
  expect([table.last().closed, table.connection.state.status]).toEqual([true, "waiting"]);
  table.wait();
  expect(table.sockets).toHaveLength(failures + 2);
});

test("a forbidden redirect falls back to a relay by the first server", () => {
  const table = connectRoom(new FakeSeatToken("secret"));
  table.last().say({ type: "bye", why: "moved", url: FORBIDDEN });
  table.last().onclose?.();
  table.wait();
  table.wait();
  table.last().onopen?.();
  expect(table.servers).toEqual(["", FORBIDDEN, ""]);
  expect(table.last().sent[0]).toMatchObject({ relay: true });
});

test("when no server answers, all are tried in turn", () => {
  const table = connectRoom(new FakeSeatToken("secret"));
  enter(table, welcome(3));
  table.last().say({ type: "nodes", urls: ["http://two:8555", "http://three:8555"] });
  table.last().onclose?.();
  for (let tries = 0; tries < 6; tries++) table.wait();
  expect(table.servers).toEqual(["", "", "http://two:8555", "http://three:8555"]);
});

test("a silent connection is pinged, and closed if there is no answer", async () => {
  const table = connectRoom();
  enter(table, welcome(3, "secret"));
  for (let minute = 0; minute < 2; minute++) {
    await vi.advanceTimersByTimeAsync(8000);
    const ping = table.last().sent.at(-1);
    expect(ping).toMatchObject({ type: "ping" });
    table.last().say({ type: "done", id: Number(ping?.["id"]) });
  }
  expect(table.connection.state.status).toBe("open");
  await vi.advanceTimersByTimeAsync(15_000);
  expect([table.sockets[0]?.closed, table.sockets.length]).toEqual([true, 2]);
});

test("a connection with incoming messages is not pinged", () => {
  const table = connectRoom();
  enter(table, welcome(3, "secret"));
  for (let seq = 3; seq < 20; seq++) {
    vi.advanceTimersByTime(7000);
    table.last().say(update(seq, seq + 1, true));
  }
  expect(table.last().sent.map(({ type }) => type)).toEqual(["hello"]);
});

test("reconnectOrPing detects a dead connection within four seconds", () => {
  const table = connectRoom();
  enter(table, welcome(3, "secret"));
  table.connection.reconnectOrPing();
  table.connection.reconnectOrPing();
  expect(table.last().sent.map(({ type }) => type)).toEqual(["hello", "ping"]);
  expect(table.wait()).toBe(4000);
  expect(table.connection.state.status).toBe("waiting");
});

test("reconnectOrPing restarts an attempt that hangs, but not one that has just begun", () => {
  const table = connectRoom();
  table.connection.reconnectOrPing();
  expect(table.sockets).toHaveLength(1);
  vi.advanceTimersByTime(2000);
  table.connection.reconnectOrPing();
  table.connection.reconnectOrPing();
  expect([table.sockets.length, table.sockets[0]?.closed]).toEqual([2, true]);
  enter(table, welcome(3, "secret"));
  expect(table.connection.state.status).toBe("open");
});

test("reconnectOrPing does not wait for the next attempt", () => {
  const table = connectRoom();
  table.last().close();
  table.connection.reconnectOrPing();
  expect(table.sockets).toHaveLength(2);
});

test("a server that does not know pings is not pinged again, and the room still works", () => {
  const table = connectRoom();
  enter(table, welcome(3, "secret"));
  table.connection.reconnectOrPing();
  table.last().say({ type: "bye", why: "malformed" });
  table.last().onclose?.();
  table.wait();
  enter(table, welcome(3));
  table.connection.reconnectOrPing();
  expect(table.last().sent.map(({ type }) => type)).toEqual(["hello"]);
  expect(table.connection.state.status).toBe("open");
});

const CUT_OFF = { type: "refused", why: "cut_off" };

test("closing settles every promise, and later commands are refused", async () => {
  const table = connectRoom();
  enter(table, welcome(3, "secret"));
  const asked = [tap(table), table.connection.ask({ type: "start" })];
  table.connection.close();
  asked.push(tap(table), table.connection.ask({ type: "start" }));
  for (const answer of await Promise.all(asked)) expect(answer).toMatchObject(CUT_OFF);
  expect(vi.getTimerCount()).toBe(0);
});

test("when the room ends the connection, every promise settles", async () => {
  const table = connectRoom();
  enter(table, welcome(3, "secret"));
  const claim = tap(table);
  table.last().say({ type: "bye", why: "kicked" });
  table.last().onclose?.();
  expect(await claim).toMatchObject(CUT_OFF);
});

test("a claim that never gets through is given up", async () => {
  const table = connectRoom();
  enter(table, welcome(3, "secret"));
  const claim = tap(table);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await claim).toMatchObject(CUT_OFF);
});

test("at most twenty claims wait while the connection is down", async () => {
  const table = connectRoom();
  enter(table, welcome(3, "secret"));
  table.last().close();
  const claims = Array.from({ length: 30 }, () => tap(table));
  expect(await claims.at(-1)).toMatchObject(CUT_OFF);
  table.wait();
  enter(table, { type: "resumed", epoch: 7, seq: 3, clock: 9, private: ME, here: [] });
  expect(table.last().sent.filter(({ type }) => type === "claim")).toHaveLength(20);
});

test("the state lists people with late pongs until they answer in time again", () => {
  const table = connectRoom();
  enter(table, welcome(3));
  table.last().say({ type: "here", people: ["p1", "p2"], late_pongs: ["p2"] });
  expect(table.connection.state.latePongs).toEqual(["p2"]);
  table.last().say({ type: "here", people: ["p1", "p2"] });
  expect(table.connection.state.latePongs).toEqual([]);
});

test("a reaction is emitted once and does not change the state", () => {
  const table = connectRoom();
  enter(table, welcome(3));
  const before = table.connection.state;
  table.last().say({ type: "reaction", person: "p2", reaction: "wow", seat: null });
  expect(table.heard).toEqual(["p2 wow"]);
  expect(table.connection.state).toBe(before);
});
