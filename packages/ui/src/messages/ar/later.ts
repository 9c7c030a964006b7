import { appSettings } from './appSettings';
import { auth } from './auth';
import { bankDeposit } from './bankDeposit';
import { bankTransfer } from './bankTransfer';
import { billPayment } from './billPayment';
import { cardPayment } from './cardPayment';
import { cards } from './cards';
import { contacts } from './contacts';
import { conversion } from './conversion';
import { crypto } from './crypto';
import { field } from './field';
import { fileUpload } from './fileUpload';
import { funds } from './funds';
import { gift } from './gift';
import { help } from './help';
import { investment } from './investment';
import { kyc } from './kyc';
import { lock } from './lock';
import { notFound } from './notFound';
import { nothingYet } from './nothingYet';
import { notifications } from './notifications';
import { payment } from './payment';
import { paymentMethods } from './paymentMethods';
import { profile } from './profile';
import { qrPayment } from './qrPayment';
import { receipt } from './receipt';
import { referral } from './referral';
import { requestMoney } from './requestMoney';
import { requestPayment } from './requestPayment';
import { sendMoney } from './sendMoney';
import { sendWallet } from './sendWallet';
import { signOut } from './signOut';
import { splash } from './splash';
import { toasts } from './toasts';
import { transactionHistory } from './transactionHistory';
import type { later as english } from '../en/later';
import type { Shape } from '../shape';

export const later = {
  appSettings,
  auth,
  bankDeposit,
  bankTransfer,
  billPayment,
  cardPayment,
  cards,
  contacts,
  conversion,
  crypto,
  field,
  fileUpload,
  funds,
  gift,
  help,
  investment,
  kyc,
  lock,
  notFound,
  nothingYet,
  notifications,
  payment,
  paymentMethods,
  profile,
  qrPayment,
  receipt,
  referral,
  requestMoney,
  requestPayment,
  sendMoney,
  sendWallet,
  signOut,
  splash,
  toasts,
  transactionHistory,
} satisfies Shape<typeof english>;
