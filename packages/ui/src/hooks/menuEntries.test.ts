import { CreditCard } from 'lucide-react';
import { expect, it } from 'vitest';
import { getEntryHref, resolveEntries, type EntryText, type MenuEntry } from './menuEntries';
import { defaultHrefs } from './useHrefs';
import { messageOf } from '../messages';
import { commonMessages } from '../messages/shared/common';

const getText = (text: EntryText) =>
  typeof text === 'string' ? text : `<${text.set.id}.${text.key}>`;
const onPress = () => {};

const entries: readonly MenuEntry[] = [
  { id: 'gift', icon: CreditCard, label: messageOf(commonMessages, 'close'), to: 'gift' },
  { id: 'savings', icon: CreditCard, label: 'Savings', description: 'Weekly', href: '/savings' },
  { id: 'chat', icon: CreditCard, label: 'Chat', onPress },
];

it('returns texts and hrefs in the given order', () => {
  const resolved = resolveEntries(entries.toReversed(), defaultHrefs, getText);
  expect(resolved).toEqual([
    { id: 'chat', icon: CreditCard, label: 'Chat', onPress },
    { id: 'savings', icon: CreditCard, label: 'Savings', description: 'Weekly', href: '/savings' },
    { id: 'gift', icon: CreditCard, label: '<common.close>', href: '/gift-contact' },
  ]);
});

it('leaves out only a service that the app does not offer', () => {
  const resolved = resolveEntries(entries, { ...defaultHrefs, gift: null }, getText);
  expect(resolved.map(({ id }) => id)).toEqual(['savings', 'chat']);
});

it('keeps the other properties of an entry', () => {
  const [tile] = resolveEntries(
    [{ id: 'gift', icon: CreditCard, label: 'Gifts', to: 'gift' as const, tone: 'gold' }],
    defaultHrefs,
    getText,
  );
  expect(tile).toMatchObject({ tone: 'gold' });
  expect(tile).not.toHaveProperty('to');
});

it('finds the href of an entry', () => {
  const hrefs = { ...defaultHrefs, cards: null, history: '/activity' };
  expect(getEntryHref({ to: 'history' }, hrefs)).toBe('/activity');
  expect(getEntryHref({ to: 'cards' }, hrefs)).toBeNull();
  expect(getEntryHref({ href: '/savings' }, hrefs)).toBe('/savings');
  expect(getEntryHref({ onPress }, hrefs)).toBeUndefined();
});
