/** ISO 3166-1 codes of the countries that support bank transfers. */
export type BankCountryCode = 'US' | 'PK' | 'QA' | 'SA' | 'BH';

export interface BankCountry {
  code: BankCountryCode;
  /** Bank names, shown untranslated. */
  banks: readonly string[];
}

/** Whether the country's banks identify accounts by IBAN (docs/rules.md BANK-4). */
export function usesIban(country: BankCountryCode | null): boolean {
  return country !== 'US';
}
