import { isRefusal, listenToFaults, type FaultSource } from '@rad-wallet/ui/engine';
import { isNoResponse } from '@rad-wallet/ui/requests';
import { describeFault, type DescribedError } from './describeFault';

export interface FaultReport extends DescribedError {
  /** Where the error was caught. */
  source: 'rendering' | 'request' | 'uncaught' | FaultSource;
  /** The page's path in the list of routes, without its query. */
  page: string;
}

export interface Reports {
  /** Sends a report to the host. What it throws is ignored. */
  send: (report: FaultReport) => unknown;
  getPage: () => string;
}

let reports: Reports | undefined;
let sent = new Set<unknown>();

function isFault(error: unknown): boolean {
  const { status } = (error ?? {}) as { status?: unknown };
  const isAnswered = typeof status === 'number' && status >= 400 && status < 500;
  // `isNoResponse` includes every `TypeError`, because its payment is in doubt. Most are faults of the code.
  const isFaultOfCode = error instanceof TypeError || !isNoResponse(error);
  return !isAnswered && !isRefusal(error) && isFaultOfCode;
}

/** Reports an error if it is a fault, once. docs/rules.md API-24. */
export function reportFault(error: unknown, source: FaultReport['source']): void {
  if (!reports || !isFault(error)) return;
  if (error instanceof Error) {
    // Each attempt to load a part fails with a new error, whose message is the part's address.
    const fault = source === 'loading' ? error.message : error;
    if (sent.has(fault)) return;
    sent.add(fault);
  }
  void deliver(reports, error, source);
}

async function deliver({ send, getPage }: Reports, error: unknown, source: FaultReport['source']) {
  try {
    await send({ ...describeFault(error), source, page: getPage() });
  } catch {
    // Reporting must not cause further errors.
  }
}

/** Also reports uncaught errors and rejections, and what the library caught. Returns a function that stops. */
export function startReports(given: Reports): () => void {
  reports = given;
  sent = new Set();
  const onError = ({ error }: ErrorEvent) => reportFault(error, 'uncaught');
  const onRejection = ({ reason }: PromiseRejectionEvent) => reportFault(reason, 'uncaught');
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  const stopListening = listenToFaults(reportFault);
  return () => {
    stopListening();
    reports = undefined;
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
