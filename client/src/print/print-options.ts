/** The options of a print, and the URL of the resulting file. */

import { DECKS } from "../editions/edition";

/** The poster and the worksheet on why any two cards match. */
export const WHY = "why";
export const PRINTABLE: readonly string[] = [...DECKS, "dice", WHY];
export type PaperName = "a4" | "letter" | "a3" | "a2" | "card";
export type ShapeName = "round" | "hexagon" | "square";
export type BacksName = "none" | "long" | "short";

export interface PrintOptions {
  readonly paper: PaperName;
  readonly size: number;
  /** "" means the deck's own shape. */
  readonly shape: ShapeName | "";
  readonly outline: boolean;
  readonly marks: boolean;
  readonly bleed: number;
  readonly safe: number;
  readonly backs: BacksName;
  readonly shift_x: number;
  readonly shift_y: number;
  readonly spare: boolean;
  readonly parts: readonly string[];
  readonly players: number;
  readonly per_page: number;
}

export const DEFAULT_OPTIONS: PrintOptions = {
  paper: "a4",
  size: 85,
  shape: "",
  outline: true,
  marks: true,
  bleed: 0,
  safe: 3,
  backs: "none",
  shift_x: 0,
  shift_y: 0,
  spare: false,
  parts: [],
  players: 4,
  per_page: 2,
};

export const PAPERS: readonly PaperName[] = ["a4", "letter", "a3", "card"];
export const POSTER_PAPERS: readonly PaperName[] = ["a4", "letter", "a3", "a2"];
export const CARD_SHAPES: readonly ShapeName[] = ["round", "hexagon", "square"];
export const BACKS: readonly BacksName[] = ["none", "long", "short"];

export function partsOf(deck: string): readonly string[] {
  if (deck === WHY) return ["poster", "worksheet"];
  if (deck === "dice") return ["sheets", "dice", "rules"];
  return ["cards", ...(deck === "island" ? ["scores"] : []), "reference", "rules"];
}

/** Switches a part on or off; at least one stays on, and all parts are stored as []. */
export function withPart(options: PrintOptions, deck: string, part: string): PrintOptions {
  const all = partsOf(deck);
  const before = options.parts.length ? options.parts : all;
  const after = all.filter((each) => before.includes(each) !== (each === part));
  if (!after.length) return options;
  return { ...options, parts: after.length === all.length ? [] : after };
}

/** The query string: only options that differ from the defaults. */
export function queryOf(options: PrintOptions, language: string): string {
  const query = new URLSearchParams({ language });
  const usual = new Map(
    Object.entries(DEFAULT_OPTIONS).map(([name, value]) => [name, String(value)]),
  );
  for (const [name, value] of Object.entries(options))
    if (String(value) !== usual.get(name)) query.set(name, String(value));
  return query.toString();
}

export const printUrl = (deck: string, what: string, query: string): string =>
  `api/print/${deck}${what}?${query}`;
