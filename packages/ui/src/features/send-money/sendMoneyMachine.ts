import { assign, enqueueActions, not, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { findAccount, getLoadedAccounts, getBalance } from '../../accounts';
import type { Problem } from '../../components/Toast';
import { compare, getAccountType, parseHomeAmount, toPlainDecimal, type Money } from '../../format';
import { roundToSpendable } from '../../format/formatAmount';
import {
  hasSubject,
  requireActor,
  type PreparedRequest,
  type RequestActor,
} from '../../engine/requests';
import type { Contact, Loadable, WalletAccount } from '../../types';
import {
  createInDoubtState,
  createRepeatState,
  createRequestState,
  defineSteps,
  exitStates,
  setupFlow,
  type RedirectEvent,
  type RequestContext,
} from '../../engine';
import './messages';

/** Requests with the same `idempotencyKey` must transfer only once. */
export interface SendTransferInput {
  accountId: string;
  /** A plain decimal string in the home currency. */
  amount: string;
  /** Id of the contact, because names need not be unique. */
  recipientId: string;
  recipientPhone: string;
  recipientName: string;
  message?: string;
  idempotencyKey: string;
}

type Transfer = Omit<SendTransferInput, 'idempotencyKey'>;

/** Output of the actor `sendTransfer`; null if the server does not return the transaction. */
export interface SentTransfer {
  id: string;
}

/** Values prefilled by a payment link. */
export interface RequestedTransfer {
  contact: Contact;
  /** A plain decimal string in the home currency. */
  amount: string;
  message: string;
}

export interface SendMoneyInput {
  /** Transfers are in the home currency. */
  money: Money;
  /** Skips the first step. docs/rules.md SEND-14. @default none */
  request?: RequestedTransfer | null;
}

export interface SendMoneyContext extends RequestContext<Transfer> {
  money: Money;
  /** Null once it has filled in the fields. */
  request: RequestedTransfer | null;
  accounts: Loadable<readonly WalletAccount[]>;
  contact: Contact | null;
  /** Raw input. */
  amount: string;
  message: string;
  /** Id of the created transaction; null if it is unknown. */
  transactionId: string | null;
}

export type SendMoneyEvent =
  | { type: 'accounts.changed'; accounts: Loadable<readonly WalletAccount[]> }
  | { type: 'contact.chosen'; contact: Contact }
  | { type: 'amount.changed'; amount: string }
  | { type: 'message.changed'; message: string }
  | { type: 'continued' }
  | { type: 'submitted' }
  | { type: 'finished' }
  | RedirectEvent
  | { type: 'back' };

const initialContext: Omit<SendMoneyContext, keyof SendMoneyInput> = {
  accounts: { status: 'loading' },
  contact: null,
  amount: '',
  message: '',
  problem: null,
  attempt: null,
  transactionId: null,
};

function prepareTransfer(context: SendMoneyContext): PreparedRequest<Transfer> | null {
  const type = getAccountType(context.money.home, context.money);
  const account = findAccount(getLoadedAccounts(context.accounts), type);
  const amount = parseHomeAmount(context.amount, context.money);
  const { contact, money } = context;
  if (!account || !amount || !contact) return null;
  const message = context.message.trim();
  const plain = toPlainDecimal(amount);
  const transfer = {
    accountId: account.id,
    amount: plain,
    recipientId: contact.id,
    recipientPhone: contact.phone,
    ...(message && { message }),
  };
  return {
    request: { ...transfer, recipientName: contact.name },
    subject: transfer,
    payee: [contact.id, contact.phone],
    summary: { payee: contact.name, amount: plain, currency: money.home },
    entered: { contact, amount: context.amount, message: context.message },
  };
}

/** Returns the first violated rule (docs/rules.md SEND). */
function findProblem(context: SendMoneyContext): Problem | null {
  const amount = parseHomeAmount(context.amount, context.money);
  if (amount === null) return { id: 'invalidAmount' };
  if (context.accounts.status !== 'ready') return { id: 'accountsNotLoaded' };
  const accounts = context.accounts.value;
  const { money } = context;
  const type = getAccountType(money.home, money);
  if (!findAccount(accounts, type)) return { id: 'sendAccountError' };
  // A started attempt has passed this check and may have reduced the balance. docs/rules.md SEND-12.
  if (context.attempt && hasSubject(context.attempt, prepareTransfer(context)?.subject))
    return null;
  const available = getBalance(accounts, type);
  if (compare(amount, available) > 0) {
    return {
      id: 'sendInsufficientBalance',
      values: {
        amount: {
          amount: roundToSpendable(available, money.home, money),
          naming: 'isoCode',
          isBalance: true,
        },
      },
    };
  }
  return null;
}

const flow = setupFlow({
  types: {
    context: {} as SendMoneyContext,
    events: {} as SendMoneyEvent,
    input: {} as SendMoneyInput,
  },
  actors: {
    sendTransfer: requireActor('sendMoneyMachine', 'sendTransfer') as RequestActor<
      SentTransfer | null | void,
      SendTransferInput
    >,
  },
  request: {
    actor: 'sendTransfer',
    prepare: prepareTransfer,
    applyResult: (_context, created) => ({ transactionId: created?.id ?? null }),
  },
  failure: { id: 'transferFailed' },
  validate: findProblem,
}).extend({
  actions: {
    reloadAccounts: enqueueActions(({ context: { accounts }, enqueue }) => {
      enqueue.assign({ accounts: { status: 'loading' }, problem: null });
      if (accounts.status === 'error') enqueue(() => accounts.retry());
    }),
  },
  guards: {
    isAmountPositive: ({ context }) => parseHomeAmount(context.amount, context.money) !== null,
    accountsNotLoaded: ({ context }) => findProblem(context)?.id === 'accountsNotLoaded',
    areAccountsLoading: ({ context }) => context.accounts.status === 'loading',
    isTransferValid: ({ context }) => findProblem(context) === null,
  },
  delays: {
    /** Delay before the automatic redirect, in ms. docs/rules.md SEND. */
    redirect: 3000,
  },
});

/**
 * Provide the actor `sendTransfer`, which must reject if no money was transferred. Emits `toast` events, and `left`
 * once.
 */
export const sendMoneyMachine = flow.createMachine({
  id: 'sendMoney',
  description: 'Sends PKR to a contact in four steps.',
  context: ({ input: { money, request = null } }) => ({ ...initialContext, request, money }),
  initial: 'choosingContact',
  on: {
    'accounts.changed': { actions: assign({ accounts: ({ event }) => event.accounts }) },
  },
  states: {
    choosingContact: {
      always: {
        description: 'docs/rules.md SEND-14.',
        guard: ({ context }) => context.request !== null,
        target: 'enteringAmount',
        actions: assign(({ context: { request } }) => ({ ...request, request: null })),
      },
      on: {
        'contact.chosen': {
          target: 'enteringAmount',
          actions: assign(({ context, event: { contact } }) =>
            contact.id === context.contact?.id ? { contact } : { contact, problem: null },
          ),
        },
        back: 'cancelled',
      },
    },
    enteringAmount: {
      on: {
        'amount.changed': {
          actions: assign({ amount: ({ event }) => event.amount, problem: null }),
        },
        'message.changed': {
          actions: assign({ message: ({ event }) => event.message, problem: null }),
        },
        continued: { guard: 'isAmountPositive', target: 'confirming' },
        back: 'choosingContact',
      },
    },
    confirming: {
      on: {
        submitted: [
          { guard: 'accountsNotLoaded', target: 'awaitingAccounts' },
          { guard: 'isTransferValid', target: 'sending', actions: 'begin' },
          { actions: 'showProblem' },
        ],
        back: 'enteringAmount',
      },
    },
    awaitingAccounts: {
      description: 'Continues once the accounts have loaded.',
      tags: 'busy',
      entry: 'reloadAccounts',
      always: [
        { guard: 'isTransferValid', target: 'sending', actions: 'begin' },
        { guard: not('areAccountsLoading'), target: 'confirming', actions: 'showProblem' },
      ],
      after: { requestTimeout: { target: 'confirming', actions: 'showProblem' } },
    },
    sending: createRequestState({
      actor: 'sendTransfer',
      succeeded: 'sent',
      failed: 'confirming',
      unanswered: 'inDoubt',
      repeated: 'asking',
    }),
    asking: createRepeatState({ send: 'sending', back: 'confirming' }),
    inDoubt: createInDoubtState({
      actor: 'sendTransfer',
      succeeded: '#sendMoney.sent',
      failed: '#sendMoney.confirming',
      back: '#sendMoney.choosingContact',
    }),
    sent: {
      tags: 'over',
      on: { finished: 'completed', 'redirect.paused': 'paused' },
      after: { redirect: 'completed' },
    },
    paused: {
      description: 'A person is in the content of the page. docs/rules.md TIME-15.',
      tags: 'over',
      on: { finished: 'completed', 'redirect.resumed': 'sent' },
    },
    ...exitStates,
  },
});

export type SendMoneyActor = ActorRefFrom<typeof sendMoneyMachine>;
export type SendMoneySnapshot = SnapshotFrom<typeof sendMoneyMachine>;

export const sendMoneySteps = defineSteps({
  choosingContact: ['cancelled'],
  enteringAmount: [],
  confirming: ['awaitingAccounts', 'sending', 'asking', 'inDoubt'],
  sent: ['paused', 'completed'],
});
export type SendMoneyStep = (typeof sendMoneySteps.names)[number];
