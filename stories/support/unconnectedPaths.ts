import type { WalletHrefs } from '@rad-wallet/ui/provider';

/** Parameters for a wallet whose server implements only the API (docs/rules.md NAV-17). */
export const unconnectedPaths = {
  hrefs: {
    bankTransfer: null,
    billPayment: null,
    cryptoTransfer: null,
    gift: null,
    investment: null,
    kycVerification: null,
    paymentMethods: null,
    qrPayment: null,
    requestMoney: null,
    sendToWallet: null,
    signOut: null,
  } satisfies Partial<WalletHrefs>,
};
