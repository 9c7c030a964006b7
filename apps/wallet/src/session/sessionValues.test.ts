import { expect, it, vi } from 'vitest';
import { Session, getSession, defineSessionValue } from './sessionValues';

const cards = defineSessionValue<readonly string[]>(['one']);
const name = defineSessionValue<string | undefined>('Ali');

it('starts with the declared value', () => {
  expect(new Session().read(cards)).toBe(cards.initial);
});

it('keeps values separate, including undefined ones', () => {
  const session = new Session();
  session.write(cards, []);
  session.write(name, undefined);
  expect(session.read(cards)).toEqual([]);
  expect(session.read(name)).toBeUndefined();
});

it('keeps two values with the same initial value separate', () => {
  const session = new Session();
  const other = defineSessionValue<readonly string[]>(cards.initial);
  session.write(cards, ['two']);
  expect(session.read(other)).toEqual(['one']);
});

it('clears all values', () => {
  const session = new Session();
  session.write(cards, ['two']);
  session.write(name, 'Sara');
  session.clear();
  expect([session.read(cards), session.read(name)]).toEqual([['one'], 'Ali']);
});

it('aborts its signal when it is cleared, and starts again with a new one', () => {
  const session = new Session();
  const { signal } = session;
  expect(signal.aborted).toBe(false);
  session.clear();
  expect(signal.aborted).toBe(true);
  expect(session.signal.aborted).toBe(false);
});

it('notifies subscribers of changes and clearing until they unsubscribe', () => {
  const session = new Session();
  const listener = vi.fn();
  const stop = session.subscribe(listener);
  session.write(name, 'Sara');
  session.clear();
  stop();
  session.write(name, 'Omar');
  expect(listener).toHaveBeenCalledTimes(2);
});

it('is created once per device', () => {
  const device = () => ({ openLocal: () => null, openSession: () => null });
  const here = device();
  getSession(here).write(name, 'Sara');
  expect(getSession(here).read(name)).toBe('Sara');
  expect(getSession(device()).read(name)).toBe('Ali');
});
