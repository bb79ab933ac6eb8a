import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { later } from "../src/lib/timers";
import type { Frame, RoomView } from "../src/protocol/messages";
import type { SeatToken } from "../src/connection/seat-token";
import { RoomConnection } from "../src/connection/room-connection";
import { FakeSocket } from "./fake-socket";

class Pocket implements SeatToken {
  constructor(public token: string | null = null) {}
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

/** A connection before sockets that the test pulls, and a clock that it turns. */
function lay(pocket = new Pocket()) {
  const sockets: FakeSocket[] = [];
  const heard: string[] = [];
  const servers: string[] = [];
  const connection = new RoomConnection(
    { room: "ABCDE", name: "Ann", watch: false, face: "owl", tint: "teal" },
    pocket,
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
  /** Turns the clock to the next thing that is due, and says how long that took. */
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
  return { connection, sockets, servers, last, wait, heard, pocket };
}

/** Taps a symbol. */
const tap = ({ connection }: ReturnType<typeof lay>, symbol = 8) =>
  connection.ask({ type: "claim", symbol, target: null, seen: 4, play: 1, reaction: 1 });

function enter(table: ReturnType<typeof lay>, frame: Frame) {
  table.last().onopen?.();
  table.last().say(frame);
}

test("a newcomer says hello by name and look, and keeps the token", () => {
  const table = lay();
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
  expect([table.pocket.token, table.connection.state.status]).toEqual(["secret", "open"]);
});

test("updates follow one another, and what comes twice counts once", () => {
  const table = lay();
  enter(table, welcome(3));
  table.last().say(update(3, 4, true));
  table.last().say(update(3, 4, true));
  expect(table.connection.state.view?.paused).toBe(true);
  expect(table.heard).toEqual(["paused"]);
});

test("of one's own part only what has changed is sent", () => {
  const table = lay();
  enter(table, welcome(3));
  table.last().say({ type: "private", seq: 4, private: { cards: { card: 12 } } });
  table.last().say({ type: "private", seq: 5, private: { aims: [{ goals: ["open-0-6"] }] } });
  expect(table.connection.state.me).toEqual({
    ...ME,
    cards: { card: 12 },
    aims: [{ goals: ["open-0-6"] }],
  });
});

test("after a hole it comes back and says where it was", () => {
  const table = lay(new Pocket("secret"));
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

test("each try in vain makes the next one wait longer, up to a limit", () => {
  const table = lay();
  enter(table, welcome(3, "secret"));
  const waits = Array.from({ length: 8 }, () => {
    table.last().close();
    return table.wait();
  });
  expect(waits).toEqual([200, 400, 800, 1600, 3200, 4000, 4000, 4000]);
});

test("a claim that was cut off is asked again under the same id, and judged once", async () => {
  const table = lay();
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

test("a claim of a game that is over by then is not asked again", async () => {
  const table = lay();
  enter(table, welcome(3, "secret"));
  const answer = tap(table);
  table.last().close();
  table.wait();
  enter(table, welcome(9, null, 2));
  expect(await answer).toMatchObject({ type: "refused", why: "cut_off" });
  expect(table.last().sent.map(({ type }) => type)).toEqual(["hello"]);
});

test("anything else that was cut off is refused, because it may have been done", async () => {
  const table = lay();
  enter(table, welcome(3, "secret"));
  const answer = table.connection.ask({ type: "start" });
  table.last().close();
  expect(await answer).toMatchObject({ type: "refused", why: "cut_off" });
});

test("a room that owes an answer for too long is left and sought again", () => {
  const table = lay();
  enter(table, welcome(3, "secret"));
  void tap(table);
  expect(table.wait()).toBe(4000);
  expect([table.sockets[0]?.closed, table.connection.state.status]).toEqual([true, "waiting"]);
});

test.each(["kicked", "no_room", "elsewhere", "left"])("after %s it does not come back", (why) => {
  const table = lay();
  enter(table, welcome(3, "secret"));
  table.last().say({ type: "bye", why, text: "" });
  table.last().close();
  expect([table.connection.state.status, table.connection.state.bye]).toEqual(["ended", why]);
  expect(vi.getTimerCount()).toBe(0);
});

test("when the server restarts it comes back by itself", () => {
  const table = lay();
  enter(table, welcome(3, "secret"));
  table.last().say({ type: "bye", why: "restarting", text: "" });
  table.last().close();
  table.wait();
  expect(table.sockets).toHaveLength(2);
});

test("a token that the room does not know is thrown away, and it joins anew", () => {
  const table = lay(new Pocket("old"));
  table.last().onopen?.();
  table.last().say({ type: "bye", why: "stranger", text: "" });
  table.last().close();
  table.wait();
  table.last().onopen?.();
  expect(table.last().sent[0]).toMatchObject({ name: "Ann" });
  expect(table.pocket.token).toBeNull();
});

test("whoever hangs up is not called back", () => {
  const table = lay();
  enter(table, welcome(3, "secret"));
  table.connection.close();
  expect([vi.getTimerCount(), table.connection.state.status]).toEqual([0, "ended"]);
});

test("moments in the view are told by the room's clock, which the welcome shows", () => {
  const table = lay();
  enter(table, welcome(3, "secret"));
  expect(table.connection.state.ahead).toBe(8000);
});

test("whoever is sent on goes there at once, with token and number", () => {
  const table = lay(new Pocket("secret"));
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

test("whoever cannot go where it was sent asks at home to be carried", () => {
  const table = lay(new Pocket("secret"));
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

test("when a server is gone the others are tried in turn", () => {
  const table = lay(new Pocket("secret"));
  enter(table, welcome(3));
  table.last().say({ type: "nodes", urls: ["http://two:8555", "http://three:8555"] });
  for (let tries = 0; tries < 4; tries++) {
    table.last().onclose?.();
    table.wait();
  }
  expect(table.servers).toEqual(["", "", "http://two:8555", "http://three:8555", ""]);
});

test("a server that owes an answer for too long is left for another one", () => {
  const table = lay(new Pocket("secret"));
  enter(table, welcome(3));
  table.last().say({ type: "nodes", urls: ["http://two:8555"] });
  void tap(table);
  expect(table.wait()).toBe(4000);
  table.wait();
  expect(table.servers).toEqual(["", "http://two:8555"]);
});

test("taps on a dead connection do not put off its end", async () => {
  const table = lay();
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

test.each([0, 1, 2])("attempt %i to connect is given up when nothing comes of it", (failures) => {
  const table = lay();
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

test("a redirect that the page may not follow ends at home, relayed", () => {
  const table = lay(new Pocket("secret"));
  table.last().say({ type: "bye", why: "moved", url: FORBIDDEN });
  table.last().onclose?.();
  table.wait();
  table.wait();
  table.last().onopen?.();
  expect(table.servers).toEqual(["", FORBIDDEN, ""]);
  expect(table.last().sent[0]).toMatchObject({ relay: true });
});

test("when no server answers, all are tried in turn", () => {
  const table = lay(new Pocket("secret"));
  enter(table, welcome(3));
  table.last().say({ type: "nodes", urls: ["http://two:8555", "http://three:8555"] });
  table.last().onclose?.();
  for (let tries = 0; tries < 6; tries++) table.wait();
  expect(table.servers).toEqual(["", "", "http://two:8555", "http://three:8555"]);
});

test("a silent connection is asked for a sign of life, and left if none comes", async () => {
  const table = lay();
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

test("a connection on which something is heard is not asked", () => {
  const table = lay();
  enter(table, welcome(3, "secret"));
  for (let seq = 3; seq < 20; seq++) {
    vi.advanceTimersByTime(7000);
    table.last().say(update(seq, seq + 1, true));
  }
  expect(table.last().sent.map(({ type }) => type)).toEqual(["hello"]);
});

test("somebody who looks at the page again learns soon that the connection is dead", () => {
  const table = lay();
  enter(table, welcome(3, "secret"));
  table.connection.reconnectOrPing();
  table.connection.reconnectOrPing();
  expect(table.last().sent.map(({ type }) => type)).toEqual(["hello", "ping"]);
  expect(table.wait()).toBe(4000);
  expect(table.connection.state.status).toBe("waiting");
});

test("reconnectOrPing starts an attempt anew that hangs, but not one that has just begun", () => {
  const table = lay();
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
  const table = lay();
  table.last().close();
  table.connection.reconnectOrPing();
  expect(table.sockets).toHaveLength(2);
});

test("a server that does not know pings is not asked again, and the room goes on", () => {
  const table = lay();
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

test("closing settles every promise, and what is asked afterwards is refused", async () => {
  const table = lay();
  enter(table, welcome(3, "secret"));
  const asked = [tap(table), table.connection.ask({ type: "start" })];
  table.connection.close();
  asked.push(tap(table), table.connection.ask({ type: "start" }));
  for (const answer of await Promise.all(asked)) expect(answer).toMatchObject(CUT_OFF);
  expect(vi.getTimerCount()).toBe(0);
});

test("when the room ends the connection, every promise settles", async () => {
  const table = lay();
  enter(table, welcome(3, "secret"));
  const claim = tap(table);
  table.last().say({ type: "bye", why: "kicked" });
  table.last().onclose?.();
  expect(await claim).toMatchObject(CUT_OFF);
});

test("a claim that never gets through is given up", async () => {
  const table = lay();
  enter(table, welcome(3, "secret"));
  const claim = tap(table);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await claim).toMatchObject(CUT_OFF);
});

test("taps while the connection is down are few enough to be sent at once", async () => {
  const table = lay();
  enter(table, welcome(3, "secret"));
  table.last().close();
  const claims = Array.from({ length: 30 }, () => tap(table));
  expect(await claims.at(-1)).toMatchObject(CUT_OFF);
  table.wait();
  enter(table, { type: "resumed", epoch: 7, seq: 3, clock: 9, private: ME, here: [] });
  expect(table.last().sent.filter(({ type }) => type === "claim")).toHaveLength(20);
});

test("the host is told whose answers come late, until they do no longer", () => {
  const table = lay();
  enter(table, welcome(3));
  table.last().say({ type: "here", people: ["p1", "p2"], late_pongs: ["p2"] });
  expect(table.connection.state.latePongs).toEqual(["p2"]);
  table.last().say({ type: "here", people: ["p1", "p2"] });
  expect(table.connection.state.latePongs).toEqual([]);
});

test("a reaction is told once and changes nothing", () => {
  const table = lay();
  enter(table, welcome(3));
  const before = table.connection.state;
  table.last().say({ type: "reaction", person: "p2", reaction: "wow", seat: null });
  expect(table.heard).toEqual(["p2 wow"]);
  expect(table.connection.state).toBe(before);
});
