import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import type { PNG } from 'pngjs';
import { getBaselinePath, type ScreenshotVariant } from '../screens.ts';
import { compare, crop, isSameImage, encodePng, decodePng } from './pixels.ts';
import { captureViewport } from './captureViewport.ts';
import { forceRepaint, setViewport, growToPageHeight, type Viewport } from './waitUntilStable.ts';

const isUpdate = process.env.STORY_SCREENSHOTS === 'update';

const baselines = path.resolve('stories/__image_snapshots__');
/** Folder of the screenshots that differ and of their differences, which the CI workflow uploads. */
const differencesFolder = path.resolve('.cache/visual-diff');
/** Folder of the lists that scripts/lib/screenshots.mjs reads. */
const listsFolder = path.resolve('.cache/visual');

/** In pixels. One machine anti-aliased up to three pixels differently, for an unknown reason. */
const GIFT_WRAP_TOLERANCE_PX = 3;

const showsGiftWrap = (id: string) => /^(components-giftwrap|flows-gift|pages-gift)--/.test(id);

export interface ScreenshotOptions {
  id: string;
  variant: ScreenshotVariant;
  /** The viewport before it grew to the height of the page. */
  viewport: Viewport;
}

function appendToList(list: 'expected' | 'unstable', id: string, variant: ScreenshotVariant): void {
  mkdirSync(listsFolder, { recursive: true });
  appendFileSync(path.join(listsFolder, `${list}.txt`), `${getBaselinePath(id, variant)}\n`);
}

/** Records that this run expects a baseline, to find baselines without a story. */
export const recordExpectedBaseline = (id: string, variant: ScreenshotVariant): void =>
  appendToList('expected', id, variant);

async function takeScreenshot(page: Page, id: string): Promise<PNG> {
  const screenshot = decodePng(await captureViewport(page));
  return id.startsWith('components-') ? crop(screenshot) : screenshot;
}

async function retakeScreenshot(page: Page, { id, viewport }: ScreenshotOptions): Promise<PNG> {
  await setViewport(page, viewport);
  await forceRepaint(page);
  await growToPageHeight(page, viewport);
  return takeScreenshot(page, id);
}

function saveImage(name: string, image: PNG): void {
  const file = path.join(differencesFolder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, encodePng(image, 'fast'));
}

/** If the first screenshot differs, takes a second one; if that one matches, lists the story as unstable. */
export async function matchScreenshot(page: Page, options: ScreenshotOptions): Promise<void> {
  const { id, variant } = options;
  const name = getBaselinePath(id, variant);
  const file = path.join(baselines, name);
  const baseline = existsSync(file) ? decodePng(readFileSync(file)) : null;
  const first = await takeScreenshot(page, id);
  if (baseline && isSameImage(first, baseline)) return;
  if (isUpdate) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, encodePng(await retakeScreenshot(page, options), 'small'));
    return;
  }
  if (!baseline) {
    throw new Error(
      `${id} (${variant}) has no baseline. Create it: npm run test:visual -- --update`,
    );
  }
  const tolerance = showsGiftWrap(id) ? GIFT_WRAP_TOLERANCE_PX : 0;
  if (!compare(first, baseline, tolerance)) return;
  const second = await retakeScreenshot(page, options);
  const difference = compare(second, baseline, tolerance);
  if (!difference) return appendToList('unstable', id, variant);
  saveImage(name.replace('.png', '-received.png'), second);
  if (difference.image) saveImage(name.replace('.png', '-diff.png'), difference.image);
  throw new Error(
    `${id} (${variant}): ${difference.message}: ${differencesFolder}\n` +
      'If the change is intended: npm run test:visual -- --update',
  );
}
