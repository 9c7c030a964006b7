import type { Bill } from '@rad-wallet/ui/flows/bill-payment';
import { dayFrom } from '../../content/dates';

/** The sample bills that came in lately, one of each status. docs/rules.md BILL-3, DEMO-7. */
export const recentBillsAt = (now: Date): readonly Bill[] => [
  {
    id: 'bill-electricity',
    category: 'electricity',
    provider: 'K-Electric',
    amount: '8450',
    dueDate: dayFrom(now, 7),
    status: 'pending',
  },
  {
    id: 'bill-gas',
    category: 'gas',
    provider: 'SSGC',
    amount: '2150.50',
    dueDate: dayFrom(now, -6),
    status: 'overdue',
  },
  {
    id: 'bill-internet',
    category: 'internet',
    provider: 'PTCL',
    amount: '3200',
    dueDate: dayFrom(now, -11),
    status: 'paid',
  },
];
