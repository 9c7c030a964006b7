import { describe, expect, it } from 'vitest';
import { findContacts } from './findContacts';
import type { GiftContact } from './gift';

const contacts: GiftContact[] = [
  { id: 'g1', name: 'Zoë Khan', phone: '+92 300 1234567', initials: 'ZK', isRecent: true },
  { id: 'g2', name: 'Bilal Ahmed', phone: '+92 321 7654321', initials: 'BA', isRecent: false },
];

const abroad: GiftContact[] = [
  { id: 'kw', name: 'Sara', phone: '+965 5001 2345', initials: 'S', isRecent: false },
  { id: 'us', name: 'Tom', phone: '+1 (415) 555-2671', initials: 'T', isRecent: false },
  { id: 'fr', name: 'Léa', phone: '06 12 34 56 78', initials: 'L', isRecent: false },
];

const findIds = (search: string) => findContacts(contacts, search).map(({ id }) => id);

describe('findContacts', () => {
  it.each(['', '   '])('finds all contacts for %j', (search) =>
    expect(findIds(search)).toEqual(['g1', 'g2']),
  );

  it.each([
    ['zoe', ['g1']],
    ['ZOË', ['g1']],
    ['  khan ', ['g1']],
    ['ahm', ['g2']],
    ['a', ['g1', 'g2']],
    ['nobody', []],
  ])('finds by name: %j', (search, ids) => expect(findIds(search)).toEqual(ids));

  it.each([
    ['321', ['g2']],
    ['300 123', ['g1']],
    ['300-1234567', ['g1']],
    ['0300', ['g1']],
    ['+92 300', ['g1']],
    ['0092321', ['g2']],
    ['۰۳۲۱', ['g2']],
    ['999', []],
    ['+', []],
  ])('finds by phone, however it is written: %j', (search, ids) =>
    expect(findIds(search)).toEqual(ids),
  );

  it.each([
    ['00965 5001', ['kw']],
    ['+965', ['kw']],
    ['415 555', ['us']],
    ['001415', ['us']],
    ['+33 6 12', ['fr']],
    ['0033612', ['fr']],
    ['33612', ['fr']],
    ['33', []],
  ])('finds numbers of any country: %j', (search, ids) =>
    expect(findContacts(abroad, search).map(({ id }) => id)).toEqual(ids),
  );

  it('treats the search as plain text, not as a pattern', () => expect(findIds('.*')).toEqual([]));
});
