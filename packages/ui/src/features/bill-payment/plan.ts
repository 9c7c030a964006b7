import {
  getLabelStart,
  matchPartialText,
  matchStart,
  pressBack,
  pressSubmit,
  type Plan,
  repeatEvents,
  repeatGestures,
  repeating,
} from '../../plans';
import { billPaymentMachine } from './billPaymentMachine';
import type { Bill, BillCategory } from './bills';
import { billPaymentMessages } from './messages';

const labels: Readonly<Record<string, string>> = billPaymentMessages.en.categories;

const now = '2026-11-21T10:00:00.000Z';

export interface BillPaymentPlanData {
  /** A bill that is due, of another category than `category`. */
  bill: Bill;
  /** One of the view's categories; its first provider is chosen. */
  category: BillCategory;
}

export function createBillPaymentPlan({
  bill,
  category: {
    id: category,
    label = labels[category],
    providers: [provider],
  },
}: BillPaymentPlanData): Plan<typeof billPaymentMachine> {
  if (typeof label !== 'string') throw new Error(`The label of ${category} must be English text.`);
  return {
    machine: billPaymentMachine,
    variants: [repeating],
    events: [
      { type: 'category.chosen', category },
      { type: 'bill.chosen', bill },
      {
        type: 'details.changed',
        details: { provider, accountNumber: '04123456789', amount: '0' },
      },
      { type: 'details.changed', details: { accountNumber: '1122334455', amount: '500' } },
      { type: 'submitted', at: now },
      { type: 'another' },
      { type: 'finished' },
      { type: 'back' },
      ...repeatEvents,
    ],
    // Each category has its own providers.
    isAvailable: ({ context }, event) =>
      event.type !== 'details.changed' ||
      event.details.provider === undefined ||
      context.category === category,
    gestures: {
      ...repeatGestures,
      'category.chosen': ({ press }) => press(matchStart(label)),
      'bill.chosen': ({ press }, event) =>
        press(`${billPaymentMessages.en.payNow}: ${event.bill.provider}`),
      'details.changed': async ({ choose, type }, { details }) => {
        const { provider, accountNumber, amount } = details;
        if (provider) await choose(matchPartialText(billPaymentMessages.en.provider), provider);
        if (accountNumber) await type(billPaymentMessages.en.accountNumber, accountNumber);
        if (amount) await type(getLabelStart(billPaymentMessages.en.amount), amount);
      },
      submitted: pressSubmit(billPaymentMessages.en.pay),
      another: ({ press }) => press(billPaymentMessages.en.payAnother),
      finished: ({ press }) => press(billPaymentMessages.en.backToHome),
      back: pressBack(),
    },
    outputs: { payBill: { paidAt: '2026-11-21T10:00:02.000Z' } },
    toasts: ['billPaid', 'invalidAmount', 'missingInformation', 'noAnswerYet', 'paymentFailed'],
    outcomes: ['cancelled', 'completed'],
    distinguish: ({ details, problem, paidBills }) => [
      details.provider,
      details.amount,
      problem?.id,
      paidBills.length,
    ],
    limit: 400,
  };
}
