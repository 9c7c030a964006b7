import type { InjectedFault } from '@rad-wallet/mocks';
import { readFields, readHeading, readTexts, user } from './user';
import type { Visit } from './visits';
import { runInWallet, wait, type OpenWallet } from './wallet';

export type Phase = 'opening' | 'filling in' | 'submitting';

export interface RecordedCall {
  name: string;
  phase: Phase;
}

export interface PageSnapshot {
  heading: string;
  texts: readonly string[];
  fields: readonly string[];
}

/** A scenario run without faults, to which all other runs are compared. */
export interface BaselineVisit {
  visit: Visit;
  calls: readonly RecordedCall[];
  snapshots: Readonly<Record<Phase, PageSnapshot>>;
  books: Awaited<ReturnType<OpenWallet['books']>>;
}

export const takeSnapshot = (): PageSnapshot => ({
  heading: readHeading(),
  texts: readTexts(),
  fields: readFields(),
});

/** Longer than the debounce of an amount field, in ms. */
export const DEBOUNCE_MS = 2000;

export async function fillIn(visit: Visit): Promise<void> {
  if (!visit.fillIn) return;
  await visit.fillIn(user);
  await wait(DEBOUNCE_MS);
}

/** Runs a scenario on its page. `injected` is a fault for every attempt of one request. */
export const runVisit = <T>(
  { path }: Visit,
  injected: { name: string; injected: InjectedFault } | null,
  run: (wallet: OpenWallet) => Promise<T>,
): Promise<T> =>
  runInWallet(
    {
      path,
      prepare: (network) =>
        injected && network.injectFault(injected.name, injected.injected, 'always'),
    },
    run,
  );

export const recordBaseline = (visit: Visit): Promise<BaselineVisit> =>
  runVisit(visit, null, async ({ network, books }) => {
    const calls: RecordedCall[] = [];
    const record = (phase: Phase): PageSnapshot => {
      for (const { name } of network.calls()) {
        if (!calls.some((call) => call.name === name)) calls.push({ name, phase });
      }
      return takeSnapshot();
    };
    const opening = record('opening');
    await fillIn(visit);
    const filledIn = record('filling in');
    await visit.submit?.(user);
    await wait();
    const submitting = record('submitting');
    const snapshots = { opening, 'filling in': filledIn, submitting };
    return { visit, calls, snapshots, books: await books() };
  });
