import {
  assign,
  type Actor,
  type ActorRefFrom,
  type AnyStateMachine,
  type SnapshotFrom,
} from 'xstate';
import type { Problem } from '../../components/Toast';
import {
  cleanIdentifier,
  isPositive,
  parseAmount,
  toPlainDecimal,
  type CurrencyCode,
  type Money,
} from '../../format';
import { isSimulated, simulate, type PreparedRequest } from '../../engine/requests';
import {
  createInDoubtState,
  createRequestState,
  defineSteps,
  exitStates,
  setupFlow,
  type RequestContext,
} from '../../engine';

/** Repeating an `idempotencyKey` must not transfer again. */
export interface SubmitBankTransferInput {
  /** ISO 3166-1 code. */
  country: string;
  /** Name of the chosen bank. */
  bank: string;
  /** Account number or IBAN, trimmed. Its format is not validated. */
  accountNumber: string;
  /** Plain decimal string in the currency's unit; for the simulation, null if the input is not a number. */
  amount: string | null;
  /** Raw input of the amount field. */
  typedAmount: string;
  currency: CurrencyCode;
  idempotencyKey: string;
}

type BankTransfer = Omit<SubmitBankTransferInput, 'idempotencyKey'>;

export interface BankTransferContext extends RequestContext<BankTransfer> {
  country: string | null;
  bank: string | null;
  /** Raw input: account number or IBAN. */
  accountNumber: string;
  /** Raw input, not validated (docs/rules.md BANK-6). */
  amount: string;
  currency: CurrencyCode;
  isAmountChecked: boolean;
}

export type BankTransferEvent =
  | { type: 'country.chosen'; country: string }
  | { type: 'bank.chosen'; bank: string }
  | { type: 'account.changed'; accountNumber: string }
  | { type: 'continued' }
  | { type: 'amount.changed'; amount: string }
  | { type: 'currency.changed'; currency: CurrencyCode }
  | { type: 'submitted' }
  | { type: 'finished' }
  | { type: 'back' };

export interface BankTransferInput {
  /** The home currency is the initial choice. */
  money: Money;
  /** Initial amount of the form. docs/rules.md BANK-6. @default '25000' */
  initialAmount?: string;
  /**
   * Whether the amount must be above 0 (docs/rules.md BANK-6, BANK-9).
   * @default whether `submitBankTransfer` sends a request
   */
  isAmountChecked?: boolean;
}

const initialContext: Omit<BankTransferContext, 'currency' | 'isAmountChecked'> = {
  country: null,
  bank: null,
  accountNumber: '',
  amount: '25000',
  problem: null,
  attempt: null,
};

/** Equal amounts in different spellings give the same subject, so a retry reuses the key. docs/rules.md PAY-5. */
function prepareTransfer(context: BankTransferContext): PreparedRequest<BankTransfer> | null {
  const { country, bank, amount: typedAmount, currency } = context;
  if (!country || !bank) return null;
  const parsed = parseAmount(typedAmount);
  const amount = parsed === null ? null : toPlainDecimal(parsed);
  const accountNumber = cleanIdentifier(context.accountNumber);
  const transfer = { country, bank, accountNumber, amount, currency };
  return {
    request: { ...transfer, typedAmount },
    subject: amount === null ? { ...transfer, typedAmount } : transfer,
    summary: { payee: `${bank}, ${accountNumber}`, amount: amount ?? '0', currency },
    entered: { country, bank, accountNumber: context.accountNumber, amount: typedAmount, currency },
  };
}

/** The simulated transfer takes any amount. docs/rules.md BANK-6, BANK-9. */
const findProblem = ({ amount, isAmountChecked }: BankTransferContext): Problem | null =>
  isAmountChecked && !isPositive(parseAmount(amount)) ? { id: 'invalidAmount' } : null;

const sendsRequest = (self: unknown): boolean =>
  !isSimulated((self as Actor<AnyStateMachine>).logic.implementations.actors['submitBankTransfer']);

const flow = setupFlow({
  types: {
    context: {} as BankTransferContext,
    events: {} as BankTransferEvent,
    input: {} as BankTransferInput,
  },
  actors: { submitBankTransfer: simulate<unknown, SubmitBankTransferInput>(0) },
  request: { actor: 'submitBankTransfer', prepare: prepareTransfer },
  failure: { id: 'transferFailed' },
  validate: findProblem,
}).extend({
  guards: {
    isAccountEntered: ({ context }) => cleanIdentifier(context.accountNumber) !== '',
    isAmountRefused: ({ context }) => findProblem(context) !== null,
  },
});

/**
 * `submitBankTransfer` must reject if the transfer was not accepted; the default sends nothing (docs/rules.md BANK-8).
 * Emits `toast` events, and `left` once.
 */
export const bankTransferMachine = flow.createMachine({
  id: 'bankTransfer',
  description: 'Submits a transfer to a bank in four steps.',
  context: ({
    input: { money, initialAmount = initialContext.amount, isAmountChecked },
    self,
  }) => ({
    ...initialContext,
    amount: initialAmount,
    currency: money.home,
    isAmountChecked: isAmountChecked ?? sendsRequest(self),
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
        submitted: [
          { guard: 'isAmountRefused', actions: 'showProblem' },
          { guard: 'hasRequest', target: 'submitting', actions: 'begin' },
        ],
        back: 'enteringAccount',
      },
    },
    submitting: createRequestState({
      actor: 'submitBankTransfer',
      succeeded: 'announced',
      failed: 'confirming',
      unanswered: 'inDoubt',
    }),
    inDoubt: createInDoubtState({
      actor: 'submitBankTransfer',
      succeeded: '#bankTransfer.announced',
      failed: '#bankTransfer.confirming',
      back: '#bankTransfer.choosingCountry',
    }),
    announced: {
      description: 'Only the button of the alert continues.',
      tags: 'over',
      on: { finished: 'completed' },
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
  confirming: ['submitting', 'inDoubt', 'announced', 'completed'],
});
export type BankTransferStep = (typeof bankTransferSteps.names)[number];
