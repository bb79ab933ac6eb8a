/** Deals two cards at a time without end: when fewer than two are left, the whole deck is shuffled again. */
export class Dealer {
  #pile: number[] = [];

  constructor(
    private readonly cards: readonly number[],
    private readonly random: () => number = Math.random,
  ) {}

  /** Turns the next two cards. */
  turn(): [number, number] {
    if (this.#pile.length < 2) this.#pile = shuffled(this.cards, this.random);
    const [first, second] = this.#pile.splice(-2);
    if (first === undefined || second === undefined) throw new RangeError("a deck needs two cards");
    return [first, second];
  }
}

function shuffled(cards: readonly number[], random: () => number): number[] {
  const pile = [...cards];
  for (let last = pile.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [pile[last], pile[other]] = [pile[other] as number, pile[last] as number];
  }
  return pile;
}
