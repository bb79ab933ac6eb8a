/** Looks: everybody at a table has a face and a colour of their own, no two alike. */
import { loadSprite, pictureOf } from "../cards/sprite";
import looks from "./looks.json";

export const FACES: readonly string[] = looks.faces;
export const TINTS: readonly string[] = looks.tints;

export interface Look {
  readonly face: string | null;
  readonly tint: string | null;
}

const SPRITE = "party";

/** Faces and reactions appear wherever they are used, as soon as they have come. */
export function loadPartyPictures(): void {
  loadSprite(SPRITE).catch(() => undefined);
}

/** The picture of a face or of a reaction. */
export const partyPicture = (name: string): string => pictureOf(SPRITE, name);

/** Whoever has chosen no colour gets one from their name. */
export const tintOf = (name: string, tint: string | null): string =>
  tint ?? TINTS[(name.codePointAt(0) ?? 0) % TINTS.length] ?? "";

const oneOf = (all: readonly string[]): string => all[Math.floor(Math.random() * all.length)] ?? "";

/** A look for somebody who has none yet. */
export const randomLook = (): Look => ({ face: oneOf(FACES), tint: oneOf(TINTS) });
