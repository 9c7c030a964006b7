import type { SavedCard } from './paymentMethods';

type Cards = readonly SavedCard[];

/** Makes one card the default. docs/rules.md METHOD-2. */
export function setDefaultCard(cards: Cards, id: string): Cards {
  if (!cards.some((card) => card.id === id)) return cards;
  return cards.map((card) => ({ ...card, isDefault: card.id === id }));
}

/** If the removed card was the default, the first remaining one becomes the default. docs/rules.md METHOD-3. */
export function removeSavedCard(cards: Cards, id: string): Cards {
  const left = cards.filter((card) => card.id !== id);
  const [first] = left;
  return first && !left.some((card) => card.isDefault) ? setDefaultCard(left, first.id) : left;
}

/** The new card becomes the default only if it is the only one. docs/rules.md METHOD-6. */
export function addSavedCard(cards: Cards, card: SavedCard): Cards {
  return [...cards, { ...card, isDefault: cards.length === 0 }];
}

/** Returns the next default card; undefined if removing the card does not change the default. */
export function findNextDefault(cards: Cards, removed: SavedCard): SavedCard | undefined {
  return removed.isDefault
    ? removeSavedCard(cards, removed.id).find((card) => card.isDefault)
    : undefined;
}

export function findNeighbour(cards: Cards, id: string): SavedCard | undefined {
  const place = cards.findIndex((card) => card.id === id);
  return place < 0 ? undefined : (cards[place + 1] ?? cards[place - 1]);
}
