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

test("the television says who has to press which button, with the phone's label", async () => {
  await setLanguage("en");
  expect(nextStepPrompt(after({}))).toBe("Ann, tap “Next game”!");
  expect(nextStepPrompt(after({ finished: true }))).toBe("Again? Ann, tap “Rematch!”");
  expect(nextStepPrompt(after({ next: { game: "duel", breaks_tie: true } }))).toBe(
    "Ann, tap “Play tie-break”!",
  );
  expect(nextStepPrompt(after({ step: "pick", picker: 0 }))).toBe("");
});
