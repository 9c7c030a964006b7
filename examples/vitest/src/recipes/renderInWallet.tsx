import { createUser } from '@rad-wallet/testing/user';
import { WalletProvider } from '@rad-wallet/ui/provider';
import { render } from '@testing-library/react';
import { userEvent as events } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { money } from '../money';

/** `user` finds elements by role, name and label; `userEvent` acts on any element. */
export function renderInWallet(children: ReactNode) {
  const userEvent = events.setup();
  return {
    user: createUser({ userEvent }),
    userEvent,
    ...render(<WalletProvider money={money}>{children}</WalletProvider>),
  };
}
