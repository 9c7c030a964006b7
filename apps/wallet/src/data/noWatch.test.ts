import { createQueryClient } from '@rad-wallet/api';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import * as noWatch from './noWatch';

const require = createRequire(createRequire(import.meta.url).resolve('@tanstack/react-query'));
const build = path.join(path.dirname(require.resolve('@tanstack/query-core')), '../modern');
const read = (name: string) => readFileSync(path.join(build, `${name}.js`), 'utf8');

it.each(['focusManager', 'onlineManager'])('has every used member of %s', (name) => {
  const [, given = ''] = /^export \{ (.+) \};$/m.exec(read(name)) ?? [];
  expect(Object.keys(noWatch)).toEqual(expect.arrayContaining(given.split(', ')));
  const asking = ['queryClient', 'retryer', 'queryObserver'].map(read).join('');
  // The alias is by this name, which is the library's own affair.
  expect(asking).toContain(`from "./${name}.js"`);
  const usages = [...asking.matchAll(new RegExp(String.raw`\b${name}\.(?!js)(\w+)`, 'g'))];
  expect(usages.length).toBeGreaterThan(0);
  for (const [, member = ''] of usages) expect(noWatch.focusManager).toHaveProperty(member);
});

it('does not pause queries', () => {
  const { queries } = createQueryClient().getDefaultOptions();
  // These read the focus and online state.
  expect(queries).toMatchObject({
    networkMode: 'always',
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchInterval: false,
  });
  expect(noWatch.focusManager.isFocused()).toBe(true);
  expect(noWatch.onlineManager.isOnline()).toBe(true);
  expect(() => noWatch.onlineManager.subscribe()()).not.toThrow();
});
