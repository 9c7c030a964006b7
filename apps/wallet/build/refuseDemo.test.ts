import { build, type Plugin } from 'vite';
import { expect, it } from 'vitest';
import { refuseDemo } from './refuseDemo.ts';

const buildWallet = (code: string, ...plugins: Plugin[]) =>
  build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? id : null),
        load: (id) => (id === 'entry' ? code : null),
      },
      ...plugins,
      refuseDemo(),
    ],
    build: { write: false, rolldownOptions: { input: 'entry' } },
  });

it('builds a wallet without the demo', async () => {
  await expect(
    buildWallet(`export { delay } from '../src/platform/delay';`),
  ).resolves.toBeDefined();
});

it.each([
  `import { CITY } from '@rad-wallet/mocks/samples'; console.log(CITY.length);`,
  `import { http } from 'msw/http'; export const unused = () => http;`,
  `export const load = () => import('../src/hosts/demo/waitForWorker');`,
])('refuses %s', async (code) => {
  await expect(buildWallet(code)).rejects.toThrow(
    /entry imports .+(mocks|msw|demo).+ a module of the demo/,
  );
});

it('refuses the worker of the mocked server', async () => {
  const worker: Plugin = {
    name: 'worker',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'mockServiceWorker.js', source: '' });
    },
  };
  await expect(buildWallet('console.log(1);', worker)).rejects.toThrow('mockServiceWorker.js');
});
