// npm run bench: a screen of the library's components beside the same screen of native elements (`bench/`), both
// built for production and drawn by React, in one run: how long one waits, what is loaded, how much stands in
// the page. Times are the machine's, ratios hardly: what slows one slows the other. Run it alone all the same.
// The first mounting is that of code which no browser has compiled yet; the later ones show what drawing costs.
//
//   --runs=N      judges the median ratio of so many rounds (15); each visits every page anew
//   --no-build    takes packages/ui/dist as it is
import { chromium } from '@playwright/test';
import { parseArgs } from 'node:util';
import { buildPages, isBuilt, site, VARIANTS } from './lib/bench/build.mjs';
import { head, isMissed, resultOf, rowOf } from './lib/bench/ratios.mjs';
import { visitHistory, visitScreen } from './lib/bench/visit.mjs';
import { browserFlags, ensureBrowser } from './lib/browser.mjs';
import { endChildrenOnSignal, run } from './lib/processes.mjs';
import { serve } from './lib/serve.mjs';

/** @typedef {import('./lib/bench/ratios.mjs').Measure} Measure */
/** @typedef {Awaited<ReturnType<typeof look>>} Seen */

/** @type {Record<keyof Seen, Measure>} */
const MEASURES = {
  first: { what: 'mounting the screen at first', unit: 'ms' },
  mount: { what: 'mounting it again', unit: 'ms', target: 1.5 },
  typing: { what: 'a key press in the amount', unit: 'ms', target: 1.5 },
  dialog: { what: 'opening the dialog', unit: 'ms', target: 1.3 },
  select: { what: 'opening the select', unit: 'ms' },
  scroll: { what: 'scrolling 500 transactions', unit: 'ms' },
  firstBytes: { what: 'JavaScript and CSS of its first look', unit: 'KB' },
  bytes: { what: 'JavaScript and CSS in all, gzip', unit: 'KB', target: 1.6 },
  nodes: { what: 'elements', unit: '  ' },
};

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '15' },
    'no-build': { type: 'boolean', default: false },
  },
});

endChildrenOnSignal();
if (!values['no-build'] || !isBuilt()) {
  const built = await run('npm', ['run', '--silent', 'build:packages'], { limitMs: 300_000 });
  if (built !== 0) process.exit(built);
}
await buildPages();

const host = await serve(site, { port: 6920 });
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: [...browserFlags],
});

/** @param {import('./lib/bench/build.mjs').Variant} variant */
async function look(variant) {
  return {
    ...(await visitScreen(browser, `${host.url}${variant}/screen/`)),
    ...(await visitHistory(browser, `${host.url}${variant}/history/`)),
  };
}

/** @type {Record<import('./lib/bench/build.mjs').Variant, Seen>[]} */
const rounds = [];
try {
  for (let round = 0; round < Number(values.runs); round += 1) {
    // Neither is always the first.
    const order = round % 2 === 0 ? VARIANTS : VARIANTS.toReversed();
    /** @type {Partial<Record<import('./lib/bench/build.mjs').Variant, Seen>>} */
    const seen = {};
    for (const variant of order) seen[variant] = await look(variant);
    if (seen.native && seen.ours) rounds.push({ native: seen.native, ours: seen.ours });
  }
} finally {
  await browser.close();
  await host.close();
}

let missed = 0;
console.log(head);
for (const [name, measure] of Object.entries(MEASURES)) {
  const key = /** @type {keyof Seen} */ (name);
  const result = resultOf(
    rounds.map(({ native, ours }) => ({ native: native[key], ours: ours[key] })),
  );
  console.log(rowOf(measure, result));
  if (isMissed(measure, result)) missed += 1;
}
console.log(missed > 0 ? `\n${missed} beyond their targets.` : '\nAll within their targets.');
process.exitCode = missed > 0 ? 1 : 0;
