// npm run panel: how soon the statechart of each of the wallet's machines stands once its panel is chosen, in
// a Storybook that has just been opened: its code is still to be loaded. A time is the machine's too: run it
// alone. What does not depend on the machine is held by tests (the addon's loading.test.ts).
//
//   --runs=N      judges the median of so many openings of each (3)
//   --no-build    takes storybook-static as it is
//   anything else names the machines to open; all where none is named
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { browserFlags, ensureBrowser } from './lib/browser.mjs';
import { endChildrenOnSignal, run } from './lib/processes.mjs';
import { inProject } from './lib/project.mjs';
import { serve } from './lib/serve.mjs';

/** From the press to the frame in which the chart stands, ms. */
const LIMIT_MS = 300;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '3' },
    'no-build': { type: 'boolean', default: false },
  },
});

endChildrenOnSignal();
if (!values['no-build']) {
  const built = await run('npm', ['run', '--silent', 'build:storybook'], { limitMs: 300_000 });
  if (built !== 0) process.exit(built);
}

/** A story of each machine, by its id. @type {Record<string, Record<string, { id: string }>>} */
const known = JSON.parse(
  readFileSync(inProject('.storybook', 'statechart', 'stories.json'), 'utf8'),
);

const storybook = await serve(inProject('storybook-static'), { port: 6906 });
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: [...browserFlags],
});

/** @param {string} story */
async function open(story) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(new URL(`?path=/story/${story}`, storybook.url).href);
  await page
    .frameLocator('#storybook-preview-iframe')
    .locator('#storybook-root > *')
    .first()
    .waitFor();
  await page.getByRole('tab', { name: 'Statechart' }).waitFor();
  await page.waitForLoadState('networkidle');
  const ms = await page.evaluate(async () => {
    const tab = [...document.querySelectorAll('[role="tab"]')].find(
      ({ textContent }) => textContent?.trim() === 'Statechart',
    );
    if (!(tab instanceof HTMLElement)) throw new Error('There is no tab of statecharts.');
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const begun = performance.now();
    tab.click();
    while (!document.querySelector('.statechart-canvas svg')) await nextFrame();
    // The frame that has it is over when the next begins.
    await nextFrame();
    return performance.now() - begun;
  });
  await context.close();
  return ms;
}

/** @param {readonly number[]} numbers */
const median = (numbers) => numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0;

const slow = [];
for (const [machine, states] of Object.entries(known)) {
  const [story] = Object.values(states);
  // The machine of an example has no chart of its own in the docs.
  if (!story || !existsSync(inProject('docs', 'statecharts', `${machine}.svg`))) continue;
  if (positionals.length > 0 && !positionals.includes(machine)) continue;
  const times = [];
  for (let left = Number(values.runs); left > 0; left -= 1) times.push(await open(story.id));
  const ms = median(times);
  if (ms >= LIMIT_MS) slow.push(machine);
  const spread = times.map((time) => time.toFixed(0)).join(', ');
  console.log(`${machine.padEnd(20)} ${ms.toFixed(0).padStart(4)} ms   (${spread})`);
}
await browser.close();
await storybook.close();
if (slow.length > 0) console.log(`\nNot in ${LIMIT_MS} ms: ${slow.join(', ')}`);
process.exitCode = slow.length > 0 ? 1 : 0;
