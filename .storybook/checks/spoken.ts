import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { virtual } from '@guidepup/virtual-screen-reader';
import type { Page } from 'playwright';
import { toSpokenLines } from './toSpokenLines.ts';
import { translatedLocales } from './variants.ts';
import { waitUntilStable } from './waitUntilStable.ts';

const folder = path.resolve('stories/__spoken__/pages');
const getFile = (id: string) => path.join(folder, `${id}.txt`);

/** Whether the text of a story is a baseline: every page that has a screenshot or the tag `spoken`. */
export const isSpoken = (id: string, tags: readonly string[]) =>
  id.startsWith('pages-') &&
  !tags.includes('walk') &&
  (tags.includes('spoken') || !tags.includes('no-visual'));

const reader = readFileSync(
  path.join(
    createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader'),
    '../../esm/index.browser.js',
  ),
  'utf8',
);

declare global {
  /** The simulated screen reader. */
  var __screenReader: typeof virtual | undefined;
}

async function loadReader(page: Page): Promise<void> {
  const address = await page.evaluate(
    (source) => URL.createObjectURL(new Blob([source], { type: 'text/javascript' })),
    reader,
  );
  const content = `import { virtual } from '${address}'; globalThis.__screenReader = virtual;`;
  await page.addScriptTag({ type: 'module', content });
  await page.waitForFunction(() => globalThis.__screenReader);
}

/**
 * Returns what a screen reader says from the start to the end of the page, and the page's language; undefined if it is
 * not loaded. Announcements that only screen readers get depend on the time since an event, so they are left out; the
 * alert of toasts is not.
 */
const readPage = (page: Page) =>
  page.evaluate(async () => {
    const { __screenReader: screenReader } = globalThis;
    if (!screenReader) return undefined;
    const announcements = [
      ...document.querySelectorAll('[data-live-announcer], [role="status"]'),
    ].filter((element) => getComputedStyle(element).clipPath !== 'none');
    for (const element of announcements) element.ariaHidden = 'true';
    // It prepares the document of its container for its own user events, after which those of the stories fail.
    const frame = document.documentElement.appendChild(document.createElement('iframe'));
    const { contentDocument: value } = frame;
    Object.defineProperty(document.body, 'ownerDocument', { value, configurable: true });
    await screenReader.start({ container: document.body });
    Reflect.deleteProperty(document.body, 'ownerDocument');
    frame.remove();
    while ((await screenReader.lastSpokenPhrase()) !== 'end of document') await screenReader.next();
    const phrases = await screenReader.spokenPhraseLog();
    await screenReader.stop();
    for (const element of announcements) element.ariaHidden = null;
    return { language: document.documentElement.lang, phrases };
  });

async function speak(page: Page) {
  let spoken = await readPage(page);
  if (!spoken) {
    await loadReader(page);
    spoken = await readPage(page);
  }
  if (!spoken) throw new Error('The simulated screen reader could not be loaded.');
  const { language, phrases } = spoken;
  return { language, text: [`# ${language}`, ...toSpokenLines(phrases)].join('\n') };
}

const MAX_LINES = 12;

/** Lists the lines that only one of two texts has. */
function describeDifference(before: string, after: string): string {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const removed = old.filter((line) => !now.includes(line)).map((line) => `  - ${line}`);
  const added = now.filter((line) => !old.includes(line)).map((line) => `  + ${line}`);
  if (removed.length + added.length === 0) return '  the same lines, in another order or number';
  return [...removed.slice(0, MAX_LINES), ...added.slice(0, MAX_LINES)].join('\n');
}

/** Arabic is not the last one: the pseudo-locale, which is checked next, has its `lang`. */
const languages = ['en', ...translatedLocales].toReversed();

/** Compares what a screen reader says in the story's language, then in the other ones, with the baseline. */
export async function matchSpoken(page: Page, id: string, isUpdate: boolean): Promise<void> {
  const { language, text } = await speak(page);
  const texts = [text];
  for (const name of languages.filter((it) => it !== language)) {
    await waitUntilStable(page, { language: { name, lang: name } });
    texts.push((await speak(page)).text);
  }
  const spoken = `${texts.join('\n\n')}\n`;
  const file = getFile(id);
  const baseline = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (spoken === baseline) return;
  if (!isUpdate) {
    throw new Error(
      `${id}: a screen reader says something else:\n${describeDifference(baseline, spoken)}\n` +
        'If the change is intended: npm run test:stories -- --spoken --update',
    );
  }
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, spoken);
}

/** Returns the spoken texts that belong to no story. */
export function findSpokenOrphans(stories: readonly { id: string; tags: readonly string[] }[]) {
  const expected = new Set(
    stories.filter(({ id, tags }) => isSpoken(id, tags)).map(({ id }) => getFile(id)),
  );
  return globSync('*.txt', { cwd: folder })
    .map((name) => path.join(folder, name))
    .filter((file) => !expected.has(file));
}

export function removeSpoken(files: readonly string[]): void {
  for (const file of files) rmSync(file);
}
