import type { EntryContent } from '../../hooks/menuEntries';
import type { billPaymentMessages } from './messages';

/** A category that has a label among the messages. */
export type BillCategoryId = keyof (typeof billPaymentMessages)['en']['categories'];

interface BillProviders {
  /** Provider names, shown untranslated unless `billPayment.providerName` translates them. */
  providers: readonly string[];
}

/**
 * Either one of the wallet's categories, whose icon and label are optional, or a custom category with its own icon and
 * label. The default description is the number of providers.
 */
export type BillCategory = BillProviders &
  (EntryContent | (Partial<EntryContent> & { id: BillCategoryId }));

export interface Bill {
  id: string;
  category: string;
  provider: string;
  /** A plain decimal string in the home currency. */
  amount: string;
  /** Calendar date, `YYYY-MM-DD`. */
  dueDate: string;
  status: 'pending' | 'paid' | 'overdue';
}

/** Returns a bill's status: paid if it was paid in this flow. */
export function getStatus(bill: Bill, paidBills: readonly string[]): Bill['status'] {
  return paidBills.includes(bill.id) ? 'paid' : bill.status;
}

/** Whether a bill still has to be paid. docs/rules.md BILL-3. */
export function isDue(bill: Bill, paidBills: readonly string[]): boolean {
  return getStatus(bill, paidBills) !== 'paid';
}
