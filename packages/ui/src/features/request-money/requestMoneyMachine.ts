import { assign, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import {
  cleanIdentifier,
  parseHomeAmount,
  toPlainDecimal,
  type MoneyDefinition,
} from '../../format';
import { simulate, type PreparedRequest } from '../../engine/requests';
import type { Contact } from '../../types';
import {
  createRequestState,
  defineSteps,
  exitStates,
  setupFlow,
  type RedirectEvent,
  type RequestContext,
} from '../../engine';
import { truncateText } from '../../steps/truncateText';
import { createPaymentLink, MAX_LINK_MESSAGE_LENGTH } from './createPaymentLink';
import './messages';

/** Requests with the same `idempotencyKey` must send only one payment request. */
export interface CreatePaymentRequestInput {
  contact: Contact;
  /** A plain decimal string in the home currency. */
  amount: string;
  /** Trimmed, at most `MAX_LINK_MESSAGE_LENGTH` characters; may be empty. */
  reason: string;
  /** Base URL of payment links. */
  paymentAddress: string;
  /** The requester's phone number, which receives the payment. */
  payee: string;
  idempotencyKey: string;
}

export interface CreatedPaymentRequest {
  /** Absolute URL for paying the request. */
  link: string;
}

/** A request made in this session. */
export interface SentRequest {
  /** Idempotency key of the request. */
  id: string;
  name: string;
  /** A plain decimal string in the home currency. */
  amount: string;
  link: string;
}

export interface RequestMoneyInput {
  /** Requests already made in this session, newest first. @default none */
  requests?: readonly SentRequest[];
  payee: string;
  paymentAddress: string;
  /** The wallet's currencies, needed for the home currency's decimals. @default 2 decimals */
  money?: MoneyDefinition;
}

type NewPaymentRequest = Omit<CreatePaymentRequestInput, 'idempotencyKey'>;

export interface RequestMoneyContext
  extends Required<Omit<RequestMoneyInput, 'money'>>, RequestContext<NewPaymentRequest> {
  money?: MoneyDefinition;
  contact: Contact | null;
  /** Raw input. */
  amount: string;
  reason: string;
  request: CreatedPaymentRequest | null;
}

export type RequestMoneyEvent =
  | { type: 'contact.chosen'; contact: Contact }
  | { type: 'amount.changed'; amount: string }
  | { type: 'reason.changed'; reason: string }
  | { type: 'submitted' }
  | { type: 'link.copied' }
  | { type: 'link.copyFailed' }
  | { type: 'finished' }
  | RedirectEvent
  | { type: 'back' };

/** Normalises the amount, so that a retry with a different spelling reuses the idempotency key. docs/rules.md PAY-5. */
function prepareRequest({
  contact,
  amount,
  reason,
  paymentAddress,
  payee,
  money,
}: RequestMoneyContext): PreparedRequest<NewPaymentRequest> | null {
  const parsed = parseHomeAmount(amount, money);
  if (!contact || parsed === null) return null;
  const request = {
    contact,
    amount: parsed,
    reason: reason.trim(),
    paymentAddress,
    payee: cleanIdentifier(payee, 'kept'),
  };
  return { request, subject: { ...request, amount: toPlainDecimal(parsed) } };
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
      ({ paymentAddress, payee, amount, reason }) => ({
        link: createPaymentLink(paymentAddress, { target: payee, amount, message: reason }),
      }),
    ),
  },
  request: {
    actor: 'createPaymentRequest',
    prepare: prepareRequest,
    applyResult: ({ attempt, contact, requests }, created) => ({
      request: created,
      requests: [
        {
          id: attempt?.key ?? created.link,
          name: contact?.name ?? '',
          amount: attempt?.request.amount ?? '0',
          link: created.link,
        },
        ...requests,
      ],
    }),
  },
  failure: { id: 'requestFailed' },
}).extend({
  guards: {
    isAmountPositive: ({ context }) => parseHomeAmount(context.amount, context.money) !== null,
  },
  delays: {
    /** Delay before the automatic redirect, in ms. docs/rules.md TIME-3. */
    redirect: 4000,
  },
});

/** Copy events, handled in all states that show a link. */
const copyEvents = {
  'link.copied': {
    actions: { type: 'toast', params: { tone: 'success', id: 'linkCopied' } },
  },
  'link.copyFailed': {
    actions: { type: 'toast', params: { tone: 'danger', id: 'linkCopyFailed' } },
  },
} as const;

/** `createPaymentRequest` must reject if nothing was sent (docs/rules.md REQ-5). Emits `toast`, and `left` once. */
export const requestMoneyMachine = flow.createMachine({
  id: 'requestMoney',
  description: 'Requests PKR from a contact in three steps.',
  context: ({ input }) => ({
    paymentAddress: input.paymentAddress,
    requests: input.requests ?? [],
    payee: input.payee,
    money: input.money,
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
        ...copyEvents,
        back: 'cancelled',
      },
    },
    enteringAmount: {
      on: {
        'amount.changed': {
          actions: assign({ amount: ({ event }) => event.amount, problem: null }),
        },
        'reason.changed': {
          actions: assign({
            reason: ({ event }) => truncateText(event.reason, MAX_LINK_MESSAGE_LENGTH),
            problem: null,
          }),
        },
        submitted: { guard: 'isAmountPositive', target: 'requesting', actions: 'begin' },
        back: { target: 'choosingContact', actions: assign({ problem: null }) },
      },
    },
    requesting: createRequestState({
      actor: 'createPaymentRequest',
      succeeded: 'requested',
      failed: 'enteringAmount',
    }),
    requested: {
      tags: 'over',
      on: {
        ...copyEvents,
        finished: 'completed',
        'redirect.paused': 'paused',
      },
      after: { redirect: 'completed' },
    },
    paused: {
      description: 'A person is in the content of the page. docs/rules.md TIME-15.',
      tags: 'over',
      on: {
        ...copyEvents,
        finished: 'completed',
        'redirect.resumed': 'requested',
      },
    },
    ...exitStates,
  },
});

export type RequestMoneyActor = ActorRefFrom<typeof requestMoneyMachine>;
export type RequestMoneySnapshot = SnapshotFrom<typeof requestMoneyMachine>;

export const requestMoneySteps = defineSteps({
  choosingContact: ['cancelled'],
  enteringAmount: ['requesting'],
  requested: ['paused', 'completed'],
});
export type RequestMoneyStep = (typeof requestMoneySteps.names)[number];
