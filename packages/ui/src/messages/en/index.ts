import { transactions } from './transactions';
import { navigation } from './navigation';
import { balance } from './balance';
import { common } from './common';
import { demo } from './demo';
import { notFound } from './notFound';
import { requestMoney } from './requestMoney';
import { sendMoney } from './sendMoney';
import { toasts } from './toasts';

/** English: the typed source that every other catalogue must match. */
export const en = {
  demo,
  balance,
  common,
  navigation,
  notFound,
  requestMoney,
  sendMoney,
  toasts,
  transactions,
} as const;
