// npm run icons: draws the icons that an installed wallet needs from apps/wallet/public/icon.svg.
import { chromium } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { browserFlags, ensureBrowser } from './lib/browser.mjs';
import { icons } from './lib/icons.mjs';
import { inProject } from './lib/project.mjs';

const folder = inProject('apps', 'wallet', 'public');
const svg = readFileSync(`${folder}/icon.svg`, 'utf8');

const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: browserFlags,
});
const page = await browser.newPage();
for (const { file, size, draw } of icons) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>* { margin: 0 } svg { display: block }</style>${draw(svg)}`);
  await page.screenshot({ path: `${folder}/${file}`, omitBackground: true });
  console.log(file);
}
await browser.close();
