import { TRANSACTION_STATUSES, TRANSACTION_TYPES } from '@rad-wallet/api';
import type { Ledger, SeedTransaction } from '@rad-wallet/ledger';
import { createSeedLedger, openLedger } from '../ledger/demoLedger';
import { balances } from './accounts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** A new wallet: three accounts at zero and no history. */
export function createEmptyLedger(): Ledger {
  return createSeedLedger();
}

export function createAccountlessLedger(): Ledger {
  return openLedger({ accounts: [] });
}

/** A wallet with only a cash account, which cannot buy metals. */
export function createCashOnlyLedger(): Ledger {
  return createSeedLedger({ pkr: balances.pkr, gold: null, silver: null });
}

/** A wallet with a history and three accounts at zero. */
export function createSpentLedger(): Ledger {
  return createSeedLedger({
    transactions: [
      {
        type: 'deposit',
        amount: '5000.00',
        description: 'Deposit via Bank Transfer',
        minutesAgo: 3 * DAY,
      },
      { type: 'sent', amount: '5000.00', description: 'Sent to Bilal Hussain', minutesAgo: 30 },
    ],
  });
}

/** A wallet with very long balances, amounts and names. */
export function createHugeLedger(): Ledger {
  return createSeedLedger({
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
  });
}

/** A wallet with one entry of each type and each status, including an unknown type and status. */
export function createEveryKindLedger(): Ledger {
  const types = [...TRANSACTION_TYPES, 'bill_payment'].map((type, index): SeedTransaction => ({
    type,
    ...getSampleAmount(type),
    description: `An entry of type ${type}`,
    minutesAgo: index * HOUR,
  }));
  const statuses = [...TRANSACTION_STATUSES, 'reversed'].map((status, index): SeedTransaction => ({
    type: 'sent',
    amount: '1500.00',
    description: `An entry with status ${status}`,
    status,
    minutesAgo: (index + 1) * DAY,
  }));
  return createSeedLedger({
    ...balances,
    transactions: [...types, ...statuses],
  });
}

function getSampleAmount(type: string): Pick<SeedTransaction, 'amount' | 'currency'> {
  if (type.startsWith('gold_')) return { amount: '2.5', currency: 'GOLD' };
  if (type.startsWith('silver_')) return { amount: '10', currency: 'SILVER' };
  return { amount: '1500.00' };
}
