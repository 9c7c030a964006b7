import type { Contact, WalletTransaction } from '@rad-wallet/ui/types';

/** What both screens show: the same people, figures and rows, and the same moment. */

/** The present moment of both. */
export const NOW = new Date('2026-11-20T12:00:00Z');

export const balance = {
  total: '711875.00',
  holdings: { pkr: '325000.00', gold: '12.500', silver: '150.000' },
};

/** The holdings' shares of the total, in percent: the native screen is given what ours works out. */
export const shares = { pkr: '45.9', gold: '43.9', silver: '10.2' };

export const people: readonly Contact[] = [
  ['Ammi', '+92 300 1112223', 'A', '5000'],
  ['Bilal Ahmed', '+92 321 4445556', 'BA', '1200'],
  ['Fatima Khan', '+92 333 7778889', 'FK', '25000'],
  ['Hamza Sheikh', '+92 345 2223334', 'HS', '800'],
  ['Nadia Iqbal', '+92 301 5556667', 'NI', '15000'],
  ['Usman Tariq', '+92 312 8889990', 'UT', '350'],
].map(([name = '', phone = '', initials = '', lastAmount = '']) => ({
  id: initials,
  name,
  phone,
  initials,
  lastAmount,
}));

export const purposes = [
  'Family',
  'Rent',
  'Groceries',
  'School',
  'Zakat',
  'Travel',
  'Health',
  'Other',
];

const TYPES = ['sent', 'received', 'deposit', 'withdrawal', 'gold_purchase', 'silver_sale'];
const STATUSES = ['completed', 'completed', 'pending', 'completed', 'failed'];

/** So many lines of the history, newest first, five hours apart. */
export const rows = (count: number): WalletTransaction[] =>
  Array.from({ length: count }, (_, index) => {
    const type = TYPES[index % TYPES.length] ?? '';
    return {
      id: `row-${index}`,
      type,
      currency: type.startsWith('gold') ? 'GOLD' : type.startsWith('silver') ? 'SILVER' : 'PKR',
      amount: (((index * 7919) % 90_000) + 100.5).toFixed(2),
      contact: people[index % people.length]?.name ?? '',
      status: STATUSES[index % STATUSES.length] ?? '',
      timestamp: new Date(NOW.getTime() - index * 5 * 3_600_000).toISOString(),
    };
  });
