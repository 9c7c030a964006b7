// npm run mutants: each mutant of each machine must fail a test of its plan or a unit test that names the machine.
import { afterAll, beforeAll, beforeEach, describe, onTestFailed, vi } from 'vitest';
import { StateMachine, type AnyStateMachine } from 'xstate';
import type { Plan } from '@rad-wallet/ui/plans';
import { describePlan } from './describePlan';
import { listMutations } from './mutations';

const plans = Object.values(
  import.meta.glob<Record<string, Plan>>('../features/*.ts', { eager: true }),
).flatMap((module) => Object.entries(module));

const exportNames = new Map(
  Object.values(
    import.meta.glob<Record<string, unknown>>('../../../ui/src/features/*/*Machine.ts', {
      eager: true,
    }),
  ).flatMap((module) =>
    Object.entries(module).flatMap(([name, value]): [AnyStateMachine, string][] =>
      value instanceof StateMachine ? [[value as AnyStateMachine, name]] : [],
    ),
  ),
);

const sources = import.meta.glob<string>(
  ['../../../ui/src/{features,engine}/**/*.test.ts', '../submission.test.ts'],
  { eager: true, query: '?raw', import: 'default' },
);

const listTests = (name: string): string[] =>
  Object.keys(sources).filter((file) => sources[file]?.includes(name));

/** Evaluates a file of tests again. */
const importAgain = (file: string, id: number) =>
  // oxlint-disable-next-line import/no-dynamic-require -- the files are those of the glob above
  import(/* @vite-ignore */ `${file}?mutant=${id}`) as Promise<unknown>;

beforeAll(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterAll(() => void vi.restoreAllMocks());

const only = process.env.MUTANTS_OF?.split(',');

for (const [planName, plan] of plans) {
  const { machine } = plan;
  if (only && !only.includes(machine.id)) continue;
  describe(machine.id, () => {
    listMutations(machine).forEach(({ id, apply }, index) => {
      describe(id, async () => {
        let isCaught = false;
        let revert = () => {};
        beforeAll(() => {
          revert = apply(machine);
        });
        afterAll(() => revert());
        beforeEach((context) => {
          if (isCaught) context.skip();
          onTestFailed(() => {
            isCaught = true;
          });
        });
        for (const file of listTests(exportNames.get(machine) ?? planName)) {
          await importAgain(file, index);
        }
        describePlan('plan', plan);
      });
    });
  });
}
