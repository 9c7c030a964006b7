import { globSync } from 'node:fs';
import type { Plan } from '@rad-wallet/testing';
import { chartOf, placesFingerprint } from 'storybook-addon-statecharts/model';
import { layOutHere, mermaidFile, readPlaces, svgFile } from 'storybook-addon-statecharts/files';
import { overlapsIn } from 'storybook-addon-statecharts/testing';
import { format } from 'oxfmt';
import { expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { machineNotes } from './charts/notes';
import { machinesIn } from './support/machines';

// `npm run charts` is this test with `--update`: it writes what it otherwise compares.

const modules = import.meta.glob<object>('../packages/ui/src/{flows,screens}/*/*Machine.ts', {
  eager: true,
});
const plans = Object.values(
  import.meta.glob<Record<string, Plan>>('../packages/testing/src/{flows,screens}/*.ts', {
    eager: true,
  }),
).flatMap((module) => Object.values(module));

/** The file of a machine, from the root of the repository. */
function fileOf(machine: AnyStateMachine): string {
  const found = Object.entries(modules).find(([, module]) =>
    Object.values(module).includes(machine),
  );
  return found?.[0].replace('../', '') ?? '';
}

const known = machinesIn(modules).map((machine) => {
  const plan = plans.find((candidate) => candidate.machine === machine);
  if (!plan) throw new Error(`${machine.id} has no plan.`);
  const notes = machineNotes(fileOf(machine), plan);
  return { notes, chart: chartOf(machine, notes) };
});
const charts = known.map(({ chart }) => chart);

it.each(known)('$chart.id has its notes as they are now in docs/statecharts', async (one) => {
  const { code: text } = await format('notes.json', JSON.stringify(one.notes));
  await expect(text).toMatchFileSnapshot(`../docs/statecharts/${one.chart.id}.json`);
});

it.each(charts)('$id does nothing of which nobody knows what it emits', ({ mayEmit }) => {
  expect(mayEmit).toEqual([]);
});

it.each(charts)('$id has its chart as it is now in docs/statecharts', async (chart) => {
  const down = await layOutHere(chart, 'down');
  const right = await layOutHere(chart, 'right');
  expect(overlapsIn(chart, down)).toEqual([]);
  expect(overlapsIn(chart, right)).toEqual([]);
  const file = `../docs/statecharts/${chart.id}`;
  const svg = svgFile(chart, [down, right]);
  await expect(svg).toMatchFileSnapshot(`${file}.svg`);
  // So the panel has all places from the file: nothing is laid out while somebody waits.
  const fingerprint = placesFingerprint(chart);
  expect(readPlaces(svg, fingerprint, 'down')).toEqual(down);
  expect(readPlaces(svg, fingerprint, 'right')).toEqual(right);
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
  const files = globSync('docs/statecharts/*.{svg,mmd,json}');
  const orphans = files.filter((file) => !ids.includes(file.replace(/^.*[\\/]|\.\w+$/g, '')));
  expect(orphans).toEqual([]);
});
