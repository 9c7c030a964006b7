import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import configuration from '../.dependency-cruiser.mjs';
import { inProject } from './lib/project.mjs';
import { importFixture } from './testing/importFixture';

const files = [
  'packages/ui/src/types.ts',
  'packages/ui/src/theme/index.ts',
  'packages/ui/src/theme/makeTheme/index.ts',
  'packages/ui/src/format/index.ts',
  'packages/ui/src/messages/index.ts',
  'packages/ui/src/hooks/useA.ts',
  'packages/ui/src/provider/index.ts',
  'packages/ui/src/provider/Provider.tsx',
  'packages/ui/src/components/A/index.ts',
  'packages/ui/src/components/A/part.ts',
  'packages/ui/src/components/B/index.ts',
  'packages/ui/src/flows/a/index.ts',
  'packages/ui/src/flows/a/aMachine.ts',
  'packages/ui/src/flows/b/index.ts',
  'packages/ui/src/flows/b/BFlow.tsx',
  'packages/ui/src/flows/b/bMachine.ts',
  'packages/ui/src/flows/shared/delays.ts',
  'packages/ui/src/screens/a/index.ts',
  'packages/ui/src/screens/a/AScreen.tsx',
  'packages/ui/src/screens/shared/DoneScreen.tsx',
  'packages/testing/src/index.ts',
  'packages/testing/src/plan.ts',
  'packages/testing/src/walk.ts',
  'packages/testing/src/flows/a.ts',
  'packages/api/src/index.ts',
  'packages/api/src/client/client.ts',
  'packages/api/src/queries/queries.ts',
  'packages/mocks/src/index.ts',
  'packages/mocks/src/browser.ts',
  'packages/mocks/src/ledger/ledger.ts',
  'packages/mocks/src/handlers/handlers.ts',
  'packages/mocks/src/seeds/seeds.ts',
  'packages/contract/src/index.ts',
  'packages/contract/src/checks/reads.ts',
  'packages/server/src/startServer.ts',
  'packages/server/src/testing/startServerProcess.ts',
  'apps/wallet/src/App.tsx',
  'apps/wallet/src/routes.ts',
  'apps/wallet/src/pages/APage.tsx',
  'apps/wallet/src/pages/BPage.tsx',
  'apps/wallet/src/content/a.ts',
  'apps/wallet/src/data/a.ts',
  'apps/wallet/src/shell/A.tsx',
  'apps/wallet/src/demo/startDemo.ts',
  'apps/wallet/src/offline/startOffline.tsx',
  'apps/wallet/e2e/test.ts',
  'stories/A.stories.tsx',
  'stories/support/a.ts',
  '.storybook/preview.tsx',
  'scripts/lib/browser.mjs',
];

const packages = [
  'react',
  'xstate',
  'wouter',
  'msw',
  'valibot',
  'big.js',
  '@tanstack/react-query',
  'vitest',
  'fast-check',
  '@playwright/test',
  'left-pad',
];

let fixture: Awaited<ReturnType<typeof importFixture>>;

beforeAll(async () => {
  fixture = await importFixture(files, packages);
});

afterAll(() => fixture.remove());

test('finds every way to import', async () => {
  const source = `
    import type { A } from './a';
    import b, { type B } from './b';
    import { type C } from './c';
    export * from './d';
    export { e } from './e';
    export type { F } from './f';
    const g = () => import('./g');
    const h = import(\`./h\`);
    const i = lazy(async () => ({ default: (await import('./i')).I }));
    export const View = () => <p onClick={() => import('./j')}>{b as B}</p>;
  `;
  const { imports } = await fixture.judge('stories/x.tsx', source);
  expect(imports.map(({ module }) => module).toSorted()).toEqual(
    ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'].map((name) => `./${name}`),
  );
});

const component = 'packages/ui/src/components/A/A.tsx';
const flow = 'packages/ui/src/flows/a/AView.tsx';
const screen = 'packages/ui/src/screens/a/AView.tsx';
const api = 'packages/api/src/schemas/a.ts';
const mock = 'packages/mocks/src/ledger/a.ts';
const app = 'apps/wallet/src';

