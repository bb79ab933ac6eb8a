/** There is one table of games, and the server has it: the page knows no game by its name. */
import { expect, test } from "vitest";
import { allGames } from "../src/shared/catalogue.svelte";
import "./catalogue";

/** Extras that a game may have or not: pictures and worked examples. */
const EXTRAS = ["shared/game-pictures.ts", "learn/examples.ts", "learn/ExamplePicture.svelte"];
/** Made from the server's structs and texts. */
const GENERATED = ["protocol/types.ts", "i18n/text-ids.ts"];
/** Pages, texts, frames, sounds and looks that go by the same word as a game. */
const OTHER_MEANING =
  /(?:page:|(?:page|type) [!=]==|type:|case|\bt\(|playStageSound\(|class=) ?"[a-z]+"/g;

const sources = import.meta.glob<string>("../src/**/*.{ts,svelte}", {
  query: "?raw",
  import: "default",
  eager: true,
});

test("no source of the client names a game", () => {
  const minigames = allGames().filter(({ kind }) => kind === "cards");
  const named = Object.entries(sources).flatMap(([path, source]) => {
    const file = path.replace("../src/", "");
    if ([...EXTRAS, ...GENERATED].some((each) => file.startsWith(each))) return [];
    const text = source.replaceAll(OTHER_MEANING, "");
    const isNamed = (name: string) =>
      name.includes("_")
        ? text.includes(name)
        : ['"', "'", "`"].some((mark) => text.includes(mark + name + mark));
    return minigames.filter(({ name }) => isNamed(name)).map(({ name }) => `${file}: ${name}`);
  });
  expect(named).toEqual([]);
});
