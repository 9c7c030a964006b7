import '@rad-wallet/ui/styles.css';
import '@rad-wallet/ui/theme/fonts.css';
import './brand.css';
import './app.css';
import { loadMessages } from '@rad-wallet/ui/messages';
import { WalletProvider } from '@rad-wallet/ui/provider';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { money } from './money';
import { texts, addCustomToasts } from './words';

const messages = addCustomToasts(await loadMessages('en'));

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <WalletProvider money={money} messages={messages} texts={texts}>
      <App />
    </WalletProvider>
  </StrictMode>,
);
