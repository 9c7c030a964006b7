// `npm run typecheck` fails if an expected type error is missing.
import type { balanceMessages } from '../src/messages/shared/balance';
import type { lockMessages } from '../src/features/lock/messages';
import type { transactionsMessages } from '../src/messages/shared/transactions';
import type { Shape } from '../src/messages/shape';

const whole = {
  total: 'کُل بیلنس',
  cash: 'کیش',
  gold: 'سونا',
  silver: 'چاندی',
  share: 'کُل بیلنس کا {share} فیصد',
  hide: 'بیلنس چھپائیں',
  show: 'بیلنس دکھائیں',
  nowHidden: 'بیلنس چھپا دیے گئے',
  nowShown: 'بیلنس دکھا دیے گئے',
  insights: 'جائزہ',
  verified: 'Solana پر تصدیق شدہ',
};

export const complete = whole satisfies Shape<typeof balanceMessages.en>;

export const surplus = {
  ...whole,
  // @ts-expect-error
  bronze: 'کانسی',
} satisfies Shape<typeof balanceMessages.en>;

const { verified, ...rest } = whole;

export const given = verified;

// @ts-expect-error
export const missing = { ...rest } satisfies Shape<typeof balanceMessages.en>;

// @ts-expect-error
export const number = { ...whole, gold: 5 } satisfies Shape<typeof balanceMessages.en>;

// @ts-expect-error
export const empty = {} satisfies Shape<typeof lockMessages.en>;

export const nested = {
  // @ts-expect-error
  type: {},
  status: { completed: 'مکمل', pending: 'زیر التوا', failed: 'ناکام', unknown: 'نامعلوم' },
  // @ts-expect-error
  date: { justNow: '', hoursAgo: '', yesterday: '', date: '', unknown: '', tomorrow: '' },
  viewReceipt: 'رسید دیکھیں',
} satisfies Shape<typeof transactionsMessages.en>;
