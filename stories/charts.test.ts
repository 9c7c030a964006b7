import { createChart, toMermaid } from 'storybook-addon-statecharts/model';
import { expect, it } from 'vitest';
import { listMachines } from './support/machines';

const machines = listMachines(
  import.meta.glob<object>('../packages/ui/src/features/*/*Machine.ts', { eager: true }),
);

const page = `# Statecharts

The state machines of the wallet. \`npm run charts\` generates this page from their code.
${machines
  .map((machine) => {
    const chart = createChart(machine);
    return `
## ${chart.id}

${chart.description}

\`\`\`mermaid
${toMermaid(chart)}\`\`\`
`;
  })
  .join('')}`;

it.each(machines)('describes $id', ({ root }) => {
  expect(root.description).toBeTruthy();
});

it('matches docs/statecharts.md', async () => {
  await expect(page).toMatchFileSnapshot('../docs/statecharts.md');
});
