import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { walksFolder } from '../../scripts/lib/walks.mjs';

export async function saveWalk(page: Page, id: string): Promise<void> {
  const record = await page.evaluate(() => globalThis.__walked ?? null);
  if (!record) return;
  mkdirSync(walksFolder, { recursive: true });
  writeFileSync(path.join(walksFolder, `${id}.json`), JSON.stringify(record));
}
