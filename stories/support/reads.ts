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
import { expect, spyOn } from 'storybook/test';
import type { MountContext, ServerContext, StoryContext } from './types';

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

/** Something that a page reads. */
export interface PageRead {
  /** Of the request. */
  path: string;
  /** What the page says while it could not be read. */
  failed: string;
}

export interface FailingPage {
  /** In the order of their Try again buttons. */
  reads: readonly PageRead[];
  /** The one that is asked for again. */
  retried: PageRead;
  /** What stands although nothing was read. */
  andStill?: (context: StoryContext) => Promise<void>;
}

/** Makes the stories of a page that can read nothing. Asked once, and once more for each press of Try again. */
export function failingReads({ reads, retried, andStill }: FailingPage) {
  return (failure: ReadFailure) => ({
    beforeEach: ({ msw }: ServerContext) => msw.use(...failReads(failure)),
    play: async (context: StoryContext) => {
      const { canvas, userEvent } = context;
      for (const { failed } of reads) await expect(await canvas.findByText(failed)).toBeVisible();
      await andStill?.(context);

      const requests = countRequests();
      const buttons = canvas.getAllByRole('button', { name: 'Try again' });
      await userEvent.click(buttons[reads.indexOf(retried)]!);
      await expect(await canvas.findByText(retried.failed)).toBeVisible();
      for (const read of reads) {
        await expect(requests(read.path)).toBe(read === retried ? 1 : 0);
      }
    },
  });
}

/** Reads that failed are asked once; Try again, with the server back, brings everything. */
export function recoveredReads(
  reads: readonly PageRead[],
  expectEverything: (context: StoryContext) => Promise<void>,
) {
  // Storybook reads `mount` off the parameter itself: it has to be named there.
  return async ({ canvas, mount, msw, userEvent }: MountContext) => {
    msw.use(...failReads('networkDown'));
    const requests = countRequests();
    await mount();
    for (const { failed } of reads) await canvas.findByText(failed);
    for (const { path } of reads) await expect(requests(path)).toBe(1);

    msw.use(...healthyHandlers());
    for (const button of canvas.getAllByRole('button', { name: 'Try again' })) {
      await userEvent.click(button);
    }
    await expectEverything({ canvas, userEvent });
  };
}
