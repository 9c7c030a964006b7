// npm run mutants: changes one guard, target, timer or action of a machine at a time, and runs the machine's tests.
// Prints the changes that no test notices. MUTANTS_OF=sendMoney,gift limits it to these machines.
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { startVitest } from 'vitest/node';
import { compiledMessages } from './lib/compiledMessages.mjs';
import { inProject } from './lib/project.mjs';

let count = 0;
let survived = 0;

/** @param {import('vitest/node').TestSuite} mutant */
const isCaught = (mutant) =>
  [...mutant.children.allTests()].some((test) => test.result().state === 'failed');

const vitest = await startVitest(
  'test',
  [],
  {
    config: false,
    root: inProject(),
    watch: false,
    include: ['packages/testing/src/testing/mutants.run.ts'],
    env: { TZ: 'Asia/Karachi' },
    reporters: [
      {
        onTestSuiteResult(suite) {
          if (suite.parent.type !== 'suite' || suite.parent.parent.type !== 'module') return;
          count += 1;
          if (isCaught(suite)) return;
          survived += 1;
          console.log(suite.name);
        },
      },
    ],
  },
  { plugins: [vanillaExtractPlugin(), compiledMessages()] },
);
await vitest.close();
console.log(`${count} mutants, ${survived} survive`);
// The failing tests of mutants are no failure of this command.
process.exitCode = count > 0 ? 0 : 1;
