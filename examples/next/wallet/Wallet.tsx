'use client';

import { AppShell } from '@rad-wallet/ui/AppShell';
import { defineTexts } from '@rad-wallet/ui/messages';
import { WalletProvider } from '@rad-wallet/ui/provider';
import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { money } from './money';

const texts = defineTexts({ sendMoney: { title: 'Send to family' } });

/** Connects the library to Next's router. */
export function Wallet({ children }: { children: ReactNode }) {
  const router = useRouter();
  return (
    <WalletProvider
      money={money}
      texts={texts}
      navigate={(path) => router.push(path)}
      timeZone="Asia/Karachi"
    >
      <AppShell>{children}</AppShell>
    </WalletProvider>
  );
}
