import type { Feature } from './hosts/features.ts';

// Plain data, because the build, Storybook and tests read it without loading any page.

export interface RouteOptions {
  page: string;
  /** The wallet locks itself only on paths with the bar: docs/rules.md LOCK-5. @default true */
  hasBottomBar?: boolean;
  /** docs/rules.md LOCK-5. @default `hasBottomBar` */
  isCoveredByLock?: boolean;
  /** Safe for pages that move no money, until something is typed there. docs/rules.md OFFLINE-6. @default false */
  canReload?: boolean;
  /** The path is available only in builds that offer this feature. docs/rules.md NAV-17. */
  feature?: Feature;
  /** Paths with the same key share one mounted page. @default the path */
  key?: string;
}

/** Every path in the wallet, in the order of the screen map. Paths have no parameters. */
export const routeTable = {
  '/': { page: 'HomePage', canReload: true },
  '/funds': { page: 'FundsPage', canReload: true },
  '/transactions': { page: 'TransactionsPage', canReload: true },
  '/transaction-receipt': { page: 'TransactionReceiptPage', canReload: true },
  '/conversion': { page: 'ConversionPage' },
  '/send-money': { page: 'SendMoneyPage' },
  '/request-money': { page: 'RequestMoneyPage', feature: 'requestMoney' },
  '/request-payment': { page: 'RequestPaymentPage' },
  '/qr-payment': { page: 'QrPaymentPage', feature: 'qrPayment' },
  '/gift-contact': { page: 'GiftPage', key: 'gift', feature: 'gift' },
  '/gift-message': { page: 'GiftPage', key: 'gift', feature: 'gift' },
  '/gift-wrap': { page: 'GiftPage', key: 'gift', feature: 'gift' },
  '/gift-celebration': { page: 'GiftPage', key: 'gift', feature: 'gift' },
  '/gift-receipt': { page: 'GiftPage', key: 'gift', feature: 'gift' },
  '/bank-deposit': { page: 'BankDepositPage' },
  '/crypto-deposit': { page: 'CryptoDepositPage' },
  '/card-payment': { page: 'CardPaymentPage' },
  '/bank-transfer': { page: 'BankTransferPage', feature: 'bankTransfer' },
  '/crypto-transfer': { page: 'CryptoTransferPage', feature: 'cryptoTransfer' },
  '/send-wallet': { page: 'SendWalletPage', feature: 'sendToWallet' },
  '/bill-payment': { page: 'BillPaymentPage', feature: 'billPayment' },
  '/investment-marketplace': { page: 'InvestmentPage', feature: 'investment' },
  '/referral-program': { page: 'ReferralPage' },
  '/cards': { page: 'CardsPage' },
  '/payment-methods': { page: 'PaymentMethodsPage', feature: 'paymentMethods' },
  '/profile': { page: 'ProfilePage' },
  '/kyc-verification': { page: 'KycVerificationPage', feature: 'kycVerification' },
  '/notifications': { page: 'NotificationsPage', canReload: true },
  '/app-settings': { page: 'AppSettingsPage', canReload: true },
  '/help-support': { page: 'HelpSupportPage', canReload: true },
  '/sign-out-confirmation': {
    page: 'SignOutPage',
    feature: 'signOut',
    hasBottomBar: false,
    isCoveredByLock: true,
  },
  '/loading': { page: 'LoadingPage', hasBottomBar: false },
  '/auth': { page: 'AuthPage', hasBottomBar: false, feature: 'signIn' },
  '/login': { page: 'AuthPage', hasBottomBar: false, feature: 'signIn' },
  '/signup': { page: 'AuthPage', hasBottomBar: false, feature: 'signIn' },
} as const satisfies Readonly<Record<string, RouteOptions>>;

export type WalletPath = keyof typeof routeTable;

export type PageName = (typeof routeTable)[WalletPath]['page'] | 'NotFoundPage';

export interface RouteScreen {
  area: string;
  name: string;
  /** The page's level 1 heading in English. */
  heading: string;
  /** Id of the story whose screenshot represents the screen, without `pages-`. */
  story: string;
  /** GET requests that `index.html` sends before the scripts load, in a build for a real API. docs/rules.md API-18. */
  prefetchPaths?: readonly string[];
}

