import { billPaymentMachine, type Bill } from '@rad-wallet/ui/flows/bill-payment';
import type { Plan } from '../plan';

const bill: Bill = {
  id: 'bill-1',
  category: 'gas',
  provider: 'SSGC',
  amount: '2150',
  dueDate: '2026-11-15',
  status: 'overdue',
};

/** How a test explores the flow. */
export const billPaymentPlan: Plan<typeof billPaymentMachine> = {
  machine: billPaymentMachine,
  events: [
    { type: 'category.chosen', category: 'electricity' },
    { type: 'bill.chosen', bill },
    {
      type: 'details.changed',
      details: { provider: 'LESCO', accountNumber: '04123456789', amount: '0' },
    },
    { type: 'details.changed', details: { accountNumber: '1122334455', amount: '500' } },
    { type: 'submitted', at: '2026-11-21T10:00:00.000Z' },
    { type: 'another' },
    { type: 'finished' },
    { type: 'back' },
  ],
  outputs: { payBill: { paidAt: '2026-11-21T10:00:02.000Z' } },
  toasts: ['billPaid', 'invalidAmount', 'missingInformation', 'paymentFailed'],
  outcomes: ['cancelled', 'completed'],
  distinguish: ({ details, problem, paidBills }) => [
    details.provider,
    details.amount,
    problem?.id,
    paidBills.length,
  ],
  limit: 400,
};
