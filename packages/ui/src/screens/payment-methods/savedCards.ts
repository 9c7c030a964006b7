import type { SavedCard } from './paymentMethods';

type Cards = readonly SavedCard[];

/** Makes one card the default, and no other. docs/rules.md METHOD-2. */
export function withDefault(cards: Cards, id: string): Cards {
  if (!cards.some((card) => card.id === id)) return cards;
  return cards.map((card) => ({ ...card, isDefault: card.id === id }));
}

/** Takes a card out. Was it the default, the first that is left takes its place: docs/rules.md METHOD-3. */
export function withoutCard(cards: Cards, id: string): Cards {
  const left = cards.filter((card) => card.id !== id);
  const [first] = left;
  return first && !left.some((card) => card.isDefault) ? withDefault(left, first.id) : left;
}

/** Puts a card at the end. It is the default only where it is the only one: docs/rules.md METHOD-6. */
export function withCard(cards: Cards, card: SavedCard): Cards {
  return [...cards, { ...card, isDefault: cards.length === 0 }];
}

/** The card that will be the default in place of one that is removed, if that changes. */
export function heirOf(cards: Cards, removed: SavedCard): SavedCard | undefined {
  return removed.isDefault
    ? withoutCard(cards, removed.id).find((card) => card.isDefault)
    : undefined;
}

/** The card that stands next to another: the one after it, or before the last one. */
export function neighbourOf(cards: Cards, id: string): SavedCard | undefined {
  const place = cards.findIndex((card) => card.id === id);
  return place < 0 ? undefined : (cards[place + 1] ?? cards[place - 1]);
}
