import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { constants } from './plant/constants.mjs';
import { faults } from './plant/faults.mjs';
import { stepped, stepsOf } from './plant/steps.mjs';

describe('a step of a figure', () => {
  it.each([
    ['15798', '15799', '15797'],
    ['0.0036', '0.0037', '0.0035'],
    ['11.664', '11.665', '11.663'],
    ['1000', '1001', '999'],
    ['30_000', '30001', '29999'],
    ['0.100', '0.101', '0.099'],
  ])('of %s is one of the last digit that it is written with', (figure, more, less) => {
    expect([stepped(figure, 1), stepped(figure, -1)]).toEqual([more, less]);
  });
});

it.each([...constants])('%s is a figure in the code, up and down', (constant) => {
  const [more, less] = stepsOf(constant);
  const text = readFileSync(more!.file, 'utf8');
  expect(text.split(more!.from)).toHaveLength(2);
  expect(more!.to).not.toBe(less!.to);
});

it.each([...faults])('“$name” can be planted', ({ file, from, to }) => {
  expect(readFileSync(file, 'utf8').split(from)).toHaveLength(2);
  expect(to).not.toBe(from);
});

it('each fault has a name of its own', () => {
  const names = faults.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});
