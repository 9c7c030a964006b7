import { loadMessages } from '@rad-wallet/ui/messages';
import { WalletProvider } from '@rad-wallet/ui/provider';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { money } from '../money';

const messages = await loadMessages('en');

export function renderInWallet(children: ReactNode) {
  const user = userEvent.setup();
  return {
    user,
    ...render(
      <WalletProvider money={money} messages={messages}>
        {children}
      </WalletProvider>,
    ),
  };
}
