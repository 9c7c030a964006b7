'use client';

import { AppShell } from '@rad-wallet/ui/AppShell';
import { WalletProvider } from '@rad-wallet/ui/provider';
import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { money } from './money';
import { messages, texts } from './words';

/** Connects the library to Next's router. */
export function Wallet({ children }: { children: ReactNode }) {
  const router = useRouter();
  return (
    <WalletProvider
      money={money}
      messages={messages}
      texts={texts}
      navigate={(path) => router.push(path)}
      timeZone="Asia/Karachi"
    >
      <AppShell>{children}</AppShell>
    </WalletProvider>
  );
}
