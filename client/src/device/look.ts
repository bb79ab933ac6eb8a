/** The face and the colour that the owner of this device plays with. */
import { recall, remember } from "./storage";

interface Look {
  readonly face: string | null;
  readonly tint: string | null;
}

export const savedLook = (): Look => ({ face: recall("face"), tint: recall("tint") });

export function saveLook({ face, tint }: Partial<Look>): void {
  if (face) remember("face", face);
  if (tint) remember("tint", tint);
}
