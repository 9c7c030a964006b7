import type { Plugin } from 'vite';

/** Modules of the mocked server, its sample data and the demo. */
const DEMO =
  /\/node_modules\/(msw|@mswjs|idb-keyval)\/|\/packages\/(mocks|ledger)\/|\/src\/hosts\/demo\//;

/** Fails a build for a real server if any module of the demo is loaded, even one of which no code would remain. */
export const refuseDemo = (): Plugin => ({
  name: 'refuse-demo',
  buildEnd(failure) {
    if (failure) return;
    for (const id of [...this.getModuleIds()].filter((it) => DEMO.test(it))) {
      const { importers = [], dynamicImporters = [] } = this.getModuleInfo(id) ?? {};
      const importer = [...importers, ...dynamicImporters].find((it) => !DEMO.test(it));
      if (importer) this.error(`${importer} imports ${id}, a module of the demo.`);
    }
  },
  generateBundle(_options, bundle) {
    const worker = Object.keys(bundle).find((file) => /mockServiceWorker/i.test(file));
    if (worker) this.error(`The build contains the worker of the mocked server: ${worker}.`);
  },
});
