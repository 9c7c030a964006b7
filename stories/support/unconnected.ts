import type { WalletHrefs } from '@rad-wallet/ui/provider';

/** The parameters of a story of a wallet whose server has the API and nothing else. docs/rules.md NAV-17. */
export const unconnected = {
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
