import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { toMarkdown, writePages } from './lib/docPages.mjs';
import { findBrokenLinks } from './lib/packageRules.mjs';

const guide = {
  id: 'library--docs',
  name: 'Docs',
  title: 'Library',
  path: './stories/Library.mdx',
};

it('writes an MDX page as Markdown', () => {
  const code = "```tsx\nimport { Text } from '@rad-wallet/ui/Text';\n<Text />\n```";
  const content = `import main from '../examples/kuwait/src/main.tsx?raw';

<Meta title="Library" />

<Source code={main} language="tsx" />

[Theming](./?path=/docs/theming--docs), [Dark](./?path=/story/theming--dark).

${code}

<ScreenMap />
`;
  expect(toMarkdown({ ...guide, content }, (file) => `// ${file}\n`)).toBe(`\`\`\`tsx
// examples/kuwait/src/main.tsx
\`\`\`

[Theming](./theming.md), Dark (story \`theming--dark\`).

${code}

_Shown in Storybook._`);
});

it('lists each exported component in llms.txt, with the page that describes it', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
  const description = 'Sends a gift (docs/rules.md GIFT). Use it once. docs/rules.md NAV-1, NAV-2.';
  const stories = [{ id: 'flows-gift--sent', name: 'Sent', snippet: '<GiftFlow />' }];
  const components = {
    tile: {
      id: 'components-tile',
      name: 'Tile',
      subcomponents: { G: { name: 'TileGrid', description } },
    },
    gift: { id: 'flows-gift', name: 'GiftFlow', description, stories },
    page: { id: 'pages-home', name: 'HomePage', description: 'A page of the wallet itself.' },
    card: { id: 'components-card', name: 'Card' },
  };
  const docs = {
    library: { ...guide, content: '<Meta />\n\n# Library\n\nComponents. And flows.' },
    faults: { ...guide, id: 'faults--docs', title: 'Faults', content: '<Meta />\n\n# Faults' },
  };
  writePages({ components: { v: 0, components }, docs: { v: 0, docs } }, folder);

  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const links = [...read('llms.txt').matchAll(/^(?:##|-) .*/gm)].map(([line]) => line);
  expect(links).toEqual([
    '## Guides',
    '- [Library](./docs/library.md): Components.',
    '- [Messages](./docs/messages.md): The message sets that each entry point of `@rad-wallet/ui` can show, including its dialogs.',
    '## Components',
    '- [TileGrid](./docs/components-tile.md): Sends a gift. Use it once.',
    '## Flows',
    '- [GiftFlow](./docs/flows-gift.md): Sends a gift. Use it once.',
  ]);
  expect(read('docs/messages.md')).toContain('`sendMoney`');
  expect(read('docs/library.md')).toBe('# Library\n\nComponents. And flows.\n');
  expect(read('docs/flows-gift.md')).toContain(
    "Use it once.\n\n`import { GiftFlow } from '@rad-wallet/ui/features/gift';`",
  );
  expect(read('docs/flows-gift.md')).not.toContain('<GiftFlow />');
});

it('finds links of pages that lead nowhere', () => {
  const files = new Map([
    ['llms.txt', '[Text](./docs/text.md), [Tabs](./docs/tabs.md)'],
    ['docs/text.md', '[Tabs](./tabs.md#use), [Home](../llms.txt)'],
  ]);
  expect(findBrokenLinks(files)).toEqual([
    'llms.txt: links to ./docs/tabs.md, which does not exist.',
    'docs/text.md: links to ./tabs.md, which does not exist.',
  ]);
});
