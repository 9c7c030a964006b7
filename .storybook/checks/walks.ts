import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { walkRecords } from '../../scripts/lib/walks.mjs';

/** Keeps what a story has walked in this run, where it has walked anything. */
export async function keepWalk(page: Page, id: string): Promise<void> {
  const record = await page.evaluate(() => globalThis.__walked ?? null);
  if (!record) return;
  mkdirSync(walkRecords, { recursive: true });
  writeFileSync(path.join(walkRecords, `${id}.json`), JSON.stringify(record));
}
