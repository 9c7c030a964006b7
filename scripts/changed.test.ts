import { expect, it } from 'vitest';
import { findAffected, selectSteps } from './lib/changed.mjs';
import { chooseSteps } from './lib/steps.mjs';

const imports: Record<string, string[]> = {
  'packages/ui/src/Button.tsx': ['packages/ui/src/theme.ts'],
  'packages/ui/src/Dialog.tsx': ['packages/ui/src/Button.tsx'],
  'packages/ui/src/Provider.tsx': [],
  'packages/ui/src/theme.ts': [],
  'packages/ui/src/Button.test.tsx': ['packages/ui/src/Button.tsx'],
  'packages/ui/src/sizes.test.ts': ['fs'],
  'packages/ui/src/unused.ts': [],
  'stories/Button.stories.tsx': ['packages/ui/src/Button.tsx'],
  'stories/Dialog.stories.tsx': ['packages/ui/src/Dialog.tsx'],
  '.storybook/preview.tsx': ['packages/ui/src/Provider.tsx'],
  'apps/wallet/src/main.tsx': ['apps/wallet/src/pages/Home.tsx'],
  'apps/wallet/src/pages/Home.tsx': ['packages/ui/src/Dialog.tsx'],
  'apps/wallet/e2e/home.spec.ts': [],
  'scripts/test.mjs': [],
  fs: [],
};
const graph = {
  modules: Object.entries(imports).map(([source, files]) => ({
    source,
    dependencies: files.map((resolved) => ({ resolved })),
  })),
};

const select = (...changed: string[]) => selectSteps(chooseSteps(), findAffected(graph, changed));
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

it('runs all end-to-end tests after a change to an import of a page', () => {
  expect(getArguments(select('packages/ui/src/theme.ts'), 'e2e')).not.toContain('.spec.ts');
  expect(getArguments(select('apps/wallet/e2e/home.spec.ts'), 'e2e')).toMatch(
    / e2e\/home\.spec\.ts$/,
  );
});

it('omits files that no import reaches', () => {
  const selected = select('packages/ui/src/unused.ts');
  expect(getNames(selected)).toEqual(always);
  expect(selected.notes.join('\n')).toMatch(/Left out.*: stories\..*\n.*Left out.*: e2e\./s);
});

it.each(['packages/ui/src/Provider.tsx', 'stories/__image_snapshots__/components/button.png'])(
  'runs all stories after a change to %s',
  (file) => {
    const args = getArguments(select(file), 'stories');
    expect(args).toBeDefined();
    expect(args).not.toContain('.stories.tsx');
  },
);

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
