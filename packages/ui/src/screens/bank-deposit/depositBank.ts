import type { en } from '../../messages/en';

/** One line of what a transfer to a bank needs. */
export interface BankDetail {
  kind: keyof typeof en.bankDeposit.details;
  value: string;
}

/** An account that deposits are sent to. */
export interface DepositBank {
  id: string;
  name: string;
  country: keyof typeof en.bankDeposit.countries;
  details: readonly BankDetail[];
}
