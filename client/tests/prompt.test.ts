import { expect, test } from "vitest";
import { setLanguage } from "../src/i18n/i18n.svelte";
import type { RoomView } from "../src/protocol/messages";
import { nextStepPrompt } from "../src/tv/prompt";

const after = (series: object): RoomView =>
  ({
    seats: [{ person: "a", name: "Ann", bot: null }],
    people: { a: { id: "a", name: "Ann" } },
    host: "a",
    series: { step: "play", picker: null, finished: false, next: null, ...series },
  }) as unknown as RoomView;

test("the television says who goes on, and names the key as the phone does", async () => {
  await setLanguage("en");
  expect(nextStepPrompt(after({}))).toBe("Ann, press “Next game”!");
  expect(nextStepPrompt(after({ finished: true }))).toBe("Again? Ann, press “Rematch!”");
  expect(nextStepPrompt(after({ next: { game: "duel", breaks_tie: true } }))).toBe(
    "Duel breaks the tie. Ann, press “Play tie-break”!",
  );
});
