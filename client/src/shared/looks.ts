/** Looks: everybody at a table has a face and a colour, no two alike. */
import { loadSprite, pictureOf } from "../cards/sprite";
import looks from "./looks.json";

export const FACES: readonly string[] = looks.faces;
export const TINTS: readonly string[] = looks.tints;

export interface Look {
  readonly face: string | null;
  readonly tint: string | null;
}

const SPRITE = "party";

/** Loads the sprite of faces and reactions; they appear once it is loaded. */
export function loadPartyPictures(): void {
  loadSprite(SPRITE).catch(() => undefined);
}

/** The picture of a face or of a reaction. */
export const partyPicture = (name: string): string => pictureOf(SPRITE, name);

/** The chosen colour, else one derived from the name. */
export const tintOf = (name: string, tint: string | null): string =>
  tint ?? TINTS[(name.codePointAt(0) ?? 0) % TINTS.length] ?? "";

const oneOf = (all: readonly string[]): string => all[Math.floor(Math.random() * all.length)] ?? "";

/** A random look for a new player. */
export const randomLook = (): Look => ({ face: oneOf(FACES), tint: oneOf(TINTS) });
