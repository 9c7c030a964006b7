import { FAULT_NAMES, type FaultName, type Strike } from '@rad-wallet/mocks';
import type { HealthyVisit, MadeCall } from './healthy';

/** One page, one of its calls, one fault. */
export interface Cell {
  healthy: HealthyVisit;
  call: MadeCall;
  strike: Required<Strike>;
}

/** How a call ends that meets a fault, with nobody doing anything. */
export type Ending = 'fails' | 'comes later' | 'counts as done';

export const isPosting = ({ name }: MadeCall): boolean => name.startsWith('POST ');

export function endingOf({ call, strike: { fault } }: Cell): Ending {
  if (fault === 'slow') return 'comes later';
  // Said with a 2xx, money has moved: to ask for it again for the answer's shape would be worse.
  if (fault === 'wrongShape' && isPosting(call)) return 'counts as done';
  return 'fails';
}

const ways = ['there', 'back'] as const;

/** What a fault can do to a call: a posting may be spoilt before or after the server has done it. */
function strikesAt(call: MadeCall, fault: FaultName): Required<Strike>[] {
  if (!isPosting(call)) return [{ fault, on: 'there' }];
  // A server that says 2xx and has not done it cannot be told from one that has.
  if (fault === 'wrongShape') return [{ fault, on: 'back' }];
  return ways.map((on) => ({ fault, on }));
}

/** Every cell of a visit. */
export const cellsOf = (healthy: HealthyVisit): Cell[] =>
  healthy.calls
    .filter((call) => isPosting(call) || !healthy.visit.readsAsBefore)
    .flatMap((call) =>
      FAULT_NAMES.flatMap((fault) =>
        strikesAt(call, fault).map((strike) => ({ healthy, call, strike })),
      ),
    );
