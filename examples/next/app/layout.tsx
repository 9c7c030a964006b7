import '@rad-wallet/ui/styles.css';
import '@rad-wallet/ui/theme/fonts.css';
import './brand.css';
import './app.css';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { Wallet } from '../wallet/Wallet';

export const metadata: Metadata = { title: 'Jamun Pay', icons: 'data:,' };

export default async function Layout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get('x-nonce') ?? '';
  return (
    <html lang="en">
      <head>
        {/* React Aria reads the nonce from here for the two style elements that it creates. */}
        <meta name="csp-nonce" content={nonce} />
      </head>
      <body>
        <Wallet>{children}</Wallet>
      </body>
    </html>
  );
}
