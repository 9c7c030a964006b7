import { auth } from './auth';
import { bankDeposit } from './bankDeposit';
import { cardPayment } from './cardPayment';
import { conversion } from './conversion';
import { crypto } from './crypto';
import { funds } from './funds';
import { notFound } from './notFound';
import { payment } from './payment';
import { requestMoney } from './requestMoney';
import { requestPayment } from './requestPayment';
import { sendMoney } from './sendMoney';
import { sendWallet } from './sendWallet';
import { toasts } from './toasts';

/** What every other screen says, toasts included: loaded with the first of them. */
export const later = {
  auth,
  bankDeposit,
  cardPayment,
  conversion,
  crypto,
  funds,
  notFound,
  payment,
  requestMoney,
  requestPayment,
  sendMoney,
  sendWallet,
  toasts,
} as const;
