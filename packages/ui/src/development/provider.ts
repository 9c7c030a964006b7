export const describeMissingProvider = (hook: string) =>
  `${hook} has no WalletProvider above it. Wrap your app in one: <WalletProvider money={…} messages={…}> of ` +
  `@rad-wallet/ui/provider. If there is one, two copies of @rad-wallet/ui or use-intl are loaded: ` +
  `"npm ls @rad-wallet/ui use-intl" shows them.`;

/** Replaces the error of a use-intl hook, which refers to use-intl's provider instead of `WalletProvider`. */
export const requireProvider =
  <Args extends unknown[], Result>(name: string, hook: (...args: Args) => Result) =>
  (...args: Args): Result => {
    try {
      return hook(...args);
    } catch (error) {
      if (!/intl context/i.test(String(error))) throw error;
      throw new Error(describeMissingProvider(name), { cause: error });
    }
  };
