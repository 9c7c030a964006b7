import { auth } from './auth';
import { bankTransfer } from './bankTransfer';
import { billPayment } from './billPayment';
import { conversion } from './conversion';
import { funds } from './funds';
import { gift } from './gift';
import { notFound } from './notFound';
import { requestMoney } from './requestMoney';
import { sendMoney } from './sendMoney';
import { toasts } from './toasts';

/** What every other screen says, toasts included: loaded with the first of them. */
export const later = {
  auth,
  bankTransfer,
  billPayment,
  conversion,
  funds,
  gift,
  notFound,
  requestMoney,
  sendMoney,
  toasts,
} as const;
