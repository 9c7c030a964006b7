// Finds Chrome or Chromium for the tests, or installs a browser if there is none.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { run } from './processes.mjs';

/** Flags in addition to Playwright's: for containers, and for the same pixels on every machine. */
export const browserFlags = [
  // Containers run as root.
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  // The default in Chromium, but its headless shell needs the flag.
  '--font-render-hinting=slight',
  '--hide-scrollbars',
  // A partial repaint rounds colours differently from a full one.
  '--disable-partial-raster',
];

/** Debian's headless Chromium, which does a sixth to a fifth less work for the same page. */
const SHELL = 'chromium-headless-shell';

/** Headed browsers; only they can install apps. */
const WINDOWED = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'chrome.exe',
];

/** @param {readonly string[]} commands */
function listUsualPaths(commands) {
  const { ProgramFiles, 'ProgramFiles(x86)': programs32, LOCALAPPDATA, PATH = '' } = process.env;
  const mac = ['Google Chrome', 'Chromium'].map(
    (app) => `Applications/${app}.app/Contents/MacOS/${app}`,
  );
  const windows = [ProgramFiles, programs32, LOCALAPPDATA].filter((dir) => dir !== undefined);
  return [
    ...PATH.split(path.delimiter).flatMap((dir) => commands.map((name) => path.join(dir, name))),
    '/opt/google/chrome/chrome',
    '/snap/bin/chromium',
    ...mac.flatMap((app) => [`/${app}`, path.join(os.homedir(), app)]),
    ...windows.map((dir) => path.join(dir, 'Google/Chrome/Application/chrome.exe')),
  ];
}

/** @param {string} file */
function canRun(file) {
  try {
    accessSync(file, constants.X_OK);
  } catch {
    return false;
  }
  // Ubuntu's chromium-browser only prints a hint to install a snap and then fails.
  if (process.platform !== 'linux') return true;
  return spawnSync(file, ['--version'], { timeout: 20_000 }).status === 0;
}

/** Returns the path of the browser that `npx playwright install` downloads. */
function getPlaywrightsBrowser() {
  try {
    const { chromium } = createRequire(import.meta.url)('@playwright/test');
    return /** @type {string} */ (chromium.executablePath());
  } catch {
    return undefined;
  }
}

/**
 * Returns CHROME_PATH, or else the path of an installed Chrome or Chromium, or of Playwright's browser.
 * @throws if CHROME_PATH cannot be run
 */
export function findBrowser() {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (!canRun(named)) throw new Error(`CHROME_PATH is ${named}, which cannot be run.`);
    return named;
  }
  return findFirst([SHELL, ...WINDOWED]);
}

/** @param {readonly string[]} commands */
const findFirst = (commands) =>
  [...listUsualPaths(commands), getPlaywrightsBrowser()].find(
    (file) => file !== undefined && canRun(file),
  );

/** Returns the path of a headed browser if there is one, or else of another browser. */
export const findWindowed = () => findFirst(WINDOWED) ?? findBrowser();

const isDebian = () =>
  existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));

const isRoot = () => process.getuid?.() === 0;

/**
 * Installs Debian packages, if this is Debian and the user is root.
 * @param {readonly string[]} names
 */
export async function installFromDebian(names) {
  if (!isRoot() || !isDebian()) return;
  console.log(`Installing ${names.join(' and ')} …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const quiet = ['-qq', '-o', 'Dpkg::Use-Pty=0'];
  await run('apt-get', ['update', ...quiet], { env, limitMs: 180_000 });
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...quiet, ...names], {
    env,
    limitMs: 600_000,
  });
}

/** Installs Debian's headless shell and Chromium. */
async function installChromium() {
  await installFromDebian([SHELL, ...(findFirst(WINDOWED) ? [] : ['chromium'])]);
  return findBrowser();
}

async function installFromPlaywright() {
  console.log('No Chrome or Chromium found; installing one …');
  const withLibraries = isRoot() && process.platform === 'linux' ? ['--with-deps'] : [];
  await run('playwright', ['install', ...withLibraries, 'chromium'], { limitMs: 300_000 });
  return findBrowser();
}

/** Whether installing another browser would be no improvement. @param {string | undefined} browser */
const isBest = (browser) =>
  browser !== undefined &&
  (browser === process.env.CHROME_PATH ||
    (path.basename(browser) === SHELL && findFirst(WINDOWED) !== undefined));

/** @throws with instructions if no browser can be found or installed */
export async function ensureBrowser() {
  const found = findBrowser();
  if (isBest(found)) return found;
  const browser = (await installChromium()) ?? found ?? (await installFromPlaywright());
  if (browser) return browser;
  throw new Error(
    [
      'The tests need Chrome or Chromium, and none could be found or installed.',
      `Install one (Debian: apt-get install chromium; elsewhere: https://www.google.com/chrome),`,
      `or name one that you have: CHROME_PATH=/path/to/chrome npm test`,
    ].join('\n'),
  );
}
