import { getPathsByState, listStates, type Plan } from '@rad-wallet/testing';
import { beforeAll, expect, it, vi } from 'vitest';
import { StateMachine, type AnyStateMachine } from 'xstate';
import { listDeclarations } from './support/declaredStates';

// Composes stories like the real preview, but without starting a browser.
vi.mock('#.storybook/preview', async () => {
  const { definePreview } = await import('@storybook/react-vite');
  return { default: definePreview({ addons: [] }), navigate: () => {} };
});

const stories = import.meta.glob<object>('./**/*.stories.tsx', { eager: true });
const machineModules = import.meta.glob<object>('../packages/ui/src/features/*/*Machine.ts', {
  eager: true,
});
const plans = Object.values(
  import.meta.glob<Record<string, Plan>>('../packages/testing/src/features/*.ts', {
    eager: true,
  }),
).flatMap((module) => Object.values(module));

const exported = Object.values(machineModules)
  .flatMap((module): unknown[] => Object.values(module))
  .filter((value): value is AnyStateMachine => value instanceof StateMachine);

/** All exported machines, and a sample of the submission machine that all forms use. */
const machines = [...new Set([...exported, ...plans.map(({ machine }) => machine)])].toSorted(
  (a, b) => a.id.localeCompare(b.id),
);

/** `walks.test.ts` in packages/testing checks that each machine has a test plan. */
function reachable(machine: AnyStateMachine): string[] {
  const plan = plans.find((candidate) => candidate.machine === machine);
  return plan ? [...getPathsByState(plan).keys()] : listStates(machine);
}

const declarations = listDeclarations(stories);

const table = machines.map((machine) => ({
  machine: machine.id,
  states: reachable(machine).map((state) => ({
    state,
    stories: declarations
      .filter((declared) => declared.machine === machine.id && declared.states.includes(state))
      .map(({ story }) => story),
  })),
}));

function printed(): string {
  const rows = table.flatMap(({ machine, states }) =>
    states.map(({ state, stories: shown }) => [machine, state, shown.join(', ') || '-'] as const),
  );
  const getWidth = (column: 0 | 1) => Math.max(...rows.map((row) => row[column].length));
  return rows
    .map(([machine, state, shown]) =>
      [machine.padEnd(getWidth(0)), state.padEnd(getWidth(1)), shown].join('  '),
    )
    .join('\n');
}

beforeAll(() => void process.stdout.write(`\n${printed()}\n\n`));

it('finds every machine, each with a unique id', () => {
  const ids = machines.map((machine) => machine.id);
  expect(ids).toEqual([...new Set(ids)]);
  expect(ids).toEqual(expect.arrayContaining(['requestMoney', 'sendMoney']));
});

it.each(table)('has a story for every state that $machine can reach', ({ states }) => {
  const missing = states.filter(({ stories: shown }) => shown.length === 0);
  expect(missing.map(({ state }) => state)).toEqual([]);
});

it('declares only states that exist', () => {
  const unknown = declarations.flatMap(({ story, machine, states }) => {
    const known = machines.find(({ id }) => id === machine);
    if (!known) return [`${story} declares the unknown machine ${machine}`];
    return states
      .filter((state) => !listStates(known).includes(state))
      .map((state) => `${story} declares ${state}, which is not a leaf state of ${machine}`);
  });
  expect(unknown).toEqual([]);
});
