import { FAULT_NAMES, type FaultName, type InjectedFault } from '@rad-wallet/mocks';
import type { BaselineVisit, RecordedCall } from './baseline';

export interface MatrixEntry {
  baseline: BaselineVisit;
  call: RecordedCall;
  injected: Required<InjectedFault>;
}

/** How a request with a fault ends unless it is retried. */
export type ExpectedOutcome = 'fails' | 'stays in doubt' | 'arrives late' | 'counts as done';

export const isPost = ({ name }: RecordedCall): boolean => name.startsWith('POST ');

/** Whether the response is a 2xx that cannot be read. */
const isUnreadable = (fault: FaultName) => fault === 'wrongShape' || fault === 'brokenJson';

export function getExpectedOutcome({ call, injected: { fault } }: MatrixEntry): ExpectedOutcome {
  if (fault === 'slow') return 'arrives late';
  // After a 2xx, the money has moved: a retry because of an unreadable response could move it again.
  if (isUnreadable(fault) && isPost(call)) return 'counts as done';
  // Without a response, the money may have moved. docs/rules.md PAY-8.
  if (isPost(call) && (fault === 'networkDown' || fault === 'neverAnswers'))
    return 'stays in doubt';
  return 'fails';
}

const directions = ['there', 'back'] as const;

/** Lists the possible faults: a POST can fail before or after the server processes it. */
function listFaults(call: RecordedCall, fault: FaultName): Required<InjectedFault>[] {
  if (!isPost(call)) return [{ fault, on: 'there' }];
  // For the page, it makes no difference whether the server handled the request before a 2xx.
  if (isUnreadable(fault)) return [{ fault, on: 'back' }];
  return directions.map((on) => ({ fault, on }));
}

export const listMatrixEntries = (baseline: BaselineVisit): MatrixEntry[] =>
  baseline.calls
    .filter((call) => isPost(call) || !baseline.visit.skipsGets)
    .flatMap((call) =>
      FAULT_NAMES.flatMap((fault) =>
        listFaults(call, fault).map((injected) => ({ baseline, call, injected })),
      ),
    );
