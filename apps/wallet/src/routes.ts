import { lazy, type ComponentType } from 'react';
import { catalogue } from './data/catalogue';
import { getNamespaces } from './data/pageNamespaces';
import { isOffered } from './host/offered';
import { getRoute, type PageName } from './routeTable';

type LoadPage = () => Promise<{ default: ComponentType }>;

export interface WalletPage {
  load: LoadPage;
  /** Lazy until loaded. Read it once each time the page opens: React suspends a lazy component for 300 ms. */
  readonly Component: ComponentType;
}

const chunks: Readonly<Record<PageName, LoadPage>> = {
  AppSettingsPage: () => import('./pages/AppSettingsPage'),
  AuthPage: () => import('./pages/AuthPage'),
  BankDepositPage: () => import('./pages/BankDepositPage'),
  BankTransferPage: () => import('./pages/BankTransferPage'),
  BillPaymentPage: () => import('./pages/BillPaymentPage'),
  CardPaymentPage: () => import('./pages/CardPaymentPage'),
  CardsPage: () => import('./pages/CardsPage'),
  ConversionPage: () => import('./pages/ConversionPage'),
  CryptoDepositPage: () => import('./pages/CryptoDepositPage'),
  CryptoTransferPage: () => import('./pages/CryptoTransferPage'),
  FundsPage: () => import('./pages/FundsPage'),
  GiftPage: () => import('./pages/GiftPage'),
  HelpSupportPage: () => import('./pages/HelpSupportPage'),
  HomePage: () => import('./pages/HomePage'),
  InvestmentPage: () => import('./pages/InvestmentPage'),
  KycVerificationPage: () => import('./pages/KycVerificationPage'),
  LoadingPage: () => import('./pages/LoadingPage'),
  NotFoundPage: () => import('./pages/NotFoundPage'),
  NotificationsPage: () => import('./pages/NotificationsPage'),
  PaymentMethodsPage: () => import('./pages/PaymentMethodsPage'),
  ProfilePage: () => import('./pages/ProfilePage'),
  QrPaymentPage: () => import('./pages/QrPaymentPage'),
  ReferralPage: () => import('./pages/ReferralPage'),
  RequestMoneyPage: () => import('./pages/RequestMoneyPage'),
  RequestPaymentPage: () => import('./pages/RequestPaymentPage'),
  SendMoneyPage: () => import('./pages/SendMoneyPage'),
  SendWalletPage: () => import('./pages/SendWalletPage'),
  SignOutPage: () => import('./pages/SignOutPage'),
  TransactionReceiptPage: () => import('./pages/TransactionReceiptPage'),
  TransactionsPage: () => import('./pages/TransactionsPage'),
};

function createPage(page: PageName): WalletPage {
  let loaded: ComponentType | null = null;
  const load: LoadPage = async () => {
    const [chunk] = await Promise.all([chunks[page](), catalogue.add(getNamespaces(page))]);
    loaded = chunk.default;
    return chunk;
  };
  const LazyComponent = lazy(load);
  return {
    load,
    get Component() {
      return loaded ?? LazyComponent;
    },
  };
}

const pages = new Map<PageName, WalletPage>();

/**
 * Returns the 404 page if the path is not available. Paths with the same page get the same object, so the page stays
 * mounted.
 */
export function getPage(path: string): WalletPage {
  const { page: name, feature } = getRoute(path);
  const offered = feature === undefined || isOffered(feature) ? name : 'NotFoundPage';
  const page = pages.get(offered) ?? createPage(offered);
  pages.set(offered, page);
  return page;
}
