import type { MessagePart } from '@rad-wallet/ui/messages';
import { lazy, type ComponentType } from 'react';
import { catalogue } from './data/catalogue';

/** A page's module, in a chunk of its own. */
type LoadPage = () => Promise<{ default: ComponentType }>;

export interface WalletRoute {
  load: LoadPage;
  /**
   * The page itself once its chunk is there; before that, what waits for it. Asked for anew by each visit:
   * React holds a page that it had to wait for back for 300 ms, loaded or not.
   */
  readonly Page: ComponentType;
  /** The bottom bar stands on every signed-in path (docs/rules.md NAV). */
  hasBottomBar: boolean;
  /** Paths with the same key share one page, which stays while the person goes from one to the other. @default the path */
  key?: string;
}

type RouteOptions = Partial<Pick<WalletRoute, 'hasBottomBar' | 'key'>>;

function route(load: LoadPage, { hasBottomBar = true, key }: RouteOptions = {}): WalletRoute {
  let loaded: ComponentType | null = null;
  const loadPage: LoadPage = async () => {
    const page = await load();
    loaded = page.default;
    return page;
  };
  const Waiting = lazy(loadPage);
  return {
    load: loadPage,
    get Page() {
      return loaded ?? Waiting;
    },
    hasBottomBar,
    key,
  };
}

/** Any page but home: it comes together with its own texts. */
function page(load: LoadPage, texts: readonly MessagePart[], options?: RouteOptions) {
  return route(async () => {
    const [loaded] = await Promise.all([load(), catalogue.add(texts)]);
    return loaded;
  }, options);
}

const auth = page(() => import('./pages/AuthPage'), ['auth'], { hasBottomBar: false });

/** The five steps of a gift are one flow: docs/rules.md GIFT-1. */
const gift = page(() => import('./pages/GiftPage'), ['gift', 'giftWraps'], { key: 'gift' });

/** Every path of the wallet. Paths are plain: none has parameters. */
export const routes: ReadonlyMap<string, WalletRoute> = new Map([
  ['/', route(() => import('./pages/HomePage'))],
  ['/auth', auth],
  ['/login', auth],
  ['/signup', auth],
  ['/conversion', page(() => import('./pages/ConversionPage'), ['conversion'])],
  ['/funds', page(() => import('./pages/FundsPage'), ['funds'])],
  ['/transactions', page(() => import('./pages/TransactionsPage'), ['transactionHistory'])],
  ['/send-money', page(() => import('./pages/SendMoneyPage'), ['sendMoney'])],
  ['/bank-transfer', page(() => import('./pages/BankTransferPage'), ['bankTransfer', 'profile'])],
  ['/bill-payment', page(() => import('./pages/BillPaymentPage'), ['billPayment'])],
  ['/request-money', page(() => import('./pages/RequestMoneyPage'), ['requestMoney'])],
  ['/profile', page(() => import('./pages/ProfilePage'), ['profile'])],
  ['/payment-methods', page(() => import('./pages/PaymentMethodsPage'), ['paymentMethods'])],
  ['/notifications', page(() => import('./pages/NotificationsPage'), ['notifications'])],
  ['/app-settings', page(() => import('./pages/AppSettingsPage'), ['appSettings'])],
  ['/help-support', page(() => import('./pages/HelpSupportPage'), ['help', 'faq'])],
  ['/loading', page(() => import('./pages/LoadingPage'), ['splash'], { hasBottomBar: false })],
  [
    '/sign-out-confirmation',
    page(() => import('./pages/SignOutPage'), ['signOut'], { hasBottomBar: false }),
  ],
  ['/gift-contact', gift],
  ['/gift-message', gift],
  ['/gift-wrap', gift],
  ['/gift-celebration', gift],
  ['/gift-receipt', gift],
  ['/bank-deposit', page(() => import('./pages/BankDepositPage'), ['bankDeposit'])],
  ['/crypto-deposit', page(() => import('./pages/CryptoDepositPage'), ['crypto'])],
  ['/request-payment', page(() => import('./pages/RequestPaymentPage'), ['requestPayment'])],
  ['/crypto-transfer', page(() => import('./pages/CryptoTransferPage'), ['crypto'])],
  ['/send-wallet', page(() => import('./pages/SendWalletPage'), ['sendWallet'])],
  ['/card-payment', page(() => import('./pages/CardPaymentPage'), ['cardPayment'])],
  ['/cards', page(() => import('./pages/CardsPage'), ['cards'])],
  ['/kyc-verification', page(() => import('./pages/KycVerificationPage'), ['kyc', 'fileUpload'])],
  ['/qr-payment', page(() => import('./pages/QrPaymentPage'), ['qrPayment'])],
  [
    '/investment-marketplace',
    page(() => import('./pages/InvestmentPage'), ['investment', 'marketplace']),
  ],
  ['/referral-program', page(() => import('./pages/ReferralPage'), ['referral', 'profile'])],
  ['/transaction-receipt', page(() => import('./pages/TransactionReceiptPage'), ['receipt'])],
]);

/** Any path that is not in the table. */
export const notFound = page(() => import('./pages/NotFoundPage'), ['notFound'], {
  hasBottomBar: false,
});

/** The route of a path; a slash at the end changes nothing. */
export function findRoute(path: string): WalletRoute | undefined {
  return routes.get(path === '/' ? path : path.replace(/\/+$/, ''));
}
