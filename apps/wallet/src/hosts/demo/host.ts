import { createLoader } from '@rad-wallet/ui/LazyView';
import { retryForever } from '../../platform/retryForever';
import type { Host } from '../Host';

const demoHost: Host['host'] = {
  apiUrl: undefined,
  commands: {},
  reportError: undefined,
  // The demo simulates all features. docs/rules.md NAV-17.
  isOffered: () => true,
  // Its server is in this browser.
  listsConversions: false,
  // As specified.
  convertsAtOnce: false,
  asksBeforeRepeating: false,
  // oxlint-disable-next-line no-console
  logAction: (action, subject) => console.log(action, subject),
  start() {
    const { load } = createLoader(async () => (await import('./createDemo')).createDemo());
    void load().catch(() => {});
    return {
      // Requests wait for the mock server; the first paint does not.
      async fetch(input, init) {
        const { started } = await load();
        await started;
        return fetch(input, init);
      },
      // If the demo fails to load, requests load it again, or fail, and the pages show an error.
      prepareRender: () =>
        load()
          .then(({ settled }) => settled)
          .catch(() => {}),
      loadNotices: async () => (await retryForever(load)).loadToasts(),
    };
  },
};

export { demoHost as host };
