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
  parseAmount,
  parseEnteredAmount,
  toPlainDecimal,
  type CurrencyCode,
  type Money,
} from '../../format';
import { isSimulated, simulate, type PreparedRequest } from '../../engine/requests';
import {
  createInDoubtState,
  createRepeatState,
  createRequestState,
  defineSteps,
  exitStates,
  setupFlow,
  type RequestContext,
} from '../../engine';

/** Requests with the same `idempotencyKey` must transfer only once. */
export interface SubmitBankTransferInput {
  /** ISO 3166-1 code. */
  country: string;
  /** Code of the chosen bank, or its name if the bank has no code. */
  bank: string;
  /** Account number or IBAN, trimmed. Its format is not validated. */
  accountNumber: string;
  /** A plain decimal string in units of the currency; for the simulation, null if the input is not a number. */
  amount: string | null;
  /** Raw input of the amount field. */
  typedAmount: string;
  currency: CurrencyCode;
  idempotencyKey: string;
}

type BankTransfer = Omit<SubmitBankTransferInput, 'idempotencyKey'>;

export interface BankTransferContext extends RequestContext<BankTransfer> {
  country: string | null;
  /** Code of the chosen bank, or its name if the bank has no code. */
  bank: string | null;
  /** @default `bank` */
  bankName: string | null;
  /** Raw input: account number or IBAN. */
  accountNumber: string;
  /** Raw input, not validated (docs/rules.md BANK-6). */
  amount: string;
  currency: CurrencyCode;
  money: Money;
  isAmountChecked: boolean;
  /** Whether `country` is the only country, so that there is no step to choose one. */
  isCountryFixed: boolean;
}

export type BankTransferEvent =
  | { type: 'country.chosen'; country: string }
  | { type: 'bank.chosen'; bank: string; name?: string }
  | { type: 'account.changed'; accountNumber: string }
  | { type: 'continued' }
  | { type: 'amount.changed'; amount: string }
  | { type: 'currency.changed'; currency: CurrencyCode }
  | { type: 'submitted' }
  | { type: 'finished' }
  | { type: 'back' };

export interface BankTransferInput {
  /** The home currency is selected initially. */
  money: Money;
  /** ISO 3166-1 code of the only country, which is then not a step. @default the user chooses a country */
  country?: string;
  /** Initial amount of the form. docs/rules.md BANK-6. @default '' */
  initialAmount?: string;
  /**
   * Whether the amount must be positive, without excess decimals for its currency (docs/rules.md BANK-6, BANK-9).
   * @default true if `submitBankTransfer` sends a request
   */
  isAmountChecked?: boolean;
}

const initialContext = {
  bank: null,
  bankName: null,
  accountNumber: '',
  problem: null,
  attempt: null,
};

/** Normalises the amount, so that a retry with a different spelling reuses the idempotency key. docs/rules.md PAY-5. */
function prepareTransfer(context: BankTransferContext): PreparedRequest<BankTransfer> | null {
  const { country, bank, bankName, amount: typedAmount, currency } = context;
  if (!country || !bank) return null;
  const parsed = parseAmount(typedAmount);
  const amount = parsed === null ? null : toPlainDecimal(parsed);
  const accountNumber = cleanIdentifier(context.accountNumber);
  const transfer = { country, bank, accountNumber, amount, currency };
  return {
    request: { ...transfer, typedAmount },
    subject: amount === null ? { ...transfer, typedAmount } : transfer,
    payee: [country, bank, accountNumber],
    summary: { payee: `${bankName ?? bank}, ${accountNumber}`, amount: amount ?? '0', currency },
    entered: {
      country,
      bank,
      bankName,
      accountNumber: context.accountNumber,
      amount: typedAmount,
      currency,
    },
  };
}

/** The simulation accepts any amount. docs/rules.md BANK-6, BANK-9. */
const findProblem = ({
  amount,
  currency,
  money,
  isAmountChecked,
}: BankTransferContext): Problem | null =>
  isAmountChecked && parseEnteredAmount(amount, currency, money) === null
    ? { id: 'invalidAmount' }
    : null;

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
    isCountryFixed: ({ context }) => context.isCountryFixed,
  },
});

/**
 * `submitBankTransfer` must reject if the transfer was not accepted; the default sends nothing (docs/rules.md BANK-8).
 * Emits `toast` events, and `left` once.
 */
export const bankTransferMachine = flow.createMachine({
  id: 'bankTransfer',
  description:
    'Submits a transfer to a bank in four steps, or in three if there is only one country.',
  context: ({ input: { money, country, initialAmount = '', isAmountChecked }, self }) => ({
    ...initialContext,
    country: country ?? null,
    isCountryFixed: country !== undefined,
    amount: initialAmount,
    currency: money.home,
    money,
    isAmountChecked: isAmountChecked ?? sendsRequest(self),
  }),
  initial: 'choosingCountry',
  states: {
    choosingCountry: {
      always: { guard: 'isCountryFixed', target: 'choosingBank' },
      on: {
        'country.chosen': {
          target: 'choosingBank',
          description: 'Another country clears bank and account.',
          actions: assign(({ context, event }) =>
            event.country === context.country ? {} : { ...initialContext, country: event.country },
          ),
        },
        back: 'cancelled',
      },
    },
    choosingBank: {
      on: {
        'bank.chosen': {
          target: 'enteringAccount',
          actions: assign(({ event }) => ({
            bank: event.bank,
            bankName: event.name ?? null,
            problem: null,
          })),
        },
        back: [{ guard: 'isCountryFixed', target: 'cancelled' }, { target: 'choosingCountry' }],
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
      repeated: 'asking',
    }),
    asking: createRepeatState({ send: 'submitting', back: 'confirming' }),
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
  confirming: ['submitting', 'asking', 'inDoubt', 'announced', 'completed'],
});
export type BankTransferStep = (typeof bankTransferSteps.names)[number];

const stepsInOneCountry = bankTransferSteps.names.slice(1);

export const getVisibleSteps = ({ context }: BankTransferSnapshot): readonly BankTransferStep[] =>
  context.isCountryFixed ? stepsInOneCountry : bankTransferSteps.names;

export const getBankName = ({ context }: BankTransferSnapshot): string =>
  context.bankName ?? context.bank ?? '';
