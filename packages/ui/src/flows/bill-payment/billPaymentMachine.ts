import { assign, emit, enqueueActions, setup } from 'xstate';
import { formatAmount, parseAmount } from '../../format';
import { problemToast, type LeftEvent, type Problem, type ToastEvent } from '../shared';
import { noDetails, problemOf, type BillDetails } from './billDetails';
import { isDue, type Bill, type BillCategoryId } from './bills';

export interface BillPaymentContext {
  category: BillCategoryId | null;
  details: BillDetails;
  /** The bill that Pay Now chose, as long as the details are still its own. */
  bill: Bill | null;
  /** Ids of the bills that were paid here. */
  paidBills: readonly string[];
  problem: Problem | null;
  /** When the payment was asked for, ISO 8601. */
  paidAt: string | null;
}

export type BillPaymentEvent =
  | { type: 'category.chosen'; category: BillCategoryId }
  | { type: 'bill.chosen'; bill: Bill }
  | { type: 'details.changed'; details: Partial<BillDetails> }
  /** `at`: the present moment, ISO 8601. */
  | { type: 'submitted'; at: string }
  | { type: 'another' }
  | { type: 'finished' }
  | { type: 'back' };

/** All that belongs to one payment. */
const noPayment: Omit<BillPaymentContext, 'paidBills'> = {
  category: null,
  details: noDetails,
  bill: null,
  problem: null,
  paidAt: null,
};

/** The details after a change. Another provider or amount is no longer the chosen bill's. */
function changed(
  { details, bill, problem }: BillPaymentContext,
  change: Partial<BillDetails>,
): Partial<BillPaymentContext> {
  const next = { ...details, ...change };
  const isSameBill = next.provider === bill?.provider && next.amount === bill?.amount;
  const isSameProblem = problemOf(next)?.id === problem?.id;
  return {
    details: next,
    bill: isSameBill ? bill : null,
    problem: isSameProblem ? problem : null,
  };
}

/**
 * Pays a bill in three steps. No server takes part: a wait stands for it (docs/rules.md BILL-7).
 * Emits `toast` and, when the person leaves or is done, `left`.
 */
export const billPaymentMachine = setup({
  types: {
    context: {} as BillPaymentContext,
    events: {} as BillPaymentEvent,
    emitted: {} as ToastEvent | LeftEvent,
    tags: {} as 'busy',
  },
  actions: {
    leave: emit({ type: 'left' }),
    toastProblem: enqueueActions(({ context, enqueue }) => {
      if (context.problem) enqueue.emit(problemToast(context.problem));
    }),
    toastPaid: emit(({ context: { details } }) => ({
      type: 'toast',
      tone: 'success',
      id: 'billPaid',
      values: {
        amount: formatAmount(parseAmount(details.amount) ?? '0', 'PKR'),
        provider: details.provider ?? '',
      },
    })),
    countBillAsPaid: assign(({ context: { bill, paidBills } }) => ({
      paidBills: bill ? [...paidBills, bill.id] : paidBills,
    })),
    forgetPayment: assign(noPayment),
  },
  guards: {
    billIsDue: ({ context }, bill: Bill) => isDue(bill, context.paidBills),
    detailsAreSound: ({ context }) => problemOf(context.details) === null,
  },
  delays: {
    /** docs/rules.md BILL-7: stands for a server that always agrees. */
    processing: 2000,
  },
}).createMachine({
  id: 'billPayment',
  context: { ...noPayment, paidBills: [] },
  initial: 'choosingCategory',
  states: {
    choosingCategory: {
      on: {
        'category.chosen': {
          target: 'enteringDetails',
          // Another category has other providers and other bills.
          actions: assign(({ context, event }) =>
            event.category === context.category ? {} : { ...noPayment, category: event.category },
          ),
        },
        'bill.chosen': {
          guard: { type: 'billIsDue', params: ({ event }) => event.bill },
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
        back: { actions: 'leave' },
      },
    },
    enteringDetails: {
      on: {
        'details.changed': {
          actions: assign(({ context, event }) => changed(context, event.details)),
        },
        submitted: [
          {
            guard: 'detailsAreSound',
            target: 'paying',
            actions: assign({ problem: null, paidAt: ({ event }) => event.at }),
          },
          {
            actions: [
              assign({ problem: ({ context }) => problemOf(context.details) }),
              'toastProblem',
            ],
          },
        ],
        back: 'choosingCategory',
      },
    },
    paying: {
      tags: 'busy',
      after: { processing: { target: 'paid', actions: ['countBillAsPaid', 'toastPaid'] } },
    },
    paid: {
      on: {
        another: { target: 'choosingCategory', actions: 'forgetPayment' },
        // What is paid is over: nobody comes back to it and pays it a second time.
        back: { target: 'choosingCategory', actions: 'forgetPayment' },
        finished: 'left',
      },
    },
    left: { entry: 'leave' },
  },
});
