/** Cards chosen one tap after the other, all with the same symbol. */
export interface CardSelection {
  readonly symbol: number;
  readonly cards: readonly number[];
}

/**
 * Returns the choice after a tap that was nearest to `symbol` on `card`. A card that also carries the
 * chosen symbol joins it even when the finger missed by a little; a card tapped again is put back;
 * anything else begins a new choice.
 */
export function toggleCard(
  picked: CardSelection | undefined,
  card: number,
  symbol: number,
  carries: boolean,
): CardSelection | undefined {
  if (!picked) return { symbol, cards: [card] };
  if (picked.cards.includes(card)) {
    if (symbol !== picked.symbol) return { symbol, cards: [card] };
    const cards = picked.cards.filter((each) => each !== card);
    return cards.length ? { ...picked, cards } : undefined;
  }
  return carries ? { ...picked, cards: [...picked.cards, card] } : { symbol, cards: [card] };
}
