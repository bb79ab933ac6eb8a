import { expect, test } from "vitest";
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

const NO_CARDS = { card: null, partner_card: null, pointed_cell: null, pointed_symbol: null };
const ME = { seat: 0, place: 0, cards: NO_CARDS };
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

/** A connection before sockets that the test pulls, and a clock that it turns. */
function lay(pocket = new Pocket()) {
  const sockets: FakeSocket[] = [];
  const timers: { ms: number; then: () => void; off: boolean }[] = [];
  const heard: string[] = [];
  const servers: string[] = [];
  const connection = new RoomConnection(
    { room: "ABCDE", name: "Ann", watch: false },
    pocket,
    {
      openSocket: (server) => {
        const socket = new FakeSocket();
        sockets.push(socket);
        servers.push(server);
        return socket;
      },
      later: (ms, then) => {
        const timer = { ms, then, off: false };
        timers.push(timer);
        return () => {
          timer.off = true;
        };
      },
      now: () => 1000,
      random: () => 0.5,
    },
    (_, events) => heard.push(...events.map(({ type }) => type)),
  );
  connection.connect();
  const due = () => timers.filter(({ off }) => !off);
  const wait = () => {
    const [next] = due();
    if (!next) throw new Error("nothing is due");
    next.off = true;
    next.then();
    return next.ms;
  };
  const last = () => {
    const socket = sockets.at(-1);
    if (!socket) throw new Error("no socket was opened");
    return socket;
  };
  return { connection, sockets, servers, last, wait, due, heard, pocket };
}

function enter(table: ReturnType<typeof lay>, frame: Frame) {
  table.last().onopen?.();
  table.last().say(frame);
}

test("a newcomer says hello by name and keeps the token", () => {
  const table = lay();
  enter(table, welcome(3, "secret"));
  expect(table.last().sent).toEqual([
    { type: "hello", version: 1, room: "ABCDE", name: "Ann", watch: false },
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
  const claim = {
    type: "claim",
    symbol: 8,
    target: null,
    seen: 4,
    play: 1,
    reaction: 1.2,
  } as const;
  const answer = table.connection.ask(claim);
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
  const answer = table.connection.ask({
    type: "claim",
    symbol: 8,
    target: null,
    seen: 4,
    play: 1,
    reaction: 1,
  });
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
  void table.connection.ask({
    type: "claim",
    symbol: 8,
    target: null,
    seen: 4,
    play: 1,
    reaction: 1,
  });
  expect(table.wait()).toBe(4000);
  expect([table.sockets[0]?.closed, table.connection.state.status]).toEqual([true, "waiting"]);
});

test.each(["kicked", "no_room", "elsewhere", "left"])("after %s it does not come back", (why) => {
  const table = lay();
  enter(table, welcome(3, "secret"));
  table.last().say({ type: "bye", why, text: "" });
  table.last().close();
  expect([table.connection.state.status, table.connection.state.bye]).toEqual(["ended", why]);
  expect(table.due()).toEqual([]);
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
  expect([table.due(), table.connection.state.status]).toEqual([[], "ended"]);
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
  void table.connection.ask({
    type: "claim",
    symbol: 4,
    seen: 4,
    target: null,
    play: 1,
    reaction: 0.5,
  });
  expect(table.wait()).toBe(4000);
  table.wait();
  expect(table.servers).toEqual(["", "http://two:8555"]);
});
