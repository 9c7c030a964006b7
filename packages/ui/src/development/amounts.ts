import { warnOnce } from './warnOnce';

export const describeInvalidAmount = (value: unknown) =>
  `${typeof value === 'string' ? `"${value}"` : `The ${typeof value} ${String(value)}`} is no amount: give a ` +
  `plain decimal string, such as "1500.00", without grouping, currency or exponent. parseAmount of ` +
  `@rad-wallet/ui/format reads what a person has typed; a number of your own is written by its toFixed(2).`;

export const warnInvalidAmount = (value: unknown) =>
  warnOnce(`${describeInvalidAmount(value)} It is shown as "–".`);
