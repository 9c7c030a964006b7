import type { BankCountry } from '@rad-wallet/ui/features/bank-transfer';

/** Countries and banks for bank transfers: docs/rules.md BANK-2, BANK-3. */
export const bankCountries: readonly BankCountry[] = [
  { code: 'US', banks: ['Chase', 'Bank of America', 'Wells Fargo'] },
  { code: 'PK', hasIban: true, banks: ['HBL', 'UBL', 'MCB'] },
  { code: 'QA', hasIban: true, banks: ['Qatar National Bank', 'Commercial Bank of Qatar'] },
  { code: 'SA', hasIban: true, banks: ['SABB', 'NCB', 'Riyad Bank'] },
  { code: 'BH', hasIban: true, banks: ['BBK', 'National Bank of Bahrain'] },
];
