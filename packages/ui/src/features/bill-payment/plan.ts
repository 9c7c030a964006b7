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
import type { Bill, BillCategoryId } from './bills';
import { billPaymentMessages } from './messages';

const now = '2026-11-21T10:00:00.000Z';

export const createBillPaymentPlan = ({
  bill,
}: {
  bill: Bill;
}): Plan<typeof billPaymentMachine> => ({
  machine: billPaymentMachine,
  variants: [repeating],
  events: [
    { type: 'category.chosen', category: 'electricity' },
    { type: 'bill.chosen', bill },
    {
      type: 'details.changed',
      details: { provider: 'K-Electric', accountNumber: '04123456789', amount: '0' },
    },
    { type: 'details.changed', details: { accountNumber: '1122334455', amount: '500' } },
    { type: 'submitted', at: now },
    { type: 'another' },
    { type: 'finished' },
    { type: 'back' },
    ...repeatEvents,
  ],
  // Each category has its own providers; the test plan's provider supplies electricity.
  isAvailable: ({ context }, event) =>
    event.type !== 'details.changed' ||
    event.details.provider === undefined ||
    context.category === 'electricity',
  gestures: {
    ...repeatGestures,
    'category.chosen': ({ press }, { category }) =>
      press(matchStart(billPaymentMessages.en.categories[category as BillCategoryId])),
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
});
