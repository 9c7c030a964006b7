import type { BrowserContext, Page, TestInfo } from '@playwright/test';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { routeTable } from '../src/routeTable';

// Which pages a test comes to is in no source: links lead on. So it is written down, in opened.json, by
// `npm run test:e2e -- --record`, and every run holds each test to what is written there, a new one too: that a
// change of a page reaches no other test (`npm test -- --changed`) is as sure as that.

/** How often a test pressed on each page that it opened, by the page's path. */
export type Opened = Record<string, number>;

const here = import.meta.dirname;
const file = path.join(here, 'opened.json');
/** Where scripts/e2e.mjs finds what was met; JSON, a line for each test. */
const notes = process.env.E2E_OPENED;

const PRESSED = 'tellOfPress';

let known: Record<string, Opened> | undefined;
const record = () => {
  known ??= existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return known ?? {};
};

/** The name of a test in the record: its file from the wallet's folder, and its titles. */
const nameOf = ({ file: spec, titlePath }: TestInfo) =>
  [path.relative(path.dirname(here), spec).replaceAll('\\', '/'), ...titlePath.slice(1)].join(
    ' › ',
  );

/** The path as the table of routes has it; what is no path there has no page of its own. */
function pathOf(url: string): string | undefined {
  if (!/^https?:/.test(url)) return undefined;
  const { pathname } = new URL(url);
  const plain = pathname === '/' ? pathname : pathname.replace(/\/+$/, '');
  return Object.hasOwn(routeTable, plain) ? plain : undefined;
}

/** Tells of every press in the page; runs in every document before anything of its own. */
function watchPresses(tell: string) {
  document.addEventListener(
    'click',
    () => (window as unknown as Record<string, (at: string) => void>)[tell]?.(location.href),
    { capture: true },
  );
}

/** Keeps which pages are opened in a context, and in all that come beside it, from now on. */
export async function watchOpened(context: BrowserContext): Promise<Opened> {
  const opened: Opened = {};
  const note = (url: string, presses: number) => {
    const at = pathOf(url);
    if (at !== undefined) opened[at] = (opened[at] ?? 0) + presses;
  };
  const watchPage = (page: Page) =>
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) note(frame.url(), 0);
    });
  const watch = (it: BrowserContext) => {
    for (const page of it.pages()) watchPage(page);
    it.on('page', watchPage);
  };
  watch(context);
  const browser = context.browser();
  browser?.on('context', watch);
  context.on('close', () => browser?.off('context', watch));
  if (notes) {
    await context.exposeFunction(PRESSED, (url: string) => note(url, 1));
    await context.addInitScript(watchPresses, PRESSED);
  }
  return opened;
}

/** Writes down what a test opened, or holds it to what is written. */
export function tellOpened(testInfo: TestInfo, opened: Opened): void {
  const name = nameOf(testInfo);
  if (notes) {
    mkdirSync(path.dirname(notes), { recursive: true });
    appendFileSync(notes, `${JSON.stringify([name, opened])}\n`);
    return;
  }
  const expected = record()[name];
  const more = Object.keys(opened).filter((at) => expected?.[at] === undefined);
  if (expected !== undefined && more.length === 0) return;
  const what =
    expected === undefined
      ? 'This test is not in e2e/opened.json'
      : `This test opened ${more.join(', ')}, which e2e/opened.json does not say of it`;
  const script = name.startsWith('e2e-api/') ? 'test:e2e:api' : 'test:e2e';
  throw new Error(`${what}: npm run ${script} -- --record`);
}
