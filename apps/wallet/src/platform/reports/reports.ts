import { isRefusal } from '@rad-wallet/ui/engine';
import { describeFault, type DescribedError } from './describeFault';

export interface FaultReport extends DescribedError {
  /** Where the error was caught. */
  source: 'rendering' | 'request' | 'uncaught';
  /** The page's path in the list of routes, without its query. */
  page: string;
}

export interface Reports {
  /** Sends a report to the host. What it throws is ignored. */
  send: (report: FaultReport) => unknown;
  getPage: () => string;
}

let reports: Reports | undefined;
let sent = new WeakSet();

/** Errors by which `fetch`, its signals, the library and the API client report a lost connection or a timeout. */
const NO_RESPONSE = [
  'AbortError',
  'NetworkError',
  'NoResponseError',
  'RequestTimeoutError',
  'TimeoutError',
];

function isFault(error: unknown): boolean {
  const { name, status } = (error ?? {}) as { name?: unknown; status?: unknown };
  const isAnswered = typeof status === 'number' && status >= 400 && status < 500;
  return !isAnswered && !isRefusal(error) && !NO_RESPONSE.some((known) => known === name);
}

/** Reports an error if it is a fault, once. docs/rules.md API-24. */
export function reportFault(error: unknown, source: FaultReport['source']): void {
  if (!reports || !isFault(error)) return;
  if (error instanceof Error) {
    if (sent.has(error)) return;
    sent.add(error);
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

/** Also reports uncaught errors and rejections. Returns a function that stops. */
export function startReports(given: Reports): () => void {
  reports = given;
  sent = new WeakSet();
  const onError = ({ error }: ErrorEvent) => reportFault(error, 'uncaught');
  const onRejection = ({ reason }: PromiseRejectionEvent) => reportFault(reason, 'uncaught');
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    reports = undefined;
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
