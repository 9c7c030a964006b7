import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import snapshots from 'jest-image-snapshot';
import type { Page } from 'playwright';
import type { PNG } from 'pngjs';
import type { Look } from '../screens.ts';
import { isKept, noteGlance } from './glances.ts';
import { cutOut, hasSameSize, isSame, pack, unpack, whereDifferent } from './pixels.ts';
import { shoot } from './screenshots.ts';
import { repaint, resize, settle, showWhole, type Viewport } from './settle.ts';

interface RunnersExpect {
  (received: Buffer): { toMatchImageSnapshot(options: Record<string, string>): void };
  extend(matchers: Record<string, unknown>): void;
}

/** The test runner's `expect`; there is none when the configuration alone is read. */
const runnersExpect = () => (globalThis as unknown as { expect: RunnersExpect }).expect;

/** `--update`: what is not to the last pixel the same takes the place of what was kept. */
const drawsAnew = process.env.STORY_IMAGES === 'draw';

const baselines = path.resolve('stories/__image_snapshots__');
const notes = path.resolve('.cache/visual/expected.txt');
const diffs = path.resolve('.cache/visual-diff');
/** The pictures that this run had to draw more than once; scripts/pictures.mjs says them. */
const unsteady = path.resolve('.cache/visual/unsteady.txt');
/** What was the same but for what the tolerance allows, to be looked at; scripts/pictures.mjs names it. */
const alike = path.resolve('.cache/visual/alike');

/**
 * How far a pixel's colour may be off, of 1: two of 255 steps, since processors round gradients in one way or
 * the other. No pixel may be further off, not one at the edge of a letter either.
 */
const COLOUR_TOLERANCE = 0.01;

const areaOf = (title: string) =>
  (title.split('/')[0] ?? 'other').toLowerCase().replace(/\W+/g, '-');

const nameOf = (title: string, id: string, look: Look) => `${areaOf(title)}/${id}-${look}.png`;

export function installImageMatcher(): void {
  runnersExpect().extend({
    toMatchImageSnapshot: snapshots.configureToMatchImageSnapshot({
      customDiffDir: diffs,
      customDiffConfig: { threshold: COLOUR_TOLERANCE, includeAA: true },
      failureThreshold: 0,
      failureThresholdType: 'pixel',
      runInProcess: true,
    }),
  });
}

/** Keeps the name of a picture that this run expects, so that one that nobody expects can be found. */
export function noteImage(title: string, id: string, look: Look): void {
  mkdirSync(path.dirname(notes), { recursive: true });
  appendFileSync(notes, `${nameOf(title, id, look)}\n`);
}

/**
 * How often a page that does not look as it should is drawn, until it looks the same twice, and once more when all
 * of it was painted anew.
 */
const ATTEMPTS = 5;

/** What a picture is of. */
export interface Picture {
  title: string;
  id: string;
  look: Look;
  /** What the page is taken in, before it is made as tall as what it shows. */
  viewport: Viewport;
}

/** A picture as the browser gave it, and what of it is kept. */
interface Taken {
  bytes: Buffer;
  shown: PNG;
}

/** Of a component only the component is kept. */
function read(title: string, bytes: Buffer): Taken {
  const whole = unpack(bytes);
  return { bytes, shown: title.startsWith('Components/') ? cutOut(whole) : whole };
}

/** A picture of the page once it stands still, where the first may have been taken too early. */
async function shootAgain(
  page: Page,
  { title, viewport }: Picture,
  first: Taken,
  known: PNG,
): Promise<Taken> {
  let last = first;
  let isRepainted = false;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const fits = hasSameSize(last.shown, known);
    if (!fits) await resize(page, viewport);
    await settle(page);
    if (!fits) await showWhole(page, viewport);
    const next = read(title, await shoot(page));
    if (isSame(next.shown, known)) return next;
    if (isSame(next.shown, last.shown)) {
      if (isRepainted) return next;
      // A part that the browser has left as it was would be left so for ever.
      isRepainted = true;
      await repaint(page);
    }
    last = next;
  }
  return last;
}

/** Compares the page with one of the story's pictures; draws the picture where there is none yet. */
export async function matchImage(page: Page, picture: Picture): Promise<void> {
  const { title, id, look } = picture;
  const directory = path.join(baselines, areaOf(title));
  const identifier = `${id}-${look}`;
  const baseline = path.join(directory, `${identifier}.png`);
  const name = nameOf(title, id, look);
  const kept = existsSync(baseline) ? readFileSync(baseline) : undefined;
  const bytes = await shoot(page);
  // The usual case, and much the fastest.
  if (kept && isKept(name, kept, bytes)) return;
  const first = read(title, bytes);
  const known = kept && unpack(kept);
  if (kept && known && isSame(first.shown, known)) return noteGlance(name, kept, bytes);
  const taken = known ? await shootAgain(page, picture, first, known) : first;
  if (!isSame(taken.shown, first.shown)) appendFileSync(unsteady, `${identifier}\n`);
  if (kept && known && isSame(taken.shown, known)) return noteGlance(name, kept, taken.bytes);
  // What is only compared need not be small.
  const drawn = pack(taken.shown, kept && !drawsAnew ? 'fast' : 'small');
  if (drawsAnew) {
    mkdirSync(directory, { recursive: true });
    writeFileSync(baseline, drawn);
    return noteGlance(name, drawn, taken.bytes);
  }
  try {
    runnersExpect()(drawn).toMatchImageSnapshot({
      customSnapshotsDir: directory,
      customSnapshotIdentifier: identifier,
    });
  } catch (error) {
    const what = error instanceof Error ? error.message.trim() : String(error);
    const before = isSame(taken.shown, first.shown) ? 'the same' : 'another';
    const place = known
      ? `\nIt differs in ${whereDifferent(taken.shown, known)}; the first picture was ${before}.`
      : '';
    throw new Error(
      `${identifier}: ${what}${place}\nIf it should look so: npm run test:visual -- --update`,
      { cause: error },
    );
  }
  if (!kept) return noteGlance(name, drawn, taken.bytes);
  // Within the tolerance, but not the same: said too, since a tolerance hides what it is not for.
  mkdirSync(alike, { recursive: true });
  writeFileSync(path.join(alike, `${identifier}.png`), drawn);
}
