import { createContext, use } from 'react';

/** The wallet's own paths: the only place of the library where paths are written out. docs/rules.md NAV-1. */
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

/** Somewhere that a link of the library leads to, named for what is there. */
export type WalletDestination = keyof typeof defaultHrefs;

/** Where each of the library's links leads: a path of the app's router, or any address. */
export type WalletHrefs = Readonly<Record<WalletDestination, string>>;

/** What the paths of each tab of the bottom bar begin with; `?` is a path's end. docs/rules.md NAV-8 to NAV-10. */
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

/** Where the links lead: the provider's `hrefs` over the wallet's own paths. */
export function useHrefs(): WalletHrefs {
  return use(HrefsContext);
}
