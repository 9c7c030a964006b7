import { assign, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { parseAmount, type MoneyDefinition } from '../../format';
import { simulate } from '../../engine/requests';
import {
  createInDoubtState,
  createRepeatState,
  createRequestState,
  defineSteps,
  exitStates,
  setupFlow,
  type RequestContext,
} from '../../engine';
import {
  emptyDetails,
  findProblem,
  preparePayment,
  toPayment,
  type BillDetails,
  type BillPayment,
  type BillReceipt,
  type PayBillInput,
} from './billDetails';
import { isDue, type Bill } from './bills';
import './messages';

export interface BillPaymentInput {
  /** IDs of bills already paid in this session. @default none */
  paidBills?: readonly string[];
  /** The wallet's currencies, needed for the home currency's decimals. @default 2 decimals */
  money?: MoneyDefinition;
}

export interface BillPaymentContext extends RequestContext<BillPayment> {
  money?: MoneyDefinition;
  category: string | null;
  details: BillDetails;
  /** The selected recent bill. It is paid only if provider and amount still match. */
  bill: Bill | null;
  paidBills: readonly string[];
  /** Time of payment, ISO 8601: from the server, or else the time of submission. */
  paidAt: string | null;
}

export type BillPaymentEvent =
  | { type: 'category.chosen'; category: string }
  | { type: 'bill.chosen'; bill: Bill }
  | { type: 'details.changed'; details: Partial<BillDetails> }
  /** `at`: the current time, ISO 8601. */
  | { type: 'submitted'; at: string }
  | { type: 'another' }
  | { type: 'finished' }
  | { type: 'back' };

/** The initial values of a payment. `attempt` is not reset when the category changes. */
const noPayment: Omit<BillPaymentContext, 'paidBills' | 'attempt' | 'money'> = {
  category: null,
  details: emptyDetails,
  bill: null,
  problem: null,
  paidAt: null,
};

/** Duration of the simulated payment, in ms. docs/rules.md BILL-7. */
const PAYMENT_DELAY = 2000;

/** Returns the changed details. A reported problem remains until it is fixed. */
function applyChange(
  { details, problem, money }: BillPaymentContext,
  change: Partial<BillDetails>,
): Partial<BillPaymentContext> {
  const next = { ...details, ...change };
  return { details: next, problem: findProblem(next, money)?.id === problem?.id ? problem : null };
}

const flow = setupFlow({
  types: {
    context: {} as BillPaymentContext,
    events: {} as BillPaymentEvent,
    input: {} as BillPaymentInput | void,
  },
  actors: { payBill: simulate<BillReceipt | void, PayBillInput>(PAYMENT_DELAY) },
  request: {
    actor: 'payBill',
    prepare: preparePayment,
    applyResult: (context, receipt) => {
      const billId = toPayment(context)?.billId;
      return {
        paidAt: receipt?.paidAt ?? context.paidAt,
        paidBills: billId ? [...context.paidBills, billId] : context.paidBills,
      };
    },
    announce: ({ details: { amount, provider } }) => ({
      id: 'billPaid',
      values: { amount: { amount: parseAmount(amount) ?? '0' }, provider: provider ?? '' },
    }),
    applyFailure: () => ({ paidAt: null }),
  },
  failure: { id: 'paymentFailed' },
  validate: ({ details, money }) => findProblem(details, money),
}).extend({
  actions: {
    clearPayment: assign(noPayment),
  },
  guards: {
    isBillDue: ({ context }, bill: Bill) => isDue(bill, context.paidBills),
    areDetailsValid: ({ context }) => findProblem(context.details, context.money) === null,
  },
});

/**
 * `payBill` must reject if the bill was not paid, and may return a receipt (docs/rules.md BILL-7).
 * Emits `toast` events, and `left` once.
 */
export const billPaymentMachine = flow.createMachine({
  id: 'billPayment',
  description: 'Pays a bill in three steps.',
  context: ({ input }) => ({
    ...noPayment,
    money: input?.money,
    paidBills: input?.paidBills ?? [],
    attempt: null,
  }),
  initial: 'choosingCategory',
  states: {
    choosingCategory: {
      on: {
        'category.chosen': {
          target: 'enteringDetails',
          description: 'Another category clears the details.',
          actions: assign(({ context, event }) =>
            event.category === context.category ? {} : { ...noPayment, category: event.category },
          ),
        },
        'bill.chosen': {
          guard: { type: 'isBillDue', params: ({ event }) => event.bill },
          target: 'enteringDetails',
          actions: assign(({ context: { details }, event: { bill } }) => ({
            category: bill.category,
            bill,
            details: {
              provider: bill.provider,
              accountNumber: details.provider === bill.provider ? details.accountNumber : '',
              amount: bill.amount,
            },
            problem: null,
          })),
        },
        back: 'cancelled',
      },
    },
    enteringDetails: {
      on: {
        'details.changed': {
          actions: assign(({ context, event }) => applyChange(context, event.details)),
        },
        submitted: [
          {
            guard: 'areDetailsValid',
            target: 'paying',
            actions: [assign({ paidAt: ({ event }) => event.at }), 'begin'],
          },
          { actions: 'showProblem' },
        ],
        back: 'choosingCategory',
      },
    },
    paying: createRequestState({
      actor: 'payBill',
      succeeded: 'paid',
      failed: 'enteringDetails',
      unanswered: 'inDoubt',
      repeated: 'asking',
    }),
    asking: createRepeatState({ send: 'paying', back: 'enteringDetails' }),
    inDoubt: createInDoubtState({
      actor: 'payBill',
      succeeded: '#billPayment.paid',
      failed: '#billPayment.enteringDetails',
      back: '#billPayment.choosingCategory',
    }),
    paid: {
      on: {
        another: { target: 'choosingCategory', actions: 'clearPayment' },
        back: {
          description: 'Prevents a second payment of the same bill.',
          target: 'choosingCategory',
          actions: 'clearPayment',
        },
        finished: 'completed',
      },
    },
    ...exitStates,
  },
});

export type BillPaymentActor = ActorRefFrom<typeof billPaymentMachine>;
export type BillPaymentSnapshot = SnapshotFrom<typeof billPaymentMachine>;

export const billPaymentSteps = defineSteps({
  choosingCategory: ['cancelled'],
  enteringDetails: ['paying', 'asking', 'inDoubt'],
  paid: ['completed'],
});
export type BillPaymentStep = (typeof billPaymentSteps.names)[number];
