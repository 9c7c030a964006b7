import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import snapshots from 'jest-image-snapshot';
import type { Page } from 'playwright';
import type { Look } from '../screens.ts';

interface RunnersExpect {
  (received: Buffer): { toMatchImageSnapshot(options: Record<string, string>): void };
  extend(matchers: Record<string, unknown>): void;
}

/** The test runner's `expect`; there is none when the configuration alone is read. */
const runnersExpect = () => (globalThis as unknown as { expect: RunnersExpect }).expect;

const baselines = path.resolve('stories/__image_snapshots__');
const notes = path.resolve('.cache/visual/expected.txt');
const diffs = path.resolve('.cache/visual-diff');

/** Pixels that may differ, as a share of the picture. */
const TOLERANCE = 0.001;

const areaOf = (title: string) =>
  (title.split('/')[0] ?? 'other').toLowerCase().replace(/\W+/g, '-');

export function installImageMatcher(): void {
  runnersExpect().extend({
    toMatchImageSnapshot: snapshots.configureToMatchImageSnapshot({
      customDiffDir: diffs,
      failureThreshold: TOLERANCE,
      failureThresholdType: 'percent',
      runInProcess: true,
    }),
  });
}

/** Keeps the name of a picture that this run expects, so that one that nobody expects can be found. */
export function noteImage(title: string, id: string, look: Look): void {
  mkdirSync(path.dirname(notes), { recursive: true });
  appendFileSync(notes, `${areaOf(title)}/${id}-${look}.png\n`);
}

/** Compares the page with one of the story's pictures; draws the picture where there is none yet. */
export async function matchImage(page: Page, title: string, id: string, look: Look): Promise<void> {
  const shot = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  const directory = path.join(baselines, areaOf(title));
  const identifier = `${id}-${look}`;
  const baseline = path.join(directory, `${identifier}.png`);
  // The usual case, and much the fastest: the same bytes.
  if (existsSync(baseline) && readFileSync(baseline).equals(shot)) return;
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
}
