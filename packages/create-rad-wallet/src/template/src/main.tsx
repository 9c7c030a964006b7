import '@rad-wallet/ui/styles.css';
import '@rad-wallet/ui/theme/fonts.css';
import 'virtual:brand.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { loadLanguage } from './language';

// Without a server of its own, the wallet runs with the mocked one; a build for a server contains no mocks.
if (!import.meta.env.VITE_API_URL) {
  const { startMocks } = await import('./mocks/browser');
  await startMocks();
}
const locale = await loadLanguage();

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <App locale={locale} />
  </StrictMode>,
);
