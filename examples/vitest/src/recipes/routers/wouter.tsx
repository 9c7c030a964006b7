import { WalletProvider } from '@rad-wallet/ui/provider';
import { Route, Switch, useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { money } from '../../money';
import { HomePage } from './HomePage';
import { SendPage } from './SendPage';

export function WouterApp() {
  const [pathname, navigate] = useLocation();
  const from = useHistoryState<{ from?: string } | null>()?.from;
  return (
    <WalletProvider
      money={money}
      navigate={(path) => navigate(path, { state: { from: pathname } })}
      goBack={(path, { isFallback }) => {
        if (from === path || (isFallback && from !== undefined)) window.history.back();
        else navigate(path, { replace: true });
      }}
    >
      <Switch>
        <Route path="/send" component={SendPage} />
        <Route component={HomePage} />
      </Switch>
    </WalletProvider>
  );
}
