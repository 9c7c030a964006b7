// npm run vitals: runs Lighthouse, emulating a phone on a slow network, against the wallet built for a real API and our
// own server. The times depend on the machine, so run nothing else at the same time. Budgets that do not depend on it
// are part of `npm test -- --all` (../{firstLoad,longTasks}.spec.ts, npm run size).
//
//   --no-build    uses the last build
//
// The complete reports are in .cache/vitals/PAGE.json.
import { chromium } from '@playwright/test';
import { startServerProcess } from '@rad-wallet/server/testing';
import getPort from 'get-port';
import lighthouse, { type Result } from 'lighthouse';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { browserFlags, ensureBrowser } from '../../../../scripts/lib/browser.mjs';
import { endChildrenOnSignal, run } from '../../../../scripts/lib/processes.mjs';
import { inProject } from '../../../../scripts/lib/project.mjs';
import { measuredPages } from '../support/measuredPages.ts';
import { API_PATH, serveAsHost } from './serveAsHost.ts';
import { findMissedTargets, formatRow } from './targets.ts';

const cache = inProject('.cache', 'vitals');
const wallet = `${cache}/wallet`;

const { values } = parseArgs({ options: { 'no-build': { type: 'boolean', default: false } } });

const print = (line: string) => process.stdout.write(`${line}\n`);

async function build() {
  const code = await run(
    'vite',
    // oxfmt-ignore
    ['build', '--config', 'apps/wallet/e2e-api/vite.config.ts', '--outDir', wallet, '--logLevel', 'warn'],
    {
      env: { VITE_API_URL: API_PATH, WALLET_HOST: inProject('examples/host') },
      limitMs: 300_000,
    },
  );
  if (code !== 0) process.exit(code);
}

async function measure(url: string, port: number): Promise<Result> {
  const result = await lighthouse(url, {
    port,
    onlyCategories: ['performance', 'accessibility', 'best-practices'],
  });
  if (!result) throw new Error(`Lighthouse returned no result for ${url}`);
  return result.lhr;
}

endChildrenOnSignal();
if (!values['no-build']) await build();

const api = await startServerProcess(['--port=0', `--file=${cache}/ledger.sqlite`, '--reset']);
const host = await serveAsHost(wallet, api.url);
const port = await getPort();
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  // The host's certificate is self-signed.
  args: [...browserFlags, '--ignore-certificate-errors', `--remote-debugging-port=${port}`],
});

let missCount = 0;
try {
  for (const { name, path } of measuredPages) {
    const result = await measure(host.url + path, port);
    writeFileSync(`${cache}/${name}.json`, JSON.stringify(result));
    const misses = findMissedTargets(result);
    missCount += misses.length;
    print([formatRow(name, result), ...misses].join('   '));
  }
} finally {
  await browser.close();
  await api.end();
  host.close();
}
print(missCount > 0 ? `\n${missCount} targets missed.` : '\nAll targets met.');
process.exitCode = missCount > 0 ? 1 : 0;
