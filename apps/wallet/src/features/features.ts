import type { bankTransferMachine } from '@rad-wallet/ui/flows/bank-transfer';
import type { billPaymentMachine } from '@rad-wallet/ui/flows/bill-payment';
import type { giftMachine } from '@rad-wallet/ui/flows/gift';
import type { investmentMachine } from '@rad-wallet/ui/flows/investment';
import type { kycMachine } from '@rad-wallet/ui/flows/kyc';
import type { qrPaymentMachine } from '@rad-wallet/ui/flows/qr-payment';
import type { requestMoneyMachine } from '@rad-wallet/ui/flows/request-money';
import type { authMachine } from '@rad-wallet/ui/screens/auth';
import type { cardOrderMachine } from '@rad-wallet/ui/screens/cards';
import type { cryptoTransferMachine } from '@rad-wallet/ui/screens/crypto-transfer';
import type { addCardMachine } from '@rad-wallet/ui/screens/payment-methods';
import type { profileMachine } from '@rad-wallet/ui/screens/profile';
import type { sendToWalletMachine } from '@rad-wallet/ui/screens/send-wallet';
import type { lockMachine } from '@rad-wallet/ui/screens/lock';
import type { signOutMachine } from '@rad-wallet/ui/screens/sign-out';
import type { AnyStateMachine } from 'xstate';

type Actors<Machine extends AnyStateMachine> = NonNullable<
  Parameters<Machine['provide']>[0]['actors']
>;

type Requests<Machine extends AnyStateMachine, Name extends keyof Actors<Machine>> = Required<
  Pick<Actors<Machine>, Name>
>;

/** What the API has no request for: the actors that send it to your server. */
export interface Features {
  bankTransfer: Requests<typeof bankTransferMachine, 'submitBankTransfer'>;
  billPayment: Requests<typeof billPaymentMachine, 'payBill'>;
  cryptoTransfer: Requests<typeof cryptoTransferMachine, 'submit'>;
  gift: Requests<typeof giftMachine, 'sendGift'>;
  investment: Requests<typeof investmentMachine, 'invest'>;
  kycVerification: Requests<typeof kycMachine, 'submitKyc'>;
  qrPayment: Requests<typeof qrPaymentMachine, 'decodeQr' | 'payByQr'>;
  requestMoney: Requests<typeof requestMoneyMachine, 'createPaymentRequest'>;
  sendToWallet: Requests<typeof sendToWalletMachine, 'submit'>;
  cardOrder: Requests<typeof cardOrderMachine, 'submit'>;
  paymentMethods: Requests<typeof addCardMachine, 'submit'>;
  profileEdit: Requests<typeof profileMachine, 'submit'>;
  signIn: Requests<typeof authMachine, 'submit'>;
  /** `submit` on the sign-out page, `signOut` on the lock screen. */
  signOut: Requests<typeof signOutMachine, 'submit'> & Requests<typeof lockMachine, 'signOut'>;
}

export type Feature = keyof Features;
