import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import {
  createHandlers,
  failOnUnknownApiPath,
  FIXED_NOW,
  createMemoryStore,
  createSampleLedger,
  type Ledger,
} from '@rad-wallet/mocks';
import addonMsw from 'msw-storybook-addon';
import { setupWorker } from 'msw/browser';
import { configure } from 'storybook/test';
import { navigate, withWallet } from './decorators';
import { DocsPage } from './docsPage';
import { addDocumentedDefaults } from './addDocumentedDefaults';
import { languageGlobals } from './languages';
import { resetNetwork, networkGlobals, withNetwork } from './network/storyNetwork';
import { expectDeclaredState } from './statechart/liveActor';
import { themingGlobals, withTheming } from './theming';
import { waitUntilShown } from './waitUntilShown';
import '@rad-wallet/ui/styles.css';
import '@rad-wallet/ui/theme/fonts.css';
import './preview.css';

export { navigate };

declare global {
  var __isStoryTest: boolean | undefined;
}

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** Returns the initial ledger of the mocked server. @default the sample wallet */
    ledger?: () => Ledger;
  }
}

// Responses of the mocked network are slow on a busy machine.
configure({ asyncUtilTimeout: 5000 });

// While a query is repeated, each failure would otherwise describe the whole document.
if (globalThis.__isStoryTest) {
  configure({ getElementError: (message) => new Error(message ?? 'The element is missing.') });
}

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
  tags: ['autodocs'],
  argTypesEnhancers: [addDocumentedDefaults],
  globalTypes: { ...themingGlobals, ...languageGlobals, ...networkGlobals },
  initialGlobals: {
    theme: 'light',
    language: 'en',
    brand: 'rad',
    network: 'normal',
    viewport: { value: 'phone' },
  },
  parameters: {
    // Announcements outlive the elements that they name. A toast must not disappear between two screenshots.
    toastDuration: 120_000,
    a11y: {
      test: 'error',
      context: { exclude: ['[data-live-announcer]'] },
      // Tests do not use the list of passed rules, and collecting it takes a fifth of axe's time.
      options: globalThis.__isStoryTest ? { resultTypes: ['violations'] } : {},
    },
    controls: { expanded: true, sort: 'requiredFirst' },
    layout: 'fullscreen',
    // Tests do not show the source, which would be generated from every rendered element.
    docs: { page: DocsPage, ...(globalThis.__isStoryTest && { source: { type: 'code' } }) },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Library',
          'Recipes',
          'Theming',
          'Backend',
          'Writing in three languages',
          'Conventions',
          'Foundations',
          'Pages',
          'Flows',
          'Components',
          'Statecharts',
          'Network',
          'Walks',
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' } },
        narrow: { name: 'Narrow 320', styles: { width: '320px', height: '640px' } },
        wide: { name: 'Wide 430', styles: { width: '430px', height: '932px' } },
        tablet: { name: 'Tablet 820', styles: { width: '820px', height: '1180px' } },
      },
    },
  },
  // Must run after Storybook's decorators.
  beforeAll() {
    configure(({ asyncWrapper }) => ({
      // A story is finished only when everything that was opened is visible.
      async asyncWrapper(act) {
        const result = await asyncWrapper(act);
        await waitUntilShown();
        return result;
      },
    }));
  },
  beforeEach({ canvasElement, msw, parameters }) {
    delete canvasElement.dataset.finished;
    resetNetwork();
    navigate.mockClear();
    localStorage.clear();
    sessionStorage.clear();
    const ledger = (parameters.ledger ?? (() => createSampleLedger(FIXED_NOW))) as () => Ledger;
    msw.use(...createHandlers(createMemoryStore(ledger())));
  },
  afterEach({ parameters }) {
    expectDeclaredState(parameters.statechart);
  },
  decorators: [withWallet, withTheming, withNetwork],
});
