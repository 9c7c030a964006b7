import { auth } from './auth';
import { conversion } from './conversion';
import { fileUpload } from './fileUpload';
import { funds } from './funds';
import { kyc } from './kyc';
import { notFound } from './notFound';
import { requestMoney } from './requestMoney';
import { sendMoney } from './sendMoney';
import { toasts } from './toasts';

/** What every other screen says, toasts included: loaded with the first of them. */
export const later = {
  auth,
  conversion,
  fileUpload,
  funds,
  kyc,
  notFound,
  requestMoney,
  sendMoney,
  toasts,
} as const;
