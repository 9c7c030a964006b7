import type { en } from '../../messages/en';

/** One line of a bank's transfer details. */
export interface BankDetail {
  kind: keyof typeof en.bankDeposit.details;
  value: string;
}

export interface DepositBank {
  id: string;
  name: string;
  country: keyof typeof en.bankDeposit.countries;
  details: readonly BankDetail[];
}
