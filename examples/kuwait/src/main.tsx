import '@rad-wallet/ui/styles.css';
import '@rad-wallet/ui/theme/fonts.css';
import './brand.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { cache } from './backend';
import { findLanguage, loadLanguage } from './language';
import { ActivityPage } from './pages/ActivityPage';
import { ConversionPage } from './pages/ConversionPage';
import { HomePage } from './pages/HomePage';
import { LanguagePage } from './pages/LanguagePage';
import { SendPage } from './pages/SendPage';
import { Wallet } from './Wallet';

const language = await loadLanguage(findLanguage());

const router = createBrowserRouter([
  {
    element: <Wallet initialLanguage={language} />,
    children: [
      { path: 'convert', element: <ConversionPage /> },
      { path: 'send', element: <SendPage /> },
      { path: 'activity', element: <ActivityPage /> },
      { path: 'language', element: <LanguagePage /> },
      { path: '*', element: <HomePage /> },
    ],
  },
]);

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <QueryClientProvider client={cache}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
