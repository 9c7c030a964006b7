import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SavedCard } from './paymentMethods';
import {
  findNextDefault,
  findNeighbour,
  addSavedCard,
  setDefaultCard,
  removeSavedCard,
} from './savedCards';

const createCard = (id: string, isDefault = false): SavedCard => ({
  id,
  type: 'visa',
  last4: '4242',
  expiryMonth: 8,
  expiryYear: 2028,
  isDefault,
  nickname: id,
});

const threeCards = [createCard('a', true), createCard('b'), createCard('c')];
const getIds = (cards: readonly SavedCard[]) => cards.map(({ id }) => id);
const getDefaultIds = (cards: readonly SavedCard[]) =>
  cards.filter(({ isDefault }) => isDefault).map(({ id }) => id);

describe('setting the default', () => {
  it('makes exactly one card the default and keeps the order', () => {
    const cards = setDefaultCard(threeCards, 'c');
    expect(getDefaultIds(cards)).toEqual(['c']);
    expect(getIds(cards)).toEqual(['a', 'b', 'c']);
  });

  it('changes nothing for an unknown card', () => {
    expect(setDefaultCard(threeCards, 'gone')).toBe(threeCards);
  });

  it('does not mutate the given list', () => {
    setDefaultCard(threeCards, 'b');
    expect(getDefaultIds(threeCards)).toEqual(['a']);
  });
});

describe('removing', () => {
  it('removes only the card, and keeps another default', () => {
    const cards = removeSavedCard(threeCards, 'b');
    expect(getIds(cards)).toEqual(['a', 'c']);
    expect(getDefaultIds(cards)).toEqual(['a']);
  });

  it('makes the first remaining card the default', () => {
    expect(getDefaultIds(removeSavedCard(threeCards, 'a'))).toEqual(['b']);
    const last = setDefaultCard(threeCards, 'c');
    expect(getDefaultIds(removeSavedCard(last, 'c'))).toEqual(['a']);
  });

  it('may leave no card', () => {
    expect(removeSavedCard([createCard('a', true)], 'a')).toEqual([]);
  });

  it('returns the next default if it changes', () => {
    expect(findNextDefault(threeCards, createCard('a', true))?.id).toBe('b');
    expect(findNextDefault(threeCards, createCard('b'))).toBeUndefined();
    expect(findNextDefault([createCard('a', true)], createCard('a', true))).toBeUndefined();
  });

  it('finds the neighbour: the next one, or the previous one of the last', () => {
    expect(findNeighbour(threeCards, 'a')?.id).toBe('b');
    expect(findNeighbour(threeCards, 'c')?.id).toBe('b');
    expect(findNeighbour([createCard('a')], 'a')).toBeUndefined();
    expect(findNeighbour(threeCards, 'gone')).toBeUndefined();
  });
});

describe('adding', () => {
  it('appends the card and keeps the default', () => {
    const cards = addSavedCard(threeCards, createCard('d', true));
    expect(getIds(cards)).toEqual(['a', 'b', 'c', 'd']);
    expect(getDefaultIds(cards)).toEqual(['a']);
  });

  it('makes the only card the default', () => {
    expect(getDefaultIds(addSavedCard([], createCard('a')))).toEqual(['a']);
  });
});

it('has exactly one default after any operation, as long as there is a card', () => {
  const deed = fc.record({
    kind: fc.constantFrom('default', 'remove', 'add'),
    id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  });
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 20 }), (deeds) => {
      let cards: readonly SavedCard[] = threeCards;
      for (const { kind, id } of deeds) {
        if (kind === 'default') cards = setDefaultCard(cards, id);
        else if (kind === 'remove') cards = removeSavedCard(cards, id);
        else if (!getIds(cards).includes(id)) cards = addSavedCard(cards, createCard(id));
        expect(getDefaultIds(cards)).toHaveLength(Math.min(1, cards.length));
      }
    }),
  );
});
