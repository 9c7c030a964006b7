import { AppShell } from '@rad-wallet/ui/AppShell';
import { WalletProvider } from '@rad-wallet/ui/provider';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import type { Language } from './language';
import { createMoney } from './money';
import { useQuotes } from './quotes';

const hrefs = { conversion: '/convert', sendMoney: '/send', history: '/activity' };

/** Moves focus to the heading of a new page, as a screen reader user expects after a page load. */
function useHeadingFocus(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (pathname === last.current) return;
    last.current = pathname;
    window.scrollTo({ top: 0 });
    document.querySelector('h1')?.focus();
  }, [pathname]);
}

export function Wallet({ initialLanguage }: { initialLanguage: Language }) {
  const [language, changeLanguage] = useState(initialLanguage);
  const { locale, words } = language;
  const navigate = useNavigate();
  const { key } = useLocation();
  const quotes = useQuotes();
  const money = useMemo(() => createMoney(quotes, locale.tag), [quotes, locale]);
  useHeadingFocus();
  return (
    <WalletProvider
      money={money}
      locale={locale}
      texts={words.texts}
      hrefs={hrefs}
      navigate={(path) => void navigate(path)}
      // The first entry of the router has the key 'default'.
      goBack={(path) => void (key === 'default' ? navigate(path, { replace: true }) : navigate(-1))}
    >
      <AppShell>
        <Outlet context={{ language, changeLanguage }} />
      </AppShell>
    </WalletProvider>
  );
}
