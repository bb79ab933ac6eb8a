/** Whether games on this device deal all cards of a deck, also those that are usually left out. */
import { recall, remember } from "./storage";

export const dealsAllCards = (): boolean => recall("all-cards") === "yes";

export function dealAllCards(all: boolean): void {
  remember("all-cards", all ? "yes" : "no");
}
