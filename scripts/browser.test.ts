import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { browserFlags, disabledFeatures } from './lib/browser.mjs';

/** Playwright exports no list of the features that it switches off; its bundle has it in plain text. */
function playwrightsList() {
  const require = createRequire(import.meta.url);
  const inPlaywright = createRequire(require.resolve('playwright/package.json'));
  const folder = path.dirname(inPlaywright.resolve('playwright-core/package.json'));
  const bundle = readFileSync(path.join(folder, 'lib/coreBundle.js'), 'utf8');
  const list = /^ *disabledFeatures = \[\n(.*?)\n *\]/ms.exec(bundle)?.[1] ?? '';
  return [...list.matchAll(/^ *"(\w+)"/gm)].map(([, name]) => name);
}

test('what Playwright switches off stays off, though only the last list counts', () => {
  const theirs = playwrightsList();
  expect(theirs).toContain('PaintHolding');
  expect(disabledFeatures).toEqual(expect.arrayContaining(theirs));
  expect(browserFlags.filter((flag) => flag.startsWith('--disable-features='))).toEqual([
    `--disable-features=${disabledFeatures.join(',')}`,
  ]);
});
