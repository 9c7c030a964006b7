import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import snapshots from 'jest-image-snapshot';
import type { Page } from 'playwright';
import type { Look } from '../screens.ts';
import { isKept, noteGlance } from './glances.ts';
import { glance, shoot } from './screenshots.ts';
import { resize, settle, showWhole, type Viewport } from './settle.ts';

interface RunnersExpect {
  (received: Buffer): { toMatchImageSnapshot(options: Record<string, string>): void };
  extend(matchers: Record<string, unknown>): void;
}

/** The test runner's `expect`; there is none when the configuration alone is read. */
const runnersExpect = () => (globalThis as unknown as { expect: RunnersExpect }).expect;

const baselines = path.resolve('stories/__image_snapshots__');
const notes = path.resolve('.cache/visual/expected.txt');
const diffs = path.resolve('.cache/visual-diff');
/** The pictures that this run had to draw more than once; scripts/pictures.mjs says them. */
const unsteady = path.resolve('.cache/visual/unsteady.txt');
/** What was the same but for what the tolerance allows, to be looked at; scripts/pictures.mjs names it. */
const alike = path.resolve('.cache/visual/alike');

/**
 * Pixels that may differ. Not none: one letter in thousands stands a quarter of a pixel aside in one run and
 * not in another (21 pixels at most were seen); another word, or another icon, is more.
 */
const TOLERANCE = 30;
/** How far a pixel's colour may be off, of 1: gradients are rounded one way or the other. */
const COLOUR_TOLERANCE = 0.1;

const areaOf = (title: string) =>
  (title.split('/')[0] ?? 'other').toLowerCase().replace(/\W+/g, '-');

const nameOf = (title: string, id: string, look: Look) => `${areaOf(title)}/${id}-${look}.png`;

export function installImageMatcher(): void {
  runnersExpect().extend({
    toMatchImageSnapshot: snapshots.configureToMatchImageSnapshot({
      customDiffDir: diffs,
      customDiffConfig: { threshold: COLOUR_TOLERANCE },
      failureThreshold: TOLERANCE,
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

/** How often a page that does not look as it should is drawn, until it looks the same twice. */
const ATTEMPTS = 5;

/** Width and height, as a PNG says them. */
const sizeOf = (png: Buffer) => png.subarray(16, 24);

/** A picture of the page once it stands still, where the first may have been taken too early. */
async function shootAgain(
  page: Page,
  viewport: Viewport,
  first: Buffer,
  known: Buffer,
): Promise<Buffer> {
  let last = first;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const fits = sizeOf(last).equals(sizeOf(known));
    if (!fits) await resize(page, viewport);
    await settle(page);
    if (!fits) await showWhole(page, viewport);
    const next = await shoot(page);
    if (next.equals(known) || next.equals(last)) return next;
    last = next;
  }
  return last;
}

/** What a picture is of. */
export interface Picture {
  title: string;
  id: string;
  look: Look;
  /** What the page is taken in, before it is made as tall as what it shows. */
  viewport: Viewport;
}

/** Compares the page with one of the story's pictures; draws the picture where there is none yet. */
export async function matchImage(
  page: Page,
  { title, id, look, viewport }: Picture,
): Promise<void> {
  const directory = path.join(baselines, areaOf(title));
  const identifier = `${id}-${look}`;
  const baseline = path.join(directory, `${identifier}.png`);
  const name = nameOf(title, id, look);
  const known = existsSync(baseline) ? readFileSync(baseline) : undefined;
  const loose = await glance(page);
  // The usual case, and much the fastest.
  if (known && isKept(name, known, loose)) return;
  const first = await shoot(page);
  if (known?.equals(first)) return noteGlance(name, first, loose);
  const shot = known ? await shootAgain(page, viewport, first, known) : first;
  if (known && !shot.equals(first)) appendFileSync(unsteady, `${identifier}\n`);
  if (known?.equals(shot)) return;
  try {
    runnersExpect()(shot).toMatchImageSnapshot({
      customSnapshotsDir: directory,
      customSnapshotIdentifier: identifier,
    });
  } catch (error) {
    const what = error instanceof Error ? error.message.trim() : String(error);
    throw new Error(
      `${identifier}: ${what}\nIf it should look so: npm run test:visual -- --update`,
      { cause: error },
    );
  }
  const drawn = readFileSync(baseline);
  if (!known?.equals(drawn)) return noteGlance(name, drawn, loose);
  // Within the tolerance, but not the same: said too, since a tolerance hides what it is not for.
  mkdirSync(alike, { recursive: true });
  writeFileSync(path.join(alike, `${identifier}.png`), shot);
}
