/** Fictitious: the check digits and the routing number are invalid, so no bank can send money to them. */
export const depositBanks = [
  {
    id: 'chase',
    name: 'Chase',
    country: 'US',
    details: [
      { kind: 'account', value: '000428119307' },
      { kind: 'routing', value: '991234567' },
    ],
  },
  {
    id: 'hbl',
    name: 'HBL',
    country: 'PK',
    details: [
      { kind: 'iban', value: 'PK00 HABB 0000 0427 0015 3803' },
      { kind: 'branchCode', value: '0427' },
    ],
  },
  {
    id: 'qnb',
    name: 'Qatar National Bank',
    country: 'QA',
    details: [
      { kind: 'iban', value: 'QA00 QNBA 0000 0000 0052 7400 1923 0' },
      { kind: 'swift', value: 'QNBAQAQA' },
    ],
  },
  {
    id: 'riyad',
    name: 'Riyad Bank',
    country: 'SA',
    details: [
      { kind: 'iban', value: 'SA00 2000 0002 4801 1394 0017' },
      { kind: 'swift', value: 'RIBLSARI' },
    ],
  },
  {
    id: 'bbk',
    name: 'BBK',
    country: 'BH',
    details: [
      { kind: 'iban', value: 'BH00 BBKU 0010 0000 3482 17' },
      { kind: 'swift', value: 'BBKUBHBM' },
    ],
  },
] as const;

/** Fictitious: the checksums are invalid, so no wallet can send to them. */
export const depositAddresses = [
  { code: 'BTC', address: 'bc1qrad7w4n0dem0only5x8k2v3j6t9p0s4m7c2ya8h' },
  { code: 'USDT', address: 'TRadDemoX7k9QwErTy2UzPaSdFgHjKLmn4' },
  { code: 'SOL', address: 'RadDemo7Wf3kTzQp8mVxLs2Yh5NcJb9EgUr4AaKdXsMt' },
] as const;
