import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { LiveClub } from "../src/club/live-club.svelte";
import AutoAdvance from "../src/club/organiser/AutoAdvance.svelte";
import ClubControls from "../src/club/organiser/ClubControls.svelte";
import ClubPlan from "../src/club/organiser/ClubPlan.svelte";
import SeatingWishes from "../src/club/organiser/SeatingWishes.svelte";
import TableList from "../src/club/organiser/TableList.svelte";
import { loadTextGroup, setLanguage } from "../src/i18n/i18n.svelte";
import type { Answer, ClubView, Command } from "../src/protocol/messages";
import { SETTINGS } from "./catalogue";

let shown: Record<string, unknown> | undefined;
let asked: Command[];
let answers: ((answer: Answer) => void)[];

const person = { name: "Ann", colour: 0, here: true, guest: false, team: null };
const view = (part: object) =>
  ({
    code: "ABCDEF",
    mode: "tables",
    state: "doors",
    round: 0,
    rounds: 3,
    people: { 1: person, 2: person, 3: person },
    ends: null,
    paused: false,
    sentence: null,
    settings: {
      mode: "tables",
      games: [SETTINGS],
      rounds: 3,
      table: 4,
      sizes: null,
      scoring: "club",
      seating_seconds: 60,
      round_seconds: 60,
      results_seconds: 30,
    },
    ...part,
  }) as unknown as ClubView;

beforeAll(async () => {
  await setLanguage("en");
  await loadTextGroup("club");
});
beforeEach(() => {
  [asked, answers] = [[], []];
  vi.useFakeTimers();
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
  vi.useRealTimers();
  document.body.innerHTML = "";
});

type Organised = Component<{ club: LiveClub; view: ClubView }>;

function show(component: Organised, part: object = {}, organiser: object = {}) {
  const club = {
    state: { organiser },
    ask: (command: Command) => {
      asked.push(command);
      return new Promise<Answer>((resolve) => answers.push(resolve));
    },
  } as unknown as LiveClub;
  const props = $state({ club, view: view(part) });
  shown = mount(component, { target: document.body, props });
  flushSync();
  return props;
}
const button = (label: string) => {
  const found = [...document.querySelectorAll("button")].find(
    (each) => each.textContent.trim() === label || each.getAttribute("aria-label") === label,
  );
  if (!found) throw new Error(`there is no button ${label}`);
  return found;
};
const press = (label: string) => {
  button(label).click();
  flushSync();
};
const answer = async (sent: Answer) => {
  for (const settle of answers.splice(0)) settle(sent);
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
};

test("a game that was added opens at once", () => {
  show(ClubPlan);
  press("Add a game");
  expect(asked).toMatchObject([{ settings: { games: [SETTINGS, {}] } }]);
  expect(document.querySelector("dialog")?.getAttribute("aria-label")).toBe("Round 2");
});

test("a second wish keeps the first, before the server has answered", () => {
  const groups = [
    [1, 2],
    [1, 3],
    [2, 3],
  ];
  show(SeatingWishes, {}, { apart: groups, together: [] });
  press("Remove wish");
  press("Remove wish");
  expect(asked.at(-1)).toEqual({ type: "wishes", apart: [[2, 3]], together: [] });
});

test("a double tap advances the evening by one step", async () => {
  const props = show(ClubControls);
  await vi.advanceTimersByTimeAsync(1000);
  flushSync();
  press("Start");
  press("Start");
  props.view = view({ state: "seating", round: 1 });
  await answer({ type: "done", id: 1 });
  press("Start round");
  expect(asked).toEqual([{ type: "event_go", state: "doors" }]);
  await vi.advanceTimersByTimeAsync(1000);
  flushSync();
  press("Start round");
  expect(asked).toHaveLength(2);
});

test("a refused step can be tried again", async () => {
  show(ClubControls);
  await vi.advanceTimersByTimeAsync(1000);
  flushSync();
  press("Start");
  await answer({ type: "refused", id: 1, why: "not_host", text: "" });
  press("Start");
  expect(asked).toHaveLength(2);
});

const table = { number: 3, people: [1, 2], confirmed: [], state: "playing" };

test("a table is voided at the second tap", () => {
  show(TableList, { state: "round", round: 1, tables: [table] });
  press("Cancel table");
  press("Give half points");
  expect(asked).toEqual([{ type: "void_table", table: 3 }]);
});

test("the question about a table is taken back with its round", () => {
  const props = show(TableList, { state: "round", round: 1, tables: [table] });
  press("Cancel table");
  props.view = view({ state: "round", round: 2, tables: [{ ...table, people: [3, 1] }] });
  flushSync();
  press("Cancel table");
  expect(asked).toEqual([]);
});

test("the question about the end of the evening is taken back when it goes on", () => {
  const props = show(AutoAdvance, { state: "results", round: 1 });
  press("Finish early");
  props.view = view({ state: "seating", round: 2 });
  flushSync();
  press("Finish early");
  expect(asked).toEqual([]);
});

test("a refused end of the evening asks again", async () => {
  show(AutoAdvance, { state: "results", round: 1 });
  press("Finish early");
  press("Show podium");
  expect(asked).toEqual([{ type: "event_finish" }]);
  await answer({ type: "refused", id: 1, why: "not_host", text: "" });
  press("Finish early");
  expect(asked).toHaveLength(1);
});

test("tables too large for a game are pointed out", () => {
  const plan = (sizes: number[]) => ({ people: 9, sizes, rounds: 3, repeats: 0, bound: 0 });
  const settings = { ...view({}).settings, games: [SETTINGS, { ...SETTINGS, games: ["duel"] }] };
  const props = show(ClubPlan, { settings, sentence: plan([3, 3, 3]) });
  expect(document.body.textContent).toContain("2 players at most");
  expect(document.body.textContent).toContain("Choose smaller tables or another game.");
  props.view = view({ settings, sentence: plan([2, 2, 2, 2]) });
  flushSync();
  expect(document.body.textContent).not.toContain("smaller tables");
});
