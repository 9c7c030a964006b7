import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import untypedSnapshots from 'jest-image-snapshot';
import type { Page } from 'playwright';
import type { PNG } from 'pngjs';
import { getBaselinePath, type ImageVariant } from '../screens.ts';
import { crop, isSameImage, encodePng, decodePng } from './pixels.ts';
import { captureViewport } from './captureViewport.ts';
import { forceRepaint, setViewport, growToPageHeight, type Viewport } from './waitUntilStable.ts';

interface RunnersExpect {
  (received: Buffer): { toMatchImageSnapshot(options: Record<string, string | number>): void };
  extend(matchers: Record<string, unknown>): void;
}

/** The test runner's `expect`; undefined while the runner only reads the configuration. */
const runnersExpect = () => (globalThis as unknown as { expect: RunnersExpect }).expect;

/** The package has no types. */
const snapshots = untypedSnapshots as {
  configureToMatchImageSnapshot(options: object): unknown;
};

const isUpdate = process.env.STORY_IMAGES === 'update';

const baselines = path.resolve('stories/__image_snapshots__');
/** Folder of the image lists that scripts/lib/pictures.mjs reads. */
const imageListsFolder = path.resolve('.cache/visual');

/** Per-pixel tolerance, 0 to 1: about two of 255 colour steps, because processors round gradients differently. */
const COLOR_TOLERANCE = 0.01;

/** In pixels. One machine anti-aliased up to three pixels differently, for an unknown reason. */
const GIFT_WRAP_TOLERANCE_PX = 3;

const showsGiftWrap = (id: string) => /^(components-giftwrap|flows-gift|pages-gift)--/.test(id);

export interface Picture {
  id: string;
  variant: ImageVariant;
  /** The viewport before it grew to the height of the page. */
  viewport: Viewport;
}

export function installImageMatcher(): void {
  runnersExpect().extend({
    toMatchImageSnapshot: snapshots.configureToMatchImageSnapshot({
      customDiffDir: path.resolve('.cache/visual-diff'),
      customDiffConfig: { threshold: COLOR_TOLERANCE, includeAA: true },
      failureThreshold: 0,
      failureThresholdType: 'pixel',
      runInProcess: true,
    }),
  });
}

function appendToList(list: 'expected' | 'unstable', id: string, variant: ImageVariant): void {
  mkdirSync(imageListsFolder, { recursive: true });
  appendFileSync(path.join(imageListsFolder, `${list}.txt`), `${getBaselinePath(id, variant)}\n`);
}

/** Records that this run expects an image, to find baselines without a story. */
export const recordExpectedImage = (id: string, variant: ImageVariant): void =>
  appendToList('expected', id, variant);

async function takeScreenshot(page: Page, id: string): Promise<PNG> {
  const picture = decodePng(await captureViewport(page));
  return id.startsWith('components-') ? crop(picture) : picture;
}

async function retakeScreenshot(page: Page, { id, viewport }: Picture): Promise<PNG> {
  await setViewport(page, viewport);
  await forceRepaint(page);
  await growToPageHeight(page, viewport);
  return takeScreenshot(page, id);
}

function findDifference(picture: PNG, baseline: string, id: string): unknown {
  try {
    runnersExpect()(encodePng(picture, 'fast')).toMatchImageSnapshot({
      customSnapshotsDir: path.dirname(baseline),
      customSnapshotIdentifier: path.basename(baseline, '.png'),
      ...(showsGiftWrap(id) && { failureThreshold: GIFT_WRAP_TOLERANCE_PX }),
    });
    return null;
  } catch (error) {
    return error;
  }
}

/** If the first screenshot differs, takes a second one; if that one matches, lists the story as unstable. */
export async function matchImage(page: Page, picture: Picture): Promise<void> {
  const { id, variant } = picture;
  const baseline = path.join(baselines, getBaselinePath(id, variant));
  const first = await takeScreenshot(page, id);
  if (existsSync(baseline) && isSameImage(first, decodePng(readFileSync(baseline)))) return;
  if (isUpdate) {
    mkdirSync(path.dirname(baseline), { recursive: true });
    writeFileSync(baseline, encodePng(await retakeScreenshot(page, picture), 'small'));
    return;
  }
  if (findDifference(first, baseline, id) === null) return;
  const difference = findDifference(await retakeScreenshot(page, picture), baseline, id);
  if (difference === null) return appendToList('unstable', id, variant);
  const message = difference instanceof Error ? difference.message.trim() : String(difference);
  throw new Error(
    `${id} (${variant}): ${message}\nIf the change is intended: npm run test:visual -- --update`,
    { cause: difference },
  );
}