const forbidden: [file: string, source: string, rule: string][] = [
  // One zone and another.
  [component, `import type { B } from '@rad-wallet/api'`, 'zone-packages/ui'],
  [component, `export * from '@rad-wallet/mocks'`, 'zone-packages/ui'],
  [component, `import { B } from '../../../../../apps/wallet/src/App'`, 'zone-packages/ui'],
  [component, `import { B } from '../../../../../../outside'`, 'zone-packages/ui'],
  [api, `export * from '@rad-wallet/ui/A'`, 'zone-packages/api'],
  [api, `import { B } from '../../../mocks/src/index'`, 'zone-packages/api'],
  [mock, `import { B } from '@rad-wallet/ui/format'`, 'zone-packages/mocks'],
  [component, `import { aPlan } from '@rad-wallet/testing/flows/a'`, 'zone-packages/ui'],
  ['packages/testing/src/a.ts', `import '@rad-wallet/mocks'`, 'zone-packages/testing'],
  ['bench/ours/a.tsx', `import '@rad-wallet/mocks'`, 'zone-bench'],
  ['packages/testing/src/plan.ts', `import './walk'`, 'layers-testing'],
  [mock, `import { B } from '../../../../apps/wallet/src/App'`, 'zone-packages/mocks'],
  [`${app}/App.tsx`, `import { B } from '../../../stories/A.stories'`, 'zone-apps/wallet'],
  [`${app}/App.tsx`, `import { B } from '../../../.storybook/preview'`, 'zone-apps/wallet'],
  ['stories/B.stories.tsx', `import { B } from '../scripts/lib/browser.mjs'`, 'zone-stories'],
  ['.storybook/main.ts', `import { B } from '../stories/A.stories'`, 'zone-.storybook'],
  ['scripts/a.mjs', `import { B } from '../stories/A.stories'`, 'zone-scripts'],
  // What is public.
  [mock, `import { B } from '../../../api/src/index'`, 'package-by-name'],
  [`${app}/App.tsx`, `import { B } from '../../../packages/ui/src/types'`, 'package-by-name'],
  ['stories/B.stories.tsx', `import '../packages/ui/src/components/A'`, 'package-by-name'],
  ['stories/B.stories.tsx', `import '@rad-wallet/ui/components/A/part'`, 'public-only'],
  [`${app}/App.tsx`, `import type { B } from '@rad-wallet/ui/flows/b/bMachine'`, 'public-only'],
  [component, `import { B } from './missing'`, 'public-only'],
  // What is listed.
  [component, `import B from 'left-pad'`, 'listed'],
  [component, `import fc from 'fast-check'`, 'listed'],
  [`${app}/App.tsx`, `const big = await import('big.js')`, 'listed'],
  ['packages/api/src/schemas/a.test.ts', `import pad from 'left-pad'`, 'listed-for-tests'],
  // The library and its layers.
  ['packages/ui/src/flows/a/a.test.ts', `import { http } from 'msw'`, 'ui-alone'],
  [component, `const Link = () => import('wouter')`, 'ui-alone'],
  [component, `import type { QueryKey } from '@tanstack/react-query'`, 'ui-alone'],
  ['packages/ui/src/theme/a.ts', `import type { B } from '../components/B'`, 'layers-ui'],
  ['packages/ui/src/theme/a.ts', `import { B } from '../format'`, 'layers-ui'],
  ['packages/ui/src/messages/a.ts', `import { B } from '../hooks/useA'`, 'layers-ui'],
  ['packages/ui/src/types.ts', `import type { B } from './format'`, 'layers-ui'],
  ['packages/ui/src/hooks/useB.ts', `import { B } from '../components/B'`, 'layers-ui'],
  ['packages/ui/src/hooks/useB.ts', `import { B } from '../provider'`, 'layers-ui'],
  [component, `import { B } from '../../provider'`, 'layers-ui'],
  [component, `import type { B } from '../../flows/b'`, 'layers-ui'],
  [component, `const B = () => import('../../screens/a')`, 'layers-ui'],
  ['packages/ui/src/provider/B.tsx', `import { B } from '../flows/b'`, 'layers-ui'],
  [flow, `import type { B } from '../../screens/a'`, 'layers-ui'],
  [component, `import { A } from '../../theme/makeTheme'`, 'themes-in-style-sheets'],
  ['packages/ui/src/theme/index.ts', `export * from './makeTheme'`, 'themes-in-style-sheets'],
  [`${app}/App.tsx`, `import '@rad-wallet/ui/theme/makeTheme'`, 'themes-in-style-sheets'],
  [flow, `import type { B } from '../b/bMachine'`, 'front-door'],
  [screen, `import { B } from '../../flows/b/bMachine'`, 'front-door'],
  [screen, `import { B } from '../../provider/Provider'`, 'front-door-provider'],
  [screen, `import type { Props } from './AScreen'`, 'top-of-the-folder'],
  // The layers of the server's side.
  [api, `import { B } from '../client/client'`, 'layers-api'],
  ['packages/api/src/commands/a.ts', `import { B } from '../queries/queries'`, 'layers-api'],
  [mock, `import { B } from '../seeds/seeds'`, 'layers-mocks'],
  ['packages/mocks/src/stores/a.ts', `import '../handlers/handlers'`, 'layers-mocks'],
  ['packages/contract/src/a.ts', `import '@rad-wallet/mocks'`, 'zone-packages/contract'],
  ['packages/contract/src/asking/a.ts', `import '../checks/reads'`, 'layers-contract'],
  ['packages/server/src/a.ts', `import '@rad-wallet/ui/format'`, 'zone-packages/server'],
  ['packages/server/src/store/a.ts', `import '../startServer'`, 'layers-server'],
  ['packages/server/src/http/a.ts', `import '@rad-wallet/contract'`, 'contract-for-tests'],
  [`${app}/App.tsx`, `import '@rad-wallet/server/testing'`, 'server-for-tests'],
  [
    'packages/storybook-addon-xstate/src/a.ts',
    `import '@rad-wallet/ui/format'`,
    'zone-packages/storybook-addon-xstate',
  ],
  // The inside of the app.
  [`${app}/content/b.ts`, `import { B } from '../data/a'`, 'layers-app'],
  [`${app}/data/b.ts`, `import type { B } from '../shell/A'`, 'layers-app'],
  [`${app}/shell/B.tsx`, `import { B } from '../routes'`, 'layers-app'],
  [`${app}/pages/BPage.tsx`, `import { B } from '../routes'`, 'layers-app'],
  [`${app}/pages/BPage.tsx`, `import type { B } from './APage'`, 'pages-by-routes'],
  [`${app}/main.tsx`, `const page = import('./pages/APage')`, 'pages-by-routes'],
  [`${app}/routes.ts`, `import APage from './pages/APage'`, 'pages-on-demand'],
  [`${app}/pages/BPage.tsx`, `import '@rad-wallet/mocks/browser'`, 'mock-by-the-demo'],
  [`${app}/App.tsx`, `const worker = import('@rad-wallet/mocks/browser')`, 'mock-by-the-demo'],
  [`${app}/main.tsx`, `import { start } from './demo/startDemo'`, 'demo-on-demand'],
  [`${app}/main.tsx`, `import { startOffline } from './offline/startOffline'`, 'offline-on-demand'],
  [`${app}/App.tsx`, `import '../../../scripts/lib/browser.mjs'`, 'scripts-for-configuration'],
  ['apps/wallet/e2e/a.spec.ts', `import { test } from '@playwright/test'`, 'watched-specs'],
  ['apps/wallet/e2e/a.spec.ts', `import type { Page } from '@playwright/test'`, 'watched-specs'],
];

