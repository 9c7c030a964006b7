import { expect, it } from 'vitest';
import { isQuiet } from './quietPaths';

it.each(['/', '/funds', '/transactions'])('%s is quiet', (path) => {
  expect(isQuiet(path)).toBe(true);
});

it.each(['/send-money', '/gift-wrap', '/conversion', '/auth', '/top-up'])('%s is not', (path) => {
  expect(isQuiet(path)).toBe(false);
});
