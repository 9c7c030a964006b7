import { expect, it } from 'vitest';
import { planFor } from './plans';
import known from './stories.json';

it.each(Object.keys(known))('finds the plan of %s', async (machine) => {
  // A machine that takes no events has a plan all the same.
  expect(await planFor(machine)).toHaveProperty('events');
});
