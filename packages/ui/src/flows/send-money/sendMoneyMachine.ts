import { assign, enqueueActions, not, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { accountOf, accountsIn, balanceOf } from '../../accounts';
import type { Problem } from '../../components/Toast';
import { compare, isPositive, parseAmount, roundDownTo, toPlain } from '../../format';
import { attemptFor, isAttemptAt, notProvided, type Ask, type Attempt } from '../../requests';
import type { Contact, Loadable, WalletAccount } from '../../types';
import { defineSteps, exits, setupFlow } from '../shared';

/** Input of the actor `sendTransfer`. The same key must not transfer twice. */
export interface SendTransferInput {
  accountId: string;
  /** PKR, a plain decimal string. */
  amount: string;
  recipientName: string;
  message?: string;
  idempotencyKey: string;
}

export interface SendMoneyContext {
  /** The accounts as the page has loaded them. */
  accounts: Loadable<readonly WalletAccount[]>;
  contact: Contact | null;
  /** Raw input. */
  amount: string;
  message: string;
  problem: Problem | null;
  attempt: Attempt | null;
}

export type SendMoneyEvent =
  | { type: 'accounts.changed'; accounts: Loadable<readonly WalletAccount[]> }
  | { type: 'contact.chosen'; contact: Contact }
  | { type: 'amount.changed'; amount: string }
  | { type: 'message.changed'; message: string }
  | { type: 'continued' }
  | { type: 'confirmed' }
  | { type: 'finished' }
  | { type: 'back' };

const initialContext: SendMoneyContext = {
  accounts: { status: 'loading' },
  contact: null,
  amount: '',
  message: '',
  problem: null,
  attempt: null,
};

/** Returns the transfer; null while it is incomplete. */
function transferOf(context: SendMoneyContext): Omit<SendTransferInput, 'idempotencyKey'> | null {
  const account = accountOf(accountsIn(context.accounts), 'trustvault');
  const amount = parseAmount(context.amount);
  if (!account || !amount || !context.contact) return null;
  const message = context.message.trim();
  return {
    accountId: account.id,
    amount: toPlain(amount),
    recipientName: context.contact.name,
    ...(message && { message }),
  };
}

/** Returns the first broken rule, in the specified order (docs/rules.md SEND). */
function problemOf(context: SendMoneyContext): Problem | null {
  const amount = parseAmount(context.amount);
  if (amount === null || !isPositive(amount)) return { id: 'invalidAmount' };
  if (context.accounts.status !== 'ready') return { id: 'accountsNotRead' };
  const accounts = context.accounts.value;
  if (!accountOf(accounts, 'trustvault')) return { id: 'sendAccountError' };
  // A started attempt has passed this check and may already have reduced the balance (docs/rules.md
  // SEND-12).
  if (context.attempt && isAttemptAt(context.attempt, transferOf(context))) return null;
  const available = balanceOf(accounts, 'trustvault');
  if (compare(amount, available) > 0) {
    return {
      id: 'sendInsufficientBalance',
      values: { amount: { amount: roundDownTo(available, 2), currency: 'PKR', isBare: true } },
    };
  }
  return null;
}

const flow = setupFlow({
  types: { context: {} as SendMoneyContext, events: {} as SendMoneyEvent },
  actors: {
    sendTransfer: notProvided('sendMoneyMachine', 'sendTransfer') as Ask<
      unknown,
      SendTransferInput
    >,
  },
  failure: { id: 'transferFailed' },
  validate: problemOf,
}).extend({
  actions: {
    /** Retries loading the accounts if it failed. */
    askForAccounts: enqueueActions(({ context: { accounts }, enqueue }) => {
      enqueue.assign({ accounts: { status: 'loading' }, problem: null });
      if (accounts.status === 'error') enqueue(() => accounts.retry());
    }),
  },
  guards: {
    amountIsPositive: ({ context }) => isPositive(parseAmount(context.amount)),
    accountsAreWanting: ({ context }) => problemOf(context)?.id === 'accountsNotRead',
    accountsAreLoading: ({ context }) => context.accounts.status === 'loading',
    transferIsSound: ({ context }) => problemOf(context) === null,
  },
  delays: {
    /** docs/rules.md SEND. */
    successRedirect: 3000,
  },
});

/**
 * Provide the actor `sendTransfer`, which rejects when the transfer did not happen. Emits `toast`, and
 * `left` once.
 */
export const sendMoneyMachine = flow.createMachine({
  id: 'sendMoney',
  description: 'Sends PKR to a contact in four steps.',
  context: initialContext,
  initial: 'choosingContact',
  on: {
    'accounts.changed': { actions: assign({ accounts: ({ event }) => event.accounts }) },
  },
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
        'message.changed': { actions: assign({ message: ({ event }) => event.message }) },
        continued: { guard: 'amountIsPositive', target: 'confirming' },
        back: 'choosingContact',
      },
    },
    confirming: {
      on: {
        confirmed: [
          { guard: 'accountsAreWanting', target: 'awaitingAccounts' },
          { guard: 'transferIsSound', target: 'sending' },
          { actions: 'refuse' },
        ],
        back: 'enteringAmount',
      },
    },
    awaitingAccounts: {
      description: 'Continues once the accounts have loaded.',
      tags: 'busy',
      entry: 'askForAccounts',
      always: [
        { guard: 'transferIsSound', target: 'sending' },
        { guard: not('accountsAreLoading'), target: 'confirming', actions: 'refuse' },
      ],
      after: { requestTimeout: { target: 'confirming', actions: 'refuse' } },
    },
    sending: {
      tags: 'busy',
      entry: assign({
        problem: null,
        attempt: ({ context }) => attemptFor(context.attempt, transferOf(context)),
      }),
      invoke: {
        id: 'sendTransfer',
        src: 'sendTransfer',
        input: ({ context }) => {
          const transfer = transferOf(context);
          if (!transfer || !context.attempt) throw new Error('sendMoney: nothing to send.');
          return { ...transfer, idempotencyKey: context.attempt.key };
        },
        onDone: 'sent',
        onError: { target: 'confirming', actions: 'fail' },
      },
      after: { requestTimeout: { target: 'confirming', actions: 'fail' } },
    },
    sent: {
      tags: 'over',
      on: { finished: 'completed' },
      after: { successRedirect: 'completed' },
    },
    ...exits,
  },
});

/** A running `sendMoneyMachine`. */
export type SendMoneyActor = ActorRefFrom<typeof sendMoneyMachine>;
/** A snapshot of `sendMoneyMachine`. */
export type SendMoneySnapshot = SnapshotFrom<typeof sendMoneyMachine>;

export const sendMoneySteps = defineSteps({
  choosingContact: ['cancelled'],
  enteringAmount: [],
  confirming: ['awaitingAccounts', 'sending'],
  sent: ['completed'],
});
export type SendMoneyStep = (typeof sendMoneySteps.names)[number];
