import { createContext, use } from 'react';

/** The wallet's default paths. The library contains no other paths. docs/rules.md NAV-1. */
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

export type WalletDestination = keyof typeof defaultHrefs;

/** A service or page that an app can omit, for example because its server does not support it. */
export type OptionalDestination =
  | 'gift'
  | 'cards'
  | 'qrPayment'
  | 'billPayment'
  | 'investment'
  | 'referral'
  | 'history'
  | 'requestMoney'
  | 'bankDeposit'
  | 'cryptoDeposit'
  | 'cardPayment'
  | 'requestPayment'
  | 'cryptoTransfer'
  | 'bankTransfer'
  | 'sendToWallet'
  | 'kycVerification'
  | 'paymentMethods'
  | 'signOut';

/**
 * The href of each destination: a path in the app's router, or any URL. Null means that the app does not offer the
 * destination; its menu entries, buttons and links are omitted. docs/rules.md NAV-17.
 */
export type WalletHrefs = Readonly<
  Record<Exclude<WalletDestination, OptionalDestination>, string> &
    Record<OptionalDestination, string | null>
>;

/** Other paths that belong to a tab; `*` at the end matches any characters. docs/rules.md NAV-9, NAV-10. */
export const tabPaths = {
  history: [
    '/funds',
    '/send-*',
    '/request-*',
    '/add-*',
    '/withdraw*',
    '/bank-*',
    '/crypto-*',
    '/card-*',
  ],
  settings: ['/kyc-*', '/payment-*', '/notifications*', '/app-settings*', '/help-*'],
} as const;

export const HrefsContext = createContext<WalletHrefs>(defaultHrefs);

export const getAvailableEntries = <Entry extends { to: WalletDestination }>(
  entries: readonly Entry[],
  hrefs: WalletHrefs,
): (Entry & { href: string })[] =>
  entries.flatMap((entry) => {
    const href = hrefs[entry.to];
    return href === null ? [] : { ...entry, href };
  });

export function useHrefs(): WalletHrefs {
  return use(HrefsContext);
}
