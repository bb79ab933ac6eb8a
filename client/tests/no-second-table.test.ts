/** The only list of games is the server's catalogue: the client's code names no game. */
import { expect, test } from "vitest";
import { allGames } from "../src/shared/catalogue.svelte";
import "./catalogue";

/** Optional extras of a game: pictures and worked examples. */
const EXTRAS = ["shared/game-pictures.ts", "learn/examples.ts", "learn/ExamplePicture.svelte"];
/** Generated from the server's structs and texts. */
const GENERATED = ["protocol/types.ts", "i18n/text-ids.ts"];
/** Pages, texts, frames, sounds and classes with the same name as a game. */
const OTHER_MEANING =
  /(?:page:|(?:page|type) [!=]==|type:|case|\bt\(|playStageSound\(|class=) ?"[a-z]+"/g;

const sources = import.meta.glob<string>("../src/**/*.{ts,svelte}", {
  query: "?raw",
  import: "default",
  eager: true,
});

test("no source file of the client names a game", () => {
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
