import '@rad-wallet/ui/styles.css';
import '@rad-wallet/ui/theme/fonts.css';
import 'virtual:brand.css';
import { failOnUnknownApiPath } from '@rad-wallet/mocks';
import { WalletProvider } from '@rad-wallet/ui/provider';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { setupWorker } from 'msw/browser';
import addonMsw from 'msw-storybook-addon';
import { cache } from '../src/bank';
import { englishTexts, loadLanguage, offered } from '../src/language';
import { createBank } from '../src/mocks/handlers';
import { money } from '../src/money';

export default definePreview({
  addons: [
    addonDocs(),
    addonA11y(),
    addonMsw(async () => {
      const worker = setupWorker();
      await worker.start({ onUnhandledFrame: failOnUnknownApiPath, quiet: true });
      return worker;
    }),
  ],
  parameters: { layout: 'fullscreen', a11y: { test: 'error' } },
  beforeEach: ({ msw }) => {
    cache.clear();
    msw.use(...createBank());
  },
  initialGlobals: { language: 'en' },
  globalTypes: {
    language: {
      toolbar: {
        icon: 'globe',
        items: offered.map(({ tag, name }) => ({ value: tag, title: name })),
        dynamicTitle: true,
      },
    },
  },
  loaders: [async ({ globals }) => ({ locale: await loadLanguage([globals.language]) })],
  decorators: [
    (Story, { loaded: { locale } }) => (
      <QueryClientProvider client={cache}>
        <WalletProvider
          money={money}
          locale={locale}
          {...(locale.tag === 'en' && { texts: englishTexts })}
        >
          <Story />
        </WalletProvider>
      </QueryClientProvider>
    ),
  ],
});
