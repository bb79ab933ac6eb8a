/** Who found what and how fast, from the public events. */
import { median } from "../lib/median";
import type { TableEvent } from "../protocol/play";

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

export interface SymbolFigures {
  readonly symbol: number;
  /** How often it was the match. */
  readonly found: number;
  /** Mean seconds to find it; undefined if no find was timed. */
  readonly mean: number | undefined;
  readonly fastest: Find | undefined;
  /** How often it was claimed wrongly. */
  readonly mistaken: number;
}

/** A find sooner than this after the cards appear was a lucky guess. */
const LUCKY_S = 0.4;

export class GameStats {
  readonly finds: Find[] = [];
  readonly mistakes: Omit<Find, "seconds">[] = [];
  /** Finds that count for times: no lucky guesses, and no second tries at the same cards. */
  readonly #timed: Find[] = [];
  readonly #erred = new Set<number>();

  /** Records finds and mistakes; `timeOf` gives the seconds from the cards' appearance to a find. */
  note(events: readonly TableEvent[], timeOf: (event: TableEvent) => number): void {
    for (const event of events) {
      const { type, seat, symbol, verdict } = event;
      if (type !== "claimed" || seat === undefined || symbol === undefined) continue;
      if (verdict === "ok") this.#noteFind({ seat, symbol, seconds: timeOf(event) });
      else if (verdict === "wrong") {
        this.mistakes.push({ seat, symbol });
        this.#erred.add(seat);
      }
    }
  }

  #noteFind(find: Find): void {
    this.finds.push(find);
    if (find.seconds >= LUCKY_S && !this.#erred.has(find.seat)) this.#timed.push(find);
    this.#erred.clear();
  }

  of(seat: number): Figures {
    const times = this.#timed.filter((find) => find.seat === seat).map(({ seconds }) => seconds);
    return {
      finds: this.finds.filter((find) => find.seat === seat).length,
      mistakes: this.mistakes.filter((mistake) => mistake.seat === seat).length,
      fastest: times.length ? Math.min(...times) : undefined,
      usual: median(times),
    };
  }

  get fastest(): Find | undefined {
    return quickest(this.#timed);
  }

  /** Every claimed symbol: quickest finds first, never found last. */
  get symbols(): SymbolFigures[] {
    const named = new Set([...this.finds, ...this.mistakes].map(({ symbol }) => symbol));
    return [...named]
      .map((symbol) => this.#figuresOf(symbol))
      .sort((one, other) => (one.mean ?? Infinity) - (other.mean ?? Infinity) || 0);
  }

  #figuresOf(symbol: number): SymbolFigures {
    const finds = this.#timed.filter((find) => find.symbol === symbol);
    const total = finds.reduce((sum, { seconds }) => sum + seconds, 0);
    return {
      symbol,
      found: this.finds.filter((find) => find.symbol === symbol).length,
      mean: finds.length ? total / finds.length : undefined,
      fastest: quickest(finds),
      mistaken: this.mistakes.filter((mistake) => mistake.symbol === symbol).length,
    };
  }
}

const quickest = (finds: readonly Find[]): Find | undefined =>
  [...finds].sort((a, b) => a.seconds - b.seconds)[0];
