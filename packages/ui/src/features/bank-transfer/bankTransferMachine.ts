import { assign, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { Problem } from '../../components/Toast';
import {
  cleanIdentifier,
  parseAmount,
  toPlainDecimal,
  type CurrencyCode,
  type Money,
} from '../../format';
import { getRequestAttempt, simulate, type Attempt } from '../../engine/requests';
import { defineSteps, exitStates, setupFlow } from '../../engine';

/** Repeating an `idempotencyKey` must not transfer again. */
export interface SubmitBankTransferInput {
  /** ISO 3166-1 code. */
  country: string;
  /** Name of the chosen bank. */
  bank: string;
  /** Account number or IBAN, trimmed. Its format is not validated. */
  accountNumber: string;
  /**
   * Plain decimal string in the currency's unit; null if the input is not a number. It may be 0 or negative
   * (docs/rules.md BANK-9): to refuse it, reject with `new ProblemError({ id: 'invalidAmount' })`.
   */
  amount: string | null;
  /** Raw input of the amount field. */
  typedAmount: string;
  currency: CurrencyCode;
  idempotencyKey: string;
}

export interface BankTransferContext {
  country: string | null;
  bank: string | null;
  /** Raw input: account number or IBAN. */
  accountNumber: string;
  /** Raw input, not validated (docs/rules.md BANK-6). */
  amount: string;
  currency: CurrencyCode;
  problem: Problem | null;
  attempt: Attempt | null;
}

export type BankTransferEvent =
  | { type: 'country.chosen'; country: string }
  | { type: 'bank.chosen'; bank: string }
  | { type: 'account.changed'; accountNumber: string }
  | { type: 'continued' }
  | { type: 'amount.changed'; amount: string }
  | { type: 'currency.changed'; currency: CurrencyCode }
  | { type: 'confirmed' }
  | { type: 'acknowledged' }
  | { type: 'back' };

export interface BankTransferInput {
  /** The home currency is the initial choice. */
  money: Money;
  /** Initial amount of the form. docs/rules.md BANK-6. @default '25000' */
  initialAmount?: string;
}

const initialContext: Omit<BankTransferContext, 'currency'> = {
  country: null,
  bank: null,
  accountNumber: '',
  amount: '25000',
  problem: null,
  attempt: null,
};

function toTransfer({
  country,
  bank,
  accountNumber,
  amount: typedAmount,
  currency,
}: BankTransferContext): Omit<SubmitBankTransferInput, 'idempotencyKey'> | null {
  if (!country || !bank) return null;
  const parsed = parseAmount(typedAmount);
  const amount = parsed === null ? null : toPlainDecimal(parsed);
  return {
    country,
    bank,
    accountNumber: cleanIdentifier(accountNumber),
    amount,
    typedAmount,
    currency,
  };
}

/** Equal amounts in different spellings give the same subject, so a retry reuses the key. docs/rules.md PAY-5. */
function toSubject(context: BankTransferContext): unknown {
  const transfer = toTransfer(context);
  const isFigure = transfer !== null && transfer.amount !== null;
  return isFigure ? { ...transfer, typedAmount: undefined } : transfer;
}

const flow = setupFlow({
  types: {
    context: {} as BankTransferContext,
    events: {} as BankTransferEvent,
    input: {} as BankTransferInput,
  },
  actors: { submitBankTransfer: simulate<unknown, SubmitBankTransferInput>(0) },
  failure: { id: 'transferFailed' },
}).extend({
  guards: { isAccountEntered: ({ context }) => cleanIdentifier(context.accountNumber) !== '' },
});

/**
 * `submitBankTransfer` must reject if the transfer was not accepted; the default sends nothing (docs/rules.md BANK-8).
 * Emits `toast` events, and `left` once.
 */
export const bankTransferMachine = flow.createMachine({
  id: 'bankTransfer',
  description: 'Submits a transfer to a bank in four steps.',
  context: ({ input: { money, initialAmount = initialContext.amount } }) => ({
    ...initialContext,
    amount: initialAmount,
    currency: money.home,
  }),
  initial: 'choosingCountry',
  states: {
    choosingCountry: {
      on: {
        'country.chosen': {
          target: 'choosingBank',
          description: 'Another country clears bank and account.',
          actions: assign(({ context, event }) =>
            event.country === context.country
              ? {}
              : { country: event.country, bank: null, accountNumber: '', problem: null },
          ),
        },
        back: 'cancelled',
      },
    },
    choosingBank: {
      on: {
        'bank.chosen': {
          target: 'enteringAccount',
          actions: assign({ bank: ({ event }) => event.bank, problem: null }),
        },
        back: 'choosingCountry',
      },
    },
    enteringAccount: {
      on: {
        'account.changed': {
          actions: assign({ accountNumber: ({ event }) => event.accountNumber, problem: null }),
        },
        continued: { guard: 'isAccountEntered', target: 'confirming' },
        back: 'choosingBank',
      },
    },
    confirming: {
      on: {
        'amount.changed': {
          actions: assign({ amount: ({ event }) => event.amount, problem: null }),
        },
        'currency.changed': {
          actions: assign({ currency: ({ event }) => event.currency, problem: null }),
        },
        confirmed: 'submitting',
        back: 'enteringAccount',
      },
    },
    submitting: {
      tags: 'busy',
      entry: assign({
        problem: null,
        attempt: ({ context }) => getRequestAttempt(context.attempt, toSubject(context)),
      }),
      invoke: {
        id: 'submitBankTransfer',
        src: 'submitBankTransfer',
        input: ({ context }) => {
          const transfer = toTransfer(context);
          if (!transfer || !context.attempt) throw new Error('bankTransfer: nothing to submit.');
          return { ...transfer, idempotencyKey: context.attempt.key };
        },
        onDone: 'announced',
        onError: { target: 'confirming', actions: 'fail' },
      },
      after: { requestTimeout: { target: 'confirming', actions: 'fail' } },
    },
    announced: {
      description: 'Only the button of the alert continues.',
      tags: 'over',
      on: { acknowledged: 'completed' },
    },
    ...exitStates,
  },
});

export type BankTransferActor = ActorRefFrom<typeof bankTransferMachine>;
export type BankTransferSnapshot = SnapshotFrom<typeof bankTransferMachine>;

export const bankTransferSteps = defineSteps({
  choosingCountry: ['cancelled'],
  choosingBank: [],
  enteringAccount: [],
  confirming: ['submitting', 'announced', 'completed'],
});
export type BankTransferStep = (typeof bankTransferSteps.names)[number];
