import { expect, it, vi } from 'vitest';
import { Visit, getVisit, defineVisitValue } from './sessionValues';

const cards = defineVisitValue<readonly string[]>(['one']);
const name = defineVisitValue<string | undefined>('Ali');

it('starts with the declared value', () => {
  expect(new Visit().read(cards)).toBe(cards.initial);
});

it('keeps values separate, undefined ones included', () => {
  const visit = new Visit();
  visit.write(cards, []);
  visit.write(name, undefined);
  expect(visit.read(cards)).toEqual([]);
  expect(visit.read(name)).toBeUndefined();
});

it('keeps two values with the same initial value separate', () => {
  const visit = new Visit();
  const other = defineVisitValue<readonly string[]>(cards.initial);
  visit.write(cards, ['two']);
  expect(visit.read(other)).toEqual(['one']);
});

it('clears all values', () => {
  const visit = new Visit();
  visit.write(cards, ['two']);
  visit.write(name, 'Sara');
  visit.clear();
  expect([visit.read(cards), visit.read(name)]).toEqual([['one'], 'Ali']);
});

it('aborts its signal when it is cleared, and starts again with a new one', () => {
  const visit = new Visit();
  const { signal } = visit;
  expect(signal.aborted).toBe(false);
  visit.clear();
  expect(signal.aborted).toBe(true);
  expect(visit.signal.aborted).toBe(false);
});

it('notifies subscribers of changes and clearing until they unsubscribe', () => {
  const visit = new Visit();
  const listener = vi.fn();
  const stop = visit.subscribe(listener);
  visit.write(name, 'Sara');
  visit.clear();
  stop();
  visit.write(name, 'Omar');
  expect(listener).toHaveBeenCalledTimes(2);
});

it('is created once per device', () => {
  const device = () => ({ openLocal: () => null, openSession: () => null });
  const here = device();
  getVisit(here).write(name, 'Sara');
  expect(getVisit(here).read(name)).toBe('Sara');
  expect(getVisit(device()).read(name)).toBe('Ali');
});
