/** The import rule: a folder may import only folders above it in this list. docs/architecture.md draws it. */
import { expect, test } from "vitest";

const MAY_IMPORT: Readonly<Record<string, string>> = {
  lib: "",
  device: "",
  i18n: "device",
  protocol: "",
  connection: "device protocol",
  editions: "lib",
  navigation: "protocol editions",
  design: "device i18n navigation",
  cards: "lib device editions",
  shared: "lib device i18n protocol editions navigation cards",
  games: "lib device i18n design protocol editions cards shared",
  room: "lib device protocol connection editions shared games",
  party: "lib device i18n design protocol shared room",
  curtain: "lib device i18n protocol cards shared room",
  learn: "lib device i18n design protocol editions cards shared games",
  replay: "lib device i18n design protocol editions navigation shared games curtain",
  lobby: "lib device i18n design protocol editions navigation cards shared room learn",
  outcome:
    "lib device i18n design protocol editions navigation cards shared games room replay lobby",
  player:
    "lib device i18n design protocol connection editions navigation shared games room party curtain learn lobby outcome",
  tv: "lib device i18n design protocol editions cards shared games room party curtain learn lobby outcome player",
  "split-screen":
    "lib device i18n design protocol editions shared games room curtain outcome player",
  scorepad: "lib device i18n design protocol navigation shared games room learn lobby",
  progress: "lib device i18n",
  practice: "device i18n design editions navigation cards progress",
  daily: "lib device i18n design editions navigation cards progress practice",
  club: "lib device i18n design protocol connection editions navigation cards shared games room curtain learn lobby outcome player tv split-screen practice",
  why: "device i18n design editions navigation cards",
  print: "lib i18n design protocol editions",
  workshop: "lib device i18n design protocol editions navigation cards shared room",
  pages:
    "lib device i18n design protocol connection editions navigation cards shared room party learn replay lobby player tv split-screen scorepad progress practice daily club why print workshop",
};
const FOLDERS = Object.keys(MAY_IMPORT);

const sources = import.meta.glob<string>("../src/**/*.{ts,svelte}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const nameOf = (path: string): string => path.replace("../src/", "");
const folderOf = (path: string): string => (path.includes("/") ? (path.split("/")[0] ?? "") : "");
const files = new Map(Object.entries(sources).map(([path, text]) => [nameOf(path), text]));

/** The files that a file imports, statically or dynamically. */
function importsOf(file: string): string[] {
  const matches = (files.get(file) ?? "").matchAll(/(?:\bfrom|\bimport\(?)\s*"(\.[^"]+)"/g);
  return [...matches].flatMap(([, specifier = ""]) => {
    const path = new URL(specifier, `file:///${file}`).pathname.slice(1);
    return [path, `${path}.ts`].filter((each) => files.has(each));
  });
}

test("every folder may import only folders above it, so that there are no cycles", () => {
  FOLDERS.forEach((folder, at) => {
    const allowed = (MAY_IMPORT[folder] ?? "").split(" ").filter(Boolean);
    const below = allowed.filter((each) => !FOLDERS.slice(0, at).includes(each));
    expect([folder, below]).toEqual([folder, []]);
  });
});

test("imports go one way", () => {
  const wrong = [...files.keys()].flatMap((file) => {
    const folder = folderOf(file);
    if (folder === "") return []; // the entry may import everything
    const allowed = [folder, ...(MAY_IMPORT[folder] ?? "").split(" ")];
    return importsOf(file)
      .filter((each) => !allowed.includes(folderOf(each)))
      .map((each) => `${file} -> ${each}`);
  });
  expect(wrong).toEqual([]);
  expect(new Set([...files.keys()].map(folderOf))).toEqual(new Set(["", ...FOLDERS]));
});

test("there are no import cycles between files", () => {
  const done = new Set<string>();
  const follow = (file: string, way: readonly string[]): void => {
    expect(way).not.toContain(file);
    if (done.has(file)) return;
    for (const next of importsOf(file)) follow(next, [...way, file]);
    done.add(file);
  };
  for (const file of files.keys()) follow(file, []);
});

test("static and dynamic imports are found", () => {
  expect(importsOf("main.ts")).toContain("App.svelte");
  expect(importsOf("App.svelte")).toContain("pages/Room.svelte");
});
