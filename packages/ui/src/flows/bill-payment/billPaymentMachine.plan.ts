import type { WalkOptions } from '../testing/walkMachine';
import { billPaymentMachine, type BillPaymentContext } from './billPaymentMachine';
import type { Bill } from './bills';

const bill: Bill = {
  id: 'bill-1',
  category: 'gas',
  provider: 'SSGC',
  amount: '2150',
  dueDate: '2026-11-15',
  status: 'overdue',
};

/** How a test explores the flow. */
export const plan: WalkOptions = {
  machine: billPaymentMachine,
  events: [
    { type: 'category.chosen', category: 'electricity' } as never,
    { type: 'bill.chosen', bill } as never,
    {
      type: 'details.changed',
      details: { provider: 'LESCO', accountNumber: '04123456789', amount: '0' },
    } as never,
    { type: 'details.changed', details: { accountNumber: '1122334455', amount: '500' } } as never,
    { type: 'submitted', at: '2026-11-21T10:00:00.000Z' } as never,
    { type: 'another' },
    { type: 'finished' },
    { type: 'back' },
  ],
  distinguish: ({ details, problem, paidBills }: BillPaymentContext) => [
    details.provider,
    details.amount,
    problem?.id,
    paidBills.length,
  ],
  limit: 400,
};
