import { assign, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { Problem } from '../../components/Toast';
import { isPositive, parseAmount, toPlain } from '../../format';
import { attemptFor, simulate, type Attempt } from '../../requests';
import type { Contact } from '../../types';
import { defineSteps, exits, setupFlow } from '../shared';
import { paymentLink } from './paymentLink';

/** What is asked of the world: ask this person for money, once per key. */
export interface CreatePaymentRequestInput {
  contact: Contact;
  /** PKR, a plain decimal string. */
  amount: string;
  /** What it is for, trimmed; may be empty. */
  reason: string;
  /** Where the wallet's payment links begin. */
  paymentAddress: string;
  idempotencyKey: string;
}

/** A request that was sent. */
export interface CreatedPaymentRequest {
  /** Absolute URL that it is paid by. */
  link: string;
  /** Nobody was told of it: the end says so, and that the link is to be passed on. @default false */
  isSimulated?: boolean;
}

/** What the machine starts with. */
export interface RequestMoneyInput {
  /** Absolute URL that payment links begin with. */
  paymentAddress: string;
}

/** What the flow knows. */
export interface RequestMoneyContext extends RequestMoneyInput {
  contact: Contact | null;
  /** What the person typed, untouched. */
  amount: string;
  reason: string;
  problem: Problem | null;
  attempt: Attempt | null;
  request: CreatedPaymentRequest | null;
}

/** What the person does, and what the page tells. */
export type RequestMoneyEvent =
  | { type: 'contact.chosen'; contact: Contact }
  | { type: 'amount.changed'; amount: string }
  | { type: 'reason.changed'; reason: string }
  | { type: 'submitted' }
  | { type: 'link.copied' }
  | { type: 'link.copyFailed' }
  | { type: 'finished' }
  | { type: 'back' };

/** The request as it is now; null while something that it needs is missing. */
function requestOf({ contact, amount, reason, paymentAddress }: RequestMoneyContext) {
  const plain = parseAmount(amount);
  if (!contact || plain === null) return null;
  return { contact, amount: plain, reason: reason.trim(), paymentAddress };
}

/** What an attempt is about: the same figure typed in another way is the same request (docs/rules.md PAY-5). */
function subjectOf(context: RequestMoneyContext) {
  const request = requestOf(context);
  return request && { ...request, amount: toPlain(request.amount) };
}

const flow = setupFlow({
  types: {
    context: {} as RequestMoneyContext,
    events: {} as RequestMoneyEvent,
    input: {} as RequestMoneyInput,
  },
  actors: {
    createPaymentRequest: simulate<CreatedPaymentRequest, CreatePaymentRequestInput>(
      0,
      ({ paymentAddress, contact, amount, reason }) => ({
        link: paymentLink(paymentAddress, { target: contact.phone, amount, message: reason }),
        isSimulated: true,
      }),
    ),
  },
  failure: { id: 'requestFailed' },
}).extend({
  guards: {
    amountIsPositive: ({ context }) => isPositive(parseAmount(context.amount)),
  },
  delays: {
    /** docs/rules.md TIME-3: back to funds, counted from when the request is sent. */
    successRedirect: 4000,
  },
});

/**
 * The actor `createPaymentRequest` rejects when nothing was sent. The default simulates it (docs/rules.md
 * REQ-5). Emits `toast`, and `left` once.
 */
export const requestMoneyMachine = flow.createMachine({
  id: 'requestMoney',
  description: 'Requests PKR from a contact in three steps.',
  context: ({ input }) => ({
    paymentAddress: input.paymentAddress,
    contact: null,
    amount: '',
    reason: '',
    problem: null,
    attempt: null,
    request: null,
  }),
  initial: 'choosingContact',
  states: {
    choosingContact: {
      on: {
        'contact.chosen': {
          target: 'enteringAmount',
          actions: assign({ contact: ({ event }) => event.contact }),
        },
        back: 'cancelled',
      },
    },
    enteringAmount: {
      on: {
        'amount.changed': {
          actions: assign({ amount: ({ event }) => event.amount, problem: null }),
        },
        'reason.changed': {
          actions: assign({ reason: ({ event }) => event.reason, problem: null }),
        },
        submitted: { guard: 'amountIsPositive', target: 'requesting' },
        back: { target: 'choosingContact', actions: assign({ problem: null }) },
      },
    },
    requesting: {
      tags: 'busy',
      entry: assign({
        problem: null,
        attempt: ({ context }) => attemptFor(context.attempt, subjectOf(context)),
      }),
      invoke: {
        id: 'createPaymentRequest',
        src: 'createPaymentRequest',
        input: ({ context }) => {
          const request = requestOf(context);
          if (!request || !context.attempt) throw new Error('requestMoney: nothing to ask for.');
          return { ...request, idempotencyKey: context.attempt.key };
        },
        onDone: {
          target: 'requested',
          actions: assign({ request: ({ event }) => event.output }),
        },
        onError: { target: 'enteringAmount', actions: 'fail' },
      },
      after: { requestTimeout: { target: 'enteringAmount', actions: 'fail' } },
    },
    requested: {
      tags: 'over',
      on: {
        'link.copied': {
          actions: { type: 'toast', params: { tone: 'success', id: 'linkCopied' } },
        },
        'link.copyFailed': {
          actions: { type: 'toast', params: { tone: 'danger', id: 'linkCopyFailed' } },
        },
        finished: 'completed',
      },
      after: { successRedirect: 'completed' },
    },
    ...exits,
  },
});

/** A running `requestMoneyMachine`. */
export type RequestMoneyActor = ActorRefFrom<typeof requestMoneyMachine>;
/** How a `requestMoneyMachine` stands. */
export type RequestMoneySnapshot = SnapshotFrom<typeof requestMoneyMachine>;

/** The steps of the flow. */
export const requestMoneySteps = defineSteps({
  choosingContact: ['cancelled'],
  enteringAmount: ['requesting'],
  requested: ['completed'],
});
/** A step of the flow. */
export type RequestMoneyStep = (typeof requestMoneySteps.names)[number];
