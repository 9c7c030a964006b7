import { expect, it } from 'vitest';
import { tellWalks } from './lib/walks.mjs';

const whole = {
  machine: 'door',
  states: ['open', 'closed'],
  ofStates: 2,
  passed: { 'open|pushed|0': 'person', 'closed|xstate.after.1|0': 'time' },
  of: 2,
};

it('adds up what the walks have passed', () => {
  const { line, isWhole, table } = tellWalks(
    ['a', 'b'],
    new Map([
      ['a', whole],
      ['b', { ...whole, machine: 'gate' }],
    ]),
  );
  expect(line).toBe('4 of 4 states, 4 of 4 transitions');
  expect(isWhole).toBe(true);
  expect(table.split('\n').map((row) => row.split(/\s+/))).toEqual([
    ['machine', 'states', 'transitions', 'person', 'page', 'answer', 'time', 'beginning'],
    ['door', '2/2', '2/2', '1', '0', '0', '1', '0'],
    ['gate', '2/2', '2/2', '1', '0', '0', '1', '0'],
  ]);
});

it('is not whole with a state or a transition that none has passed', () => {
  const fewer = { ...whole, states: ['open'] };
  expect(tellWalks(['a'], new Map([['a', fewer]]))).toMatchObject({
    line: '1 of 2 states, 2 of 2 transitions',
    isWhole: false,
  });
  expect(tellWalks(['a'], new Map([['a', { ...whole, of: 3 }]]))).toMatchObject({
    line: '2 of 2 states, 2 of 3 transitions',
    isWhole: false,
  });
});

it('is not whole with a story that left nothing, nor without any story', () => {
  expect(tellWalks(['a', 'b'], new Map([['a', whole]]))).toMatchObject({
    missing: ['b'],
    isWhole: false,
  });
  expect(tellWalks([], new Map()).isWhole).toBe(false);
});
