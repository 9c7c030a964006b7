import { describe, expect, test } from 'vitest';
import { builtName, expandExports, publishedManifest } from './lib/packages.mjs';
import { faceOf, importsOf, packageProblems } from './lib/packageRules.mjs';
import { entrySheetOf, layerOf, sheetOf } from './lib/packageStyles.mjs';

describe('what is published', () => {
  const manifest = {
    name: '@rad-wallet/x',
    version: '1.0.0',
    exports: {
      './styles.css': './src/styles.ts',
      './theme/vars': './src/theme/vars.css.ts',
      './flows/*': './src/flows/*/index.ts',
    },
    dependencies: { nanoid: '3.3.20' },
    devDependencies: { xstate: '5.0.0' },
    peerDependencies: { xstate: '^5.0.0' },
  };
  const files = ['src/flows/kyc/index.ts', String.raw`src\flows\gift\index.ts`];
  const entries = expandExports(manifest.exports, () => files);

  test('each of what a pattern stands for, whatever the slashes', () => {
    expect(entries.slice(2)).toEqual([
      { path: './flows/gift', source: 'src/flows/gift/index.ts' },
      { path: './flows/kyc', source: 'src/flows/kyc/index.ts' },
    ]);
  });

  test('no name that a consumer’s own build would take for a style sheet', () => {
    expect(builtName('src/theme/vars.css.ts')).toBe('theme/vars.styles');
    expect(builtName('src/components/Button/Button.tsx')).toBe('components/Button/Button');
  });

  test('a manifest of built files, ranges, and nothing for development', () => {
    expect(publishedManifest(manifest, entries, ['./styles.css'])).toEqual({
      name: '@rad-wallet/x',
      version: '1.0.0',
      publishConfig: { access: 'public' },
      files: expect.arrayContaining(['**/*.js', '**/*.d.ts', '**/*.css']) as unknown,
      sideEffects: ['**/*.css'],
      exports: {
        './styles.css': { types: './sheet.d.ts', default: './styles.css' },
        './theme/vars': { types: './theme/vars.styles.d.ts', default: './theme/vars.styles.js' },
        './flows/gift': { types: './flows/gift/index.d.ts', default: './flows/gift/index.js' },
        './flows/kyc': { types: './flows/kyc/index.d.ts', default: './flows/kyc/index.js' },
        './package.json': './package.json',
      },
      dependencies: { nanoid: '^3.3.20' },
      peerDependencies: { xstate: '^5.0.0' },
    });
  });
});

describe('a style sheet', () => {
  test.each([
    ['src/theme/themes.css.ts', true, 'rad.tokens'],
    ['src/theme/global.css.ts', true, 'rad.page'],
    ['src/splash/splash.css.ts', false, 'rad.page'],
    ['src/components/Field/Field.css.ts', true, 'rad.parts'],
    ['src/components/Button/Button.css.ts', false, 'rad.components'],
    ['src/screens/home/home.css.ts', false, 'rad.screens'],
  ])('%s (shared: %s) stands in %s', (source, isShared, layer) => {
    expect(layerOf(source, isShared)).toBe(layer);
  });

  test('has a layer, or is not built', () => {
    expect(() => layerOf('src/hooks/a.css.ts', false)).toThrow('in no layer');
  });

  const sheet = { file: 'components/Button/Button.css', layer: 'rad.components', css: '.a {}\n' };

  test('tells the order of the layers before anything else, and has no rule outside of them', () => {
    const [order, ...rules] = sheetOf([sheet]).split('\n\n');
    expect(order).toMatch(/^@layer rad\.tokens, .*rad\.components, .*;$/);
    expect(rules).toEqual(['@layer rad.components {\n.a {}\n}\n']);
  });

  test('of an entry names those that it stands on, from where it lies', () => {
    expect(entrySheetOf('Button.css', [sheet])).toContain(
      `\n@import './components/Button/Button.css';\n`,
    );
    expect(entrySheetOf('flows/gift.css', [sheet])).toContain(
      `\n@import '../components/Button/Button.css';\n`,
    );
  });
});

describe('a published file', () => {
  const manifest = {
    name: '@rad-wallet/x',
    exports: { '.': './index.js' },
    dependencies: { '@types/big.js': '^7.0.0' },
    peerDependencies: { '@xstate/react': '^6.0.0' },
  };
  const problems = (file: string, code: string, exports: object = manifest.exports) =>
    packageProblems({ ...manifest, exports: { ...exports } }, new Map([[file, code]]));

  test('tells its imports, in whatever form', () => {
    const code = `
      import type { A } from 'a';
      export * from 'b';
      export const c = () => import('c');
      export declare const d: import('d').D;`;
    expect(importsOf('x.d.ts', code)).toEqual(['a', 'b', 'c', 'd']);
  });

  test.each([
    ['index.js', `import './styles.css'`, 'index.js: imports ./styles.css.'],
    ['index.js', `export * from './gone.js'`, 'index.js: imports ./gone.js, which is not there.'],
    ['index.js', `import 'vite'`, 'index.js: imports vite, which package.json does not list.'],
    [
      'a.d.ts',
      `export declare const a: import('@vanilla-extract/css').StyleRule;`,
      'a.d.ts: imports @vanilla-extract/css, which package.json does not list.',
    ],
    ['a.css.js', '', 'a.css.js: is named as a style sheet.'],
    ['a.test.js', '', 'a.test.js: is of use for our own tests only.'],
    ['flows/testing/walk.js', '', 'flows/testing/walk.js: is of use for our own tests only.'],
  ])('%s with %s is refused', (file, code, problem) => {
    expect(problems(file, code)).toEqual([problem]);
  });

  test('may import what is listed, and itself by its name', () => {
    const code = `import '@xstate/react'; import '@rad-wallet/x/y';`;
    expect(problems('index.js', code)).toEqual([]);
    expect(problems('index.d.ts', `import { Big } from 'big.js';`)).toEqual([]);
  });

  test('is let out by name', () => {
    expect(problems('index.js', '', { './*': './*.js' })).toEqual([
      'exports: a pattern lets out whatever happens to lie there.',
    ]);
  });
});

test('the public face is a line for each name, types told apart', () => {
  expect(faceOf([{ path: '@rad-wallet/x/A', values: ['A'], names: ['A', 'AProps'] }])).toBe(
    '@rad-wallet/x/A\n  A\n  type AProps\n',
  );
});
