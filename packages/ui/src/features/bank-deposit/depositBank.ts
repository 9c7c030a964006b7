import type { bankDepositMessages } from './messages';

export interface BankDetail {
  kind: keyof typeof bankDepositMessages.en.details;
  value: string;
}

export interface DepositBank {
  id: string;
  name: string;
  /** ISO 3166-1 code. */
  country: string;
  /** In the user's language. @default the message catalogue's name, or else the code */
  countryName?: string;
  details: readonly BankDetail[];
}
