export type BillCategoryId = 'electricity' | 'gas' | 'internet' | 'mobile' | 'tv' | 'education';

/** A bill category with its providers. */
export interface BillCategory {
  id: BillCategoryId;
  /** Provider names, shown untranslated unless `billPayment.providerName` translates them. */
  providers: readonly string[];
}

/** A bill received from a provider. */
export interface Bill {
  id: string;
  category: BillCategoryId;
  provider: string;
  /** PKR, a plain decimal string. */
  amount: string;
  /** Calendar date, `YYYY-MM-DD`. */
  dueDate: string;
  status: 'pending' | 'paid' | 'overdue';
}

/** Returns the bill's status, with bills paid in this flow counted as paid. */
export function getStatus(bill: Bill, paidBills: readonly string[]): Bill['status'] {
  return paidBills.includes(bill.id) ? 'paid' : bill.status;
}

/** Pending and overdue bills can be paid, paid ones cannot (docs/rules.md BILL-3). */
export function isDue(bill: Bill, paidBills: readonly string[]): boolean {
  return getStatus(bill, paidBills) !== 'paid';
}
