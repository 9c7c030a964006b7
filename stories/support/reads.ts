import {
  apiPatterns,
  createHandlers,
  faults,
  FIXED_NOW,
  memoryStore,
  sampleLedger,
  type FaultName,
} from '@rad-wallet/mocks';
import { http } from 'msw/http';
import { spyOn } from 'storybook/test';

/** The ways in which a read fails outright. One that never answers is a wait, not a failure. */
export const readFailures = [
  'serverError',
  'serverErrorEmpty',
  'unauthorized',
  'networkDown',
  'brokenJson',
  'wrongShape',
] as const satisfies readonly FaultName[];

export type ReadFailure = (typeof readFailures)[number];

/** The mocked server in order again, with the sample wallet. */
export function healthyHandlers() {
  return createHandlers(memoryStore(sampleLedger(FIXED_NOW)));
}

/** Counts requests from now on: answers how often a path was asked. */
export function countRequests(): (path: string) => number {
  const spy = spyOn(globalThis, 'fetch');
  const before = spy.mock.calls.length;
  return (path) => spy.mock.calls.slice(before).filter(([input]) => String(input) === path).length;
}

/** A read that waits until it is released, and is then answered as usual. */
export function holdRead(pattern: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { handler: http.get(pattern, () => released), release };
}

/** Everything that a page reads fails in this way. */
export function failReads(failure: ReadFailure) {
  const { accounts, balances, transactions } = apiPatterns;
  return [accounts, balances, transactions].map((pattern) => faults[failure]('get', pattern));
}
