import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { listSets } from '../messages/defineMessages';
import { findToast } from '../messages/toasts';

const indexes = import.meta.glob<object>(
  ['./*/messages/index.ts', '../messages/shared/*/index.ts'],
  {
    eager: true,
  },
);
const machines = import.meta.glob<object>('./*/*Machine.ts');

const listIds = () =>
  listSets().flatMap(({ en }) =>
    'toasts' in en && typeof en.toasts === 'object' ? Object.keys(en.toasts ?? {}) : [],
  );

const ids = listIds();

it('finds the toasts of all sets', () => {
  expect(Object.keys(indexes).length).toBeGreaterThan(20);
  expect(ids.length).toBeGreaterThan(50);
  expect(findToast('giftFailed')).toMatchObject({ set: { id: 'gift' }, key: 'toasts.giftFailed' });
  expect(findToast('nowhere')).toBeUndefined();
});

it('has each id once', () => {
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

// An app can show the toasts of a machine without its views.
it.each(Object.entries(machines))('%s imports its toasts', async (file, load) => {
  const source = readFileSync(new URL(file, import.meta.url), 'utf8');
  const named = ids.filter((id) => source.includes(`id: '${id}'`));
  vi.resetModules();
  await load();
  const { findToast: find } = await import('../messages/toasts');
  expect(named.filter((id) => !find(id))).toEqual([]);
});
