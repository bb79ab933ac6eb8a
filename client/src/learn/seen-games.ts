/** Which games were played on this device: the rules button of a new one is highlighted, once. */
import { recall, remember } from "../device/storage";

export const isNewGame = (game: string): boolean => recall(`met.${game}`) === null;

export function markSeen(game: string): void {
  remember(`met.${game}`, "yes");
}
