import { assign, enqueueActions, setup, type ActorRefFrom } from 'xstate';
import { logFlowFault } from '../../faults';
import { getActorError, type FlowEmitted, type FlowTag } from '../../engine';
import { requireActor, REQUEST_TIMEOUT, type PaymentSummary } from '../../engine/requests';

export interface UnfinishedPayment {
  /** The idempotency key of its request. */
  key: string;
  /** A deposit and a conversion have no payee. */
  kind: 'payment' | 'deposit' | 'conversion';
  /** @default unknown, as after a sign-out */
  summary?: PaymentSummary;
  /** What a conversion buys: a currency code. */
  boughtCurrency?: string;
  /** When it was first sent, ISO 8601. */
  startedAt: string;
  /** Path of its flow, which opens on it. @default no link */
  href?: string;
}

/** How a payment turned out. */
export type PaymentResult = 'succeeded' | 'refused';

export interface UnfinishedPaymentsInput {
  payments: readonly UnfinishedPayment[];
}

export interface UnfinishedPaymentsContext extends UnfinishedPaymentsInput {
  /** Those that were checked stay until the page is left. */
  results: Readonly<Record<string, PaymentResult>>;
  /** The payment that is being checked, or was last. */
  checked: UnfinishedPayment | null;
}

export type UnfinishedPaymentsEvent =
  /** The app knows others, or fewer. */
  | { type: 'payments.changed'; payments: readonly UnfinishedPayment[] }
  | { type: 'check.requested'; key: string };

/** Returns the payments, and those already checked; newest first. */
function mergePayments(
  { payments: known, checked, results }: UnfinishedPaymentsContext,
  payments: readonly UnfinishedPayment[],
): readonly UnfinishedPayment[] {
  const isKept = ({ key }: UnfinishedPayment) =>
    (results[key] !== undefined || key === checked?.key) &&
    !payments.some((payment) => payment.key === key);
  return [...payments, ...known.filter(isKept)].toSorted((a, b) =>
    b.startedAt.localeCompare(a.startedAt),
  );
}

/**
 * Provide the actor `findResult`: it asks what became of a payment, or repeats it with its key, and rejects if that is
 * still not known. Emits `toast`. docs/rules.md PAY-11.
 */
export const unfinishedPaymentsMachine = setup({
  types: {
    context: {} as UnfinishedPaymentsContext,
    events: {} as UnfinishedPaymentsEvent,
    input: {} as UnfinishedPaymentsInput,
    emitted: {} as FlowEmitted,
    tags: {} as FlowTag,
  },
  actors: {
    findResult: requireActor<PaymentResult, UnfinishedPayment | null>(
      'unfinishedPaymentsMachine',
      'findResult',
    ),
  },
  actions: {
    reportNoAnswer: enqueueActions(({ event, enqueue }) => {
      const error = getActorError(event);
      enqueue(() => logFlowFault(error));
      enqueue.emit({ type: 'toast', tone: 'neutral', id: 'noAnswerYet' });
    }),
  },
  guards: {
    isUnfinished: ({ context: { payments, results } }, key: string) =>
      results[key] === undefined && payments.some((payment) => payment.key === key),
  },
  delays: { requestTimeout: REQUEST_TIMEOUT },
}).createMachine({
  id: 'unfinishedPayments',
  description: 'Lists payments whose outcome is not known, and checks one at a time.',
  context: ({ input: { payments } }) => ({ payments, results: {}, checked: null }),
  initial: 'idle',
  on: {
    'payments.changed': {
      actions: assign({
        payments: ({ context, event }) => mergePayments(context, event.payments),
      }),
    },
  },
  states: {
    idle: {
      tags: 'doubt',
      on: {
        'check.requested': {
          guard: { type: 'isUnfinished', params: ({ event }) => event.key },
          target: 'checking',
          actions: assign({
            checked: ({ context, event }) =>
              context.payments.find(({ key }) => key === event.key) ?? null,
          }),
        },
      },
    },
    checking: {
      tags: ['busy', 'doubt'],
      invoke: {
        id: 'findResult',
        src: 'findResult',
        input: ({ context: { checked } }) => checked,
        onDone: {
          target: 'idle',
          actions: assign({
            results: ({ context: { checked, results }, event }) =>
              checked ? { ...results, [checked.key]: event.output } : results,
          }),
        },
        onError: { target: 'idle', actions: 'reportNoAnswer' },
      },
      after: { requestTimeout: { target: 'idle', actions: 'reportNoAnswer' } },
    },
  },
});

export type UnfinishedPaymentsActor = ActorRefFrom<typeof unfinishedPaymentsMachine>;
