// Each line that ends in `wrong` is refused by the compiler, and no other.
import type { balance } from '../../src/messages/en/balance';
import type { lock } from '../../src/messages/en/lock';
import type { transactions } from '../../src/messages/en/transactions';
import type { Shape } from '../../src/messages/shape';

const whole = {
  total: 'کل بیلنس',
  cash: 'کیش',
  gold: 'سونا',
  silver: 'چاندی',
  share: 'کل کا {share} فیصد',
  verified: 'Solana پر تصدیق شدہ',
};

export const complete = whole satisfies Shape<typeof balance>;

export const surplus = {
  ...whole,
  bronze: 'کانسی', // wrong
} satisfies Shape<typeof balance>;

const { verified, ...rest } = whole;

export const given = verified;

export const missing = { ...rest } satisfies Shape<typeof balance>; // wrong

export const number = { ...whole, gold: 5 } satisfies Shape<typeof balance>; // wrong

export const empty = {} satisfies Shape<typeof lock>; // wrong

export const nested = {
  type: {}, // wrong
  status: { completed: 'مکمل', pending: 'زیر التوا', failed: 'ناکام', unknown: 'نامعلوم' },
  date: { justNow: '', hoursAgo: '', yesterday: '', date: '', unknown: '', tomorrow: '' }, // wrong
  viewReceipt: 'رسید دیکھیں',
} satisfies Shape<typeof transactions>;
