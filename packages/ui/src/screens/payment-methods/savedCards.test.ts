import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SavedCard } from './paymentMethods';
import { findNextDefault, findNeighbour, withCard, withDefault, withoutCard } from './savedCards';

const card = (id: string, isDefault = false): SavedCard => ({
  id,
  type: 'visa',
  last4: '4242',
  expiryMonth: 8,
  expiryYear: 2028,
  isDefault,
  nickname: id,
});

const three = [card('a', true), card('b'), card('c')];
const idsOf = (cards: readonly SavedCard[]) => cards.map(({ id }) => id);
const defaultsOf = (cards: readonly SavedCard[]) =>
  cards.filter(({ isDefault }) => isDefault).map(({ id }) => id);

describe('setting the default', () => {
  it('makes exactly one card the default and leaves the order', () => {
    const cards = withDefault(three, 'c');
    expect(defaultsOf(cards)).toEqual(['c']);
    expect(idsOf(cards)).toEqual(['a', 'b', 'c']);
  });

  it('changes nothing for a card that is not there', () => {
    expect(withDefault(three, 'gone')).toBe(three);
  });

  it('leaves the list that it was given alone', () => {
    withDefault(three, 'b');
    expect(defaultsOf(three)).toEqual(['a']);
  });
});

describe('removing', () => {
  it('takes out the card alone; another stays the default', () => {
    const cards = withoutCard(three, 'b');
    expect(idsOf(cards)).toEqual(['a', 'c']);
    expect(defaultsOf(cards)).toEqual(['a']);
  });

  it('hands the default on to the first that is left', () => {
    expect(defaultsOf(withoutCard(three, 'a'))).toEqual(['b']);
    const last = withDefault(three, 'c');
    expect(defaultsOf(withoutCard(last, 'c'))).toEqual(['a']);
  });

  it('may leave none', () => {
    expect(withoutCard([card('a', true)], 'a')).toEqual([]);
  });

  it('tells who will be the default, where that changes', () => {
    expect(findNextDefault(three, card('a', true))?.id).toBe('b');
    expect(findNextDefault(three, card('b'))).toBeUndefined();
    expect(findNextDefault([card('a', true)], card('a', true))).toBeUndefined();
  });

  it('knows the neighbour: the next one, and of the last the one before', () => {
    expect(findNeighbour(three, 'a')?.id).toBe('b');
    expect(findNeighbour(three, 'c')?.id).toBe('b');
    expect(findNeighbour([card('a')], 'a')).toBeUndefined();
    expect(findNeighbour(three, 'gone')).toBeUndefined();
  });
});

describe('adding', () => {
  it('puts the card last and keeps the default', () => {
    const cards = withCard(three, card('d', true));
    expect(idsOf(cards)).toEqual(['a', 'b', 'c', 'd']);
    expect(defaultsOf(cards)).toEqual(['a']);
  });

  it('makes an only card the default', () => {
    expect(defaultsOf(withCard([], card('a')))).toEqual(['a']);
  });
});

it('has exactly one default after anything that is done, as long as there is a card', () => {
  const deed = fc.record({
    kind: fc.constantFrom('default', 'remove', 'add'),
    id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  });
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 20 }), (deeds) => {
      let cards: readonly SavedCard[] = three;
      for (const { kind, id } of deeds) {
        if (kind === 'default') cards = withDefault(cards, id);
        else if (kind === 'remove') cards = withoutCard(cards, id);
        else if (!idsOf(cards).includes(id)) cards = withCard(cards, card(id));
        expect(defaultsOf(cards)).toHaveLength(Math.min(1, cards.length));
      }
    }),
  );
});
