export const describeMissingProvider = (hook: string) =>
  `${hook} has no WalletProvider above it. Wrap your app in one: <WalletProvider money={…}> of ` +
  `@rad-wallet/ui/provider. If there is one, two copies of @rad-wallet/ui are loaded: ` +
  `"npm ls @rad-wallet/ui" shows them.`;
