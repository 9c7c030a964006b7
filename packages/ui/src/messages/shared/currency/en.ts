/** Names of currencies and metals. docs/rules.md MONEY-3. */
export default {
  PKR: 'Pakistani Rupee',
  USD: 'US Dollar',
  BHD: 'Bahraini Dinar',
  SAR: 'Saudi Riyal',
  GOLD: 'Gold',
  SILVER: 'Silver',
  // A language that inflects or abbreviates names selects by code.
  spoken: '{code, select, other {{currency}}} {amount}',
} as const;
