import { expect, it } from 'vitest';
import { getStateTags } from './stateTags';

it.each([
  ['TransferFailed', ['failed']],
  ['OfflineInUrdu', ['offline', 'urdu']],
  ['NoTransactionsInPeriod', ['empty']],
  ['NoCards', ['empty']],
  ['NothingFound', ['empty']],
  ['Empty', ['empty']],
  ['NoClipboard', []],
  ['EmptyNameIgnored', []],
  ['Notice', []],
  ['FailedThenSent', []],
  ['ExitedAfterLoading', []],
  ['Unauthorized', ['failed']],
  ['CameraDenied', ['failed']],
  ['DividedSkeleton', ['loading']],
  ['PaymentInDoubt', ['in-doubt']],
])('%s has the tags %j', (name, tags) => {
  expect(getStateTags(name)).toEqual(tags);
});