test.each(forbidden)('forbidden: %s: %s', async (file, source, rule) => {
  expect((await fixture.judge(file, source)).broken).toContain(rule);
});

const layered = ['ui', 'testing', 'api', 'mocks', 'contract', 'server'].map(
  (name) => `packages/${name}/src`,
);

test.each([...layered, 'apps/wallet/src'])('every part of %s has its layer', (folder) => {
  const layers = configuration.forbidden.filter(({ name }) => name?.startsWith('layers-'));
  // What a package lets out stands above all of its layers, and so does a test.
  const parts = readdirSync(inProject(folder)).filter(
    (part) => !/^(index|browser)\.ts$|\.test\.ts$/.test(part),
  );
  const loose = parts.filter(
    (part) => !layers.some(({ from }) => new RegExp(`${from.path}`).test(`${folder}/${part}`)),
  );
  expect(loose).toEqual([]);
});

test('no rule is without an example of what it forbids', () => {
  const rules = new Set(configuration.forbidden.map(({ name }) => name));
  expect(new Set(forbidden.map(([, , rule]) => rule))).toEqual(rules);
});

test.each([
  [component, `import { B } from '../B'; import { useA } from '../../hooks/useA'`],
  ['packages/ui/src/theme/a.css.ts', `import { makeTheme } from './makeTheme'`],
  ['apps/wallet/src/shell/a.css.ts', `import { A } from '@rad-wallet/ui/theme/makeTheme'`],
  [component, `import type { B } from '../../types'; import { useState } from 'react'`],
  ['packages/ui/src/format/a.test.ts', `import fc from 'fast-check'; import * as a from '.'`],
  ['packages/ui/src/provider/Provider.tsx', `import { B } from '../components/B'`],
  [flow, `import { B } from '../b'; import { C } from '../shared/delays'`],
  [flow, `import { useClock } from '../../provider'; import './aMachine'`],
  [screen, `import { B } from '../../flows/b'; import { D } from '../shared/DoneScreen'`],
  ['packages/ui/src/flows/b/index.ts', `export { BFlow } from './BFlow'`],
  [mock, `import { B } from '@rad-wallet/api'; import type { C } from 'valibot'`],
  ['packages/mocks/src/ledger/a.test.ts', `import { B } from '../seeds/seeds'`],
  [`${app}/demo/startDemo.ts`, `import { startDemo } from '@rad-wallet/mocks/browser'`],
  [`${app}/main.tsx`, `const demo = import('./demo/startDemo'); import './App'`],
  [`${app}/routes.ts`, `const page = () => import('./pages/APage')`],
  [`${app}/pages/BPage.tsx`, `import '../shell/A'; import '../data/a'; import '../content/a'`],
  ['apps/wallet/e2e/a.spec.ts', `import { expect, test, type Page } from './test'`],
  ['apps/wallet/e2e/test.ts', `export { expect, type Page } from '@playwright/test'`],
  ['packages/server/src/a.test.ts', `import '@rad-wallet/contract'`],
  ['apps/wallet/e2e-api/a.ts', `import '@rad-wallet/server/testing'; import '../src/App'`],
  ['apps/wallet/playwright.config.ts', `import { p } from '../../scripts/lib/browser.mjs'`],
  [
    'packages/testing/src/flows/b.ts',
    `import { a } from '@rad-wallet/ui/flows/a'; import '../plan'`,
  ],
  ['stories/states.test.ts', `import { aPlan } from '@rad-wallet/testing/flows/a'`],
  ['stories/B.stories.tsx', `import '#.storybook/preview'; import '@rad-wallet/mocks'`],
  ['stories/B.stories.tsx', `import P from '../apps/wallet/src/pages/APage'`],
  ['.storybook/preview.tsx', `import { P } from '@rad-wallet/ui/provider'`],
])('allowed: %s: %s', async (file, source) => {
  expect((await fixture.judge(file, source)).broken).toEqual([]);
});

test.each([
  [`const load = (name: string) => import(\`./pages/\${name}.ts\`)`, 'no-dynamic-require'],
  [`const all = import.meta.glob('./pages/*.ts')`, 'no-restricted-properties'],
  [`type Page = import('./pages/APage').Page`, 'consistent-type-imports'],
])('what the import rules cannot see, the linter forbids: %s', (source, rule) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lint-'));
  const file = path.join(folder, 'a.ts');
  writeFileSync(file, `${source};\n`);
  const { stdout, status } = spawnSync(
    inProject('node_modules', '.bin', 'oxlint'),
    ['--config', inProject('.oxlintrc.json'), file],
    { encoding: 'utf8' },
  );
  rmSync(folder, { recursive: true });
  expect(stdout).toContain(rule);
  expect(status).toBe(1);
});
