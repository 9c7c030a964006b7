import type { Host } from '../Host';

const demoHost: Host['host'] = {
  apiUrl: undefined,
  commands: {},
  // The demo simulates all features. docs/rules.md NAV-17.
  isOffered: () => true,
  // Its server is in this browser.
  listsConversions: false,
  // oxlint-disable-next-line no-console
  logAction: (action, subject) => console.log(action, subject),
  start() {
    const demo = import('./createDemo').then(({ createDemo }) => createDemo());
    return {
      // Requests wait for the mock server; the first paint does not.
      async fetch(input, init) {
        await (
          await demo
        ).started;
        return fetch(input, init);
      },
      // If the demo fails to load, all requests fail and the pages show an error.
      prepareRender: () => demo.then(({ settled }) => settled).catch(() => {}),
      loadNotices: async () => (await demo).loadToasts(),
    };
  },
};

export { demoHost as host };
