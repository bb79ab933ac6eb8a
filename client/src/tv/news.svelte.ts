/** Headlines for the television: mistakes and their penalty, and streaks. */
import { later } from "../lib/timers";
import { t } from "../i18n/i18n.svelte";
import type { PlayView, TableEvent } from "../protocol/play";
import type { LiveRoom } from "../room/live-room.svelte";
import { placeOf } from "../games/players";
import { shownSeats } from "../shared/seats";

/** Finds in a row that make a streak. */
export const STREAK = 3;
const SHOWN_MS = 2600;

export interface Headline {
  readonly kind: "mistake" | "streak";
  readonly seat: number;
  readonly text: string;
}

export class News {
  headline = $state.raw<Headline>();
  #holder = -1;
  #row = $state(0);

  constructor(room: LiveRoom) {
    $effect(() =>
      room.updates.subscribe(({ events, play }) => {
        for (const event of events) this.#note(event, play, room);
      }),
    );
    $effect(() => {
      if (this.headline) return later(SHOWN_MS, () => (this.headline = undefined));
    });
  }

  /** How many finds in a row a seat has. */
  streakOf(seat: number): number {
    return seat === this.#holder ? this.#row : 0;
  }

  #note({ type, seat = -1, verdict }: TableEvent, play: PlayView | null, room: LiveRoom): void {
    if (type === "dealt") [this.#holder, this.#row] = [-1, 0];
    if (type !== "claimed" || !play) return;
    const name = shownSeats(room.view?.seats ?? [])[seat]?.name ?? "";
    if (verdict === "ok") {
      [this.#holder, this.#row] = [seat, seat === this.#holder ? this.#row + 1 : 1];
      if (this.#row >= STREAK)
        this.headline = {
          kind: "streak",
          seat,
          text: t("tv-streak", { name, count: this.#row }),
        };
    } else if (verdict === "wrong") {
      if (seat === this.#holder) this.#row = 0;
      this.headline = { kind: "mistake", seat, text: mistakeOf(play, seat, name) };
    }
  }
}

function mistakeOf(play: PlayView, seat: number, name: string): string {
  const place = placeOf(play, seat);
  if (play.locked.includes(place)) return t("tv-locked", { name });
  if (play.frozen.some(([frozen]) => frozen === place)) return t("tv-frozen", { name });
  return t("tv-mistake", { name });
}
