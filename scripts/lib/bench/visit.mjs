// One visit of each of the benchmark's pages, by a browser that is made four times slower. What a person waits
// for is timed in the page, from the event to the frame in which its effect is painted.
import { gzipSync } from 'node:zlib';
import { median } from './ratios.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} BrowserPage */

const THROTTLE = 4;

const OPENINGS = 3;
const AGAIN = 5;
/** What follows a change by itself is over then. */
const SETTLED_MS = 100;

const TYPED = '1234567890';

/** What both screens have, found as it stands in either. */
const AMOUNT = 'input[inputmode="decimal"]';
const SELECT = 'select:not([tabindex="-1"]), button[aria-haspopup="listbox"]';
const DIALOG = 'dialog[open], [role="dialog"]';
const LIST = 'select:open, [role="listbox"]';
const SCREEN = [
  AMOUNT,
  SELECT,
  '[type="radio"]',
  '[role="switch"]',
  'ul[aria-label="History"] > li:nth-child(20)',
];

/**
 * @template T
 * @param {Browser} browser
 * @param {string} url
 * @param {(page: BrowserPage, weight: () => Promise<number>) => Promise<T>} look
 */
async function visit(browser, url, look) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 800 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  /** @type {Error | undefined} */
  let broken;
  page.on('pageerror', (error) => (broken = error));
  // Among them: a text that no loaded message says.
  page.on('console', (said) => {
    if (said.type() === 'error') broken = new Error(said.text());
  });
  const weight = weigh(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => globalThis.bench !== undefined);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  const seen = await look(page, weight);
  await context.close();
  if (broken) throw broken;
  return seen;
}

/**
 * Times what follows an event.
 * @param {BrowserPage} page
 * @param {string} type of the event
 * @param {readonly string[]} parts that stand when it is over
 * @param {() => Promise<unknown>} act
 */
async function heard(page, type, parts, act) {
  await page.evaluate(
    ([name, all]) => globalThis.bench?.listen(name, all),
    /** @type {const} */ ([type, parts]),
  );
  await act();
  return (await page.evaluate(() => globalThis.bench?.heard())) ?? NaN;
}

/** @param {BrowserPage} page */
async function typing(page) {
  await page.locator(AMOUNT).focus();
  const times = [];
  for (const key of TYPED)
    times.push(await heard(page, 'keydown', [AMOUNT], () => page.keyboard.press(key)));
  if ((await page.inputValue(AMOUNT)) !== TYPED)
    throw new Error('Not all was taken that was typed.');
  return median(times);
}

/**
 * Opens something by a press, several times, and closes it by Escape.
 * @param {BrowserPage} page
 * @param {import('@playwright/test').Locator} opener
 * @param {string} opened
 */
async function opening(page, opener, opened) {
  await opener.scrollIntoViewIfNeeded();
  const box = await opener.boundingBox();
  if (!box) throw new Error(`Nothing to press that opens ${opened}.`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  const times = [];
  for (let left = OPENINGS; left > 0; left -= 1) {
    times.push(await heard(page, 'pointerdown', [opened], () => page.mouse.click(x, y)));
    await page.keyboard.press('Escape');
    await page.waitForFunction((it) => !document.querySelector(it), opened);
    // What is put back when it has closed is no part of the next opening.
    await page.waitForTimeout(SETTLED_MS);
  }
  return median(times);
}

/**
 * Counts the scripts and style sheets that a page loads, in KB of gzip.
 * @param {BrowserPage} page
 */
function weigh(page) {
  /** @type {Promise<number>[]} */
  const sizes = [];
  page.on('response', (response) => {
    if (/\.(js|css)$/.test(response.url()))
      sizes.push(response.body().then((body) => gzipSync(body).length / 1000));
  });
  return async () => {
    await page.waitForLoadState('networkidle');
    return (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
  };
}

/** @param {BrowserPage} page */
const mounting = async (page) =>
  (await page.evaluate((parts) => globalThis.bench?.mount(parts), SCREEN)) ?? NaN;

/** Takes the screen out and puts it in again. @param {BrowserPage} page */
async function mountingAgain(page) {
  const times = [];
  for (let left = AGAIN; left > 0; left -= 1) {
    await page.evaluate(() => globalThis.bench?.unmount());
    await page.waitForTimeout(SETTLED_MS);
    times.push(await mounting(page));
    await page.waitForTimeout(SETTLED_MS);
  }
  return median(times);
}

/** @param {Browser} browser @param {string} url of the screen */
export const visitScreen = (browser, url) =>
  visit(browser, url, async (page, weight) => {
    const first = await mounting(page);
    const firstBytes = await weight();
    const nodes = await page.evaluate(() => document.querySelectorAll('#root *').length);
    const mount = await mountingAgain(page);
    const opener = page.getByRole('button', { name: 'Send money' });
    const times = {
      typing: await typing(page),
      dialog: await opening(page, opener, DIALOG),
      select: await opening(page, page.locator(SELECT), LIST),
    };
    // What else it has is loaded at the latest when it is used.
    await opener.click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('Sent', { exact: true }).last().waitFor();
    return { first, mount, ...times, nodes, firstBytes, bytes: await weight() };
  });

/** @param {Browser} browser @param {string} url of the history */
export const visitHistory = (browser, url) =>
  visit(browser, url, async (page) => {
    await page.evaluate(() => globalThis.bench?.mount(['li:nth-child(20)']));
    return { scroll: (await page.evaluate(() => globalThis.bench?.scroll())) ?? NaN };
  });
