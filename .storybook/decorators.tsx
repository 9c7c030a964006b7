import type { Decorator } from '@storybook/react-vite';
import { FIXED_NOW } from '@rad-wallet/mocks';
import { WalletProvider, type WalletHrefs } from '@rad-wallet/ui/provider';
import type { Money } from '@rad-wallet/ui/format';
import type { LocaleDefinition, Messages } from '@rad-wallet/ui/messages';
import { useEffect, useState, type ReactNode } from 'react';
import { fn } from 'storybook/test';
import { getMessages, SET_LANGUAGE_EVENT } from './languages';
import { money as sampleMoney } from './money';

/** Handles every navigation, so a story never leaves its page. */
export const navigate = fn().mockName('navigate');

function useRequestedLanguage() {
  const [requested, setRequested] = useState<string | null>(null);
  useEffect(() => {
    const changeLanguage = (event: Event) => {
      if (event instanceof CustomEvent) setRequested(String(event.detail));
    };
    document.addEventListener(SET_LANGUAGE_EVENT, changeLanguage);
    return () => document.removeEventListener(SET_LANGUAGE_EVENT, changeLanguage);
  }, []);
  return requested;
}

interface WalletInLanguageProps {
  money?: Money;
  language: string;
  /** A language of the story that is not in the toolbar. */
  ownLanguage?: { locale: LocaleDefinition; messages: Messages };
  toastDuration?: number;
  hrefs?: Partial<WalletHrefs>;
  children: ReactNode;
}

function WalletInLanguage({
  money = sampleMoney,
  language,
  ownLanguage,
  toastDuration,
  hrefs,
  children,
}: WalletInLanguageProps) {
  const requested = useRequestedLanguage();
  const [hasHiddenBalances, setHiddenBalances] = useState(false);
  return (
    <WalletProvider
      money={money}
      {...((requested === null && ownLanguage) || getMessages(requested ?? language))}
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

export const withWallet: Decorator = (Story, { parameters, globals }) => (
  <WalletInLanguage
    language={globals.language as string}
    ownLanguage={parameters.ownLanguage as WalletInLanguageProps['ownLanguage']}
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
