/** Which games this device has met: how one goes is offered with emphasis once, and never again. */
import { recall, remember } from "../device/storage";

export const isNewGame = (game: string): boolean => recall(`met.${game}`) === null;

export function markSeen(game: string): void {
  remember(`met.${game}`, "yes");
}
