/**
 * Writes the ids of all texts as a TypeScript type, so that a missing one is a type error.
 * `node text-ids.mjs` writes it, `node text-ids.mjs --check` fails if it is not up to date.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";

const TEXTS = new URL("../src/spotisle/texts/en/", import.meta.url);
const TARGET = new URL("src/i18n/text-ids.ts", import.meta.url);

const ids = readdirSync(TEXTS)
  .filter((name) => name.endsWith(".ftl"))
  .flatMap((name) => new FluentResource(readFileSync(new URL(name, TEXTS), "utf8")).body)
  .map(({ id }) => id)
  .filter((id) => !id.startsWith("-"))
  .sort();
const source = `/** The ids of all texts. Made by text-ids.mjs from the English ones; do not edit. */
export type TextId =
${ids.map((id) => `  | "${id}"`).join("\n")};
`;

if (!process.argv.includes("--check")) writeFileSync(TARGET, source);
else if (readFileSync(TARGET, "utf8") !== source) {
  console.error("src/i18n/text-ids.ts is not up to date: run `npm run texts`");
  process.exit(1);
}
