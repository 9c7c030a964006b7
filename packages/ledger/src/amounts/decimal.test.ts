import { expect, it } from 'vitest';
import { decimal, scale } from './decimal';

it('rounds an inexact quotient half up at 20 decimals', () => {
  expect(decimal('2').div('3').toFixed()).toBe('0.66666666666666666667');
  // Half a unit of the 20th decimal place is rounded up.
  expect(decimal('0.00000000000000000001').div('2').toFixed()).toBe('0.00000000000000000001');
});

it('scales with 40 decimals, rounded down', () => {
  expect(scale('1', '2', '3').toFixed()).toBe(`0.${'6'.repeat(40)}`);
});
