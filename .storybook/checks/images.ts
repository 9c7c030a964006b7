import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import snapshots from 'jest-image-snapshot';
import type { Page } from 'playwright';
import type { PNG } from 'pngjs';
import { getBaselinePath, type Look } from '../screens.ts';
import { crop, isSame, pack, unpack } from './pixels.ts';
import { shoot } from './screenshots.ts';
import { repaint, resize, showWhole, type Viewport } from './settle.ts';

interface RunnersExpect {
  (received: Buffer): { toMatchImageSnapshot(options: Record<string, string | number>): void };
  extend(matchers: Record<string, unknown>): void;
}

/** The test runner's `expect`; undefined while the runner only reads the configuration. */
const runnersExpect = () => (globalThis as unknown as { expect: RunnersExpect }).expect;

const isUpdate = process.env.STORY_IMAGES === 'update';

const baselines = path.resolve('stories/__image_snapshots__');
/** Folder of the image lists that scripts/lib/pictures.mjs reads. */
const lists = path.resolve('.cache/visual');

/** Per-pixel tolerance, 0 to 1: about two of 255 colour steps, because processors round gradients differently. */
const COLOUR_TOLERANCE = 0.01;

/**
 * The number of pixels by which a screenshot with a gift wrap may differ beyond the colour tolerance: one machine
 * anti-aliased up to three pixels of the artwork differently, with the same browser and with
 * `--disable-skia-runtime-opts`. The cause is unknown.
 */
const ART_TOLERANCE = 3;

const showsGiftWrap = (id: string) => /^(components-giftwrap|flows-gift|pages-gift)--/.test(id);

/** The story and the settings of a screenshot. */
export interface Picture {
  id: string;
  look: Look;
  /** The viewport before it grew to the height of the page. */
  viewport: Viewport;
}

export function installImageMatcher(): void {
  runnersExpect().extend({
    toMatchImageSnapshot: snapshots.configureToMatchImageSnapshot({
      customDiffDir: path.resolve('.cache/visual-diff'),
      customDiffConfig: { threshold: COLOUR_TOLERANCE, includeAA: true },
      failureThreshold: 0,
      failureThresholdType: 'pixel',
      runInProcess: true,
    }),
  });
}

function note(list: 'expected' | 'unstable', id: string, look: Look): void {
  mkdirSync(lists, { recursive: true });
  appendFileSync(path.join(lists, `${list}.txt`), `${getBaselinePath(id, look)}\n`);
}

/** Records that this run expects an image, to find baselines without a story. */
export const noteImage = (id: string, look: Look): void => note('expected', id, look);

/** Takes a screenshot; crops a component to its own edges. */
async function take(page: Page, id: string): Promise<PNG> {
  const picture = unpack(await shoot(page));
  return id.startsWith('components-') ? crop(picture) : picture;
}

async function takeAgain(page: Page, { id, viewport }: Picture): Promise<PNG> {
  await resize(page, viewport);
  await repaint(page);
  await showWhole(page, viewport);
  return take(page, id);
}

/** Returns the difference that exceeds the tolerance; null if there is none. */
function compare(picture: PNG, baseline: string, id: string): unknown {
  try {
    runnersExpect()(pack(picture, 'fast')).toMatchImageSnapshot({
      customSnapshotsDir: path.dirname(baseline),
      customSnapshotIdentifier: path.basename(baseline, '.png'),
      ...(showsGiftWrap(id) && { failureThreshold: ART_TOLERANCE }),
    });
    return null;
  } catch (error) {
    return error;
  }
}

/**
 * Compares the page with the story's baseline. If they differ, takes a second screenshot; if that one matches, lists
 * the story as unstable.
 */
export async function matchImage(page: Page, picture: Picture): Promise<void> {
  const { id, look } = picture;
  const baseline = path.join(baselines, getBaselinePath(id, look));
  const first = await take(page, id);
  if (existsSync(baseline) && isSame(first, unpack(readFileSync(baseline)))) return;
  if (isUpdate) {
    mkdirSync(path.dirname(baseline), { recursive: true });
    writeFileSync(baseline, pack(await takeAgain(page, picture), 'small'));
    return;
  }
  if (compare(first, baseline, id) === null) return;
  const difference = compare(await takeAgain(page, picture), baseline, id);
  if (difference === null) return note('unstable', id, look);
  const message = difference instanceof Error ? difference.message.trim() : String(difference);
  throw new Error(
    `${id} (${look}): ${message}\nIf the change is intended: npm run test:visual -- --update`,
    { cause: difference },
  );
}
