import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as noSuspense from './noSuspense';

const build = new URL('.', import.meta.resolve('@tanstack/react-query'));
const read = (name: string) => readFileSync(new URL(`${name}.js`, build), 'utf8');

it.each(['suspense', 'errorBoundaryUtils', 'QueryErrorResetBoundary'])(
  'has every export of %s',
  (name) => {
    const [, given = ''] = /^export \{ (.+) \};$/m.exec(read(name)) ?? [];
    expect(Object.keys(noSuspense)).toEqual(expect.arrayContaining(given.split(', ')));
    // The alias is by these names, which are the library's own affair.
    expect(read('useBaseQuery')).toContain(`from "./${name}.js"`);
  },
);

it('accepts a query that shows its own loading state and error', () => {
  expect(() => noSuspense.ensureSuspenseTimers({ throwOnError: false })).not.toThrow();
  expect(noSuspense.shouldSuspend()).toBe(false);
  expect(noSuspense.getHasError()).toBe(false);
});

it.each([{ suspense: true }, { throwOnError: true }, { throwOnError: () => true }])(
  'throws for %o',
  (options) => {
    expect(() => noSuspense.ensureSuspenseTimers(options)).toThrow('no suspense');
  },
);
