import {
  apiPatterns,
  createHandlers,
  faults,
  FIXED_NOW,
  createMemoryStore,
  createSampleLedger,
  type FaultName,
} from '@rad-wallet/mocks';
import { http } from 'msw/http';
import { expect, spyOn } from 'storybook/test';
import type { MountContext, ServerContext, StoryContext } from './types';

/** The faults that make a GET fail. `neverAnswers` is excluded, because that GET stays pending. */
export const readFailures = [
  'serverError',
  'serverErrorEmpty',
  'unauthorized',
  'networkDown',
  'brokenJson',
  'wrongShape',
] as const satisfies readonly FaultName[];

export type ReadFailure = (typeof readFailures)[number];

export function createHealthyHandlers() {
  return createHandlers(createMemoryStore(createSampleLedger(FIXED_NOW)));
}

/** Starts counting requests. Returns a function that takes a path and returns the count. */
export function countRequests(): (path: string) => number {
  const spy = spyOn(globalThis, 'fetch');
  const before = spy.mock.calls.length;
  return (path) => spy.mock.calls.slice(before).filter(([input]) => String(input) === path).length;
}

export function stallGet(pattern: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { handler: http.get(pattern, () => released), release };
}

export function createFailingGetHandlers(failure: ReadFailure) {
  const { accounts, balances, transactions } = apiPatterns;
  return [accounts, balances, transactions].map((pattern) => faults[failure]('get', pattern));
}

export interface PageRequest {
  path: string;
  failed: string;
}

export interface FailingPage {
  /** In the order of their Try again buttons. */
  gets: readonly PageRequest[];
  retried: PageRequest;
  /** Checks the content that the page shows without data. */
  expectRest?: (context: StoryContext) => Promise<void>;
}

/** Creates stories of a page whose GETs fail. Each press of Try again sends one request. */
export function describeFailingGets({ gets, retried, expectRest }: FailingPage) {
  return (failure: ReadFailure) => ({
    beforeEach: ({ msw }: ServerContext) => msw.use(...createFailingGetHandlers(failure)),
    play: async (context: StoryContext) => {
      const { canvas, userEvent } = context;
      for (const { failed } of gets) await expect(await canvas.findByText(failed)).toBeVisible();
      await expectRest?.(context);

      const requests = countRequests();
      const buttons = canvas.getAllByRole('button', { name: 'Try again' });
      await userEvent.click(buttons[gets.indexOf(retried)]!);
      await expect(await canvas.findByText(retried.failed)).toBeVisible();
      for (const get of gets) {
        await expect(requests(get.path)).toBe(get === retried ? 1 : 0);
      }
    },
  });
}

/** Creates a play function that checks that only Try again repeats failed GETs. */
export function describeRecoveredGets(
  gets: readonly PageRequest[],
  expectEverything: (context: StoryContext) => Promise<void>,
) {
  // Storybook provides `mount` only if the parameter is destructured.
  return async ({ canvas, mount, msw, userEvent }: MountContext) => {
    msw.use(...createFailingGetHandlers('networkDown'));
    const requests = countRequests();
    await mount();
    for (const { failed } of gets) await canvas.findByText(failed);
    for (const { path } of gets) await expect(requests(path)).toBe(1);

    msw.use(...createHealthyHandlers());
    for (const button of canvas.getAllByRole('button', { name: 'Try again' })) {
      await userEvent.click(button);
    }
    await expectEverything({ canvas, userEvent });
  };
}