/** Not imported by the wallet, so it does not add to the bundle. */
export const routeScreens: Readonly<Record<WalletPath, RouteScreen>> = {
  '/': {
    area: 'Overview',
    name: 'Home',
    heading: 'Wallet',
    story: 'home--loaded',
    prefetchPaths: ['/api/balances', '/api/accounts', '/api/transactions?limit=10'],
  },
  '/funds': {
    area: 'Overview',
    name: 'Cash and Funds',
    heading: 'Cash and Funds',
    story: 'funds--loaded',
    prefetchPaths: ['/api/balances', '/api/transactions?limit=4'],
  },
  '/transactions': {
    area: 'Overview',
    name: 'Transactions',
    heading: 'Transactions',
    story: 'transactions--loaded',
    prefetchPaths: ['/api/balances', '/api/transactions?limit=20'],
  },
  '/transaction-receipt': {
    area: 'Overview',
    name: 'Transaction Receipt',
    heading: 'Transaction Receipt',
    story: 'transaction-receipt--completed',
  },
  '/conversion': {
    area: 'Overview',
    name: 'Convert/Exchange',
    heading: 'Convert/Exchange',
    story: 'conversion--loaded',
    prefetchPaths: ['/api/accounts', '/api/transactions'],
  },
  '/send-money': {
    area: 'Send and receive',
    name: 'Send Money',
    heading: 'Send Money',
    story: 'send-money--balance-loaded',
    prefetchPaths: ['/api/accounts'],
  },
  '/request-money': {
    area: 'Send and receive',
    name: 'Request Money',
    heading: 'Request Money',
    story: 'request-money--default',
  },
  '/request-payment': {
    area: 'Send and receive',
    name: 'Request Payment',
    heading: 'Request Payment',
    story: 'request-payment--editing',
  },
  '/qr-payment': {
    area: 'Send and receive',
    name: 'QR Payments',
    heading: 'QR Payments',
    story: 'qr-payment--default',
  },
  '/gift-contact': {
    area: 'Gold gift',
    name: 'Send Gold Gift',
    heading: 'Send Gold Gift',
    story: 'gift--default',
  },
  '/gift-message': {
    area: 'Gold gift',
    name: 'Gift Message',
    heading: 'Gift Message',
    story: 'gift--message-step',
  },
  '/gift-wrap': {
    area: 'Gold gift',
    name: 'Gift Wrap',
    heading: 'Gift Wrap',
    story: 'gift--wrap-step',
  },
  '/gift-celebration': {
    area: 'Gold gift',
    name: 'Gift Celebration',
    heading: 'Gift Celebration',
    story: 'gift--celebration-step',
  },
  '/gift-receipt': {
    area: 'Gold gift',
    name: 'Gift Receipt',
    heading: 'Gift Sent Successfully',
    story: 'gift--receipt-step',
  },
  '/bank-deposit': {
    area: 'Deposit',
    name: 'Bank Deposit',
    heading: 'Bank Deposit',
    story: 'bank-deposit--bank-selected',
  },
  '/crypto-deposit': {
    area: 'Deposit',
    name: 'Crypto Deposit',
    heading: 'Crypto Deposit',
    story: 'crypto-deposit--addresses',
  },
  '/card-payment': {
    area: 'Deposit',
    name: 'Card Payment',
    heading: 'Card Payment',
    story: 'card-payment--filled',
  },
  '/bank-transfer': {
    area: 'Transfer and pay',
    name: 'Bank Transfer',
    heading: 'Bank Transfer - Step 1 of 4',
    story: 'bank-transfer--country-selected',
  },
  '/crypto-transfer': {
    area: 'Transfer and pay',
    name: 'Crypto Transfer',
    heading: 'Crypto Transfer',
    story: 'crypto-transfer--filled',
  },
  '/send-wallet': {
    area: 'Transfer and pay',
    name: 'Send to Wallet',
    heading: 'Send to Wallet',
    story: 'send-to-wallet--filled',
  },
  '/bill-payment': {
    area: 'Transfer and pay',
    name: 'Bill Payment',
    heading: 'Bill Payment',
    story: 'bill-payment--default',
  },
  '/investment-marketplace': {
    area: 'Invest and earn',
    name: 'Investment Marketplace',
    heading: 'Investment Marketplace',
    story: 'investment--default',
  },
  '/referral-program': {
    area: 'Invest and earn',
    name: 'Referral Program',
    heading: 'Referral Program',
    story: 'referral--default',
  },
  '/cards': { area: 'Cards', name: 'Cards', heading: 'Cards', story: 'cards--default' },
  '/payment-methods': {
    area: 'Cards',
    name: 'Payment Methods',
    heading: 'Payment Methods',
    story: 'payment-methods--default',
  },
  '/profile': {
    area: 'Profile and settings',
    name: 'Profile',
    heading: 'Profile',
    story: 'profile--loaded',
  },
  '/kyc-verification': {
    area: 'Profile and settings',
    name: 'KYC Verification',
    heading: 'Personal Information',
    story: 'kyc-verification--uploading-cnic',
  },
  '/notifications': {
    area: 'Profile and settings',
    name: 'Notifications',
    heading: 'Notifications',
    story: 'notifications--defaults',
  },
  '/app-settings': {
    area: 'Profile and settings',
    name: 'App Settings',
    heading: 'App Settings',
    story: 'app-settings--defaults',
  },
  '/help-support': {
    area: 'Profile and settings',
    name: 'Help & Support',
    heading: 'Help & Support',
    story: 'help-support--all-questions',
  },
  '/sign-out-confirmation': {
    area: 'Profile and settings',
    name: 'Sign Out',
    heading: 'Sign Out',
    story: 'sign-out--confirming',
  },
  '/loading': { area: 'Way in', name: 'Splash', heading: 'RAD Wallet', story: 'loading--opening' },
  '/auth': { area: 'Way in', name: 'Sign in', heading: 'Welcome back', story: 'auth--sign-in' },
  '/login': { area: 'Way in', name: 'Sign in', heading: 'Welcome back', story: 'auth--sign-in' },
  '/signup': { area: 'Way in', name: 'Sign up', heading: 'Get started', story: 'auth--sign-up' },
};

export type Route = Required<Omit<RouteOptions, 'feature'>> & { page: PageName; feature?: Feature };

const notFound: Route = {
  page: 'NotFoundPage',
  hasBottomBar: false,
  isCoveredByLock: false,
  canReload: false,
  key: 'notFound',
};

const isWalletPath = (path: string): path is WalletPath => Object.hasOwn(routeTable, path);

/** The 404 page's route if the path is unknown. */
export function getRoute(path: string): Route {
  const plain = path === '/' ? path : path.replace(/\/+$/, '');
  if (!isWalletPath(plain)) return notFound;
  const row: RouteOptions & { page: PageName } = routeTable[plain];
  const { hasBottomBar = true } = row;
  return { hasBottomBar, isCoveredByLock: hasBottomBar, canReload: false, key: plain, ...row };
}
