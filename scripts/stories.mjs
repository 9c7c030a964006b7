// npm run test:stories: every story in a real browser: it renders, its play function passes, it logs no
// error, axe finds nothing. With --images (npm run test:visual) its pictures are compared as well.
//
//   --update      draw the pictures anew, and remove those whose story is gone
//   --no-build    take storybook-static as it is
//   --brand=NAME  check every story in a brand of the toolbar; its pictures stay as they are
//   --report=FILE leave a report in Jest's JSON
//   --from=DIR    serve this folder in place of storybook-static
//   --names=REGEX of the files that are run, these stories alone
// STORYBOOK_STORIES (.storybook/chosenStories.ts) names the files to build and run, in place of all.
//   anything else goes to the test runner: a file to run, --ci …
import { mkdirSync, rmSync } from 'node:fs';
import { drawn, imagesAreComparable, removeOrphans } from './lib/baselines.mjs';
import { ensureBrowser } from './lib/browser.mjs';
import { keepGlances } from './lib/glances.mjs';
import { endChildrenOnSignal, run } from './lib/processes.mjs';
import { cache, inProject } from './lib/project.mjs';
import { serve } from './lib/serve.mjs';
import { forgetWalks, readWalks, tellWalks, walkStories } from './lib/walks.mjs';

const given = process.argv.slice(2);
const report = given.find((arg) => arg.startsWith('--report='))?.slice('--report='.length);
const brand = given.find((arg) => arg.startsWith('--brand='))?.slice('--brand='.length);
const from = given.find((arg) => arg.startsWith('--from='))?.slice('--from='.length);
const names = given.find((arg) => arg.startsWith('--names='))?.slice('--names='.length);
const rest = given.filter(
  (arg) => !/^--(images|update|no-build|(brand|report|from|names)=.*)$/s.test(arg),
);
const isOption = (/** @type {string} */ arg) => arg.startsWith('--');
const update = given.includes('--update');
const images = given.includes('--images') && brand === undefined && imagesAreComparable();
/** Only a run over all stories knows which pictures nobody asked for. */
const whole = rest.every(isOption) && names === undefined && !process.env.STORYBOOK_STORIES;

endChildrenOnSignal();

if (!given.includes('--no-build')) {
  const built = await run('npm', ['run', '--silent', 'build:storybook'], { limitMs: 300_000 });
  if (built !== 0) process.exit(built);
}

rmSync(inProject('.cache', 'visual'), { recursive: true, force: true });
rmSync(inProject('.cache', 'visual-diff'), { recursive: true, force: true });
forgetWalks();
mkdirSync(cache, { recursive: true });

const storybook = await serve(inProject(from ?? 'storybook-static'), { port: 6106 });
const code = await run(
  'test-storybook',
  [
    '--url',
    storybook.url,
    ...rest.filter(isOption),
    // Between options and files: the test runner hands its name on as if it were the first file.
    ...(report === undefined ? [] : ['--json', '--outputFile', report]),
    ...rest.filter((arg) => !isOption(arg)),
  ],
  {
    env: {
      CHROME_PATH: await ensureBrowser(),
      STORY_IMAGES: !images ? 'off' : update ? 'draw' : 'compare',
      ...(brand && { STORY_BRAND: brand }),
      ...(names && { STORY_NAMES: names }),
      NODE_NO_WARNINGS: '1',
    },
    limitMs: 3_600_000,
  },
);
await storybook.close();

if (images && update && whole && code === 0) {
  for (const name of removeOrphans()) console.log(`Removed ${name}: its story is gone.`);
}
// A check leaves the tree as it was.
if (images && !rest.includes('--ci')) keepGlances(drawn());
process.exitCode = code;

// Last, so that it is what the run ends with: not what the model has, but what the views were seen to pass.
if (whole || rest.some((arg) => /\bWalks\/?$/.test(arg))) {
  const { table, line, isWhole, missing } = tellWalks(walkStories(), readWalks());
  console.log(`\n${table}\n`);
  for (const id of missing) console.log(`${id} was not walked to its end.`);
  console.log(line);
  if (!isWhole) process.exitCode = 1;
}
