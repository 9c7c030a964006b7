import { expect, it } from 'vitest';
import { getIntentStore, PAID_CODES_KEY } from './intents';
import { getPaidCodes } from './paidCodes';
import { createMemoryDevice, createMemoryStorage, denyAccess } from './testing/memoryStorage';

const code = '00020101021226300007com.rad0115+92 300 12345675912Ayesha Malik6304ABCD';

it('remembers paid codes after a reload and in other tabs, without their texts', () => {
  const local = createMemoryStorage();
  const [paid, otherTab] = [createMemoryDevice(local), createMemoryDevice(local)].map(getPaidCodes);
  expect(otherTab?.has(code)).toBe(false);
  paid?.add([code]);
  expect(otherTab?.has(code)).toBe(true);
  expect(otherTab?.has(`${code} `)).toBe(false);
  expect(local.getItem(PAID_CODES_KEY)).toMatch(/^\[-?\d+\]$/);
});

it('keeps the last hundred', () => {
  const local = createMemoryStorage();
  const paid = getPaidCodes(createMemoryDevice(local));
  const codes = Array.from({ length: 101 }, (_, index) => `code ${index}`);
  paid.add(codes.slice(0, 60));
  paid.add(codes);
  expect(codes.filter((one) => !paid.has(one))).toEqual(['code 0']);
});

it('forgets them at a sign-out', () => {
  const local = createMemoryStorage();
  const device = createMemoryDevice(local);
  getPaidCodes(device).add([code]);
  expect(getIntentStore(device).forget()).toBe(true);
  expect(local.held.size).toBe(0);
  expect(getPaidCodes(device).has(code)).toBe(false);
});

it.each(['', 'hello', '{}', '["1"]'])('treats %j as empty', (text) => {
  const device = createMemoryDevice(createMemoryStorage({ [PAID_CODES_KEY]: text }));
  expect(getPaidCodes(device).has(code)).toBe(false);
  getPaidCodes(device).add([code]);
  expect(getPaidCodes(device).has(code)).toBe(true);
});

it('works without a storage, and reports what it cannot remove', () => {
  const denied = { openLocal: denyAccess, openSession: denyAccess };
  getPaidCodes(denied).add([code]);
  expect(getPaidCodes(denied).has(code)).toBe(false);
  const local = createMemoryStorage({ [PAID_CODES_KEY]: '[1]' }, { removeItem: denyAccess });
  expect(getIntentStore(createMemoryDevice(local)).forget()).toBe(false);
});
