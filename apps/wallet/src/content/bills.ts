import type { Bill, BillCategory } from '@rad-wallet/ui/flows/bill-payment';

/** What can be paid, and to whom. docs/rules.md BILL-2. */
export const billCategories: readonly BillCategory[] = [
  { id: 'electricity', providers: ['K-Electric', 'LESCO', 'IESCO', 'PESCO', 'FESCO'] },
  { id: 'gas', providers: ['SSGC', 'SNGPL'] },
  { id: 'internet', providers: ['PTCL', 'Nayatel', 'StormFiber', 'Optix'] },
  { id: 'mobile', providers: ['Jazz', 'Telenor', 'Zong', 'Ufone'] },
  { id: 'tv', providers: ['DishTV', 'PTCL Smart TV', 'Nayatel TV'] },
  { id: 'education', providers: ['School Fees', 'University Fees', 'Tuition'] },
];

/** The sample bills that came in lately, one of each status. */
export const recentBills: readonly Bill[] = [
  {
    id: 'bill-electricity',
    category: 'electricity',
    provider: 'K-Electric',
    amount: '8450',
    dueDate: '2026-11-28',
    status: 'pending',
  },
  {
    id: 'bill-gas',
    category: 'gas',
    provider: 'SSGC',
    amount: '2150.50',
    dueDate: '2026-11-15',
    status: 'overdue',
  },
  {
    id: 'bill-internet',
    category: 'internet',
    provider: 'PTCL',
    amount: '3200',
    dueDate: '2026-11-10',
    status: 'paid',
  },
];
