import { expect, it } from 'vitest';
import { shapeOf } from './shape';

it.each([
  [['a', 'b'], 'string'],
  [[1, null], 'number | null'],
  [[undefined], 'undefined'],
  [[[1, 'a']], '(number | string)[]'],
  [[new Map()], 'Map'],
  [[{}], '{}'],
  [[{ iban: 'PK', code: 1 }, { iban: 'DE' }], '{ iban: string; code?: number }'],
  [[{ to: { name: 'Sana' } }, null], 'null | { to: { name: string } }'],
])('%j has one shape', (values, shape) => {
  expect(shapeOf(values)).toBe(shape);
});
