/**
 * Claiming by name, typed or spoken. The rules are the same as for taps: a player who names a symbol also names
 * the card, where there is more than one.
 */
import type { ClaimAim } from "../aims";
import { symbolsOf } from "../../editions/plane";
import { cardOn, isOpen, spotNumber, type Spot } from "../spots";
import type { TableState } from "../table-state.svelte";
import {
  uniqueMatch,
  exactMatch,
  matching,
  NOTHING_TYPED,
  typeLetter,
  type Nameable,
} from "./typing";

/** A card that may be meant, and the number to say or type for it. */
export interface Goal {
  readonly spot: Spot;
  readonly number: number;
}

export class Naming {
  typed = $state.raw(NOTHING_TYPED);
  /** The digits typed so far. */
  figures = $state("");
  /** The symbol that was named, while its card is still to be chosen. */
  #symbol = $state.raw<{ symbol: number; aim: ClaimAim }>();

  constructor(private readonly table: TableState) {}

  /** The symbols on the card that the player searches with; if there is none, on the cards that may be taken. */
  nameable = $derived.by((): readonly Nameable[] => {
    const { edition, names } = this.table.props;
    return this.#symbols().map((symbol) => {
      const id = edition.symbols[symbol]?.id ?? "";
      return { symbol, names: names[id] ?? [id] };
    });
  });

  possible = $derived(matching(this.typed, this.nameable));

  /** All cards that may be meant, while a named symbol or a typed number waits for its card. */
  goals = $derived.by((): readonly Goal[] => {
    const aim = this.#named?.aim ?? (this.figures ? this.table.aims[0] : undefined);
    return aim ? numbered(aim) : [];
  });

  /** The named symbol, as long as the goals it was named for are the same. */
  get #named() {
    const named = this.#symbol;
    return named &&
      this.table.playing &&
      this.table.aims.some(({ goals }) => sameSpots(goals, named.aim.goals))
      ? named
      : undefined;
  }

  /** The named symbol whose cards are still to be chosen. */
  get symbol(): number | undefined {
    return this.#named?.symbol;
  }

  get choosing(): boolean {
    return this.#named !== undefined;
  }

  #symbols(): number[] {
    const { play, me, edition } = this.table.props;
    if (!this.table.playing) return [];
    const on = (spot: Spot) => {
      const card = cardOn(play, me, spot);
      return card === null ? [] : symbolsOf(edition.order, card);
    };
    const lying = this.table.aims.flatMap(({ own, goals }) =>
      (own.length ? own.slice(0, 1) : goals).flatMap(on),
    );
    return lying.filter((symbol, at) => lying.indexOf(symbol) === at);
  }

  /** Handles a key; returns whether it was used. */
  press(key: string, when: number): boolean {
    if (!this.table.aims.length) return false;
    if (/^[0-9]$/.test(key)) return this.#figure(key, when);
    if (key === "Enter" && this.figures) this.settle(when);
    else if (key === "Escape" && (this.typed.text || this.figures)) this.forget();
    else if (key === "Enter" && this.typed.text && !this.typed.claimed) this.settle(when);
    else if (key === "Backspace" && this.figures) this.figures = this.figures.slice(0, -1);
    else if (key === "Backspace" && this.typed.text) {
      this.typed = { text: this.typed.text.slice(0, -1), at: when };
      this.#symbol = undefined;
    } else if (/^\p{Letter}$/u.test(key) || (this.typed.text && /^[ '-]$/.test(key)))
      this.#letter(key, when);
    else return false;
    return true;
  }

  #letter(key: string, when: number): void {
    this.figures = "";
    this.typed = typeLetter(this.typed, key, when, this.nameable);
    if (!this.typed.claimed) this.#symbol = undefined;
    this.#typedName(uniqueMatch(this.typed, this.nameable), when);
  }

  #typedName(named: Nameable | undefined, when: number): void {
    if (!named) return;
    this.typed = { ...this.typed, claimed: named };
    this.name(named.symbol, when);
  }

  /** Takes a name or number as complete although it could go on: after a pause, or on Enter. */
  settle(when: number): void {
    if (!this.figures) this.#typedName(exactMatch(this.typed, this.nameable), when);
    else {
      const goal = this.goals.find(({ number }) => String(number) === this.figures);
      this.figures = "";
      if (goal) this.choose(goal.spot, when);
    }
  }

  /** Whether a pause would complete a name or a number. */
  get unsettled(): boolean {
    if (this.figures) return true;
    return exactMatch(this.typed, this.nameable) !== undefined;
  }

  forget(): void {
    [this.typed, this.figures, this.#symbol] = [NOTHING_TYPED, "", undefined];
  }

  #figure(key: string, when: number): boolean {
    const aim = this.#named?.aim ?? this.table.aims[0];
    if (!aim || aim.goals.length < 2 || (key === "0" && !this.figures)) return false;
    const figures = this.figures + key;
    const begun = numbered(aim).filter(({ number }) => String(number).startsWith(figures));
    const [only, ...others] = begun;
    this.figures = begun.length ? figures : "";
    if (only && others.length === 0) {
      this.figures = "";
      this.choose(only.spot, when);
    }
    return true;
  }

  /** Claims a symbol, or asks for its card. Ignores a symbol that is on no card of the player's and no goal. */
  name(symbol: number, when: number): void {
    const aim = this.table.aims.find((each) => this.#bears(each, symbol));
    if (!aim || !this.table.playing) return;
    const { own, goals, pick } = aim;
    const looked = goals.find((goal) => goal === this.table.lens?.chosen);
    const [only, ...others] = looked === undefined ? goals : [looked];
    if (pick === 1 && others.length === 0)
      this.table.claim(own[0] ?? only ?? "", symbol, only === undefined ? [] : [only], when);
    else this.#symbol = { symbol, aim };
  }

  #bears({ own, goals }: ClaimAim, symbol: number): boolean {
    const { play, me, edition } = this.table.props;
    return [...own, ...goals].some((spot) => {
      const card = cardOn(play, me, spot);
      return card !== null && symbolsOf(edition.order, card).includes(symbol);
    });
  }

  /** Chooses a card: for the named symbol, or else for the lens. */
  choose(spot: Spot, when: number): void {
    const named = this.#named;
    if (!named) {
      if (this.table.aims.some(({ goals, pick }) => pick === 1 && goals.includes(spot)))
        this.table.lens?.look(spot);
      return;
    }
    if (!named.aim.goals.includes(spot)) return;
    if (named.aim.pick > 1) {
      this.table.addToPick(spot, named.symbol, when);
      if (this.table.picked) return;
    } else this.table.claim(spot, named.symbol, [spot], when);
    this.#symbol = undefined;
  }

  /** Chooses the card with this number. */
  chooseNumber(number: number, when: number): void {
    const aim = this.#named?.aim ?? this.table.aims[0];
    const goal = aim && numbered(aim).find((each) => each.number === number);
    if (goal) this.choose(goal.spot, when);
  }
}

/** Open cards keep the number that is read out; the others are numbered in order. */
const numbered = ({ goals }: ClaimAim): Goal[] =>
  goals.map((spot, index) => ({ spot, number: isOpen(spot) ? spotNumber(spot) + 1 : index + 1 }));

const sameSpots = (one: readonly Spot[], other: readonly Spot[]): boolean =>
  one.join() === other.join();
