import { assign, not, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { Problem } from '../../components/Toast';
import { isPositive, parseAmount } from '../../format';
import { simulate, type PreparedRequest } from '../../engine/requests';
import { isTooLong, MAX_CODE_AMOUNT } from './createPaymentCode';
import {
  getAmount,
  getPaymentTotal,
  needsInput,
  type PayerInput,
  type PaymentTotal,
  type ScannedPayment,
} from './payment';
import {
  createInDoubtState,
  createRepeatState,
  createRequestState,
  defineSteps,
  exitStates,
  setupFlow,
  type RequestContext,
  type StepList,
} from '../../engine';
import { truncateText } from '../../steps/truncateText';
import '../../messages/shared/qrPayment';

/** Phone cameras cannot read codes with longer notes. docs/rules.md QR-6. */
export const MAX_NOTE_LENGTH = 80;

/** Input of the actor `payByQr`. Repeating an `idempotencyKey` must not pay again. */
export interface PayByQrInput extends Pick<ScannedPayment, 'payee' | 'reference'> {
  /** The amount debited, including fee or tip: a positive plain decimal string in the home currency. */
  amount: string;
  /** The part of `amount` that is a fee or tip. @default none */
  fee?: string;
  idempotencyKey: string;
}

export interface QrPaymentInput {
  /** Whether scanned codes must be confirmed before payment. @default false: docs/rules.md QR-2 */
  isConfirmationRequired?: boolean;
  /** The home currency's number of decimals. @default 2 */
  decimals?: number;
  /** References of single-use codes that have been paid. @default none */
  paidCodes?: readonly string[];
  /**
   * Whether the single-use code with this reference was paid before, for example in another tab. Called whenever a code
   * is read. @default only `paidCodes` and those that this actor pays
   */
  wasPaid?: (reference: string) => boolean;
}

type QrPaymentRequest = Omit<PayByQrInput, 'idempotencyKey'>;

/** Each code keeps its idempotency key until it is paid. docs/rules.md QR-8. */
export interface QrPaymentContext extends PayerInput, RequestContext<QrPaymentRequest> {
  isConfirmationRequired: boolean;
  decimals: number;
  /** Raw input. */
  amount: string;
  note: string;
  /** The most recently scanned payment. */
  payment: ScannedPayment | null;
  /** References of paid single-use codes, oldest first. docs/rules.md QR-12. */
  paidCodes: readonly string[];
  wasPaid: (reference: string) => boolean;
}

export type QrPaymentEvent =
  | { type: 'scan.chosen' }
  | { type: 'code.read'; payment: ScannedPayment }
  /** The amount entered by the payer, for a code without one. */
  | { type: 'payerAmount.changed'; amount: string }
  | { type: 'tip.changed'; tip: string }
  | { type: 'amount.submitted' }
  | { type: 'submitted' }
  /** Restarts the scan. */
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
  | { type: 'finished' }
  | { type: 'back' };

/** Result of the simulated scan: docs/rules.md QR-2. */
const SIMULATED_PAYMENT = { payee: 'Merchant Store', amount: '500' };

/** Duration of the simulated scan, in ms (docs/rules.md TIME-7). */
const SCAN_DELAY = 2000;

const noCode = { amount: '', note: '', problem: null };
const noPayment = { payment: null, problem: null, payerAmount: '', tip: '' };

/** An empty amount is not an error. */
function findProblem({ amount, decimals }: QrPaymentContext): Problem | null {
  const parsed = parseAmount(amount, { decimals });
  if (parsed !== null && isPositive(parsed)) {
    if (!isTooLong(parsed)) return null;
    return {
      id: 'codeAmountTooHigh',
      values: { max: { amount: MAX_CODE_AMOUNT } },
    };
  }
  return amount.trim() === '' ? null : { id: 'invalidAmount' };
}

/** Returns the scanned payment's total; null without a payment or with invalid input. */
export const getContextTotal = (context: QrPaymentContext): PaymentTotal | null =>
  context.payment && getPaymentTotal(context.payment, context, context.decimals);

export function isPaidBefore({ payment, paidCodes, wasPaid }: QrPaymentContext): boolean {
  const { isOnceOnly, reference } = payment ?? {};
  if (!isOnceOnly || !reference) return false;
  return paidCodes.includes(reference) || wasPaid(reference);
}

/** Whether the scanned payment must be confirmed. docs/rules.md QR-8, QR-11, QR-12. */
const requiresConfirmation = (context: QrPaymentContext): boolean =>
  context.isConfirmationRequired ||
  (context.payment !== null && needsInput(context.payment)) ||
  context.payment?.fee !== undefined ||
  isPaidBefore(context);

/** Returns the problem with the payer's amount or tip. */
function findInputProblem(context: QrPaymentContext): Problem | null {
  const { payment, decimals } = context;
  if (!payment || getContextTotal(context)) return null;
  return { id: getAmount(payment, context, decimals) === null ? 'invalidAmount' : 'invalidTip' };
}

function listPaidCodes({ payment, paidCodes }: QrPaymentContext): readonly string[] {
  const { isOnceOnly, reference } = payment ?? {};
  if (!isOnceOnly || !reference || paidCodes.includes(reference)) return paidCodes;
  return [...paidCodes, reference];
}

/** If the code has a reference, it identifies the payment instead of the payee's name. docs/rules.md PAY-7. */
function preparePayment(context: QrPaymentContext): PreparedRequest<QrPaymentRequest> | null {
  const { payment, payerAmount, tip } = context;
  const total = getContextTotal(context);
  if (!payment || !total) return null;
  const { payee, reference } = payment;
  const amounts = { amount: total.total, ...(total.fee && { fee: total.fee }) };
  return {
    request: { payee, ...amounts, ...(reference !== undefined && { reference }) },
    subject: reference === undefined ? { payee, ...amounts } : { reference, ...amounts },
    payee: reference ?? payee,
    summary: { payee, amount: total.total },
    entered: { payment, payerAmount, tip },
  };
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
  request: {
    actor: 'payByQr',
    prepare: preparePayment,
    applyResult: (context) => ({ paidCodes: listPaidCodes(context) }),
  },
  failure: { id: 'paymentFailed' },
  validate: findInputProblem,
}).extend({
  actions: {
    keepPayment: assign((_, payment: ScannedPayment) => ({ payment })),
    clearPayment: assign(noPayment),
  },
  guards: {
    isInputNeeded: (_, payment: ScannedPayment | null) => payment !== null && needsInput(payment),
    isInputValid: ({ context }) => getContextTotal(context) !== null,
    isConfirmationRequired: ({ context }, payment: ScannedPayment) =>
      requiresConfirmation({ ...context, payment }),
  },
  delays: {
    /** Time limit for scanning with a camera, in ms (docs/rules.md QR-8). */
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
    decimals: input?.decimals ?? 2,
    paidCodes: input?.paidCodes ?? [],
    wasPaid: input?.wasPaid ?? (() => false),
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
            guard: { type: 'isInputNeeded', params: ({ event }) => event.output },
            target: 'enteringAmount',
            actions: { type: 'keepPayment', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isConfirmationRequired', params: ({ event }) => event.output },
            target: 'confirming',
            actions: { type: 'keepPayment', params: ({ event }) => event.output },
          },
          {
            target: 'paying',
            actions: [{ type: 'keepPayment', params: ({ event }) => event.output }, 'begin'],
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
            guard: { type: 'isInputNeeded', params: ({ event }) => event.payment },
            target: 'enteringAmount',
            actions: { type: 'keepPayment', params: ({ event }) => event.payment },
          },
          {
            guard: { type: 'isConfirmationRequired', params: ({ event }) => event.payment },
            target: 'confirming',
            actions: { type: 'keepPayment', params: ({ event }) => event.payment },
          },
          {
            target: 'paying',
            actions: [{ type: 'keepPayment', params: ({ event }) => event.payment }, 'begin'],
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
    enteringAmount: {
      description: 'The code has no amount, or it asks for a tip.',
      on: {
        'payerAmount.changed': {
          actions: assign({ payerAmount: ({ event }) => event.amount, problem: null }),
        },
        'tip.changed': { actions: assign({ tip: ({ event }) => event.tip, problem: null }) },
        'amount.submitted': [
          { guard: 'isInputValid', target: 'confirming' },
          { actions: 'showProblem' },
        ],
        back: goHome,
      },
    },
    confirming: {
      on: {
        submitted: { guard: 'hasRequest', target: 'paying', actions: 'begin' },
        back: [
          {
            guard: { type: 'isInputNeeded', params: ({ context }) => context.payment },
            target: 'enteringAmount',
          },
          goHome,
        ],
      },
    },
    paying: createRequestState({
      actor: 'payByQr',
      succeeded: 'paid',
      failed: 'failed',
      unanswered: 'inDoubt',
      repeated: 'asking',
    }),
    asking: createRepeatState({ send: 'paying', back: 'home' }),
    inDoubt: createInDoubtState({
      actor: 'payByQr',
      succeeded: '#qrPayment.paid',
      failed: '#qrPayment.failed',
      back: '#qrPayment.home',
    }),
    failed: {
      description: 'The scan or the payment failed. The scanned code is kept.',
      on: {
        submitted: { guard: 'hasRequest', target: 'paying', actions: 'begin' },
        retried: { guard: not('hasRequest'), target: 'scanning' },
        back: goHome,
      },
    },
    paid: {
      on: { finished: goHome, back: goHome },
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
        finished: { target: 'home', actions: assign(noCode) },
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
  scanning: ['paying', 'asking', 'inDoubt'],
  enteringAmount: [],
  confirming: [],
  failed: [],
  paid: [],
  generating: [],
});
export type QrPaymentStep = (typeof views.names)[number];

/** The confirmation remains visible while a confirmed payment is being sent. */
export const qrPaymentSteps: StepList<QrPaymentStep, QrPaymentSnapshot> = {
  ...views,
  current: (snapshot) =>
    (snapshot.matches('paying') || snapshot.matches('asking')) &&
    requiresConfirmation(snapshot.context)
      ? 'confirming'
      : views.current(snapshot),
  depth: (step) => (step === 'home' ? 1 : 2),
};
