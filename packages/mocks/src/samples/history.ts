import type { SeedTransaction } from '@rad-wallet/ledger';
import { PAID_BILL } from './bills';
import { contacts, mariam, usman } from './people';
import { CITY } from './profile';
import { referralProgram, referralEntries } from './referrals';

const HOUR = 60;
const DAY = 24 * HOUR;

const [ahmed, fatima, hassan, ayesha, bilal] = contacts;

const sendLastAmount = (
  { name, lastAmount }: (typeof contacts)[number],
  minutesAgo: number,
): SeedTransaction => ({
  type: 'sent',
  amount: lastAmount,
  description: `Sent to ${name}`,
  minutesAgo,
});

const referralRewards = referralEntries.flatMap((referral): SeedTransaction[] => {
  if (referral.status !== 'rewarded') return [];
  const minutesAgo = referral.creditedDaysAgo * DAY;
  const description = 'Deposit via Referral Program';
  return [{ type: 'deposit', amount: referralProgram.reward, description, minutesAgo }];
});

/** Two months of transactions, oldest first. Conversions use the converter rates. */
export const history: readonly SeedTransaction[] = [
  ...referralRewards,
  {
    type: 'gold_purchase',
    amount: '6.3',
    currency: 'GOLD',
    description: 'Convert PKR to GOLD',
    minutesAgo: 60 * DAY,
  },
  {
    type: 'withdrawal',
    amount: '100000.00',
    description: 'Convert PKR to GOLD',
    minutesAgo: 60 * DAY,
  },
  {
    type: 'deposit',
    amount: '300000.00',
    description: 'Deposit via Bank Transfer',
    minutesAgo: 55 * DAY,
  },
  {
    type: 'received',
    amount: '185000.00',
    description: 'Received from Crescent Textiles',
    minutesAgo: 50 * DAY,
  },
  sendLastAmount(ayesha, 47 * DAY),
  {
    type: 'gold_purchase',
    amount: '3.15',
    currency: 'GOLD',
    description: 'Convert PKR to GOLD',
    minutesAgo: 42 * DAY,
  },
  {
    type: 'withdrawal',
    amount: '50000.00',
    description: 'Convert PKR to GOLD',
    minutesAgo: 42 * DAY,
  },
  {
    type: 'deposit',
    amount: '50000.00',
    description: 'Deposit via Mobile Banking',
    minutesAgo: 37 * DAY,
  },
  sendLastAmount(bilal, 35 * DAY),
  {
    type: 'received',
    amount: '36.00',
    currency: 'USD',
    description: 'Received from Sana Ahmed',
    minutesAgo: 33 * DAY,
  },
  {
    type: 'sent',
    amount: '12000.00',
    description: `Sent to ${usman.name}`,
    minutesAgo: 29 * DAY,
  },
  {
    type: 'silver_sale',
    amount: '9.6',
    currency: 'SILVER',
    description: 'Convert SILVER to PKR',
    minutesAgo: 26 * DAY,
  },
  {
    type: 'deposit',
    amount: '2000.00',
    description: 'Convert SILVER to PKR',
    minutesAgo: 26 * DAY,
  },
  sendLastAmount(fatima, 25 * DAY),
  sendLastAmount(hassan, 24 * DAY),
  sendLastAmount(ahmed, 23 * DAY),
  {
    type: 'withdrawal',
    amount: '30000.00',
    description: 'Withdrawal to bank account',
    status: 'reversed',
    minutesAgo: 22 * DAY,
  },
  {
    type: 'received',
    amount: '185000.00',
    description: 'Received from Crescent Textiles',
    minutesAgo: 20 * DAY,
  },
  {
    type: 'bill_payment',
    amount: PAID_BILL.amount,
    description: `Internet bill, ${CITY}`,
    minutesAgo: 17 * DAY,
  },
  {
    type: 'gold_sale',
    amount: '0.315',
    currency: 'GOLD',
    description: 'Convert GOLD to PKR',
    minutesAgo: 13 * DAY,
  },
  {
    type: 'deposit',
    amount: '5000.00',
    description: 'Convert GOLD to PKR',
    minutesAgo: 13 * DAY,
  },
  {
    type: 'gift',
    amount: '10000.00',
    description: `Gift to ${mariam.name}`,
    minutesAgo: 10 * DAY,
  },
  {
    type: 'sent',
    amount: '67.50',
    currency: 'SAR',
    description: 'Sent to Khalid Rehman',
    minutesAgo: 8 * DAY,
  },
  {
    type: 'withdrawal',
    amount: '20000.00',
    description: 'Convert PKR to USD',
    minutesAgo: 6 * DAY,
  },
  {
    type: 'deposit',
    amount: '72.00',
    currency: 'USD',
    description: 'Convert PKR to USD',
    minutesAgo: 6 * DAY,
  },
  {
    type: 'silver_purchase',
    amount: '24',
    currency: 'SILVER',
    description: 'Convert PKR to SILVER',
    minutesAgo: 4 * DAY,
  },
  {
    type: 'withdrawal',
    amount: '5000.00',
    description: 'Convert PKR to SILVER',
    minutesAgo: 4 * DAY,
  },
  {
    type: 'sent',
    amount: '15000.00',
    description: 'Sent to Zainab Qureshi',
    status: 'failed',
    minutesAgo: 3 * DAY,
  },
  {
    type: 'received',
    amount: '18500.00',
    description: 'Received from Hamza Sheikh',
    minutesAgo: 44 * HOUR,
  },
  {
    type: 'withdrawal',
    amount: '40000.00',
    description: 'Withdrawal to bank account',
    minutesAgo: 27 * HOUR,
  },
  {
    type: 'gold_purchase',
    amount: '0.63',
    currency: 'GOLD',
    description: 'Convert PKR to GOLD',
    minutesAgo: 20 * HOUR,
  },
  {
    type: 'withdrawal',
    amount: '10000.00',
    description: 'Convert PKR to GOLD',
    minutesAgo: 20 * HOUR,
  },
  {
    type: 'deposit',
    amount: '25000.00',
    description: 'Deposit via Debit Card',
    status: 'pending',
    minutesAgo: 9 * HOUR,
  },
  {
    type: 'bill_payment',
    amount: '8640.00',
    description: `Electricity bill, ${CITY}`,
    minutesAgo: 5 * HOUR,
  },
  { type: 'sent', amount: '2500.00', description: 'Sent to Bilal Hussain', minutesAgo: 65 },
  { type: 'received', amount: '5000.00', description: 'Received from Fatima Noor', minutesAgo: 12 },
];
