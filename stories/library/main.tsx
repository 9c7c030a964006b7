import '@rad-wallet/ui/styles.css';
import '@rad-wallet/ui/theme/fonts.css';
import { AppShell } from '@rad-wallet/ui/AppShell';
import { WalletProvider } from '@rad-wallet/ui/provider';
import { createRoot } from 'react-dom/client';
import { money } from './money';
import { SendMoney } from './SendMoney';

const root = createRoot(document.getElementById('root') as HTMLElement);
root.render(
  <WalletProvider money={money}>
    <AppShell>
      <SendMoney onLeft={() => root.unmount()} />
    </AppShell>
  </WalletProvider>,
);
