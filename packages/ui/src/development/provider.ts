/** What to do about a hook that finds no provider. */
export const noProvider = (hook: string) =>
  `${hook} finds no WalletProvider above it. Put one around your app: <WalletProvider messages={…}> of ` +
  `@rad-wallet/ui/provider. If there is one, two copies of @rad-wallet/ui or use-intl are loaded: ` +
  `"npm ls @rad-wallet/ui use-intl" shows them.`;

/** A hook of use-intl, whose own error would send people to another provider. */
export const needingProvider =
  <Args extends unknown[], Result>(name: string, hook: (...args: Args) => Result) =>
  (...args: Args): Result => {
    try {
      return hook(...args);
    } catch (error) {
      if (!/intl context/i.test(String(error))) throw error;
      throw new Error(noProvider(name), { cause: error });
    }
  };
