import { auth } from './auth';
import { conversion } from './conversion';
import { funds } from './funds';
import { investment } from './investment';
import { notFound } from './notFound';
import { qrPayment } from './qrPayment';
import { requestMoney } from './requestMoney';
import { sendMoney } from './sendMoney';
import { toasts } from './toasts';

/** What every other screen says, toasts included: loaded with the first of them. */
export const later = {
  auth,
  conversion,
  funds,
  investment,
  notFound,
  qrPayment,
  requestMoney,
  sendMoney,
  toasts,
} as const;
