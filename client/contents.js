/**
 * The package's texts and decks, each in as few files as a page needs: the texts of a language, each of its
 * books, and the cards of a deck. Every file more is one more way to the server and back.
 */
import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { BOOKS } from "./src/i18n/books.ts";

const PACKAGE = fileURLToPath(new URL("../src/spotisle/", import.meta.url));
/** The few words that have to be there when nothing else comes are part of the code. */
const LOST = "lost.ftl";

const foldersWith = (file, path) =>
  readdirSync(PACKAGE + path).filter((name) => existsSync(`${PACKAGE}${path}/${name}/${file}`));

/** Module -> the files whose texts it joins. */
function textModules() {
  const books = BOOKS.map((book) => `${book}.ftl`);
  return foldersWith(LOST, "texts").flatMap((language) => {
    const files = readdirSync(`${PACKAGE}texts/${language}`).filter((file) =>
      file.endsWith(".ftl"),
    );
    const usual = files.filter((file) => file !== LOST && !books.includes(file));
    const inFolder = (names) => names.map((file) => `@texts/${language}/${file}?raw`);
    return [
      [`${language}/usual`, joined(inFolder(usual))],
      ...BOOKS.map((book) => [`${language}/${book}`, joined(inFolder([`${book}.ftl`]))]),
    ];
  });
}

function joined(files) {
  const imports = files.map((file, at) => `import text${at} from "${file}";`);
  return `${imports.join("\n")}\nexport default [${files.map((_, at) => `text${at}`)}].join("\\n");`;
}

const deckModules = () =>
  foldersWith("layout.json", "editions").map((deck) => [
    deck,
    `import edition from "@editions/${deck}/edition.json";
import { cards } from "@editions/${deck}/layout.json";
export default { ...edition, layout: cards };`,
  ]);

const MODULES = { texts: textModules, decks: deckModules };

/** `virtual:texts` and `virtual:decks` say how to fetch each of their modules, by its name. */
export function contents() {
  return {
    name: "contents",
    resolveId: (id) => (/^virtual:(?:texts|decks)\b/.test(id) ? `\0${id}` : undefined),
    load(id) {
      const [, kind, name] = /^\0virtual:(texts|decks)\/?(.*)$/.exec(id) ?? [];
      if (!kind) return undefined;
      const modules = MODULES[kind]();
      if (name) return modules.find(([each]) => each === name)?.[1];
      const lines = modules.map(([each]) => `"${each}": () => import("virtual:${kind}/${each}"),`);
      return `export default {\n${lines.join("\n")}\n};`;
    },
  };
}
