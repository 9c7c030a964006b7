import { createContext, use } from 'react';

/** The wallet's default paths, the only paths in the library. docs/rules.md NAV-1. */
export const defaultHrefs = {
  home: '/',
  funds: '/funds',
  conversion: '/conversion',
  gift: '/gift-contact',
  cards: '/cards',
  qrPayment: '/qr-payment',
  billPayment: '/bill-payment',
  investment: '/investment-marketplace',
  referral: '/referral-program',
  history: '/transactions',
  sendMoney: '/send-money',
  requestMoney: '/request-money',
  bankDeposit: '/bank-deposit',
  cryptoDeposit: '/crypto-deposit',
  cardPayment: '/card-payment',
  requestPayment: '/request-payment',
  cryptoTransfer: '/crypto-transfer',
  bankTransfer: '/bank-transfer',
  sendToWallet: '/send-wallet',
  profile: '/profile',
  kycVerification: '/kyc-verification',
  paymentMethods: '/payment-methods',
  notifications: '/notifications',
  appSettings: '/app-settings',
  helpSupport: '/help-support',
  signOut: '/sign-out-confirmation',
} as const;

/** A destination of a link of the library. */
export type WalletDestination = keyof typeof defaultHrefs;

/** The href of each destination: a path of the app's router, or any URL. */
export type WalletHrefs = Readonly<Record<WalletDestination, string>>;

/** Path prefixes of each tab of the bottom bar; `?` marks the end of a path. docs/rules.md NAV-8 to NAV-10. */
export const tabPathPrefixes = {
  home: ['/?'],
  history: [
    '/funds?',
    '/transactions?',
    '/send-',
    '/request-',
    '/add-',
    '/withdraw',
    '/bank-',
    '/crypto-',
    '/card-',
  ],
  settings: ['/profile?', '/kyc-', '/payment-', '/notifications', '/app-settings', '/help-'],
} as const;

export const HrefsContext = createContext<WalletHrefs>(defaultHrefs);

/** Returns the default paths, overridden by the provider's `hrefs`. */
export function useHrefs(): WalletHrefs {
  return use(HrefsContext);
}
