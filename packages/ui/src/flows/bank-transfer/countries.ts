/** Where a bank transfer can go. */
export type BankCountryCode = 'US' | 'PK' | 'QA' | 'SA' | 'BH';

/** A country and those of its banks that a transfer can go to. */
export interface BankCountry {
  code: BankCountryCode;
  /** Names, shown as they are. */
  banks: readonly string[];
}

/** Whether its banks name an account by an IBAN (docs/rules.md BANK-4). */
export function usesIban(country: BankCountryCode | null): boolean {
  return country !== 'US';
}
