import { warnOnce } from './warnOnce';

export const describeInvalidAmount = (value: unknown) =>
  `${typeof value === 'string' ? `"${value}"` : `The ${typeof value} ${String(value)}`} is not an amount: pass a ` +
  `plain decimal string, such as "1500.00", without grouping, currency or exponent. parseAmount of ` +
  `@rad-wallet/ui/format parses user input; convert a number with toFixed(2).`;

export const warnInvalidAmount = (value: unknown) =>
  warnOnce(`${describeInvalidAmount(value)} It is shown as "–".`);
