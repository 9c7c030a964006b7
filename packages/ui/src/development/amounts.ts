import { complain } from './complain';

/** What to do about an amount that is none. */
export const noAmount = (value: unknown) =>
  `${typeof value === 'string' ? `"${value}"` : `The ${typeof value} ${String(value)}`} is no amount: give a ` +
  `plain decimal string, such as "1500.00", without grouping, currency or exponent. parseAmount of ` +
  `@rad-wallet/ui/format reads what a person has typed; a number of your own is written by its toFixed(2).`;

/** A figure that cannot be read is shown as a dash; whoever gave it hears of it. */
export const complainOfAmount = (value: unknown) =>
  complain(`${noAmount(value)} It is shown as "–".`);
