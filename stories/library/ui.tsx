import '@rad-wallet/ui/styles.css';
import { Amount } from '@rad-wallet/ui/Amount';
import { CopyableText } from '@rad-wallet/ui/CopyableText';
import { WalletProvider } from '@rad-wallet/ui/provider';
import { createRoot } from 'react-dom/client';
import { money } from './money';

createRoot(document.getElementById('root') as HTMLElement).render(
  <WalletProvider money={money}>
    <Amount value="711875.00" size="lg" />
    <CopyableText label="IBAN" text="PK36SCBL0000001123456702" />
  </WalletProvider>,
);
