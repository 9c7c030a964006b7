import { WalletProvider } from '@rad-wallet/ui/provider';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { money } from '../money';

export function renderInWallet(children: ReactNode) {
  const user = userEvent.setup();
  return {
    user,
    ...render(<WalletProvider money={money}>{children}</WalletProvider>),
  };
}
