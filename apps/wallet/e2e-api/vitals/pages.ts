import { chromium } from '@playwright/test';
import { startServerProcess } from '@rad-wallet/server/testing';
import getPort from 'get-port';
import lighthouse, { type Result } from 'lighthouse';
import { writeFileSync } from 'node:fs';
import { browserFlags, ensureBrowser } from '../../../../scripts/lib/browser.mjs';
import { measuredPages } from '../support/measuredPages.ts';
import { serveAsHost } from './serveAsHost.ts';
import { findMissedTargets, formatRow } from './targets.ts';

async function measure(url: string, port: number): Promise<Result> {
  const result = await lighthouse(url, {
    port,
    onlyCategories: ['performance', 'accessibility', 'best-practices'],
  });
  if (!result) throw new Error(`Lighthouse returned no result for ${url}`);
  return result.lhr;
}

/**
 * Runs Lighthouse against the wallet in `folder`, built for a real API, and our own server; the complete reports are in
 * `cache`. Returns the number of missed targets.
 */
export async function measurePages(folder: string, cache: string): Promise<number> {
  const api = await startServerProcess(['--port=0', `--file=${cache}/ledger.sqlite`, '--reset']);
  const host = await serveAsHost(folder, api.url);
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
      process.stdout.write(`${[formatRow(name, result), ...misses].join('   ')}\n`);
    }
  } finally {
    await browser.close();
    await api.end();
    host.close();
  }
  return missCount;
}
