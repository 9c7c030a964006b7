import { createBills } from '@rad-wallet/mocks/samples';
import { billPaymentMachine, type BillCategoryId } from '@rad-wallet/ui/features/bill-payment';
import { en } from '@rad-wallet/ui/messages/en';
import { matchPartialText, matchStart, pressSubmit } from '../gestures';
import { fillHomeCurrency } from '../money';
import type { Plan } from '../plan';

const now = '2026-11-21T10:00:00.000Z';
const [, overdueBill] = createBills(new Date(now));

export const billPaymentPlan: Plan<typeof billPaymentMachine> = {
  machine: billPaymentMachine,
  events: [
    { type: 'category.chosen', category: 'electricity' },
    { type: 'bill.chosen', bill: overdueBill },
    {
      type: 'details.changed',
      details: { provider: 'K-Electric', accountNumber: '04123456789', amount: '0' },
    },
    { type: 'details.changed', details: { accountNumber: '1122334455', amount: '500' } },
    { type: 'submitted', at: now },
    { type: 'another' },
    { type: 'finished' },
    { type: 'back' },
  ],
  // Each category has its own providers; the test plan's provider supplies electricity.
  isAvailable: ({ context }, event) =>
    event.type !== 'details.changed' ||
    event.details.provider === undefined ||
    context.category === 'electricity',
  gestures: {
    'category.chosen': ({ press }, { category }) =>
      press(matchStart(en.billPayment.categories[category as BillCategoryId])),
    'bill.chosen': ({ press }, event) => press(`${en.billPayment.payNow}: ${event.bill.provider}`),
    'details.changed': async ({ choose, type }, { details }) => {
      const { provider, accountNumber, amount } = details;
      if (provider) await choose(matchPartialText(en.billPayment.provider), provider);
      if (accountNumber) await type(en.billPayment.accountNumber, accountNumber);
      if (amount) await type(fillHomeCurrency(en.billPayment.amount), amount);
    },
    submitted: pressSubmit(en.billPayment.pay),
    another: ({ press }) => press(en.billPayment.payAnother),
    finished: ({ press }) => press(en.billPayment.backToHome),
    back: ({ press }) => press(en.common.back),
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
