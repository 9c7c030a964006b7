import { WalletProvider } from '@rad-wallet/ui/provider';
import { useSyncExternalStore } from 'react';
import { money } from './money';
import { hrefs } from './pages';
import type { Catalogue } from './platform/language/catalogue';
import { openLink, useBrowserNavigation } from './platform/navigation/navigation';
import { getHiddenBalances } from './session/hiddenBalances';
import { WalletProviders, type WalletProvidersProps } from './WalletProviders';

export interface WalletProps extends Omit<WalletProvidersProps, 'navigation'> {
  catalogue: Catalogue;
}

export function Wallet({ catalogue, children, ...context }: WalletProps) {
  const navigation = useBrowserNavigation();
  const { locale } = useSyncExternalStore(catalogue.subscribe, catalogue.current);
  const hiddenBalances = getHiddenBalances(context.device);
  const { areHidden } = useSyncExternalStore(
    hiddenBalances.subscribe,
    hiddenBalances.current,
    hiddenBalances.initial,
  );
  return (
    <WalletProviders {...context} navigation={navigation}>
      <WalletProvider
        money={money}
        locale={locale}
        navigate={openLink}
        goBack={navigation.goBack}
        hrefs={hrefs}
        hasHiddenBalances={areHidden}
        onHiddenBalancesChange={(isHidden) => void hiddenBalances.change({ areHidden: isHidden })}
      >
        {children}
      </WalletProvider>
    </WalletProviders>
  );
}
