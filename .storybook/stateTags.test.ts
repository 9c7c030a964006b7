import { expect, it } from 'vitest';
import { getStateTags } from './stateTags';

it.each([
  ['TransferFailed', ['failed']],
  ['OfflineInUrdu', ['offline', 'urdu']],
  ['NoTransactionsInPeriod', ['empty']],
  ['Notice', []],
  ['PaymentInDoubt', ['in-doubt']],
])('%s has the tags %j', (name, tags) => {
  expect(getStateTags(name)).toEqual(tags);
});
