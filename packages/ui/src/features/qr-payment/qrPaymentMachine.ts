import { assign, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { Problem } from '../../components/Toast';
import { isPositive, parseAmount } from '../../format';
import { completeAttempt, getRequestAttempt, simulate, type Attempt } from '../../engine/requests';
import { isTooLong, MAX_CODE_AMOUNT } from './paymentCode';
import { defineSteps, exitStates, setupFlow, type StepList } from '../../engine';
import { truncateText } from '../../steps/truncateText';

/** Phone cameras cannot read the code of a longer note. docs/rules.md QR-6. */
export const MAX_NOTE_LENGTH = 80;

export interface ScannedPayment {
  /** Name of the payee, from the code or the server. */
  payee: string;
  /** Home currency, a plain decimal string above 0. */
  amount: string;
  /** Identifies the code to the server. */
  reference?: string;
}

/** Input of the actor `payByQr`. Repeating an `idempotencyKey` must not pay again. */
export interface PayByQrInput extends ScannedPayment {
  idempotencyKey: string;
}

export interface QrPaymentInput {
  /** Requires confirmation before a scanned code is paid. @default false: docs/rules.md QR-2 */
  isConfirmationRequired?: boolean;
}

export interface QrPaymentContext {
  isConfirmationRequired: boolean;
  /** Raw input. */
  amount: string;
  note: string;
  /** The most recently scanned payment. */
  payment: ScannedPayment | null;
  problem: Problem | null;
  /** Each code keeps its key until it is paid. docs/rules.md QR-8. */
  attempt: Attempt | null;
}

export type QrPaymentEvent =
  | { type: 'scan.chosen' }
  | { type: 'code.read'; payment: ScannedPayment }
  | { type: 'confirmed' }
  /** Retries the scan or the payment. */
  | { type: 'retried' }
  | { type: 'generate.chosen' }
  | { type: 'amount.changed'; amount: string }
  /** The amount field lost focus. */
  | { type: 'amount.left' }
  | { type: 'note.changed'; note: string }
  | { type: 'code.copied' }
  | { type: 'code.copyFailed' }
  | { type: 'link.copied' }
  | { type: 'link.copyFailed' }
  | { type: 'done' }
  | { type: 'back' };

/** Result of the simulated scan: docs/rules.md QR-2. */
const SIMULATED_PAYMENT: ScannedPayment = { payee: 'Merchant Store', amount: '500' };

/** Duration of the simulated scan, ms (docs/rules.md TIME-7). */
const SCAN_DELAY = 2000;

const noCode = { amount: '', note: '', problem: null };
const noPayment = { payment: null, problem: null };

/** An empty amount is not an error. */
function findProblem({ amount }: QrPaymentContext): Problem | null {
  const parsed = parseAmount(amount);
  if (parsed !== null && isPositive(parsed)) {
    if (!isTooLong(parsed)) return null;
    return {
      id: 'codeAmountTooHigh',
      values: { max: { amount: MAX_CODE_AMOUNT } },
    };
  }
  return amount.trim() === '' ? null : { id: 'invalidAmount' };
}

/** Copy and share events, handled in every state that shows a code. */
const shareEvents = {
  'code.copied': { actions: { type: 'toast', params: { tone: 'success', id: 'copied' } } },
  'code.copyFailed': {
    actions: { type: 'toast', params: { tone: 'danger', id: 'linkCopyFailed' } },
  },
  'link.copied': { actions: { type: 'toast', params: { tone: 'success', id: 'shareLinkCopied' } } },
  'link.copyFailed': {
    actions: { type: 'toast', params: { tone: 'danger', id: 'linkCopyFailed' } },
  },
} as const;

const goHome = { target: 'home', actions: 'clearPayment' } as const;

const flow = setupFlow({
  types: {
    context: {} as QrPaymentContext,
    events: {} as QrPaymentEvent,
    input: {} as QrPaymentInput | void,
  },
  actors: {
    decodeQr: simulate<ScannedPayment, undefined>(SCAN_DELAY, () => SIMULATED_PAYMENT),
    payByQr: simulate<unknown, PayByQrInput>(0),
  },
  failure: { id: 'paymentFailed' },
}).extend({
  actions: {
    keepPayment: assign((_, payment: ScannedPayment) => ({ payment })),
    clearPayment: assign(noPayment),
  },
  guards: {
    isConfirmationRequired: ({ context }) => context.isConfirmationRequired,
    hasPayment: ({ context }) => context.payment !== null,
  },
  delays: {
    /** Timeout of scanning with a camera, ms (docs/rules.md QR-8). */
    scanTimeout: 60_000,
  },
});

/**
 * `decodeQr` scans a code, `payByQr` pays it; both are simulated by default (docs/rules.md QR-2, QR-8).
 * Emits `toast` events, and `left` once, on leaving the home step.
 */
export const qrPaymentMachine = flow.createMachine({
  id: 'qrPayment',
  description: 'Pays a scanned code, and creates codes to receive money.',
  context: ({ input }) => ({
    ...noCode,
    ...noPayment,
    attempt: null,
    isConfirmationRequired: input?.isConfirmationRequired ?? false,
  }),
  initial: 'home',
  states: {
    home: {
      on: {
        ...shareEvents,
        'scan.chosen': 'scanning',
        'generate.chosen': 'generating',
        back: 'cancelled',
      },
    },
    scanning: {
      tags: 'busy',
      entry: 'clearPayment',
      invoke: {
        id: 'decodeQr',
        src: 'decodeQr',
        input: undefined,
        onDone: [
          {
            guard: 'isConfirmationRequired',
            target: 'confirming',
            actions: { type: 'keepPayment', params: ({ event }) => event.output },
          },
          {
            target: 'paying',
            actions: { type: 'keepPayment', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'fail', params: { problem: { id: 'codeNotRead' } } },
        },
      },
      on: {
        'code.read': [
          {
            description: 'A view with its own camera has read the code.',
            guard: 'isConfirmationRequired',
            target: 'confirming',
            actions: { type: 'keepPayment', params: ({ event }) => event.payment },
          },
          {
            target: 'paying',
            actions: { type: 'keepPayment', params: ({ event }) => event.payment },
          },
        ],
        back: 'home',
      },
      after: {
        scanTimeout: {
          target: 'failed',
          actions: { type: 'fail', params: { problem: { id: 'codeNotRead' } } },
        },
      },
    },
    confirming: {
      on: { confirmed: 'paying', back: goHome },
    },
    paying: {
      tags: 'busy',
      entry: assign({
        problem: null,
        attempt: ({ context }) => getRequestAttempt(context.attempt, context.payment),
      }),
      invoke: {
        id: 'payByQr',
        src: 'payByQr',
        input: ({ context: { payment, attempt } }) => {
          if (!payment || !attempt) throw new Error('qrPayment: nothing to pay.');
          return { ...payment, idempotencyKey: attempt.key };
        },
        onDone: {
          target: 'paid',
          actions: assign({ attempt: ({ context }) => completeAttempt(context.attempt) }),
        },
        onError: {
          target: 'failed',
          actions: 'fail',
        },
      },
      after: {
        requestTimeout: {
          target: 'failed',
          actions: 'fail',
        },
      },
    },
    failed: {
      description: 'The scan or the payment failed. The scanned code is kept.',
      on: {
        retried: [{ guard: 'hasPayment', target: 'paying' }, { target: 'scanning' }],
        back: goHome,
      },
    },
    paid: {
      on: { done: goHome, back: goHome },
    },
    generating: {
      on: {
        ...shareEvents,
        'amount.changed': {
          actions: assign({ amount: ({ event }) => event.amount, problem: null }),
        },
        'amount.left': { actions: assign({ problem: ({ context }) => findProblem(context) }) },
        'note.changed': {
          actions: assign({ note: ({ event }) => truncateText(event.note, MAX_NOTE_LENGTH) }),
        },
        done: { target: 'home', actions: assign(noCode) },
        back: 'home',
      },
    },
    cancelled: exitStates.cancelled,
  },
});

export type QrPaymentActor = ActorRefFrom<typeof qrPaymentMachine>;
export type QrPaymentSnapshot = SnapshotFrom<typeof qrPaymentMachine>;

const views = defineSteps({
  home: ['cancelled'],
  scanning: ['paying'],
  confirming: [],
  failed: [],
  paid: [],
  generating: [],
});
export type QrPaymentStep = (typeof views.names)[number];

/** The confirmation stays visible while a confirmed payment is in progress. */
export const qrPaymentSteps: StepList<QrPaymentStep, QrPaymentSnapshot> = {
  ...views,
  current: (snapshot) =>
    snapshot.matches('paying') && snapshot.context.isConfirmationRequired
      ? 'confirming'
      : views.current(snapshot),
  depth: (step) => (step === 'home' ? 1 : 2),
};
