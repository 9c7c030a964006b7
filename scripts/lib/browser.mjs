// Finds a Chrome or Chromium for the tests; installs one when there is none.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { run } from './processes.mjs';

/**
 * Chromium features that the tests do without. Of two `--disable-features` the browser takes the last, so
 * Playwright's own list stands here too; scripts/browser.test.ts tells when it has grown. The first three
 * are ours: for each browser context Debian's Chromium opens two pages that hold what its address bar
 * would suggest, half of what a context costs.
 */
export const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/**
 * What the tests' browser is started with: no sandbox (containers run as root), no calls of its own
 * to the network, and the same letters and colours on every machine.
 */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The shell shapes letters by this flag as Chromium does by itself: their pictures are the same.
  '--font-render-hinting=slight',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  // A part of the page that is drawn anew is rounded in one way beside what stands, in another one alone.
  '--disable-partial-raster',
  `--disable-features=${disabledFeatures.join(',')}`,
];

/** Debian's Chromium without the window that nobody looks at: a sixth to a fifth less work for the same page. */
const SHELL = 'chromium-headless-shell';

/** Those with a window, which know what an app is that one installs. */
const windowed = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'chrome.exe',
];

/** @param {readonly string[]} commands */
function usualPlaces(commands) {
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
  // Ubuntu's chromium-browser is a note about a snap and no browser: only asking tells.
  if (process.platform !== 'linux') return true;
  return spawnSync(file, ['--version'], { timeout: 20_000 }).status === 0;
}

/** The browser that `npx playwright install` lays, if it did. */
function playwrightsOwn() {
  try {
    const { chromium } = createRequire(import.meta.url)('@playwright/test');
    return /** @type {string} */ (chromium.executablePath());
  } catch {
    return undefined;
  }
}

/**
 * The path of a browser: CHROME_PATH, an installed Chrome or Chromium, or Playwright's own.
 * @throws when CHROME_PATH names nothing that can be run
 */
export function findBrowser() {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (!canRun(named)) throw new Error(`CHROME_PATH is ${named}, which cannot be run.`);
    return named;
  }
  return firstOf([SHELL, ...windowed]);
}

/** @param {readonly string[]} commands */
const firstOf = (commands) =>
  [...usualPlaces(commands), playwrightsOwn()].find((file) => file !== undefined && canRun(file));

/** The path of a browser with a window, for what the shell cannot tell; undefined where there is no browser. */
export const findWindowed = () => firstOf(windowed) ?? findBrowser();

const isDebian = () =>
  existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));

const isRoot = () => process.getuid?.() === 0;

/** Debian's shell and its Chromium, where they can be had without asking anybody. */
async function installDebians() {
  if (!isRoot() || !isDebian()) return undefined;
  const names = [SHELL, ...(firstOf(windowed) ? [] : ['chromium'])];
  console.log(`Installing ${names.join(' and ')} …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const quiet = ['-qq', '-o', 'Dpkg::Use-Pty=0'];
  await run('apt-get', ['update', ...quiet], { env, limitMs: 180_000 });
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...quiet, ...names], { env });
  return findBrowser();
}

async function installPlaywrights() {
  console.log('No Chrome or Chromium found; installing one …');
  const withLibraries = isRoot() && process.platform === 'linux' ? ['--with-deps'] : [];
  await run('playwright', ['install', ...withLibraries, 'chromium'], { limitMs: 300_000 });
  return findBrowser();
}

/** Whether nothing better than this browser could be installed. @param {string | undefined} browser */
const isChosen = (browser) =>
  browser !== undefined &&
  (browser === process.env.CHROME_PATH ||
    (path.basename(browser) === SHELL && firstOf(windowed) !== undefined));

/** Finds a browser or installs one; throws, saying what to do, when neither works. */
export async function ensureBrowser() {
  const found = findBrowser();
  if (isChosen(found)) return found;
  const browser = (await installDebians()) ?? found ?? (await installPlaywrights());
  if (browser) return browser;
  throw new Error(
    [
      'The tests need Chrome or Chromium, and none could be found or installed.',
      `Install one (Debian: apt-get install chromium; elsewhere: https://www.google.com/chrome),`,
      `or name one that you have: CHROME_PATH=/path/to/chrome npm test`,
    ].join('\n'),
  );
}
