// npm run vitals: runs Lighthouse, emulating a phone on a slow network, against the wallet built for a real API and our
// own server. The times depend on the machine, so run nothing else at the same time. Budgets that do not depend on it
// are part of `npm test -- --all` (apps/wallet/e2e-api/{firstLoad,longTasks}.spec.ts, npm run size).
//
//   --apart       serves the API from another origin (its cost: docs/backend.md)
//   --runs=N      uses the median of N runs of each page (default: 1)
//   --no-build    uses the last build
//   --pages=A,B   measures only the pages whose names begin with these (home,history)
//
// The complete reports are in .cache/vitals/PAGE.json.
import { chromium } from '@playwright/test';
import getPort from 'get-port';
import lighthouse from 'lighthouse';
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { browserFlags, ensureBrowser } from './lib/browser.mjs';
import { endChildrenOnSignal, run } from './lib/processes.mjs';
import { inProject } from './lib/project.mjs';
import { getHostUrl, serveAsHost, TRUSTS_ITSELF } from './lib/serveAsHost.mjs';
import { startApi } from './lib/startApi.mjs';
import { choosePages, findMisses, formatRow } from './lib/vitals.mjs';

const { values } = parseArgs({
  options: {
    apart: { type: 'boolean', default: false },
    runs: { type: 'string', default: '1' },
    'no-build': { type: 'boolean', default: false },
    pages: { type: 'string', default: '' },
  },
});

const cache = inProject('.cache', 'vitals');
const wallet = `${cache}/wallet`;
const builtFile = `${cache}/built.json`;

/** @param {number} port */
const getApiUrl = (port) => `http://127.0.0.1:${port}`;

/** The ports are part of the build, so builtFile stores them for `--no-build`. */
async function build() {
  const buildInfo = { host: await getPort(), api: await getPort(), isApart: values.apart };
  const apiUrl = values.apart ? getApiUrl(buildInfo.api) : getHostUrl(buildInfo.host);
  mkdirSync(cache, { recursive: true });
  const code = await run(
    'vite',
    // oxfmt-ignore
    ['build', '--config', 'apps/wallet/e2e-api/vite.config.ts', '--outDir', wallet, '--logLevel', 'warn'],
    { env: { VITE_API_URL: apiUrl }, limitMs: 300_000 },
  );
  if (code !== 0) process.exit(code);
  writeFileSync(builtFile, JSON.stringify(buildInfo));
}

endChildrenOnSignal();
if (!values['no-build']) await build();

const built = JSON.parse(readFileSync(builtFile, 'utf8'));
const host = await serveAsHost({
  folder: wallet,
  port: built.host,
  api: built.isApart ? undefined : getApiUrl(built.api),
});
const ledger = `${cache}/ledger.sqlite`;
rmSync(ledger, { force: true });
const api = await startApi({ port: built.api, file: ledger, origin: host.url });
const port = await getPort();
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: [...browserFlags, TRUSTS_ITSELF, `--remote-debugging-port=${port}`],
});

/** @param {string} url */
async function measure(url) {
  const results = [];
  for (let left = Number(values.runs); left > 0; left -= 1) {
    const result = await lighthouse(url, {
      port,
      onlyCategories: ['performance', 'accessibility', 'best-practices'],
    });
    if (!result) throw new Error(`Lighthouse left no result for ${url}`);
    results.push(result.lhr);
  }
  return computeMedianRun(results);
}

let misses = 0;
try {
  for (const [name, path] of choosePages(values.pages)) {
    const result = await measure(host.url + path);
    writeFileSync(`${cache}/${name}.json`, JSON.stringify(result));
    const missed = findMisses(result);
    misses += missed.length;
    console.log(formatRow(name, result) + (missed.length > 0 ? `   ${missed.join(', ')}` : ''));
  }
} finally {
  await browser.close();
  await api.close();
  await host.close();
}
console.log(misses > 0 ? `\n${misses} beyond their targets.` : '\nAll within their targets.');
process.exitCode = misses > 0 ? 1 : 0;
