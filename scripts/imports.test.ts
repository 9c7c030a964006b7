import { describe, expect, test } from 'vitest';
import { forbiddenImports, importsOf } from './lib/importRules.mjs';

const manifests = new Map([
  ['', { dependencies: ['vitest', 'fast-check'] }],
  ['packages/ui', { dependencies: ['react', 'xstate'] }],
  ['packages/api', { dependencies: ['valibot'] }],
  ['packages/mocks', { dependencies: ['msw'] }],
  ['apps/wallet', { dependencies: ['react', 'wouter'] }],
]);

const problems = (file: string, source: string) => forbiddenImports(file, source, manifests);

test('finds every way to import', () => {
  const source = `
    import type { A } from 'a';
    import b, { type B } from 'b';
    export * from 'c';
    export { d } from 'd';
    const e = () => import('e');
    type F = import('f').F;
    const g = import.meta.glob(['./g/*.ts', '!./g/*.test.ts']);
    const h = import(\`./h/\${name}.ts\`);
    export const View = () => <p>{b}</p>;
  `;
  expect(importsOf('x.tsx', source).map(({ specifier }) => specifier)).toEqual([
    'a',
    'b',
    'c',
    'd',
    'e',
    'f',
    './g/*.ts',
    './h/',
  ]);
});

describe('forbidden', () => {
  test.each([
    ['packages/ui/src/components/A/A.tsx', `import type { B } from '@rad-wallet/api'`],
    ['packages/ui/src/components/A/A.tsx', `import { B } from '../../../../api/src/index'`],
    ['packages/ui/src/components/A/A.tsx', `import { B } from '@rad-wallet/mocks'`],
    [
      'packages/ui/src/components/A/A.tsx',
      `import { B } from '../../../../../apps/wallet/src/App'`,
    ],
    ['packages/ui/src/components/A/A.tsx', `import { Link } from 'wouter'`],
    ['packages/ui/src/components/A/A.test.tsx', `import { http } from 'msw'`],
    ['packages/ui/src/components/A/A.tsx', `const q = import('@tanstack/react-query')`],
    ['packages/ui/src/components/A/A.tsx', `import { B } from '../../flows/send-money'`],
    ['packages/ui/src/components/A/A.tsx', `import { B } from '../../screens/home'`],
    ['packages/ui/src/components/A/A.tsx', `import fc from 'fast-check'`],
    ['packages/ui/src/theme/a.ts', `import { B } from '../components/B'`],
    ['packages/ui/src/flows/a/A.tsx', `import { B } from '../b/BView'`],
    ['packages/ui/src/flows/a/A.tsx', `import { B } from '../../screens/home'`],
    ['packages/ui/src/screens/a/A.tsx', `import { B } from '../../flows/b/bMachine'`],
    ['packages/api/src/a.ts', `export * from '@rad-wallet/ui/Button'`],
    ['packages/api/src/a.ts', `import { B } from '../../mocks/src/ledger'`],
    ['packages/mocks/src/a.ts', `import { B } from '@rad-wallet/ui/format'`],
    ['packages/mocks/src/a.ts', `import { B } from '../../../apps/wallet/src/App'`],
    ['packages/mocks/src/a.ts', `import { B } from '../../api/src/schema'`],
    ['apps/wallet/src/App.tsx', `import { worker } from '@rad-wallet/mocks/browser'`],
    ['apps/wallet/src/App.tsx', `const worker = import('@rad-wallet/mocks/browser')`],
    ['apps/wallet/src/main.tsx', `import { startDemo } from './demo/startDemo'`],
    ['apps/wallet/src/App.tsx', `import { B } from '../../../packages/ui/src/components/B'`],
    ['apps/wallet/src/App.tsx', `import { B } from '../../../stories/B.stories'`],
    ['apps/wallet/src/App.tsx', `import { B } from '../../../scripts/lib/ports.mjs'`],
    ['apps/wallet/src/App.tsx', `import big from 'big.js'`],
    ['scripts/a.mjs', `import { B } from '../stories/B.stories'`],
    ['.storybook/preview.tsx', `import { B } from '../stories/B.stories'`],
    ['stories/A.stories.tsx', `import { B } from '../../somewhere/else'`],
    ['stories/A.stories.tsx', `import { B } from '../packages/ui/src/components/B'`],
  ])('%s: %s', (file, source) => {
    expect(problems(file, source)).toHaveLength(1);
  });
});

describe('allowed', () => {
  test.each([
    [
      'stories/states.test.ts',
      `const plans = import.meta.glob('../packages/ui/src/flows/*/*.plan.ts')`,
    ],
    [
      'packages/ui/src/components/A/A.tsx',
      `import { B } from '../B'; import { useState } from 'react'`,
    ],
    ['packages/ui/src/format/a.test.ts', `import fc from 'fast-check'; import { a } from './a'`],
    ['packages/ui/src/flows/a/A.tsx', `import { B } from '../b'; import { C } from '../shared/C'`],
    ['packages/ui/src/screens/a/A.tsx', `import { B } from '../../flows/submission'`],
    ['packages/mocks/src/a.ts', `import { B } from '@rad-wallet/api'; import { http } from 'msw'`],
    ['apps/wallet/src/demo/startDemo.ts', `const w = import('@rad-wallet/mocks/browser')`],
    ['apps/wallet/src/main.tsx', `const demo = import('./demo/startDemo')`],
    ['apps/wallet/playwright.config.ts', `import { p } from '../../scripts/lib/ports.mjs'`],
    ['stories/A.stories.tsx', `import preview from '#.storybook/preview'`],
    ['stories/A.stories.tsx', `import { P } from '../apps/wallet/src/pages/HomePage'`],
    ['stories/A.stories.tsx', `import { P } from '@rad-wallet/mocks'`],
    ['.storybook/preview.tsx', `import { P } from '@rad-wallet/ui/provider'`],
  ])('%s: %s', (file, source) => {
    expect(problems(file, source)).toEqual([]);
  });
});
