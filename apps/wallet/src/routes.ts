import { lazy, type ComponentType } from 'react';
import { catalogue } from './platform/language/catalogue';
import { getNamespaces } from './platform/language/pageNamespaces';
import { isOffered } from './hosts/offered';
import { getRoute, type PageName } from './routeTable';

type LoadPage = () => Promise<{ default: ComponentType }>;

export interface WalletPage {
  load: LoadPage;
  /** Lazy until loaded. Read it once each time the page opens: React suspends a lazy component for 300 ms. */
  readonly Component: ComponentType;
}

const chunks: Readonly<Record<PageName, LoadPage>> = {
  AppSettingsPage: () => import('./features/app-settings/AppSettingsPage'),
  AuthPage: () => import('./features/auth/AuthPage'),
  BankDepositPage: () => import('./features/bank-deposit/BankDepositPage'),
  BankTransferPage: () => import('./features/bank-transfer/BankTransferPage'),
  BillPaymentPage: () => import('./features/bill-payment/BillPaymentPage'),
  CardPaymentPage: () => import('./features/card-payment/CardPaymentPage'),
  CardsPage: () => import('./features/cards/CardsPage'),
  ConversionPage: () => import('./features/conversion/ConversionPage'),
  CryptoDepositPage: () => import('./features/crypto-deposit/CryptoDepositPage'),
  CryptoTransferPage: () => import('./features/crypto-transfer/CryptoTransferPage'),
  FundsPage: () => import('./features/funds/FundsPage'),
  GiftPage: () => import('./features/gift/GiftPage'),
  HelpSupportPage: () => import('./features/help-support/HelpSupportPage'),
  HomePage: () => import('./features/home/HomePage'),
  InvestmentPage: () => import('./features/investment/InvestmentPage'),
  KycVerificationPage: () => import('./features/kyc/KycVerificationPage'),
  LoadingPage: () => import('./features/splash/LoadingPage'),
  NotFoundPage: () => import('./features/not-found/NotFoundPage'),
  NotificationsPage: () => import('./features/notifications/NotificationsPage'),
  PaymentMethodsPage: () => import('./features/payment-methods/PaymentMethodsPage'),
  ProfilePage: () => import('./features/profile/ProfilePage'),
  QrPaymentPage: () => import('./features/qr-payment/QrPaymentPage'),
  ReferralPage: () => import('./features/referral/ReferralPage'),
  RequestMoneyPage: () => import('./features/request-money/RequestMoneyPage'),
  RequestPaymentPage: () => import('./features/request-payment/RequestPaymentPage'),
  SendMoneyPage: () => import('./features/send-money/SendMoneyPage'),
  SendWalletPage: () => import('./features/send-wallet/SendWalletPage'),
  SignOutPage: () => import('./features/sign-out/SignOutPage'),
  TransactionReceiptPage: () => import('./features/transaction-receipt/TransactionReceiptPage'),
  TransactionsPage: () => import('./features/transactions/TransactionsPage'),
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
