import '@rad-wallet/ui/styles.css';
import '@rad-wallet/ui/theme/fonts.css';
import './brand.css';
import './app.css';
import { WalletProvider } from '@rad-wallet/ui/provider';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { money } from './money';
import { messages, texts } from './words';

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <WalletProvider money={money} messages={messages} texts={texts}>
      <App />
    </WalletProvider>
  </StrictMode>,
);
