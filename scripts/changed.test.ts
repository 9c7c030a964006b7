import { expect, it } from 'vitest';
import { findAffectedTests, listUnaffectedTests, selectSteps } from './lib/changed.mjs';
import { chooseSteps } from './lib/steps.mjs';

const imports: Record<string, string[]> = {
  'packages/ui/src/Button.tsx': ['packages/ui/src/theme.ts'],
  'packages/ui/src/Dialog.tsx': ['packages/ui/src/Button.tsx'],
  'packages/ui/src/Provider.tsx': [],
  'packages/ui/src/theme.ts': [],
  'packages/ui/src/Button.test.tsx': ['packages/ui/src/Button.tsx'],
  'packages/ui/src/sizes.test.ts': ['fs'],
  'packages/server/src/main.ts': [],
  'packages/server/src/store.test.ts': ['fs'],
  'packages/ui/src/unused.ts': [],
  'stories/matrix.test.ts': ['apps/wallet/src/App.tsx'],
  'stories/Button.stories.tsx': ['packages/ui/src/Button.tsx'],
  'stories/Dialog.stories.tsx': ['packages/ui/src/Dialog.tsx'],
  '.storybook/preview.tsx': ['packages/ui/src/Provider.tsx'],
  'apps/wallet/src/main.tsx': ['apps/wallet/src/App.tsx'],
  'apps/wallet/src/App.tsx': ['apps/wallet/src/routes.ts'],
  'apps/wallet/src/App.test.ts': ['apps/wallet/src/App.tsx'],
  'apps/wallet/src/routes.ts': ['apps/wallet/src/home/HomePage.tsx'],
  'apps/wallet/src/home/HomePage.tsx': ['packages/ui/src/Dialog.tsx'],
  'apps/wallet/e2e/home.spec.ts': [],
  'scripts/test.mjs': [],
  fs: [],
};
const graph = {
  modules: Object.entries(imports).map(([source, files]) => ({
    source,
    // Only the routes load pages on demand.
    dependencies: files.map((resolved) => ({ resolved, dynamic: source.endsWith('routes.ts') })),
  })),
};

const select = (...changed: string[]) =>
  selectSteps(chooseSteps(), findAffectedTests(graph, changed));
const getNames = ({ steps }: ReturnType<typeof select>) => steps.map(({ name }) => name);
const getArguments = ({ steps }: ReturnType<typeof select>, name: string) =>
  steps.find((step) => step.name === name)?.args?.join(' ');

const always = ['unit', 'types', 'lint', 'imports', 'format'];

it('selects direct and indirect importers of a change', () => {
  const selected = select('packages/ui/src/Button.tsx');
  expect(getArguments(selected, 'unit')).toMatch(/Button\.test\.tsx .*sizes\.test\.ts$/);
  expect(getArguments(selected, 'stories')).toMatch(/Button\.stories\.tsx .*Dialog\.stories\.tsx$/);
  expect(getNames(selected)).toEqual(expect.arrayContaining(['storybook', 'wallet', 'e2e']));
});

it('tests the server only if a change can affect one of its modules', () => {
  const list = (changed: string) => getArguments(select(changed), 'unit');
  expect(list('packages/ui/src/Button.tsx')).not.toContain('store.test.ts');
  expect(list('packages/server/src/main.ts')).toContain('store.test.ts');
});

it('ignores imports of types', () => {
  const types = { resolved: 'packages/ui/src/unused.ts', dynamic: false };
  const typed = (dependencyTypes: string[]) => ({
    modules: graph.modules.map((module) =>
      module.source === 'packages/ui/src/Dialog.tsx'
        ? { ...module, dependencies: [...module.dependencies, { ...types, dependencyTypes }] }
        : module,
    ),
  });
  const find = (dependencyTypes: string[]) =>
    findAffectedTests(typed(dependencyTypes), ['packages/ui/src/unused.ts']).stories;
  expect(find(['local', 'type-only'])).toEqual([]);
  expect(find(['local'])).toEqual(['stories/Dialog.stories.tsx']);
});

it('runs only the end-to-end tests that open a changed page', () => {
  const selected = select('packages/ui/src/theme.ts');
  expect(getArguments(selected, 'e2e')).toContain('--test-list-invert');
  expect(getArguments(selected, 'unit')).toContain('App.test.ts');
  expect(selected.steps.find(({ name }) => name === 'e2e')?.env).toMatchObject({
    CHANGED_PAGES: 'HomePage',
  });
  const specs = ['apps/wallet/e2e/splash.spec.ts'];
  const records = [
    { test: ['home.spec.ts', 'opens home'], pages: ['HomePage'] },
    { test: ['funds.spec.ts', 'a group', 'opens funds'], pages: ['FundsPage'] },
    { test: ['splash.spec.ts', 'is changed'], pages: [] },
  ];
  expect(listUnaffectedTests(specs, ['HomePage'], records)).toEqual([
    'funds.spec.ts › a group › opens funds',
  ]);
});

it('opens only changed pages with every fault, unless the change affects all pages', () => {
  const getUnit = (file: string) => select(file).steps.find(({ name }) => name === 'unit');
  const ofPage = getUnit('packages/ui/src/Dialog.tsx');
  expect(ofPage?.args).toContain('stories/matrix.test.ts');
  expect(ofPage?.env).toMatchObject({ CHANGED_PAGES: 'HomePage' });
  const ofAll = getUnit('apps/wallet/src/App.tsx');
  expect(ofAll?.args).toContain('stories/matrix.test.ts');
  expect(ofAll?.env).not.toHaveProperty('CHANGED_PAGES');
});

it.each(['apps/wallet/src/main.tsx', 'apps/wallet/src/App.tsx'])(
  'runs all end-to-end tests after a change to %s',
  (file) => {
    expect(getArguments(select(file), 'e2e')).not.toContain('--test-list-invert');
  },
);

it('builds only the affected stories, without docs pages', () => {
  const { steps } = select('packages/ui/src/Button.tsx');
  expect(steps.find(({ name }) => name === 'storybook')).toMatchObject({
    args: ['--test'],
    env: { STORY_FILES: 'stories/Button.stories.tsx stories/Dialog.stories.tsx' },
  });
});

it('omits files that no import reaches', () => {
  const selected = select('packages/ui/src/unused.ts');
  expect(getNames(selected)).toEqual(always);
  expect(selected.notes.join('\n')).toMatch(/Left out.*: stories\..*\n.*Left out.*: e2e\./s);
});

it.each([
  'packages/ui/src/Provider.tsx',
  'stories/__image_snapshots__/components/button.png',
  'stories/__spoken__/pages/pages-home--loaded.txt',
])('runs all stories after a change to %s', (file) => {
  const args = getArguments(select(file), 'stories');
  expect(args).toBeDefined();
  expect(args).not.toContain('.stories.tsx');
});

it.each(['package.json', 'scripts/test.mjs', 'apps/wallet/index.html'])(
  'runs everything after a change to %s, and gives the reason',
  (file) => {
    const { steps, notes } = select('docs/rules.md', file);
    expect(steps).toEqual(chooseSteps());
    expect(notes.join()).toContain(file);
  },
);

it('checks prose only in tests that read files', () => {
  expect(getNames(select('docs/rules.md'))).toEqual(always);
  expect(getNames(select('stories/Welcome.mdx'))).toContain('storybook');
});
