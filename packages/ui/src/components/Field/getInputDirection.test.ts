import { expect, it } from 'vitest';
import { getInputDirection } from './getInputDirection';

it.each([
  ['ltr', '', 'ltr'],
  ['ltr', 'علی', 'ltr'],
  ['auto', 'علی', 'auto'],
  ['auto', '', undefined],
] as const)('%s, with %j in it, is %s', (direction, value, dir) => {
  expect(getInputDirection(direction, value)).toBe(dir);
});
