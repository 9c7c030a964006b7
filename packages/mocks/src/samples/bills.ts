import { getDay } from './dates';

/** A paid bill, with its payment in the sample history. */
export const PAID_BILL = { category: 'internet', provider: 'PTCL', amount: '3200' } as const;

/** One bill with each status. docs/rules.md BILL-3, DEMO-7. */
export const createBills = (now: Date) =>
  [
    {
      id: 'bill-electricity',
      category: 'electricity',
      provider: 'K-Electric',
      amount: '8450',
      dueDate: getDay(now, 7),
      status: 'pending',
    },
    {
      id: 'bill-gas',
      category: 'gas',
      provider: 'SSGC',
      amount: '2150.50',
      dueDate: getDay(now, -6),
      status: 'overdue',
    },
    { id: 'bill-internet', ...PAID_BILL, dueDate: getDay(now, -11), status: 'paid' },
  ] as const;
