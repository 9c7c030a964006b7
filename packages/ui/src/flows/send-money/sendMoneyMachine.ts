import { assign, emit, fromPromise, setup } from 'xstate';
import {
  compare,
  formatPlainPkr,
  isPositive,
  parseAmount,
  roundDownTo,
  toPlain,
} from '../../format';
import type { Contact, WalletAccount } from '../../types';
import {
  accountOf,
  attemptFor,
  balanceOf,
  isAttemptAt,
  problemToast,
  REQUEST_TIMEOUT,
  RequestTimeoutError,
  type Attempt,
  type LeftEvent,
  type Problem,
  type ToastEvent,
} from '../shared';

/** What is asked of the world: move this money, once per key. */
export interface SendTransferInput {
  accountId: string;
  /** PKR, a plain decimal string. */
  amount: string;
  recipientName: string;
  message?: string;
  idempotencyKey: string;
}

export interface SendMoneyContext {
  accounts: WalletAccount[];
  contact: Contact | null;
  /** What the person typed, untouched. */
  amount: string;
  message: string;
  problem: Problem | null;
  attempt: Attempt | null;
}

export type SendMoneyEvent =
  | { type: 'accounts.changed'; accounts: WalletAccount[] }
  | { type: 'contact.chosen'; contact: Contact }
  | { type: 'amount.changed'; amount: string }
  | { type: 'message.changed'; message: string }
  | { type: 'continued' }
  | { type: 'confirmed' }
  | { type: 'finished' }
  | { type: 'back' };

const initialContext: SendMoneyContext = {
  accounts: [],
  contact: null,
  amount: '',
  message: '',
  problem: null,
  attempt: null,
};

/** The transfer as it is now; null while something that it needs is missing. */
function transferOf(context: SendMoneyContext): Omit<SendTransferInput, 'idempotencyKey'> | null {
  const account = accountOf(context.accounts, 'trustvault');
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

/** The first rule that the transfer breaks, in the specified order (docs/rules.md SEND). */
function problemOf(context: SendMoneyContext): Problem | null {
  const amount = parseAmount(context.amount);
  if (amount === null || !isPositive(amount)) return { id: 'invalidAmount' };
  if (!accountOf(context.accounts, 'trustvault')) return { id: 'sendAccountError' };
  // What was begun has passed this, and may already have taken the money (docs/rules.md SEND-12).
  if (context.attempt && isAttemptAt(context.attempt, transferOf(context))) return null;
  const available = balanceOf(context.accounts, 'trustvault');
  if (compare(amount, available) > 0) {
    return {
      id: 'sendInsufficientBalance',
      values: { amount: formatPlainPkr(roundDownTo(available, 2)) },
    };
  }
  return null;
}

/**
 * Sends PKR to a contact in four steps. Needs the actor `sendTransfer`, which rejects when the
 * transfer did not happen. Emits `toast` and, when the person leaves or is done, `left`.
 */
export const sendMoneyMachine = setup({
  types: {
    context: {} as SendMoneyContext,
    events: {} as SendMoneyEvent,
    emitted: {} as ToastEvent | LeftEvent,
    tags: {} as 'busy',
  },
  actors: {
    sendTransfer: fromPromise<unknown, SendTransferInput>(async () => {
      throw new Error('sendMoneyMachine: provide the actor sendTransfer.');
    }),
  },
  actions: {
    leave: emit({ type: 'left' }),
    toastProblem: emit(({ context }) => problemToast(context.problem ?? { id: 'transferFailed' })),
    logError: (_, params: { error: unknown }) => console.error(params.error),
  },
  guards: {
    amountIsPositive: ({ context }) => isPositive(parseAmount(context.amount)),
    transferIsSound: ({ context }) => problemOf(context) === null,
  },
  delays: {
    /** docs/rules.md SEND: back to funds after success. */
    successRedirect: 3000,
    requestTimeout: REQUEST_TIMEOUT,
  },
}).createMachine({
  id: 'sendMoney',
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
        back: { actions: 'leave' },
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
          { guard: 'transferIsSound', target: 'sending' },
          {
            actions: [assign({ problem: ({ context }) => problemOf(context) }), 'toastProblem'],
          },
        ],
        back: { target: 'enteringAmount' },
      },
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
        onError: {
          target: 'confirming',
          actions: [
            { type: 'logError', params: ({ event }) => ({ error: event.error }) },
            assign({ problem: { id: 'transferFailed' } }),
            'toastProblem',
          ],
        },
      },
      after: {
        requestTimeout: {
          target: 'confirming',
          actions: [
            { type: 'logError', params: () => ({ error: new RequestTimeoutError() }) },
            assign({ problem: { id: 'transferFailed' } }),
            'toastProblem',
          ],
        },
      },
    },
    sent: {
      on: { finished: { actions: 'leave' } },
      after: { successRedirect: { actions: 'leave' } },
    },
  },
});
