import type { OptionalDestination, WalletHrefs } from '@rad-wallet/ui/provider';
import { connected } from '#host/connected';
import type { Feature } from './features';

/** Whether a build offers a feature: the demo simulates what no server does. docs/rules.md NAV-17. */
export const isOffered = (feature: Feature): boolean =>
  !import.meta.env.VITE_API_URL || Object.hasOwn(connected, feature);

/** The features that menus of the library lead to. */
const destinations = [
  'bankTransfer',
  'billPayment',
  'cryptoTransfer',
  'gift',
  'investment',
  'kycVerification',
  'paymentMethods',
  'qrPayment',
  'requestMoney',
  'sendToWallet',
  'signOut',
] as const satisfies readonly (Feature & OptionalDestination)[];

/** Null for what is not offered, so that the menus leave it out. */
export const hrefs: Partial<WalletHrefs> = import.meta.env.VITE_API_URL
  ? Object.fromEntries(
      destinations.flatMap((destination) => (isOffered(destination) ? [] : [[destination, null]])),
    )
  : {};
