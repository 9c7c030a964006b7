import type { Decorator } from '@storybook/react-vite';
import { FIXED_NOW } from '@rad-wallet/mocks';
import { WalletProvider } from '@rad-wallet/ui/provider';
import { useEffect, useState, type ReactNode } from 'react';
import { fn } from 'storybook/test';
import { getMessages, SPEAK_EVENT } from './languages';

/** Every link and navigation of a story ends here, so that a story never leaves its page. */
export const navigate = fn().mockName('navigate');

/** The language of the toolbar, or the one that a check requests after the story has rendered. */
function useLanguage(language: string) {
  const [asked, setAsked] = useState<string | null>(null);
  useEffect(() => {
    const speak = (event: Event) => {
      if (event instanceof CustomEvent) setAsked(String(event.detail));
    };
    document.addEventListener(SPEAK_EVENT, speak);
    return () => document.removeEventListener(SPEAK_EVENT, speak);
  }, []);
  return asked ?? language;
}

interface WalletInLanguageProps {
  language: string;
  toastDuration?: number;
  children: ReactNode;
}

function WalletInLanguage({ language, toastDuration, children }: WalletInLanguageProps) {
  return (
    <WalletProvider
      {...getMessages(useLanguage(language))}
      clock={() => FIXED_NOW}
      timeZone="Asia/Karachi"
      navigate={navigate}
      toastDuration={toastDuration}
    >
      {children}
    </WalletProvider>
  );
}

/** What an app puts around every screen. */
export const withWallet: Decorator = (Story, { parameters, globals }) => (
  <WalletInLanguage
    language={globals.language as string}
    toastDuration={parameters.toastDuration as number | undefined}
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
