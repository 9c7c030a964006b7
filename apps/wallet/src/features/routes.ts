import { appSettingsRoute } from './app-settings/route.ts';
import { authRoute, logInRoute, signUpRoute } from './auth/route.ts';
import { bankDepositRoute } from './bank-deposit/route.ts';
import { bankTransferRoute } from './bank-transfer/route.ts';
import { billPaymentRoute } from './bill-payment/route.ts';
import { cardPaymentRoute } from './card-payment/route.ts';
import { cardsRoute } from './cards/route.ts';
import { conversionRoute } from './conversion/route.ts';
import { cryptoDepositRoute } from './crypto-deposit/route.ts';
import { cryptoTransferRoute } from './crypto-transfer/route.ts';
import { fundsRoute } from './funds/route.ts';
import {
  giftRoute,
  giftMessageRoute,
  giftWrapRoute,
  giftCelebrationRoute,
  giftReceiptRoute,
} from './gift/route.ts';
import { helpSupportRoute } from './help-support/route.ts';
import { homeRoute } from './home/route.ts';
import { investmentRoute } from './investment/route.ts';
import { kycVerificationRoute } from './kyc/route.ts';
import { notFoundRoute } from './not-found/route.ts';
import { notificationsRoute } from './notifications/route.ts';
import { paymentMethodsRoute } from './payment-methods/route.ts';
import { profileRoute } from './profile/route.ts';
import { qrPaymentRoute } from './qr-payment/route.ts';
import { referralRoute } from './referral/route.ts';
import { requestMoneyRoute } from './request-money/route.ts';
import { requestPaymentRoute } from './request-payment/route.ts';
import { sendMoneyRoute } from './send-money/route.ts';
import { sendToWalletRoute } from './send-wallet/route.ts';
import { signOutRoute } from './sign-out/route.ts';
import { loadingRoute } from './splash/route.ts';
import { transactionReceiptRoute } from './transaction-receipt/route.ts';
import { historyRoute } from './transactions/route.ts';
import type { Route } from '../shell/defineRoute.ts';

// Loads no pages, because Node, Storybook and tests also import it.

/** All routes, in screen map order. Paths have no parameters. */
export const routes = [
  homeRoute,
  fundsRoute,
  historyRoute,
  transactionReceiptRoute,
  conversionRoute,
  sendMoneyRoute,
  requestMoneyRoute,
  requestPaymentRoute,
  qrPaymentRoute,
  giftRoute,
  giftMessageRoute,
  giftWrapRoute,
  giftCelebrationRoute,
  giftReceiptRoute,
  bankDepositRoute,
  cryptoDepositRoute,
  cardPaymentRoute,
  bankTransferRoute,
  cryptoTransferRoute,
  sendToWalletRoute,
  billPaymentRoute,
  investmentRoute,
  referralRoute,
  cardsRoute,
  paymentMethodsRoute,
  profileRoute,
  kycVerificationRoute,
  notificationsRoute,
  appSettingsRoute,
  helpSupportRoute,
  signOutRoute,
  loadingRoute,
  authRoute,
  logInRoute,
  signUpRoute,
] as const;

type KnownRoute = (typeof routes)[number];

export type RouteName = KnownRoute['name'];

export type WalletPath = KnownRoute['path'];

const routesByPath: ReadonlyMap<string, Route> = new Map(
  routes.map((route) => [route.path, route]),
);

const pathsByName = Object.fromEntries(routes.map(({ name, path }) => [name, path])) as Readonly<
  Record<RouteName, WalletPath>
>;

/** Returns the path of a route. */
export const href = (name: RouteName): WalletPath => pathsByName[name];

/** Returns the 404 route if the path is unknown. */
export function getRoute(path: string): Route {
  const plain = path === '/' ? path : path.replace(/\/+$/, '');
  return routesByPath.get(plain) ?? notFoundRoute;
}

export { notFoundRoute };
