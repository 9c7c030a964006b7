import { expect, it } from 'vitest';
import { createMemoryStorage, denyAccess } from '../../platform/storage/testing/memoryStorage';
import { createSelectedNetwork } from './network';

const names = ['normal', 'slow', 'networkDown'] as const;
type Name = (typeof names)[number];

const parse = (name: string | null): Name | null => names.find((it) => it === name) ?? null;

const choose = (search: string, session = createMemoryStorage()) =>
  createSelectedNetwork<Name>({ search, openSession: () => session, names, parse });

it('is normal by default, without a notice', () => {
  expect(choose('')).toEqual({ condition: 'normal', notice: null });
  expect(choose('?network=normal')).toEqual({ condition: 'normal', notice: null });
});

it('is read from the URL, and logs how to reset it', () => {
  expect(choose('?reset-demo&network=slow')).toEqual({
    condition: 'slow',
    notice: "The demo's network is “slow” in this tab; ?network=normal ends it.",
  });
});

it('is stored for the tab until it changes', () => {
  const session = createMemoryStorage();
  choose('?network=networkDown', session);
  expect(choose('', session).condition).toBe('networkDown');
  expect(choose('?network=normal', session).condition).toBe('normal');
  expect(choose('', session).condition).toBe('normal');
});

it('stores nothing for the normal condition', () => {
  const session = createMemoryStorage({ demoNetwork: 'slow' });
  choose('?network=normal', session);
  expect(session.getItem('demoNetwork')).toBeNull();
});

it('logs the valid names for an unknown condition', () => {
  expect(choose('?network=carrier-pigeon')).toEqual({
    condition: 'normal',
    notice:
      'There is no network “carrier-pigeon”. ?network= takes one of: normal, slow, networkDown, offline.',
  });
});

it('ignores an invalid stored condition', () => {
  expect(choose('', createMemoryStorage({ demoNetwork: 'once' })).condition).toBe('normal');
});

it('uses only the URL if session storage is denied', () => {
  const denied = { getItem: denyAccess, setItem: denyAccess, removeItem: denyAccess };
  const options = { search: '?network=slow', openSession: () => denied, names, parse };
  expect(createSelectedNetwork<Name>(options).condition).toBe('slow');
});
