import { FAULT_NAMES, faults } from '@rad-wallet/mocks/faults';
import { REQUEST_TIMEOUT } from '@rad-wallet/ui/requests';
import { http, type HttpHandler } from 'msw/http';
import { getResponse } from 'msw/utils/get-response';

/**
 * What a flow shows after a request with a fault: it was refused and can be retried with the same key, its outcome is
 * unknown until it is looked up, or it succeeded.
 */
export type FaultOutcome = 'refused' | 'inDoubt' | 'succeeded';

/** The names of the faults in `@rad-wallet/mocks`, written out, because this package contains no types of that one. */
export type FaultName =
  | 'serverError'
  | 'serverErrorEmpty'
  | 'unauthorized'
  | 'networkDown'
  | 'neverAnswers'
  | 'slow'
  | 'brokenJson'
  | 'wrongShape';

export interface FaultCase {
  /** For the title of a test. */
  name: string;
  /** The name of the fault in `@rad-wallet/mocks`. */
  fault: FaultName;
  /** `there`: the request does not reach the server. `back`: the server processes it, but its response is lost. */
  on: 'there' | 'back';
  outcome: FaultOutcome;
  /** How long the outcome takes, in ms; with fake timers, a test need not wait. */
  durationMs: number;
}

const DURATIONS: Partial<Record<FaultName, number>> = { neverAnswers: REQUEST_TIMEOUT, slow: 3000 };

const DIRECTIONS = { there: 'before', back: 'after' } as const;

/** Whether the response is a 2xx that cannot be read. */
const isUnreadable = (fault: FaultName) => fault === 'wrongShape' || fault === 'brokenJson';

const createCase = (
  fault: FaultName,
  on: FaultCase['on'],
  outcome: FaultOutcome,
  name: string = fault,
): FaultCase => ({ name, fault, on, outcome, durationMs: DURATIONS[fault] ?? 0 });

function getPaymentOutcome(fault: FaultName): FaultOutcome {
  // After a 2xx, the money has moved: a retry because of an unreadable response could move it again.
  if (fault === 'slow' || isUnreadable(fault)) return 'succeeded';
  // Without a response, the money may have moved. docs/rules.md PAY-8.
  return fault === 'networkDown' || fault === 'neverAnswers' ? 'inDoubt' : 'refused';
}

/** Every fault of a GET request: `it.each(readFaults)`. */
export const readFaults: readonly FaultCase[] = FAULT_NAMES.map((fault) =>
  createCase(fault, 'there', fault === 'slow' ? 'succeeded' : 'refused'),
);

/** Every fault of a POST request that moves money, before and after the server processes it: `it.each(paymentFaults)`. */
export const paymentFaults: readonly FaultCase[] = FAULT_NAMES.flatMap((fault) => {
  // For the flow, it makes no difference whether the server processed the request before a 2xx.
  const directions = isUnreadable(fault) ? (['back'] as const) : (['there', 'back'] as const);
  return directions.map((on) =>
    createCase(fault, on, getPaymentOutcome(fault), `${fault} ${DIRECTIONS[on]} the server`),
  );
});

/**
 * Creates a handler that applies a fault to all requests to one path. Add it before your handlers.
 *
 * @param handlers the server's, which process a request whose response is lost
 */
export function createFaultHandler(
  { fault, on }: Pick<FaultCase, 'fault' | 'on'>,
  pattern: string,
  handlers: readonly HttpHandler[],
): HttpHandler {
  const failing = faults[fault]('all', pattern);
  if (on === 'there') return failing;
  return http.all(pattern, async ({ request }) => {
    const response = await getResponse([...handlers], request.clone());
    return (await getResponse([failing], request)) ?? response;
  });
}
