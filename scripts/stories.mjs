// npm run test:stories: checks every story in a browser: it renders, its play function passes, it logs no errors, and
// axe finds no violations. With --screenshots (npm run test:visual), also compares its screenshots.
//
//   --all         also checks the other languages and the pseudo-locale; fails on an unstable screenshot
//   --update      replaces baselines that differ, and removes baselines without a story
//   --no-build    uses the existing storybook-static
//   --report=FILE writes a report in Jest's JSON format
//   Other arguments name the files to run.
import { parseArgs } from 'node:util';
import { ensureBrowser } from './lib/browser.mjs';
import {
  findDuplicates,
  findOrphans,
  findUnstable,
  deleteLastRunFiles,
  removeBaselines,
} from './lib/screenshots.mjs';
import { endChildrenOnSignal, run } from './lib/processes.mjs';
import { inProject } from './lib/project.mjs';
import { serve } from './lib/serve.mjs';
import { deleteWalks, findWalkStories, readWalks, summarizeWalks } from './lib/walks.mjs';

const { values, positionals: files } = parseArgs({
  options: {
    screenshots: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    update: { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
    report: { type: 'string' },
  },
  allowPositionals: true,
});
const { all: isAll, update: isUpdate, report } = values;
// The baselines were taken on Linux; other systems shape letters differently.
const takesScreenshots = values.screenshots && process.platform === 'linux';
const isWhole = files.length === 0;

endChildrenOnSignal();
if (!values['no-build']) {
  const built = await run('npm', ['run', '--silent', 'build:storybook'], { limitMs: 300_000 });
  if (built !== 0) process.exit(built);
}

deleteLastRunFiles();
deleteWalks();
const storybook = await serve(inProject('storybook-static'), { port: 6106 });
const reportOptions = report === undefined ? [] : ['--json', '--outputFile', report];
process.exitCode = await run(
  'test-storybook',
  // Files must come last: otherwise the runner mistakes the value of its last option for a file.
  ['--url', storybook.url, ...reportOptions, ...files],
  {
    env: {
      CHROME_PATH: await ensureBrowser(),
      STORY_SCREENSHOTS: !takesScreenshots ? 'off' : isUpdate ? 'update' : 'compare',
      STORY_LANGUAGES: isAll || isUpdate ? 'on' : 'off',
      NODE_NO_WARNINGS: '1',
    },
    limitMs: 3_600_000,
  },
);
await storybook.close();

/** @param {readonly string[]} lines */
function fail(lines) {
  for (const line of lines) console.log(line);
  if (lines.length > 0) process.exitCode = 1;
}

if (takesScreenshots && isWhole && process.exitCode === 0) {
  const orphans = findOrphans();
  if (isUpdate) {
    removeBaselines(orphans);
    for (const name of orphans) console.log(`Removed ${name}, which has no story.`);
  } else {
    fail(
      orphans.map((name) => `No story has ${name}: npm run test:visual -- --update removes it.`),
    );
  }
  fail(
    findDuplicates().map(
      (names) => `Identical baselines: ${names.join(', ')}. Tag all stories but one 'no-visual'.`,
    ),
  );
}
const unstable = findUnstable().map((name) => `Unstable, matched when taken again: ${name}`);
if (isAll) fail(unstable);
else for (const line of unstable) console.log(line);

if (isWhole || files.some((file) => /\bWalks\/?$/.test(file))) {
  const { table, total, problems } = summarizeWalks(findWalkStories(), readWalks());
  console.log(`\n${table}\n`);
  fail(problems);
  console.log(total);
}
