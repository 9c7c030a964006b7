import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import type { PNG } from 'pngjs';
import { getBaselinePath, type ScreenshotVariant } from './variants.ts';
import { getBaselineFile } from './baselines.ts';
import { compare, crop, isSameImage, encodePng, decodePng, haveSamePixels } from './pixels.ts';
import { captureViewport } from './captureViewport.ts';
import { forceRepaint, setViewport, growToPageHeight, type Viewport } from './waitUntilStable.ts';

const isUpdate = process.env.STORY_SCREENSHOTS === 'update';

/** Whether a screenshot that matches only when it is taken again is a failure. */
const mustBeStable = process.env.STORY_LANGUAGES === 'on';

/** Folder of the screenshots that differ and of their differences, which the CI workflow uploads. */
const differencesFolder = path.resolve('.cache/visual-diff');

/** In pixels. One machine anti-aliased up to three pixels differently, for an unknown reason. */
const GIFT_WRAP_TOLERANCE_PX = 3;

const showsGiftWrap = (id: string) => /^(components-giftwrap|flows-gift|pages-gift)--/.test(id);

export interface ScreenshotOptions {
  id: string;
  variant: ScreenshotVariant;
  /** The viewport before it grew to the height of the page. */
  viewport: Viewport;
}

/** Components are cropped, because most of their page is empty. */
const isCropped = (id: string) => id.startsWith('components-');

function decodeScreenshot(png: Buffer, id: string): PNG {
  const screenshot = decodePng(png);
  return isCropped(id) ? crop(screenshot) : screenshot;
}

async function retakeScreenshot(page: Page, { id, viewport }: ScreenshotOptions): Promise<PNG> {
  await setViewport(page, viewport);
  await forceRepaint(page);
  await growToPageHeight(page, viewport);
  return decodeScreenshot(await captureViewport(page), id);
}

function saveImage(name: string, image: PNG): void {
  const file = path.join(differencesFolder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, encodePng(image, 'fast'));
}

/** If the first screenshot differs, takes a second one. */
export async function matchScreenshot(page: Page, options: ScreenshotOptions): Promise<void> {
  const { id, variant } = options;
  const name = getBaselinePath(id, variant);
  const file = getBaselineFile(name);
  const baselinePng = existsSync(file) ? readFileSync(file) : null;
  const png = await captureViewport(page);
  if (baselinePng && !isCropped(id) && haveSamePixels(png, baselinePng)) return;
  const first = decodeScreenshot(png, id);
  const baseline = baselinePng && decodePng(baselinePng);
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
  if (!difference) {
    const message = `Unstable, matched when taken again: ${name}`;
    if (mustBeStable) throw new Error(message);
    console.warn(message);
    return;
  }
  saveImage(name.replace('.png', '-received.png'), second);
  if (difference.image) saveImage(name.replace('.png', '-diff.png'), difference.image);
  throw new Error(
    `${id} (${variant}): ${difference.message}: ${differencesFolder}\n` +
      'If the change is intended: npm run test:visual -- --update',
  );
}
