import type { Decorator } from '@storybook/react-vite';
import { FIXED_NOW } from '@rad-wallet/mocks';
import { WalletProvider, type WalletHrefs } from '@rad-wallet/ui/provider';
import type { Money } from '@rad-wallet/ui/format';
import { useEffect, useState, type ReactNode } from 'react';
import { fn } from 'storybook/test';
import { money as sampleMoney } from '../stories/support/money';
import { getMessages, SET_LANGUAGE_EVENT } from './languages';

/** Handles every navigation, so a story never leaves its page. */
export const navigate = fn().mockName('navigate');

/** The toolbar's language, or the language that a check requests after the story has rendered. */
function useLanguage(language: string) {
  const [requested, setRequested] = useState<string | null>(null);
  useEffect(() => {
    const changeLanguage = (event: Event) => {
      if (event instanceof CustomEvent) setRequested(String(event.detail));
    };
    document.addEventListener(SET_LANGUAGE_EVENT, changeLanguage);
    return () => document.removeEventListener(SET_LANGUAGE_EVENT, changeLanguage);
  }, []);
  return requested ?? language;
}

interface WalletInLanguageProps {
  money?: Money;
  language: string;
  toastDuration?: number;
  hrefs?: Partial<WalletHrefs>;
  children: ReactNode;
}

function WalletInLanguage({
  money = sampleMoney,
  language,
  toastDuration,
  hrefs,
  children,
}: WalletInLanguageProps) {
  const [hasHiddenBalances, setHiddenBalances] = useState(false);
  return (
    <WalletProvider
      money={money}
      {...getMessages(useLanguage(language))}
      clock={() => FIXED_NOW}
      timeZone="Asia/Karachi"
      navigate={navigate}
      hrefs={hrefs}
      toastDuration={toastDuration}
      hasHiddenBalances={hasHiddenBalances}
      onHiddenBalancesChange={setHiddenBalances}
    >
      {children}
    </WalletProvider>
  );
}

/** Wraps the story in the providers that every screen has in an app. */
export const withWallet: Decorator = (Story, { parameters, globals }) => (
  <WalletInLanguage
    language={globals.language as string}
    toastDuration={parameters.toastDuration as number | undefined}
    money={parameters.money as Money | undefined}
    hrefs={parameters.hrefs as Partial<WalletHrefs> | undefined}
  >
    {parameters.layout === 'fullscreen' ? (
      <Story />
    ) : (
      <div className="story-surface">
        <Story />
      </div>
    )}
  </WalletInLanguage>
);
