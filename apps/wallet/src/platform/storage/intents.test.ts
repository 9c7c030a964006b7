import type { Intent } from '@rad-wallet/ui/engine';
import { expect, it, vi } from 'vitest';
import { getIntentStore, INTENTS_KEY } from './intents';
import { createMemoryStorage } from './testing/memoryStorage';

const intent: Intent = {
  key: 'key-1',
  subject: '{"amount":"250"}',
  request: { amount: '250', recipientName: 'Ahmed Khan' },
  summary: { payee: 'Ahmed Khan', amount: '250' },
  entered: { amount: '250' },
  isRejected: false,
  startedAt: '2026-11-27T09:00:00.000Z',
};

function createStore() {
  const storage = createMemoryStorage();
  return {
    storage,
    store: getIntentStore({ openLocal: () => storage, openSession: () => storage }),
  };
}

it('keeps each flow’s intents, newest first, until they are removed', () => {
  const { storage, store } = createStore();
  store.save('sendMoney', intent);
  store.save('bankTransfer', { ...intent, key: 'key-2' });
  store.save('sendMoney', { ...intent, key: 'key-3' });
  store.save('sendMoney', { ...intent, isRejected: true });
  expect(store.load('sendMoney')).toMatchObject([
    { key: 'key-1', isRejected: true },
    { key: 'key-3' },
  ]);
  for (const key of ['key-1', 'key-2', 'key-3']) store.remove(key);
  expect(storage.getItem(INTENTS_KEY)).toBeNull();
});

const { key, startedAt } = intent;
const kept = { flow: 'sendMoney', key, startedAt, holder: 'holder-a' };

it('keeps only keys and whose they are after a sign-out', () => {
  const { storage, store } = createStore();
  store.setHolder('holder-a');
  store.save('sendMoney', intent);
  expect(store.listKept()).toEqual([]);
  expect(store.forget()).toBe(true);
  expect(JSON.parse(storage.getItem(INTENTS_KEY) ?? '')).toEqual([kept]);
  expect(store.load('sendMoney')).toEqual([]);
  expect(store.list()).toEqual([]);
});

it('shows what was kept to the same person only', () => {
  const { store } = createStore();
  store.setHolder('holder-a');
  store.save('sendMoney', intent);
  store.forget();
  store.setHolder('holder-b');
  expect(store.listKept()).toEqual([]);
  store.forget();
  store.setHolder('holder-a');
  expect(store.listKept()).toEqual([kept]);
  expect(store.listKept()).toBe(store.listKept());
  store.remove(key);
  expect(store.listKept()).toEqual([]);
});

it('does not list payments kept for an unknown person', () => {
  const { store } = createStore();
  store.save('sendMoney', intent);
  store.forget();
  store.setHolder('holder-a');
  expect(store.listKept()).toEqual([]);
});

it.each(['', 'hello', '{}', '[{"key":7}]', '[null]'])('treats %j as empty', (text) => {
  const { storage, store } = createStore();
  storage.setItem(INTENTS_KEY, text);
  expect(store.load('sendMoney')).toEqual([]);
});

// docs/rules.md PAY-12.
it('finds a payment for ten minutes after it succeeded, and nothing after a sign-out', () => {
  vi.useFakeTimers();
  const { storage, store } = createStore();
  const target = '["c1","250","PKR"]';
  const pay = () => {
    store.save('sendMoney', { ...intent, target });
    store.settle('key-1');
  };
  pay();
  expect(storage.held.size).toBe(0);
  store.keepRecent();
  pay();
  const { summary } = intent;
  expect(store.findRecent(target)).toMatchObject({ summary });
  expect(store.findRecent('["c2","250","PKR"]')).toBeUndefined();
  vi.advanceTimersByTime(600_000 - 1);
  expect(store.findRecent(target)).toMatchObject({ summary });
  vi.advanceTimersByTime(1);
  expect(store.findRecent(target)).toBeUndefined();
  expect(storage.held.size).toBe(0);
  pay();
  store.forget();
  expect(storage.held.size).toBe(0);
  vi.useRealTimers();
});
