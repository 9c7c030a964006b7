import type { SeedTransaction } from '@rad-wallet/ledger';
import { balances } from './accounts';
import { history } from './history';

const HOUR = 60;
const DAY = 24 * HOUR;

const TYPES = [
  'deposit',
  'sent',
  'received',
  'withdrawal',
  'gold_purchase',
  'gold_sale',
  'silver_purchase',
  'silver_sale',
  'bill_payment',
];

const STATUSES = ['completed', 'pending', 'failed', 'reversed'];

function getSampleAmount(type: string): Pick<SeedTransaction, 'amount' | 'currency'> {
  if (type.startsWith('gold_')) return { amount: '2.5', currency: 'GOLD' };
  if (type.startsWith('silver_')) return { amount: '10', currency: 'SILVER' };
  return { amount: '1500.00' };
}

export interface ScenarioSeed {
  pkr?: string | null;
  gold?: string | null;
  silver?: string | null;
  transactions?: readonly SeedTransaction[];
}

/** Balances and history of each scenario's wallet. */
export const scenarioSeeds = {
  sample: { ...balances, transactions: history },
  /** A new wallet: three accounts at zero and no history. */
  empty: {},
  accountless: { pkr: null, gold: null, silver: null },
  /** A wallet with only a cash account, which cannot buy metals. */
  'cash-only': { pkr: balances.pkr, gold: null, silver: null },
  /** A wallet with transactions, whose three balances are zero. */
  spent: {
    transactions: [
      {
        type: 'deposit',
        amount: '5000.00',
        description: 'Deposit via Bank Transfer',
        minutesAgo: 3 * DAY,
      },
      { type: 'sent', amount: '5000.00', description: 'Sent to Bilal Hussain', minutesAgo: 30 },
    ],
  },
  /** A wallet with very long balances, amounts and names. */
  huge: {
    pkr: '987654321098765.43',
    gold: '1234567.891',
    silver: '98765432.125',
    transactions: [
      {
        type: 'received',
        amount: '123456789012345.67',
        description:
          'Received from Sahibzada Muhammad Abdul Rehman Qureshi Al-Hashmi and Sons (Private) Limited, Karachi',
        minutesAgo: 2 * HOUR,
      },
      {
        type: 'sent',
        amount: '98765432109876.54',
        description: `Sent to ${'Abdulrehmanabdulaziz'.repeat(5)}`,
        minutesAgo: 26 * HOUR,
      },
      {
        type: 'gold_purchase',
        amount: '1000000.001',
        currency: 'GOLD',
        description: 'Convert PKR to GOLD',
        minutesAgo: 5 * DAY,
      },
    ],
  },
  /** A wallet with one entry of each type and each status, including an unknown type and status. */
  'every-kind': {
    ...balances,
    transactions: [
      ...TYPES.map((type, index) => ({
        type,
        ...getSampleAmount(type),
        description: `An entry of type ${type}`,
        minutesAgo: index * HOUR,
      })),
      ...STATUSES.map((status, index) => ({
        type: 'sent',
        amount: '1500.00',
        description: `An entry with status ${status}`,
        status,
        minutesAgo: (index + 1) * DAY,
      })),
    ],
  },
} as const satisfies Record<string, ScenarioSeed>;

export type ScenarioName = keyof typeof scenarioSeeds;
