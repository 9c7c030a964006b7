import { expect, it } from 'vitest';

const sources = import.meta.glob<string>('./{Flows,Pages}/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The stories of a file, as `Send Money: Confirming`: its area and its name. */
const namesIn = (source: string) => {
  const area = /title: '\w+\/([^']+)'/.exec(source)?.[1];
  return [...source.matchAll(/^export const (\w+)/gm)].map(([, name]) => `${area}: ${name}`);
};

const namesOf = (kind: string) =>
  Object.entries(sources).flatMap(([file, source]) =>
    file.startsWith(`./${kind}/`) ? namesIn(source) : [],
  );

// A state of a flow is shown under Flows; what a page adds to it has a name of its own.
it('gives no story of a page the name of a story of its flow', () => {
  const flows = new Set(namesOf('Flows'));
  expect(flows.size).toBeGreaterThan(150);
  expect(namesOf('Pages').filter((name) => flows.has(name))).toEqual([]);
});
