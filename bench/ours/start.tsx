import { loadFirstMessages, loadMessageParts } from '@rad-wallet/ui/messages';
import { WalletProvider } from '@rad-wallet/ui/provider';
import type { ReactNode } from 'react';
import { NOW } from '../data';
import { offer } from '../offer';

const clock = () => NOW;

/** Loads what these components say, then waits for the measure to ask for the screen. */
export async function start(screen: ReactNode) {
  const [first, shared] = await Promise.all([loadFirstMessages('en'), loadMessageParts('en', [])]);
  const messages = { ...first, ...shared };
  offer(
    <WalletProvider messages={messages} clock={clock}>
      {screen}
    </WalletProvider>,
  );
}
