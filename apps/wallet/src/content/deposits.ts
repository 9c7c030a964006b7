import type { DepositBank } from '@rad-wallet/ui/screens/bank-deposit';

/** The fixed accounts that a bank deposit is sent to. Made up; their check digits are right. */
export const depositBanks: readonly DepositBank[] = [
  {
    id: 'chase',
    name: 'Chase',
    country: 'US',
    details: [
      { kind: 'account', value: '000428119307' },
      { kind: 'routing', value: '021000021' },
    ],
  },
  {
    id: 'hbl',
    name: 'HBL',
    country: 'PK',
    details: [
      { kind: 'iban', value: 'PK76 HABB 0000 0427 0015 3803' },
      { kind: 'branchCode', value: '0427' },
    ],
  },
  {
    id: 'qnb',
    name: 'Qatar National Bank',
    country: 'QA',
    details: [
      { kind: 'iban', value: 'QA55 QNBA 0000 0000 0052 7400 1923 0' },
      { kind: 'swift', value: 'QNBAQAQA' },
    ],
  },
  {
    id: 'riyad',
    name: 'Riyad Bank',
    country: 'SA',
    details: [
      { kind: 'iban', value: 'SA64 2000 0002 4801 1394 0017' },
      { kind: 'swift', value: 'RIBLSARI' },
    ],
  },
  {
    id: 'bbk',
    name: 'BBK',
    country: 'BH',
    details: [
      { kind: 'iban', value: 'BH91 BBKU 0010 0000 3482 17' },
      { kind: 'swift', value: 'BBKUBHBM' },
    ],
  },
];
