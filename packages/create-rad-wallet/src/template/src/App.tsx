import { AppShell } from '@rad-wallet/ui/AppShell';
import { languages, type LocaleDefinition } from '@rad-wallet/ui/messages';
import { WalletProvider } from '@rad-wallet/ui/provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { cache } from './bank';
import { englishTexts } from './language';
import { money } from './money';
import { HomePage } from './pages/HomePage';
import { SendPage } from './pages/SendPage';

/** Moves focus to the heading of a new page, as a screen reader user expects after a page load. */
function useHeadingFocus(path: string) {
  const last = useRef(path);
  useEffect(() => {
    if (path === last.current) return;
    last.current = path;
    window.scrollTo({ top: 0 });
    document.querySelector('h1')?.focus();
  }, [path]);
}

export function App({ locale = languages.en }: { locale?: LocaleDefinition }) {
  const [path, navigate] = useLocation();
  const from = useHistoryState<{ from?: string } | null>()?.from;
  useHeadingFocus(path);
  return (
    <QueryClientProvider client={cache}>
      <WalletProvider
        money={money}
        locale={locale}
        {...(locale.tag === 'en' && { texts: englishTexts })}
        navigate={(to) => navigate(to, { state: { from: path } })}
        // Back in the history if the previous page is the one to return to.
        goBack={(to, { isFallback }) => {
          if (from === to || (isFallback && from !== undefined)) window.history.back();
          else navigate(to, { replace: true });
        }}
      >
        <AppShell>
          <Switch>
            <Route path="/send" component={SendPage} />
            <Route component={HomePage} />
          </Switch>
        </AppShell>
      </WalletProvider>
    </QueryClientProvider>
  );
}
