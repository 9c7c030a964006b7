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

/** A page together with the messages that the first paint leaves out. */
function withMessages(load: LoadPage): LoadPage {
  return async () => {
    const [page] = await Promise.all([load(), catalogue.complete()]);
    return page;
  };
}

/** Any page but home. */
const page = (load: LoadPage, options?: RouteOptions) => route(withMessages(load), options);

const auth = () => import('./pages/AuthPage');

/** The five steps of a gift are one flow: docs/rules.md GIFT-1. */
const gift = page(() => import('./pages/GiftPage'), { key: 'gift' });

/** Every path of the wallet. Paths are plain: none has parameters. */
export const routes: ReadonlyMap<string, WalletRoute> = new Map([
  ['/', route(() => import('./pages/HomePage'))],
  ['/auth', page(auth, { hasBottomBar: false })],
  ['/login', page(auth, { hasBottomBar: false })],
  ['/signup', page(auth, { hasBottomBar: false })],
  ['/conversion', page(() => import('./pages/ConversionPage'))],
  ['/funds', page(() => import('./pages/FundsPage'))],
  ['/transactions', page(() => import('./pages/TransactionsPage'))],
  ['/send-money', page(() => import('./pages/SendMoneyPage'))],
  ['/bank-transfer', page(() => import('./pages/BankTransferPage'))],
  ['/bill-payment', page(() => import('./pages/BillPaymentPage'))],
  ['/request-money', page(() => import('./pages/RequestMoneyPage'))],
  ['/profile', page(() => import('./pages/ProfilePage'))],
  ['/payment-methods', page(() => import('./pages/PaymentMethodsPage'))],
  ['/notifications', page(() => import('./pages/NotificationsPage'))],
  ['/app-settings', page(() => import('./pages/AppSettingsPage'))],
  ['/help-support', page(() => import('./pages/HelpSupportPage'))],
  ['/loading', page(() => import('./pages/LoadingPage'), { hasBottomBar: false })],
  ['/sign-out-confirmation', page(() => import('./pages/SignOutPage'), { hasBottomBar: false })],
  ['/gift-contact', gift],
  ['/gift-message', gift],
  ['/gift-wrap', gift],
  ['/gift-celebration', gift],
  ['/gift-receipt', gift],
  ['/bank-deposit', page(() => import('./pages/BankDepositPage'))],
  ['/crypto-deposit', page(() => import('./pages/CryptoDepositPage'))],
  ['/request-payment', page(() => import('./pages/RequestPaymentPage'))],
  ['/crypto-transfer', page(() => import('./pages/CryptoTransferPage'))],
  ['/send-wallet', page(() => import('./pages/SendWalletPage'))],
  ['/card-payment', page(() => import('./pages/CardPaymentPage'))],
  ['/cards', page(() => import('./pages/CardsPage'))],
  ['/kyc-verification', page(() => import('./pages/KycVerificationPage'))],
  ['/qr-payment', page(() => import('./pages/QrPaymentPage'))],
  ['/investment-marketplace', page(() => import('./pages/InvestmentPage'))],
  ['/referral-program', page(() => import('./pages/ReferralPage'))],
  ['/transaction-receipt', page(() => import('./pages/TransactionReceiptPage'))],
]);

/** Any path that is not in the table. */
export const notFound = page(() => import('./pages/NotFoundPage'), { hasBottomBar: false });

/** The route of a path; a slash at the end changes nothing. */
export function findRoute(path: string): WalletRoute | undefined {
  return routes.get(path === '/' ? path : path.replace(/\/+$/, ''));
}
