/**
 * A Vite plugin that joins the package's texts and decks into a few modules: one for the usual texts of a language,
 * one for each group of them that is loaded on demand, and one for each deck. Fewer modules mean fewer requests.
 */
import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { TEXT_GROUPS } from "./src/i18n/text-groups.ts";

const PACKAGE = fileURLToPath(new URL("../src/spotisle/", import.meta.url));
/** The fallback texts are bundled with the code (see src/i18n/fluent.ts), so that they need no request. */
const FALLBACK = "fallback.ftl";

const foldersWith = (file, path) =>
  readdirSync(PACKAGE + path).filter((name) => existsSync(`${PACKAGE}${path}/${name}/${file}`));

/** The modules of texts, as pairs of name and source code. */
function textModules() {
  const onDemand = TEXT_GROUPS.map((group) => `${group}.ftl`);
  return foldersWith(FALLBACK, "texts").flatMap((language) => {
    const files = readdirSync(`${PACKAGE}texts/${language}`).filter((file) =>
      file.endsWith(".ftl"),
    );
    const usual = files.filter((file) => file !== FALLBACK && !onDemand.includes(file));
    const inFolder = (names) => names.map((file) => `@texts/${language}/${file}?raw`);
    return [
      [`${language}/usual`, joined(inFolder(usual))],
      ...TEXT_GROUPS.map((group) => [`${language}/${group}`, joined(inFolder([`${group}.ftl`]))]),
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

/** `virtual:texts` and `virtual:decks` export a loader for each of their modules, by its name. */
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
