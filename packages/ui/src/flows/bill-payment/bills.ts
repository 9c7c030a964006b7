/** What kind of thing a bill is for. */
export type BillCategoryId = 'electricity' | 'gas' | 'internet' | 'mobile' | 'tv' | 'education';

/** A kind of bill and who sends such bills. */
export interface BillCategory {
  id: BillCategoryId;
  /** Names, shown as they are but for the ids that `billPayment.providerName` knows. */
  providers: readonly string[];
}

/** A bill that has come in. */
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

/** The bill's status once what was paid here is counted in. */
export function statusOf(bill: Bill, paidBills: readonly string[]): Bill['status'] {
  return paidBills.includes(bill.id) ? 'paid' : bill.status;
}

/** Pending and overdue bills can be paid, paid ones cannot (docs/rules.md BILL-3). */
export function isDue(bill: Bill, paidBills: readonly string[]): boolean {
  return statusOf(bill, paidBills) !== 'paid';
}
