import type { OptionalDestination, WalletHrefs } from '@rad-wallet/ui/provider';
import { connected } from '#host/connected';
import type { Feature } from './features';

/** The demo offers all features, because it simulates the server. docs/rules.md NAV-17. */
export const isOffered = (feature: Feature): boolean =>
  !import.meta.env.VITE_API_URL || connected[feature] !== undefined;

const linkedFeatures = [
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

/** Null for each feature that is not offered, so the menus leave it out. */
export const hrefs: Partial<WalletHrefs> = import.meta.env.VITE_API_URL
  ? Object.fromEntries(
      linkedFeatures.flatMap((destination) =>
        isOffered(destination) ? [] : [[destination, null]],
      ),
    )
  : {};
