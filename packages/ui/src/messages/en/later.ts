import { auth } from './auth';
import { bankTransfer } from './bankTransfer';
import { billPayment } from './billPayment';
import { bankDeposit } from './bankDeposit';
import { cardPayment } from './cardPayment';
import { conversion } from './conversion';
import { crypto } from './crypto';
import { funds } from './funds';
import { gift } from './gift';
import { fileUpload } from './fileUpload';
import { funds } from './funds';
import { kyc } from './kyc';
import { notFound } from './notFound';
import { payment } from './payment';
import { investment } from './investment';
import { notFound } from './notFound';
import { qrPayment } from './qrPayment';
import { requestMoney } from './requestMoney';
import { requestPayment } from './requestPayment';
import { sendMoney } from './sendMoney';
import { sendWallet } from './sendWallet';
import { toasts } from './toasts';

/** What every other screen says, toasts included: loaded with the first of them. */
export const later = {
  auth,
  bankTransfer,
  billPayment,
  bankDeposit,
  cardPayment,
  conversion,
  crypto,
  funds,
  gift,
  fileUpload,
  funds,
  kyc,
  notFound,
  payment,
  investment,
  notFound,
  qrPayment,
  requestMoney,
  requestPayment,
  sendMoney,
  sendWallet,
  toasts,
} as const;
