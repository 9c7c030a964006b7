import type { Strike } from '@rad-wallet/mocks';
import { fieldsHeld, headingShown, person, textsShown } from './person';
import type { Visit } from './visits';
import { inWallet, wait, type OpenWallet } from './wallet';

/** When a page first makes a call. */
export type Phase = 'opening' | 'filling in' | 'submitting';

export interface MadeCall {
  name: string;
  phase: Phase;
}

/** How a page stands. */
export interface Look {
  heading: string;
  texts: readonly string[];
  fields: readonly string[];
}

/** A visit on which nothing goes wrong: what every other is held against. */
export interface HealthyVisit {
  visit: Visit;
  calls: readonly MadeCall[];
  looks: Readonly<Record<Phase, Look>>;
  books: Awaited<ReturnType<OpenWallet['books']>>;
}

export const lookAtPage = (): Look => ({
  heading: headingShown(),
  texts: textsShown(),
  fields: fieldsHeld(),
});

/** What is read out of an amount waits until nobody types any more, ms. */
export const SETTLED = 2000;

/** Fills in all that there is, and lets it settle. */
export async function fillIn(visit: Visit): Promise<void> {
  await visit.fillIn?.(person);
  if (visit.fillIn) await wait(SETTLED);
}

/** Opens the page of a visit; one call of it meets something each time it is asked. */
export const inVisit = <T>(
  { path }: Visit,
  met: { name: string; strike: Strike } | null,
  go: (wallet: OpenWallet) => Promise<T>,
): Promise<T> =>
  inWallet(
    { path, prepare: (network) => met && network.strike(met.name, met.strike, 'always') },
    go,
  );

/** Goes through a visit over a network that is as it should be, and writes down what it asks. */
export const visitHealthily = (visit: Visit): Promise<HealthyVisit> =>
  inVisit(visit, null, async ({ network, books }) => {
    const calls: MadeCall[] = [];
    const look = (phase: Phase): Look => {
      for (const { name } of network.calls()) {
        if (!calls.some((call) => call.name === name)) calls.push({ name, phase });
      }
      return lookAtPage();
    };
    const opening = look('opening');
    await fillIn(visit);
    const filledIn = look('filling in');
    await visit.submit?.(person);
    await wait();
    const submitting = look('submitting');
    const looks = { opening, 'filling in': filledIn, submitting };
    return { visit, calls, looks, books: await books() };
  });
