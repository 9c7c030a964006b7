import { describe, expect, it } from 'vitest';
import { matchesPhone } from '../../phone';
import { findContacts } from './findContacts';
import type { GiftContact } from './gift';

const contacts: GiftContact[] = [
  { id: 'g1', name: 'Zoë Khan', phone: '+92 300 1234567', initials: 'ZK', isRecent: true },
  { id: 'g2', name: 'Bilal Ahmed', phone: '+92 321 7654321', initials: 'BA', isRecent: false },
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
    expect(findContacts(contacts, search, matchesPhone).map(({ id }) => id)).toEqual(ids),
  );

  it.each([
    ['321', ['g2']],
    ['300-1234567', ['g1']],
    ['۹۲ ۳۲۱', ['g2']],
  ])('compares digits until the comparison has loaded: %j', (search, ids) =>
    expect(findIds(search)).toEqual(ids),
  );

  it('treats the search as plain text, not as a pattern', () => expect(findIds('.*')).toEqual([]));
});
