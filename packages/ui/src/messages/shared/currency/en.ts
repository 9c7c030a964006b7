/** Names of currencies and metals. docs/rules.md MONEY-3. */
export default {
  PKR: 'Pakistani Rupee',
  USD: 'US Dollar',
  BHD: 'Bahraini Dinar',
  SAR: 'Saudi Riyal',
  GOLD: 'Gold',
  SILVER: 'Silver',
  spoken: '{currency} {amount}',
} as const;
