import { paymentFaults, readFaults, type FaultCase } from '@rad-wallet/testing/faults';
import type { BaselineVisit, RecordedCall } from './baseline';

export interface MatrixEntry {
  baseline: BaselineVisit;
  call: RecordedCall;
  injected: FaultCase;
}

export const isPost = ({ name }: RecordedCall): boolean => name.startsWith('POST ');

export const listMatrixEntries = (baseline: BaselineVisit): MatrixEntry[] =>
  baseline.calls
    .filter((call) => isPost(call) || !baseline.visit.skipsGets)
    .flatMap((call) =>
      (isPost(call) ? paymentFaults : readFaults).map((injected) => ({ baseline, call, injected })),
    );
