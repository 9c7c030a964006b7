import { globSync } from 'node:fs';
import { chartOf } from 'storybook-addon-statecharts/model';
import { layOutHere, mermaidFile, svgFile } from 'storybook-addon-statecharts/files';
import { overlapsIn } from 'storybook-addon-statecharts/testing';
import { expect, it } from 'vitest';
import { machinesIn } from './support/machines';

// `npm run charts` is this test with `--update`: it writes what it otherwise compares.

const machines = machinesIn(
  import.meta.glob<object>('../packages/ui/src/{flows,screens}/*/*Machine.ts', { eager: true }),
);
const charts = machines.map(chartOf);

it.each(charts)('$id has its chart as it is now in docs/statecharts', async (chart) => {
  const down = await layOutHere(chart, 'down');
  const right = await layOutHere(chart, 'right');
  expect(overlapsIn(chart, down)).toEqual([]);
  expect(overlapsIn(chart, right)).toEqual([]);
  const file = `../docs/statecharts/${chart.id}`;
  await expect(svgFile(chart, [down, right])).toMatchFileSnapshot(`${file}.svg`);
  await expect(mermaidFile(chart)).toMatchFileSnapshot(`${file}.mmd`);
});

const index = `# Statecharts

The machines of the wallet, as their code has them. \`npm run charts\` writes them anew; a test tells when they
are not up to date. Each is there as a picture, and as a diagram for Mermaid.

${charts
  .map(
    ({ id, states, transitions }) => `## ${id}

${states.length - 1} states, ${transitions.length} transitions. [Mermaid](${id}.mmd)

![The statechart of ${id}](${id}.svg)
`,
  )
  .join('\n')}`;

it('lists them', async () => {
  await expect(index).toMatchFileSnapshot('../docs/statecharts/README.md');
});

it('keeps no chart of a machine that is gone', () => {
  const ids = charts.map(({ id }) => id);
  const files = globSync('docs/statecharts/*.{svg,mmd}');
  const orphans = files.filter((file) => !ids.includes(file.replace(/^.*[\\/]|\.\w+$/g, '')));
  expect(orphans).toEqual([]);
});
