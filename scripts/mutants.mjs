// npm run mutants: changes one guard, target, timer or action of a machine at a time, and runs the machine's tests.
// Fails if no test notices a change that lib/equivalentMutants.mjs does not list, or if one notices a listed change.
// MUTANTS_OF=sendMoney,gift limits it to these machines.
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { startVitest } from 'vitest/node';
import { compiledMessages } from './lib/compiledMessages.mjs';
import { equivalentMutants } from './lib/equivalentMutants.mjs';
import { inProject } from './lib/project.mjs';

/** @type {Set<string>} */
const machines = new Set();
/** @type {Set<string>} */
const survivors = new Set();
let count = 0;

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
          const { parent } = suite;
          if (parent.type !== 'suite' || parent.parent.type !== 'module') return;
          machines.add(parent.name);
          count += 1;
          if (isCaught(suite)) return;
          survivors.add(suite.name);
          if (!equivalentMutants.has(suite.name)) console.log(`Not noticed: ${suite.name}`);
        },
      },
    ],
  },
  { plugins: [vanillaExtractPlugin(), compiledMessages()] },
);
await vitest.close();

const listed = [...equivalentMutants.keys()].filter((id) =>
  machines.has(/^\w+/.exec(id)?.[0] ?? ''),
);
const wronglyListed = listed.filter((id) => !survivors.has(id));
for (const id of wronglyListed) console.log(`Listed as equivalent, but noticed or absent: ${id}`);
console.log(
  `${count} mutants, ${survivors.size} survive, ${listed.length} are listed as equivalent`,
);
// Vitest counts the failing tests of mutants, so its own exit code says nothing.
const isSound = count > 0 && wronglyListed.length === 0 && survivors.size === listed.length;
process.exitCode = isSound ? 0 : 1;
