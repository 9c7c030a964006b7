import type { BankCountry } from '@rad-wallet/ui/features/bank-transfer';

/** Countries and banks for bank transfers: docs/rules.md BANK-2, BANK-3. */
export const bankCountries: readonly BankCountry[] = [
  { code: 'US', banks: ['Chase', 'Bank of America', 'Wells Fargo'] },
  { code: 'PK', banks: ['HBL', 'UBL', 'MCB'] },
  { code: 'QA', banks: ['Qatar National Bank', 'Commercial Bank of Qatar'] },
  { code: 'SA', banks: ['SABB', 'NCB', 'Riyad Bank'] },
  { code: 'BH', banks: ['BBK', 'National Bank of Bahrain'] },
];
