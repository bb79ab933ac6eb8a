/** Who found what, how fast: kept by this page from what everyone may know. */
import type { TableEvent } from "../games/play";

export interface Find {
  /** The room's seat. */
  readonly seat: number;
  readonly symbol: number;
  readonly seconds: number;
}

export interface Figures {
  readonly finds: number;
  readonly mistakes: number;
  readonly fastest: number | undefined;
  readonly usual: number | undefined;
}

export class Chronicle {
  readonly finds: Find[] = [];
  readonly #mistakes = new Map<number, number>();

  /** Notes what happened, and how many seconds after the cards had come each was. */
  note(events: readonly TableEvent[], timeOf: (event: TableEvent) => number): void {
    for (const event of events) {
      const { type, seat, symbol, verdict } = event;
      if (type !== "claimed" || seat === undefined || symbol === undefined) continue;
      if (verdict === "ok") this.finds.push({ seat, symbol, seconds: timeOf(event) });
      else if (verdict === "wrong") this.#mistakes.set(seat, (this.#mistakes.get(seat) ?? 0) + 1);
    }
  }

  of(seat: number): Figures {
    const times = this.finds.filter((find) => find.seat === seat).map(({ seconds }) => seconds);
    return {
      finds: times.length,
      mistakes: this.#mistakes.get(seat) ?? 0,
      fastest: times.length ? Math.min(...times) : undefined,
      usual: median(times),
    };
  }

  get fastest(): Find | undefined {
    return [...this.finds].sort((a, b) => a.seconds - b.seconds)[0];
  }

  /** The symbols that took longest to find, hardest first. */
  hardest(count: number): Find[] {
    return [...this.finds].sort((a, b) => b.seconds - a.seconds).slice(0, count);
  }
}

function median(times: readonly number[]): number | undefined {
  const sorted = [...times].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}
