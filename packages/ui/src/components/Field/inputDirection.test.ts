import { expect, it } from 'vitest';
import { inputDirection } from './inputDirection';

it.each([
  ['ltr', '', 'ltr'],
  ['ltr', 'علی', 'ltr'],
  ['auto', 'علی', 'auto'],
  ['auto', '', undefined],
] as const)('%s, with %j in it, is %s', (direction, value, dir) => {
  expect(inputDirection(direction, value)).toBe(dir);
});
